internal import Crypto
internal import CryptoExtras

/// What is kept of a password: its scrypt, from which nobody gets the password back.
package struct PasswordHash: Sendable, Hashable {
  /// How much work it is to compute.
  package struct Cost: Sendable, Hashable {
    /// The logarithm of the number of rounds.
    let logRounds: Int
    /// The size of a block, in 128 bytes.
    let blockSize: Int
    /// How many computations are mixed.
    let parallelism: Int

    /// Some 0.4 seconds and 32 MiB: one of the settings that OWASP's cheat sheet on password storage lists.
    package static let standard = Self(logRounds: 15, blockSize: 8, parallelism: 3)
    /// Nearly none, for tests.
    package static let least = Self(logRounds: 1, blockSize: 1, parallelism: 1)

    init(logRounds: Int, blockSize: Int, parallelism: Int) {
      self.logRounds = logRounds
      self.blockSize = blockSize
      self.parallelism = parallelism
    }

    /// Whether a server can afford it; a damaged row must not take all memory.
    fileprivate var isBearable: Bool {
      (1...18).contains(logRounds) && (1...16).contains(blockSize) && (1...16).contains(parallelism)
    }
  }

  private let cost: Cost
  private let salt: [UInt8]
  private let key: [UInt8]
  private static let saltLength = 16
  private static let keyLength = 32

  private init(cost: Cost, salt: [UInt8], key: [UInt8]) {
    self.cost = cost
    self.salt = salt
    self.key = key
  }

  /// Computes the hash of a password; nil if there is no memory for it.
  package init?(of password: Password, cost: Cost) {
    let salt = RandomText.bytes(Self.saltLength)
    guard let key = Self.key(of: password, salt: salt, cost: cost) else { return nil }
    self.init(cost: cost, salt: salt, key: unsafe key.withUnsafeBytes { unsafe Array($0) })
  }

  /// The hash of no password, for emails that nobody has: to compare with it is the same work.
  package static func ofNothing(cost: Cost) -> Self {
    Self(cost: cost, salt: RandomText.bytes(saltLength), key: RandomText.bytes(keyLength))
  }

  /// Reads what is kept; nil if it is damaged.
  package init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[0] == "scrypt", let logRounds = Int(parts[1]),
      let blockSize = Int(parts[2]), let parallelism = Int(parts[3]),
      let salt = Base64URL.bytes(parts[4]), let key = Base64URL.bytes(parts[5]),
      salt.count == Self.saltLength, key.count == Self.keyLength
    else { return nil }
    let cost = Cost(logRounds: logRounds, blockSize: blockSize, parallelism: parallelism)
    guard cost.isBearable else { return nil }
    self.init(cost: cost, salt: salt, key: key)
  }

  /// What is kept: `scrypt$15$8$3$salt$key`.
  package var text: String {
    """
    scrypt$\(cost.logRounds)$\(cost.blockSize)$\(cost.parallelism)$\(Base64URL.text(salt))\
    $\(Base64URL.text(key))
    """
  }

  /// Whether it is the hash of a password; as much work either way.
  package func matches(_ password: Password) -> Bool {
    guard let other = Self.key(of: password, salt: salt, cost: cost) else { return false }
    // Compared in constant time.
    return other == SymmetricKey(data: key)
  }

  private static func key(of password: Password, salt: [UInt8], cost: Cost) -> SymmetricKey? {
    // A mark at the end, since the function below takes no empty password.
    try? KDF.Scrypt.deriveKey(
      from: Array(password.text.utf8) + [0], salt: salt, outputByteCount: keyLength,
      rounds: 1 << cost.logRounds, blockSize: cost.blockSize, parallelism: cost.parallelism)
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import Crypto
internal import CryptoExtras

/// A public key of an issuer.
enum VerifyingKey: Sendable {
  case rsa(_RSA.Signing.PublicKey)
  case p256(P256.Signing.PublicKey)

  /// The algorithm that it is for; a token can't choose another.
  var algorithm: TokenAlgorithm {
    switch self {
    case .rsa: .rs256
    case .p256: .es256
    }
  }

  /// Reads a key of a JSON Web Key Set (RFC 7517); nil for one that signs nothing here.
  init?(_ members: [String: JSONTree]) {
    if let use = members["use"], use != .text("sig") { return nil }
    switch members["kty"] {
    case .text("RSA"):
      guard let n = Self.bytes(members["n"]), let e = Self.bytes(members["e"]),
        let key = try? _RSA.Signing.PublicKey(n: n, e: e)
      else { return nil }
      self = .rsa(key)
    case .text("EC"):
      guard members["crv"] == .text("P-256"), let x = Self.bytes(members["x"]),
        let y = Self.bytes(members["y"]), x.count == 32, y.count == 32,
        let key = try? P256.Signing.PublicKey(x963Representation: [4] + x + y)
      else { return nil }
      self = .p256(key)
    default: return nil
    }
    if let named = members["alg"], named != .text(algorithm.rawValue) { return nil }
  }

  private static func bytes(_ member: JSONTree?) -> [UInt8]? {
    guard case .text(let text)? = member else { return nil }
    return Base64URL.bytes(text)
  }

  /// Whether a signature is by this key.
  func hasSigned(_ message: [UInt8], _ signature: [UInt8]) -> Bool {
    let digest = SHA256.hash(data: message)
    switch self {
    case .rsa(let key):
      return key.isValidSignature(
        _RSA.Signing.RSASignature(rawRepresentation: signature), for: digest,
        padding: .insecurePKCS1v1_5)
    case .p256(let key):
      guard let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature) else {
        return false
      }
      return key.isValidSignature(signature, for: digest)
    }
  }

  /// The keys of a set by their names; nil for what is no set.
  static func all(json: [UInt8]) -> [String: Self]? {
    guard case .object(let members)? = JSONTree(json), case .array(let elements)? = members["keys"]
    else { return nil }
    var keys: [String: Self] = [:]
    for element in elements {
      guard case .object(let members) = element, case .text(let name)? = members["kid"],
        keys[name] == nil, let key = Self(members)
      else { continue }
      keys[name] = key
    }
    return keys
  }
}

import Crypto
import CryptoExtras
import Foundation
import Identity
import Synchronization

/// An issuer with keys of its own, whose tokens can be changed in every way.
struct TokenForge: Sendable {
  static let shared = Result { try Self() }

  /// The time that tokens are verified at.
  static let now: Int64 = 1_761_048_000
  static let name = "https://issuer.example"

  let rsa: _RSA.Signing.PrivateKey
  let p256 = P256.Signing.PrivateKey()
  /// Keys of somebody else.
  let strangers: _RSA.Signing.PrivateKey

  init() throws {
    rsa = try _RSA.Signing.PrivateKey(keySize: .bits2048)
    strangers = try _RSA.Signing.PrivateKey(keySize: .bits2048)
  }

  /// How a token is signed.
  enum Signer: Sendable {
    case rsa, p256, stranger
    /// With the public key as a shared secret.
    case publicKeyAsSecret
    /// By the right key, in the form of DER.
    case derEncoded
    case pss
    case nothing
    case text(String)
  }

  /// Members of an object, as JSON; nil leaves one out.
  typealias Members = [String: String?]

  static let header: Members = ["alg": #""RS256""#, "kid": #""r1""#, "typ": #""JWT""#]
  static let payload: Members = [
    "iss": #""https://issuer.example""#, "aud": #""app""#, "sub": #""anna""#,
    "iat": "\(now - 10)", "exp": "\(now + 3_600)", "auth_time": "\(now - 10)",
  ]

  /// A token with some members changed.
  func token(
    header: Members = [:], payload: Members = [:], by signer: Signer = .rsa
  ) throws -> String {
    let parts = [(Self.header, header), (Self.payload, payload)].map { known, changes in
      var members = known
      for (name, value) in changes { members[name] = value }
      let object = members.sorted { $0.key < $1.key }.compactMap { name, value in
        value.map { "\"\(name)\":\($0)" }
      }
      return Base64URL.text(Array("{\(object.joined(separator: ","))}".utf8))
    }
    let signed = parts.joined(separator: ".")
    return try "\(signed).\(signature(of: signed, by: signer))"
  }

  func signature(of signed: String, by signer: Signer) throws -> String {
    let digest = SHA256.hash(data: Array(signed.utf8))
    let bytes: Data
    switch signer {
    case .rsa: bytes = try rsa.signature(for: digest, padding: .insecurePKCS1v1_5).rawRepresentation
    case .stranger:
      bytes = try strangers.signature(for: digest, padding: .insecurePKCS1v1_5).rawRepresentation
    case .pss: bytes = try rsa.signature(for: digest, padding: .PSS).rawRepresentation
    case .p256: bytes = try p256.signature(for: digest).rawRepresentation
    case .derEncoded: bytes = try p256.signature(for: digest).derRepresentation
    case .publicKeyAsSecret:
      let key = SymmetricKey(data: Array(rsa.publicKey.pemRepresentation.utf8))
      bytes = Data(HMAC<Crypto.SHA256>.authenticationCode(for: Array(signed.utf8), using: key))
    case .nothing: bytes = Data()
    case .text(let text): return text
    }
    return Base64URL.text(Array(bytes))
  }

  /// The key set, as an issuer publishes it.
  func keySet(rsaName: String = "r1") throws -> String {
    let primitives = try rsa.publicKey.getKeyPrimitives()
    let (n, e) = (Array(primitives.modulus), Array(primitives.publicExponent))
    let point = Array(p256.publicKey.rawRepresentation)
    return """
      {"keys":[{"kty":"RSA","kid":"\(rsaName)","use":"sig","alg":"RS256","n":"\(Base64URL.text(n))",\
      "e":"\(Base64URL.text(e))"},\
      {"kty":"EC","crv":"P-256","kid":"e1","x":"\(Base64URL.text(Array(point.prefix(32))))",\
      "y":"\(Base64URL.text(Array(point.suffix(32))))"},\
      {"kty":"oct","kid":"o1","k":"AAAA"},{"kty":"RSA","kid":"enc","use":"enc",\
      "n":"\(Base64URL.text(n))","e":"\(Base64URL.text(e))"},\
      {"kty":"RSA","kid":"short","n":"\(Base64URL.text(Array(n.prefix(128))))","e":"AQAB"}]}
      """
  }

  func issuer(
    _ provider: IdentityProvider = .google, algorithms: Set<TokenAlgorithm> = [.rs256, .es256],
    keys: IssuerKeys? = nil
  ) throws -> Issuer {
    let set = Array(try keySet().utf8)
    return Issuer(
      provider: provider, name: Self.name, audiences: ["app", "app.web"], algorithms: algorithms,
      keys: keys ?? IssuerKeys { set })
  }
}

/// Gives key sets one after the other, and counts how often it is asked.
final class PlayedKeys: Sendable {
  private let state: Mutex<(sets: [String?], count: Int)>

  init(_ sets: [String?]) { state = Mutex((sets, 0)) }

  var count: Int { state.withLock { $0.count } }

  func next() -> [UInt8]? {
    state.withLock { state in
      state.count += 1
      guard !state.sets.isEmpty else { return nil }
      let set = state.sets.count == 1 ? state.sets[0] : state.sets.removeFirst()
      return set.map { Array($0.utf8) }
    }
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import Crypto
internal import CryptoExtras
internal import Foundation
internal import Identity

/// Signs claims as a JSON Web Token.
enum SignedClaims {
  /// A key that signs.
  enum Key: Sendable {
    /// ES256, as Apple has it.
    case es256(P256.Signing.PrivateKey)
    /// RS256, as Google has it.
    case rs256(_RSA.Signing.PrivateKey)

    fileprivate var algorithm: String {
      switch self {
      case .es256: "ES256"
      case .rs256: "RS256"
      }
    }

    fileprivate func signature(of bytes: [UInt8]) throws -> [UInt8] {
      switch self {
      case .es256(let key): Array(try key.signature(for: bytes).rawRepresentation)
      case .rs256(let key):
        Array(
          try key.signature(for: Crypto.SHA256.hash(data: bytes), padding: .insecurePKCS1v1_5)
            .rawRepresentation)
      }
    }
  }

  /// A token of some claims.
  static func token(
    signedBy key: Key, keyID: String?, claims: (inout JSONWriter) -> Void
  ) throws -> String {
    var header = JSONWriter()
    header.object { json in
      json.key("alg")
      json.string(key.algorithm)
      json.key("typ")
      json.string("JWT")
      guard let keyID else { return }
      json.key("kid")
      json.string(keyID)
    }
    var body = JSONWriter()
    body.object(claims)
    let signed = "\(Base64URL.text(header.bytes)).\(Base64URL.text(body.bytes))"
    return "\(signed).\(Base64URL.text(try key.signature(of: Array(signed.utf8))))"
  }
}

/// Why a key isn't one.
package struct PushKeyError: Error, Sendable, CustomStringConvertible {
  /// What the file must be.
  package let description: String
}

@_spi(FrontEnd) internal import Astrolabe

/// A token in the compact form of RFC 7515, taken apart and not verified.
package struct SignedToken: Sendable {
  /// An object of a token.
  struct Members: Sendable {
    private let members: [String: JSONTree]

    fileprivate init?(_ text: Substring) {
      guard let bytes = Base64URL.bytes(text), case .object(let members)? = JSONTree(bytes) else {
        return nil
      }
      self.members = members
    }

    subscript(name: String) -> JSONTree? { members[name] }

    /// A text that is there and not empty.
    func text(_ name: String) -> String? {
      guard case .text(let text)? = members[name], !text.isEmpty else { return nil }
      return text
    }

    /// A number of seconds since 1970; nil if it is absent.
    func seconds(_ name: String) throws(TokenFault) -> Int64? {
      guard let member = members[name] else { return nil }
      guard case .number(let digits) = member, let number = Double(digits),
        (0...1e11).contains(number)
      else { throw .badTime }
      return Int64(number)
    }

    /// The email, if the issuer says that it has verified it; some say so by a text.
    var verifiedEmail: String? {
      guard members["email_verified"] == .bool(true) || members["email_verified"] == .text("true")
      else { return nil }
      return text("email")
    }
  }

  let header: Members
  let payload: Members
  /// What is signed.
  let signed: [UInt8]
  let signature: [UInt8]

  init(_ text: String, longest: Int = Issuer.longestToken) throws(TokenFault) {
    guard text.utf8.count <= longest else { throw .tooLong }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { throw .notThreeParts }
    guard let header = Members(parts[0]) else { throw .badHeader }
    guard let payload = Members(parts[1]) else { throw .badPayload }
    guard let signature = Base64URL.bytes(parts[2]) else { throw .badSignature }
    self.header = header
    self.payload = payload
    self.signature = signature
    signed = Array("\(parts[0]).\(parts[1])".utf8)
  }

  /// Who a token says that made it, to find the issuer by; nothing else of it is believed.
  package static func issuerName(in text: String) throws(TokenFault) -> String {
    guard let name = try Self(text).payload.text("iss") else { throw .noIssuer }
    return name
  }
}

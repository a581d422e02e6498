internal import HTTPTypes
package import Service

/// How pages for people know who asks, and how they show refusals.
package struct PageManners: Sendable {
  /// The token of a request's cookie, and whether the request came by TLS; nil where there is none.
  let token: @Sendable (_ inquiry: Inquiry, _ isSecure: Bool) -> String?
  /// Makes the answer to a refusal one for people.
  let tell: @Sendable (_ refusal: Refusal, _ inquiry: Inquiry, _ answer: inout Answer) -> Void

  /// Puts both together.
  package init(
    token: @escaping @Sendable (_ inquiry: Inquiry, _ isSecure: Bool) -> String?,
    tell:
      @escaping @Sendable (_ refusal: Refusal, _ inquiry: Inquiry, _ answer: inout Answer) ->
      Void
  ) {
    self.token = token
    self.tell = tell
  }
}

extension Inquiry {
  /// Whether the client is a browser that opens a page.
  var wantsPage: Bool {
    method == .get
      && headers[values: .accept].contains { $0.lowercased().contains("text/html") }
  }
}

extension ProxyHeader {
  /// Whether the nearest proxy says that a request came to it by TLS.
  func tellsTLS(_ inquiry: Inquiry) -> Bool {
    switch self {
    case .forwardedFor:
      return inquiry.headers[values: .forwardedProto].last?.lowercased() == "https"
    case .forwarded:
      let nearest = inquiry.headers[values: .forwarded].last?.split(separator: ",").last
      return (nearest ?? "").lowercased().split(separator: ";").contains { part in
        let part = part.filter { $0 != " " && $0 != "\"" }
        return part == "proto=https"
      }
    }
  }
}

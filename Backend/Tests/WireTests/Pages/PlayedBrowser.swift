import Foundation
import HTTPTypes
import Testing
import Wire

/// A browser without a script: it keeps its cookie, sends forms, and follows where it is led.
final class PlayedBrowser {
  let server: PlayedServer
  /// The cookies, by name.
  var cookies: [String: String] = [:]
  /// What stands in `Sec-Fetch-Site` of forms; nil for a browser that doesn't say.
  var site: String? = "same-origin"
  /// Every answer so far.
  private(set) var answers: [(target: String, answer: Answer)] = []

  init(_ server: PlayedServer) { self.server = server }

  /// A name of a header that is known to be one.
  static func header(_ name: String) throws -> HTTPField.Name {
    try #require(HTTPField.Name(name))
  }

  /// Opens a page.
  @discardableResult
  func open(_ target: String, _ more: [String: String] = [:]) async throws -> Answer {
    try await send(.get, target, "", more)
  }

  /// Sends a form.
  @discardableResult
  func post(
    _ target: String, _ fields: [String: String] = [:], _ more: [String: String] = [:]
  ) async throws -> Answer {
    let body = fields.sorted { $0.key < $1.key }.map { "\(Self.escaped($0))=\(Self.escaped($1))" }
    return try await send(
      .post, target, body.joined(separator: "&"),
      more.merging(["Content-Type": "application/x-www-form-urlencoded"]) { one, _ in one })
  }

  /// Sends a form, and opens the page that it leads to.
  @discardableResult
  func follow(_ target: String, _ fields: [String: String] = [:]) async throws -> Answer {
    let answer = try await post(target, fields)
    #expect(answer.status == .seeOther, "\(target): \(answer.text.prefix(2_000))")
    return try await open(try #require(answer.headers[.location]))
  }

  private func send(
    _ method: HTTPRequest.Method, _ target: String, _ body: String, _ more: [String: String]
  ) async throws -> Answer {
    var headers: HTTPFields = [.accept: "text/html", .contentType: "text/plain"]
    if let site { headers[try Self.header("Sec-Fetch-Site")] = site }
    if !cookies.isEmpty {
      headers[.cookie] = cookies.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
        .joined(separator: "; ")
    }
    for (name, value) in more { headers[try Self.header(name)] = value }
    let answer = await server.ask(
      method, target, body, headers: headers, authority: "stars.example")
    for cookie in answer.headers[values: .setCookie] {
      let pair = cookie.prefix { $0 != ";" }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      cookies[String(pair[0])] = pair[1].isEmpty ? nil : String(pair[1])
    }
    answers.append((target, answer))
    return answer
  }

  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.".utf8
        .contains(byte)
      return isPlain ? String(decoding: [byte], as: UTF8.self) : String(format: "%%%02X", byte)
    }.joined()
  }

  /// A person with a birth, who is on the way.
  static func arrived(
    _ server: PlayedServer? = nil, name: String = "Alex", place: String = ""
  ) async throws -> PlayedBrowser {
    let browser = PlayedBrowser(try server ?? PlayedServer())
    var fields = ["name": name, "birth_date": "1990-06-15"]
    if !place.isEmpty { fields.merge(["birth_place": place, "birth_time": "14:30"]) { $1 } }
    try await browser.follow("/start", fields)
    return browser
  }
}

/// What stands in a page.
struct PageTags {
  /// A tag with its attributes.
  struct Tag {
    let name: String
    let attributes: [String: String]
  }

  let tags: [Tag]

  init(_ html: String) {
    tags = html.matches(of: /<([a-zA-Z][a-zA-Z0-9]*)((?:\s+[a-zA-Z:-]+="[^"]*")*)\s*\/?>/)
      .map { match in
        var attributes: [String: String] = [:]
        for pair in match.output.2.matches(of: /([a-zA-Z:-]+)="([^"]*)"/) {
          attributes[String(pair.output.1)] = String(pair.output.2)
        }
        return Tag(name: String(match.output.1), attributes: attributes)
      }
  }

  /// The tags of a name.
  subscript(name: String) -> [Tag] { tags.filter { $0.name == name } }
}

@_spi(FrontEnd) internal import Astrolabe
internal import Foundation
internal import Identity
internal import Outbound
internal import Service

/// Reads how people sign in.
struct SignInSettings {
  let settings: Settings
  let client: OutboundClient

  /// The options.
  ///
  /// - Parameter signInsPerMinute: How many sign-ins an address may try in a minute.
  /// - Returns: The options.
  /// - Throws: ``StartError`` for what is missing or wrong.
  func options(signInsPerMinute: Int) throws -> SignInOptions {
    var options = SignInOptions()
    options.issuers = try issuers()
    // Of two minutes' sign-ins all may fail before an address has to wait.
    options.failuresOfAddress = 2 * signInsPerMinute
    options.resetPage = settings.text("auth.resetPage")
    let url = settings.text("auth.resetWebhook")
    if !url.isEmpty {
      try Self.checkAddress(url, of: "auth.resetWebhook")
      guard let key = try settings.secret("auth.resetKeyFile") else {
        throw StartError(
          "auth.resetKeyFile is empty; name a file with the key of auth.resetWebhook")
      }
      let webhook = Webhook(url: url, key: key, client: client)
      options.sendReset = { mail in try await webhook.send(ResetMailDocument(mail: mail)) }
    }
    return options
  }

  /// Refuses what is no https address; plain http is for this machine alone.
  private static func checkAddress(_ url: String, of key: String) throws {
    let parts = URLComponents(string: url)
    let host = parts?.host ?? ""
    let isSafe =
      parts?.scheme == "https"
      || (parts?.scheme == "http" && ["127.0.0.1", "localhost", "[::1]", "::1"].contains(host))
    guard isSafe, !host.isEmpty, parts?.user == nil, parts?.fragment == nil else {
      throw StartError("\(key) must be an https address; \"\(url)\" is none")
    }
  }

  private func issuers() throws -> [Issuer] {
    let path = settings.text("auth.issuers")
    guard !path.isEmpty else { return [] }
    guard let bytes = FileManager.default.contents(atPath: path),
      case .object(let members)? = JSONTree(Array(bytes)),
      case .array(let elements)? = members["issuers"], members.count == 1
    else {
      throw StartError("auth.issuers \(path) must be a JSON file of the form {\"issuers\": […]}")
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    return try elements.enumerated().map { number, element in
      try issuer(element, what: "issuer \(number + 1) of auth.issuers", folder: folder)
    }
  }

  private static let names = ["provider", "issuer", "audiences", "keys", "algorithms"]

  private func issuer(_ element: JSONTree, what: String, folder: URL) throws -> Issuer {
    guard case .object(let members) = element else {
      throw StartError("\(what) must be a JSON object")
    }
    if let name = members.keys.sorted().first(where: { !Self.names.contains($0) }) {
      throw StartError(
        "\(what) has an unknown field \(name); expected one of \(Self.names.joined(separator: ", "))"
      )
    }
    guard case .text(let provider)? = members["provider"],
      let provider = IdentityProvider(rawValue: provider)
    else {
      let names = IdentityProvider.allCases.map(\.rawValue).joined(separator: ", ")
      throw StartError("provider of \(what) must be one of \(names)")
    }
    guard case .text(let name)? = members["issuer"], !name.isEmpty else {
      throw StartError("issuer of \(what) must be what its tokens have as iss")
    }
    let audiences = try texts(members["audiences"], of: "audiences of \(what)")
    guard !audiences.isEmpty else {
      throw StartError("audiences of \(what) must name the apps that its tokens are for")
    }
    let algorithms = try members["algorithms"].map { try texts($0, of: "algorithms of \(what)") }
    let known = try (algorithms ?? [TokenAlgorithm.rs256.rawValue]).map { text in
      guard let algorithm = TokenAlgorithm(rawValue: text) else {
        let names = TokenAlgorithm.allCases.map(\.rawValue).joined(separator: ", ")
        throw StartError("algorithms of \(what) must be of \(names)")
      }
      return algorithm
    }
    guard case .text(let keys)? = members["keys"], !keys.isEmpty else {
      throw StartError("keys of \(what) must be an https address or a file of its key set")
    }
    return Issuer(
      provider: provider, name: name, audiences: Set(audiences), algorithms: Set(known),
      keys: try self.keys(keys, of: what, folder: folder))
  }

  private func texts(_ member: JSONTree?, of what: String) throws -> [String] {
    guard case .array(let elements)? = member else { throw StartError("\(what) must be an array") }
    return try elements.map { element in
      guard case .text(let text) = element, !text.isEmpty else {
        throw StartError("\(what) must be an array of texts")
      }
      return text
    }
  }

  /// A key set of some kilobytes is what issuers have.
  private static let longestKeySet = 256 << 10

  private func keys(_ source: String, of what: String, folder: URL) throws -> IssuerKeys {
    guard source.hasPrefix("http://") || source.hasPrefix("https://") else {
      let file = URL(fileURLWithPath: source, relativeTo: folder).path
      guard FileManager.default.isReadableFile(atPath: file) else {
        throw StartError("keys of \(what), \(file), can't be read; name a file that can")
      }
      return IssuerKeys { FileManager.default.contents(atPath: file).map { Array($0) } }
    }
    try Self.checkAddress(source, of: "keys of \(what)")
    return IssuerKeys { [client] in try? await client.get(source, limit: Self.longestKeySet) }
  }
}

internal import Foundation
internal import Identity
internal import Outbound
internal import Service
internal import StoreSQLite
internal import Wire
internal import Writers

/// All settings, checked.
struct Configuration: Sendable {
  let dataFolder: String
  let host: String
  let port: Int
  let opsPort: Int?
  let takesGuests: Bool
  let durability: Durability
  /// Where the database is that servers share; nil for a file in the data folder.
  let storeAddress: String?
  /// Whether limits are counted by all servers together.
  let sharesLimits: Bool
  /// The key of the log; nil for the one in the data folder.
  let logKeyFile: String?
  let drainSeconds: Int
  let connections: Int
  let logLevel: LogLevel
  let front: FrontOptions
  /// The list of deleted people; nil for the one in the data folder.
  let deletionFile: String?
  /// What makes PNG; nil if nothing does.
  let rasterizer: RasterizerProcess?
  /// How people sign in.
  let signIn: SignInOptions
  /// The database of quotes.
  let quoteBook: QuoteBook
  /// Where a model is asked, if one is.
  let model: ChatEndpoint?
  /// Where a model that sees is asked, if one is.
  let vision: ChatEndpoint?
  /// Verifies what people have bought; nil if the operator alone grants subscriptions.
  let purchases: TransactionVerifier?
  /// How notifications are sent.
  let notifications: NotificationConfiguration

  /// How long an answer may take, and what is kept of it; then another server may answer the same request.
  var longestAnswerInSeconds: Int {
    let answer = model.map { Int(($0.answerTime / .seconds(1)).rounded(.up)) } ?? 0
    return answer + 60
  }

  /// How much is logged.
  enum LogLevel: String, CaseIterable {
    case debug, info, warning, error
  }

  init(_ settings: Settings, client: OutboundClient) throws {
    dataFolder = settings.text("data")
    guard !dataFolder.isEmpty else { throw StartError("data is empty; name a folder") }
    host = settings.text("server.host")
    port = try settings.whole("server.port", in: 0...65_535)
    opsPort = try settings.port("ops.port")
    takesGuests = try settings.flag("auth.guests")
    durability = try settings.choice("store.durability", as: Durability.self)
    let address = settings.text("store.url")
    storeAddress = address.isEmpty ? nil : address
    sharesLimits = try settings.flag("limits.shared")
    guard !sharesLimits || storeAddress != nil else {
      throw StartError("limits.shared needs a database that servers share; set store.url")
    }
    let keyFile = settings.text("log.keyFile")
    logKeyFile = keyFile.isEmpty ? nil : keyFile
    drainSeconds = try settings.whole("server.drainSeconds", in: 0...600)
    connections = try settings.whole("limits.connections", in: 1...1_000_000)
    logLevel = try settings.choice("log.level", as: LogLevel.self)
    var front = FrontOptions()
    front.hasTestClock = try settings.flag("testClock")
    front.origins = settings.list("server.origins")
    front.trustedProxies = settings.list("server.proxies")
    front.proxyHeader = try settings.choice("server.proxyHeader", as: ProxyHeader.self)
    let deletions = settings.text("store.deletions")
    deletionFile = deletions.isEmpty ? nil : deletions
    let source = settings.text("server.source")
    front.sourceURL = source.isEmpty ? nil : source
    let many = 1...1_000_000_000
    front.limits.guestsPerHour = try settings.whole("limits.guestsPerHour", in: many)
    front.limits.guestsAtOnce = try settings.whole("limits.guestsAtOnce", in: many)
    front.limits.publicPerMinute = try settings.whole("limits.publicPerMinute", in: many)
    front.limits.signInsPerMinute =
      settings.text("limits.signInsPerMinute").isEmpty
      ? max(1, front.limits.publicPerMinute / 30)
      : try settings.whole("limits.signInsPerMinute", in: many)
    front.limits.readingsPerMinute = try settings.whole("limits.readingsPerMinute", in: many)
    front.limits.writesPerMinute = try settings.whole("limits.writesPerMinute", in: many)
    front.limits.questionsPerMinute = try settings.whole("limits.questionsPerMinute", in: many)
    front.limits.questionsPerDay = try settings.whole("limits.questionsPerDay", in: many)
    front.limits.quotesPerDay = try settings.whole("limits.quotesPerDay", in: many)
    front.limits.exportsPerHour = try settings.whole("limits.exportsPerHour", in: many)
    front.limits.importsPerHour = try settings.whole("limits.importsPerHour", in: many)
    front.limits.fortunesPerDay = try settings.whole("limits.fortunesPerDay", in: 0...1_000_000)
    front.limits.inWork = try settings.whole("limits.inWork", in: many)
    front.limits.connections = connections
    self.front = front
    rasterizer = try RasterizerProcess(setting: settings.text("share.rasterizer"))
    signIn = try SignInSettings(settings: settings, client: client)
      .options(signInsPerMinute: front.limits.signInsPerMinute)
    model = try Self.model(settings)
    vision = try Self.vision(settings)
    purchases = try PurchaseSettings(settings: settings).verifier()
    quoteBook = try Self.quotes(settings.text("quotes.file"))
    notifications = try NotificationConfiguration(settings)
  }

  private static func quotes(_ path: String) throws -> QuoteBook {
    guard !path.isEmpty else { return .builtIn }
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw StartError("quotes.file \(path) can't be read; name a file that can")
    }
    do throws(QuoteBookError) {
      return try QuoteBook(file: Array(bytes))
    } catch {
      throw StartError("quotes.file \(path): \(error)")
    }
  }

  private static func model(_ settings: Settings) throws -> ChatEndpoint? {
    guard let url = try settings.address("model.url") else { return nil }
    let name = settings.text("model.name")
    guard !name.isEmpty else {
      throw StartError("model.name is empty; name the model at model.url")
    }
    var endpoint = ChatEndpoint(url: url, model: name, key: try settings.secret("model.keyFile"))
    let seconds = 0...600
    endpoint.hasJSONMode = try settings.flag("model.jsonMode")
    endpoint.firstWordTime = .seconds(try settings.whole("model.firstWordSeconds", in: seconds))
    endpoint.answerTime = .seconds(try settings.whole("model.answerSeconds", in: seconds))
    endpoint.readingTime = .seconds(try settings.whole("model.readingSeconds", in: seconds))
    endpoint.restTime = .seconds(try settings.whole("model.restSeconds", in: seconds))
    try setTokens(of: &endpoint, settings)
    return endpoint
  }

  /// Sets how many tokens may be used, and how many calls made at a time, which is the same for each model.
  private static func setTokens(of endpoint: inout ChatEndpoint, _ settings: Settings) throws {
    let tokens = 0...1_000_000_000_000
    endpoint.mostCalls = try settings.whole("model.callsAtOnce", in: 1...100_000)
    endpoint.tokensOfAccount = try settings.whole("model.tokensPerAccount", in: tokens)
    endpoint.tokensOfServer = try settings.whole("model.tokensPerDay", in: tokens)
  }

  private static func vision(_ settings: Settings) throws -> ChatEndpoint? {
    guard let url = try settings.address("vision.url") else { return nil }
    let name = settings.text("vision.name")
    guard !name.isEmpty else {
      throw StartError("vision.name is empty; name the model at vision.url")
    }
    var endpoint = ChatEndpoint(url: url, model: name, key: try settings.secret("vision.keyFile"))
    endpoint.readingTime = .seconds(try settings.whole("vision.seconds", in: 1...600))
    // The answer comes whole, so nothing is heard of it before.
    endpoint.nextWordTime = endpoint.readingTime
    try setTokens(of: &endpoint, settings)
    return endpoint
  }
}

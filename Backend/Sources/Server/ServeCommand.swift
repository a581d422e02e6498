internal import ArgumentParser
internal import Astrolabe
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import Metrics
internal import NIOCore
internal import Outbound
internal import Service
internal import ServiceLifecycle
internal import Store
internal import StoreSQLite
internal import UnixSignals
internal import Web
internal import Wire
internal import Writers

/// Answers requests until it gets a stop signal.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Answer requests until a stop signal comes.",
    discussion: Setting.all.map { setting in
      "\(setting.option)  \(setting.meaning)"
        + (setting.standard.isEmpty ? "" : " (\(setting.standard))")
    }.joined(separator: "\n"))

  @Argument(parsing: .captureForPassthrough, help: "Settings, such as --server-port 8080.")
  var settings: [String] = []

  func run() async throws {
    if settings.contains("--help") || settings.contains("-h") {
      throw CleanExit.helpRequest(Self.self)
    }
    let client = OutboundClient()
    let configuration: Configuration
    do {
      configuration = try Configuration(await Settings(arguments: settings), client: client)
    } catch {
      await client.close()
      throw error
    }
    let level = Logger.Level(rawValue: configuration.logLevel.rawValue) ?? .info
    LoggingSystem.bootstrap { _ in
      var log = JSONLog()
      log.logLevel = level
      return log
    }
    let recorder = Recorder()
    MetricsSystem.bootstrap(recorder)
    // Closing the terminal, or rotating the log, must not end the server.
    _ = signal(SIGHUP, SIG_IGN)
    defer { LogLines.standard.flush() }
    do {
      try await Run(configuration, recorder: recorder).serve()
    } catch {
      await client.close()
      throw error
    }
    await client.close()
  }
}

/// One run of the server, from its start to its end.
private struct Run {
  let configuration: Configuration
  let recorder: Recorder
  let logger = Logger(label: "astrolabe-server")
  let folder: StoreFolder
  let store: any OperatedStore
  let shared: (any SharedState)?
  let deletionLog: DeletionLog
  let cache: SQLiteCache
  let readiness = Readiness()
  let backend: Backend
  let front: Front
  /// The models that are asked.
  let models: [ChatWriter]
  /// How many connections there may be.
  let connections: Int

  /// Opens everything in order, and reports what is missing before it opens the port.
  init(_ configuration: Configuration, recorder: Recorder) throws {
    self.configuration = configuration
    self.recorder = recorder
    let logger = logger
    connections = try Descriptors.connections(
      wanted: configuration.connections,
      outgoing: [configuration.model, configuration.vision].compactMap(\.self)
        .reduce(0) { $0 + $1.mostCalls })
    folder = try StoreFolder(taking: configuration.dataFolder)
    let engine = try ServerEngine()
    deletionLog = DeletionLog(path: configuration.deletionFile ?? folder.deletions)
    if let address = configuration.storeAddress {
      let opened = try SharedStore(address: address, deletionLog: deletionLog)
      (store, shared) = (opened.store, opened.state)
    } else {
      store = try SQLiteStore(
        path: folder.store, durability: configuration.durability,
        backup: folder.newCopy(named: "before-migration", at: .now), deletionLog: deletionLog)
      shared = nil
    }
    cache = SQLiteCache(path: folder.cache) { reason in
      Counter(label: "astrolabe_cache_renewals_total").increment()
      logger.warning("the cache was made again", metadata: ["reason": "\(reason)"])
    }
    let requests =
      if let file = configuration.logKeyFile {
        try RequestLog(sharedKeyFile: file)
      } else {
        try RequestLog(keyFile: folder.logKey)
      }
    var chat: ChatWriter?
    if let endpoint = configuration.model {
      chat = Self.writer(at: endpoint, store: store, logger: logger)
    }
    // Both models' tokens count together.
    var seer: ChatWriter?
    if let endpoint = configuration.vision {
      seer = Self.writer(at: endpoint, countedWith: chat, store: store, logger: logger)
    }
    models = [chat, seer].compactMap(\.self)
    let writer: any Writer =
      if let chat { FallbackWriter(model: chat, engine: EngineWriter()) } else { EngineWriter() }
    let (made, kept) = (
      Counter(label: "astrolabe_readings_made_total"),
      Counter(label: "astrolabe_readings_kept_total")
    )
    backend = Backend(
      engine: engine, store: store, cache: cache,
      writer: writer, seer: seer, purchases: configuration.purchases,
      takesGuests: configuration.takesGuests, quoteBook: configuration.quoteBook,
      signIn: configuration.signIn,
      rasterize: configuration.rasterizer?.rasterize,
      sharedClaims: shared.map {
        SharedClaims(state: $0, seconds: configuration.longestAnswerInSeconds)
      }
    ) { event in
      switch event {
      case .readingMade: made.increment()
      case .readingKept: kept.increment()
      case .readingNotKept(let reason):
        logger.warning("a reading has yet to be kept", metadata: ["reason": "\(reason)"])
      case .answered(let writer):
        Counter(label: "astrolabe_answers_total", dimensions: [("writer", writer)]).increment()
      case .answerFailed(let reason):
        logger.error("an answer failed", metadata: ["reason": "\(reason)"])
      case .normsDamaged(let reason):
        logger.warning("norms were taken again", metadata: ["reason": "\(reason)"])
      case .notificationWithoutHeadline(let reason):
        logger.warning("a notification has a quote", metadata: ["reason": "\(reason)"])
      case .passwordRefused: Counter(label: "astrolabe_passwords_refused_total").increment()
      case .identityRefused(let provider, let reason):
        Counter(
          label: "astrolabe_identities_refused_total", dimensions: [("provider", provider)]
        ).increment()
        logger.notice(
          "an identity token was refused",
          metadata: ["provider": "\(provider)", "reason": "\(reason)"])
      case .purchaseRefused(let reason):
        Counter(label: "astrolabe_purchases_refused_total").increment()
        logger.notice("a transaction was refused", metadata: ["reason": "\(reason)"])
      case .keysUnavailable(let provider):
        logger.warning("an issuer's keys can't be had", metadata: ["provider": "\(provider)"])
      case .resetNotSent(let reason):
        logger.error("a mail to reset a password wasn't sent", metadata: ["reason": "\(reason)"])
      }
    }
    var options = configuration.front
    let streams = OpenStreams()
    if configuration.opsPort == configuration.port {
      options.metrics = Self.metrics(recorder, folder, streams, shared)
    }
    options.openStreams = streams
    options.sharedLimits = configuration.sharesLimits ? shared : nil
    options.noteUnnamedProxy = {
      logger.warning(
        "a proxy speaks for others, and server.proxies doesn't name it: limits count all of them as one"
      )
    }
    let writesLog = level(configuration) <= .info
    let meters = RequestMeters()
    options.pageManners = Site.manners
    front = Front(
      backend: backend, options: options, pages: Site(engine: engine).routes,
      readiness: readiness, clock: { .now },
      elapsed: { [start = ContinuousClock.now] in .now - start },
      record: { record in
        meters.count(record)
        if writesLog || record.fault != nil { requests.write(record) }
      })
  }

  func serve() async throws {
    let deleted = try await store.applyDeletions(of: deletionLog)
    if deleted > 0 {
      logger.notice("deleted again who was deleted before", metadata: ["accounts": "\(deleted)"])
    }
    if configuration.front.hasTestClock {
      logger.warning("the test clock is on: each request says what time it is; for tests alone")
    }
    if configuration.front.sourceURL == nil {
      logger.notice(
        "server.source is not set: a changed version must say where its source is offered")
    }
    var services: [any Service] = [
      StoreProbe(store: store, readiness: readiness),
      Housekeeping(folder: folder, store: store, cache: cache, logger: logger),
    ]
    if configuration.notifications.isOn {
      services.append(
        Notifier(
          backend: backend, configuration: configuration.notifications, logger: logger))
    }
    if let port = configuration.opsPort, port != configuration.port {
      services.append(
        Application(
          responder: MetricsFront(
            text: Self.metrics(recorder, folder, front.openStreams, shared)),
          configuration: .init(address: .hostname("127.0.0.1", port: port)), logger: quiet))
    }
    services.append(application)
    // Ended first: for a while everything still works, while nobody is sent here any more.
    services.append(
      Drain(readiness: readiness, seconds: configuration.drainSeconds, models: models))
    var group = ServiceGroupConfiguration(
      services: services, gracefulShutdownSignals: [.sigterm, .sigint, .sigquit], logger: quiet)
    group.maximumGracefulShutdownDuration = .seconds(20 + configuration.drainSeconds)
    do {
      try await ServiceGroup(configuration: group).run()
    } catch {
      for model in models { await model.close() }
      throw error
    }
    for model in models { await model.close() }
    try await store.checkpoint()
    logger.info("stopped")
  }

  /// What the packages below say is of no use to an operator.
  private var quiet: Logger {
    var logger = logger
    logger.logLevel = .error
    return logger
  }

  private var application: some Service {
    let (logger, readiness) = (logger, readiness)
    return Application(
      responder: HTTPFront(front),
      server: HTTPServerBuilder { responder in
        HomeChannel(
          channel: HTTP1Channel(
            responder: responder,
            configuration: .init(
              additionalChannelHandlers: [
                FirstHeadDeadline(), UnreadAnswerDeadline(), LeavingWatch(),
              ],
              idleTimeout: .seconds(60),
              httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10,
                maxHeaderFieldCount: 100))))
      },
      configuration: .init(
        address: .hostname(configuration.host, port: configuration.port), backlog: 1_024,
        availableConnectionsDelegate: MaximumAvailableConnections(connections)),
      onServerRunning: { channel in
        readiness.phase = .ready
        logger.info(
          "listening",
          metadata: [
            "address": "\(channel.localAddress?.ipAddress ?? "")",
            "port": "\(channel.localAddress?.port ?? 0)",
          ])
      }, logger: quiet)
  }

  private static func metrics(
    _ recorder: Recorder, _ folder: StoreFolder, _ streams: OpenStreams,
    _ shared: (any SharedState)?
  ) -> @Sendable () -> String {
    { recorder.text(gauges: Gauges(folder, streams, shared: shared).all) }
  }

  /// Who asks a model, and counts what that costs.
  private static func writer(
    at endpoint: ChatEndpoint, countedWith other: ChatWriter? = nil, store: any OperatedStore,
    logger: Logger
  ) -> ChatWriter {
    ChatWriter(endpoint, countedWith: other) { day in
      try? await store.modelTokens(on: day)
    } note: { event in
      switch event {
      case .asked(let call):
        count(call.purpose, call.outcome)
        Counter(label: "astrolabe_model_tokens_total")
          .increment(by: call.promptTokens + call.answerTokens)
        Task {
          do throws(StoreError) {
            try await store.note(call)
          } catch {
            logger.warning("a model's call is not counted", metadata: ["reason": "\(error)"])
          }
        }
      case .notAsked(let purpose, let reason): count(purpose, reason)
      case .sentencesLeftOut(let number):
        Counter(label: "astrolabe_model_sentences_left_out_total").increment(by: number)
      }
    }
  }

  private static func count(_ purpose: String, _ outcome: String) {
    Counter(
      label: "astrolabe_model_calls_total",
      dimensions: [("purpose", purpose), ("outcome", outcome)]
    ).increment()
  }
}

/// The level of the log, as swift-log has it.
private func level(_ configuration: Configuration) -> Logger.Level {
  Logger.Level(rawValue: configuration.logLevel.rawValue) ?? .info
}

/// Serves metrics on a port of their own.
private struct MetricsFront: HTTPResponder {
  let text: @Sendable () -> String

  func respond(to request: Request, context: Connection) async throws -> Response {
    guard request.method == .get, request.head.path == "/metrics" else {
      return Response(status: .notFound)
    }
    return Response(
      status: .ok, headers: [.contentType: "text/plain; version=0.0.4"],
      body: .init(byteBuffer: ByteBuffer(string: text())))
  }
}

/// On a stop signal, is no longer ready, and lets the others go on for a while.
private struct Drain: Service {
  let readiness: Readiness
  let seconds: Int
  let models: [ChatWriter]

  func run() async throws {
    try await gracefulShutdown()
    readiness.phase = .stopping
    try? await Task.sleep(for: .seconds(seconds))
    // Writers that still listen to the model hear the end from the engine.
    for model in models { model.stop() }
  }
}

internal import Configuration
internal import Foundation
internal import Outbound
internal import Service
internal import StoreSQLite
internal import SystemPackage
internal import Wire
internal import Writers

/// What can be set, by its key in the file; on the command line and in the environment it is named after that.
struct Setting: Sendable, Hashable {
  /// Such as `server.port`.
  let key: String
  /// What is taken unless it is set.
  let standard: String
  /// What it does.
  let meaning: String
  /// The option's name where it isn't the key's.
  private let optionName: String?

  /// Creates a setting.
  init(key: String, standard: String, meaning: String, option: String? = nil) {
    self.key = key
    self.standard = standard
    self.meaning = meaning
    optionName = option
  }

  /// The words of the key: `limits.guestsPerHour` has four.
  private var words: [String] {
    var words = [""]
    for letter in key {
      if letter == "." {
        words.append("")
      } else if letter.isUppercase {
        words.append(letter.lowercased())
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words
  }

  /// Such as `--server-port`.
  var option: String { optionName ?? longOption }

  /// The option of the key.
  fileprivate var longOption: String { "--" + words.joined(separator: "-") }

  /// Such as `ASTROLABE_SERVER_PORT`.
  var variable: String { "ASTROLABE_" + words.joined(separator: "_").uppercased() }

  /// Every setting, in the order of the README.
  private static let general = [
    Self(key: "data", standard: "astrolabe-data", meaning: "the folder with all that is kept"),
    Self(key: "server.host", standard: "127.0.0.1", meaning: "the address to listen at"),
    Self(key: "server.port", standard: "8080", meaning: "the port to listen at"),
    Self(
      key: "server.source", standard: "",
      meaning: "where this server's source is offered; a changed version must say"),
    Self(
      key: "server.origins", standard: "",
      meaning: "origins of browsers that may ask, besides this machine's own; separated by commas"),
    Self(
      key: "server.proxies", standard: "",
      meaning: "addresses of proxies that are believed whom they speak for; separated by commas"),
    Self(
      key: "server.proxyHeader", standard: "x-forwarded-for",
      meaning: "the header in which they do: x-forwarded-for or forwarded"),
    Self(
      key: "server.drainSeconds", standard: "2",
      meaning: "how long it goes on after a stop signal, no longer ready"),
    Self(
      key: "ops.port", standard: "",
      meaning: "a port of this machine for metrics; none unless set; may be the server's own"),
    Self(key: "auth.guests", standard: "true", meaning: "whether guests are let in"),
    Self(
      key: "store.durability", standard: "normal",
      meaning: "full for each commit on the disk before it is acknowledged"),
    Self(
      key: "limits.guestsPerHour", standard: "20",
      meaning: "guest accounts of an address in an hour"),
    Self(key: "limits.guestsAtOnce", standard: "5", meaning: "of those, how many at once"),
    Self(
      key: "limits.publicPerMinute", standard: "300",
      meaning: "what needs no account, of an address in a minute"),
    Self(
      key: "limits.readingsPerMinute", standard: "120",
      meaning: "readings, months and pictures of an account in a minute"),
    Self(
      key: "limits.writesPerMinute", standard: "120", meaning: "what an account writes in a minute"),
    Self(
      key: "limits.questionsPerMinute", standard: "20",
      meaning: "questions of an account in a minute"
    ),
    Self(
      key: "limits.questionsPerDay", standard: "200", meaning: "questions of an account in a day"),
    Self(
      key: "limits.quotesPerDay", standard: "5",
      meaning: "quotes chosen for an account in a day in UTC"),
    Self(
      key: "limits.inWork", standard: "512", meaning: "requests in work at a time, of everybody"),
    Self(
      key: "limits.connections", standard: "10000", meaning: "connections at a time, of everybody"),
    Self(
      key: "quotes.file", standard: "",
      meaning: "a file of quotes in the place of the server's own"),
    Self(
      key: "model.url", standard: "",
      meaning: "a model's address before /chat/completions; the engine alone writes unless set"),
    Self(key: "model.name", standard: "", meaning: "the model's name there"),
    Self(
      key: "model.keyFile", standard: "",
      meaning: "a file with the key that lets one in there, for its owner's eyes only"),
    Self(
      key: "model.jsonMode", standard: "true", meaning: "whether it knows response_format"),
    Self(
      key: "model.firstWordSeconds", standard: "4",
      meaning: "how long an answer's first word may take before the engine answers"),
    Self(
      key: "model.answerSeconds", standard: "20", meaning: "how long the model's answer may take"),
    Self(
      key: "model.readingSeconds", standard: "25",
      meaning: "how long the model's texts of a day may take"),
    Self(
      key: "model.restSeconds", standard: "30",
      meaning: "how long it is left alone after five failures within 30 seconds"),
    Self(key: "model.callsAtOnce", standard: "32", meaning: "calls of the model at a time"),
    Self(
      key: "model.tokensPerAccount", standard: "30000",
      meaning: "tokens of the model that an account may use in a day"),
    Self(
      key: "model.tokensPerDay", standard: "3000000",
      meaning: "tokens of the model that all may use in a day"),
    Self(key: "log.level", standard: "info", meaning: "debug, info, warning or error"),
    Self(
      key: "testClock", standard: "false",
      meaning: "whether a request may say what time it is; for tests alone"),
  ]

  /// Every setting.
  static let all = general + fleet + signIn + purchases + vision + notifications
}

/// Why the server doesn't start: one sentence that says what to do.
struct StartError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The settings of one run.
struct Settings: Sendable {
  private let reader: ConfigReader

  /// Gathers settings: the command line first, then the environment, then a file.
  ///
  /// - Throws: ``StartError`` for a name that is no setting's.
  init(arguments: [String]) async throws {
    var arguments = arguments
    var providers: [any ConfigProvider] = []
    var file: FileProvider<JSONSnapshot>?
    if let place = arguments.firstIndex(of: "--config") {
      guard place + 1 < arguments.count else {
        throw StartError("--config needs the path of a file; write --config server.json")
      }
      file = try await Self.file(arguments[place + 1])
      arguments.removeSubrange(place...(place + 1))
    }
    try Self.checkNames(arguments)
    arguments = Self.withKeys(arguments)
    // The first word is taken for the program's name.
    providers.append(CommandLineArgumentsProvider(arguments: ["astrolabe-server"] + arguments))
    providers.append(EnvironmentVariablesProvider().prefixKeys(with: "astrolabe"))
    if let file { providers.append(file) }
    reader = ConfigReader(providers: providers)
  }

  /// Options as keys have them.
  private static func withKeys(_ arguments: [String]) -> [String] {
    arguments.map { argument in
      let name = argument.prefix { $0 != "=" }
      guard let setting = Setting.all.first(where: { $0.option == name }) else { return argument }
      return setting.longOption + argument.dropFirst(name.count)
    }
  }

  private static func file(_ path: String) async throws -> FileProvider<JSONSnapshot> {
    do {
      return try await FileProvider<JSONSnapshot>(filePath: FilePath(path))
    } catch {
      throw StartError("the configuration \(path) can't be read as JSON; name a file that can")
    }
  }

  private static func checkNames(_ arguments: [String]) throws {
    let options = Set(Setting.all.map(\.option))
    for argument in arguments where argument.hasPrefix("--") {
      let name = String(argument.prefix { $0 != "=" })
      guard options.contains(name) else {
        throw StartError(
          "there is no setting \(name); settings are --config, "
            + options.sorted().joined(separator: ", "))
      }
    }
    if let first = arguments.first, !first.hasPrefix("--") {
      throw StartError("\"\(first)\" is no setting; write one such as --server-port 8080")
    }
  }

  private static func standard(_ key: String) -> String {
    Setting.all.first { $0.key == key }?.standard ?? ""
  }

  /// A text.
  func text(_ key: String) -> String {
    // Where a comma stands on the command line, a list is read: of hosts in an address, or of proxies.
    reader.string(forKey: ConfigKey(key))
      ?? reader.stringArray(forKey: ConfigKey(key))?.joined(separator: ",") ?? Self.standard(key)
  }

  /// A list, separated by commas.
  func list(_ key: String) -> Set<String> {
    Set(
      text(key).split(separator: ",").map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      })
  }

  /// A whole number of a range.
  func whole(_ key: String, in range: ClosedRange<Int>) throws -> Int {
    let number = reader.int(forKey: ConfigKey(key))
    // What is there and is no number would be passed over in silence.
    let text = reader.string(forKey: ConfigKey(key))
    guard let value = number ?? Int(text ?? Self.standard(key)), range.contains(value) else {
      throw StartError(
        "\(key) must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// True or false.
  func flag(_ key: String) throws -> Bool {
    if let flag = reader.bool(forKey: ConfigKey(key)) { return flag }
    switch reader.string(forKey: ConfigKey(key)) ?? Self.standard(key) {
    case "true": return true
    case "false": return false
    default: throw StartError("\(key) must be true or false")
    }
  }

  /// A port, where it is set.
  func port(_ key: String) throws -> Int? {
    let isSet =
      reader.string(forKey: ConfigKey(key)) != nil || reader.int(forKey: ConfigKey(key)) != nil
    return isSet ? try whole(key, in: 0...65_535) : nil
  }

  /// One of some words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, as type: Choice.Type
  ) throws -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text(key)) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw StartError("\(key) must be one of \(names)")
    }
    return choice
  }
}

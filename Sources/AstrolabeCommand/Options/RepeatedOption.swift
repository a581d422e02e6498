/// An option that stands twice in a command line.
///
/// The parser takes the last of them without a word, so that the births of the first file, or the
/// kinds named first, would be left out unseen.
enum RepeatedOption {
  /// The options that take a value, but for `--at` of `sky`, which may be repeated.
  static let once: Set = [
    "--angles",
    "--arc",
    "--asteroid-files",
    "--at",
    "--birth",
    "--births",
    "--bodies",
    "--bond",
    "--calendar",
    "--chapter",
    "--chapters",
    "--clock",
    "--country",
    "--dasha-year",
    "--date",
    "--date-order",
    "--date-zone",
    "--days",
    "--encoding",
    "--fields",
    "--files",
    "--fold",
    "--for",
    "--for-place",
    "--format",
    "--fortune",
    "--from",
    "--gap",
    "--graph",
    "--harmonic",
    "--houses",
    "--inner",
    "--instant",
    "--instants",
    "--key",
    "--kind",
    "--kinds",
    "--lasting",
    "--lat",
    "--levels",
    "--limit",
    "--lon",
    "--lot",
    "--lots",
    "--method",
    "--middle",
    "--month",
    "--name",
    "--names",
    "--near",
    "--next",
    "--nodes",
    "--norms",
    "--of",
    "--onto",
    "--orbs",
    "--outer",
    "--output",
    "--person",
    "--place",
    "--points",
    "--report",
    "--sheet",
    "--situation",
    "--size",
    "--space",
    "--step",
    "--sunrise",
    "--techniques",
    "--theme",
    "--threads",
    "--to",
    "--void",
    "--week",
    "--with-birth",
    "--with-clock",
    "--with-fold",
    "--with-gap",
    "--with-lat",
    "--with-lon",
    "--with-name",
    "--with-person",
    "--with-place",
    "--with-zone",
    "--within",
    "--words",
    "--year",
    "--years",
    "--zodiac",
    "--zone",
  ]
  /// The options that take a value and may be repeated, beside that one.
  static let many: Set = [
    "--column",
    "--event",
    "--unless",
    "--when",
  ]
  /// Those of the first that take whatever follows, be it the name of an option.
  static let greedy: Set = [
    "--date-zone",
    "--days",
    "--for-place",
    "--harmonic",
    "--lat",
    "--levels",
    "--limit",
    "--lon",
    "--near",
    "--place",
    "--step",
    "--threads",
    "--with-lat",
    "--with-lon",
    "--with-zone",
    "--within",
    "--zone",
  ]

  /// The arguments with values such as `-0044-03-15` joined to their options by an equals sign: the parser
  /// takes what begins with a minus for an option.
  static func withNegativeValuesJoined(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    for argument in arguments {
      if let option = joined.last, once.contains(option), !greedy.contains(option),
        argument.utf8.first == UInt8(ascii: "-"), argument.dropFirst().first?.isNumber == true
      {
        joined[joined.count - 1] = "\(option)=\(argument)"
      } else {
        joined.append(argument)
      }
    }
    return joined
  }

  /// What to say beside the parser's message if something without an option begins with a minus, as a date BC does:
  /// the parser takes that for an option.
  static func hintOnNegatives(in arguments: [String]) -> String? {
    guard let command = arguments.first, !arguments.contains("--") else { return nil }
    let negative = arguments.indices.dropFirst().first { index in
      let argument = arguments[index]
      return argument.utf8.first == UInt8(ascii: "-")
        && argument.dropFirst().first?.isNumber == true
        && !greedy.contains(arguments[index - 1])
    }
    return negative.map { index in
      "; write what begins with a minus behind --, as in astrolabe \(command) -- "
        + arguments[index]
    }
  }

  /// The first that is repeated in a command line that was parsed.
  static func first(in arguments: [String]) -> String? {
    let command = arguments.first
    var seen: Set<String> = []
    var rest = arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      let name = String(argument.prefix { $0 != "=" })
      let option = name == "-o" ? "--output" : name
      guard once.contains(option) else { continue }
      if greedy.contains(option), name == argument { _ = rest.popFirst() }
      if command == "sky", option == "--at" { continue }
      // Two names of one option.
      let isAlias = command == "events" || command == "moon"
      guard seen.insert(isAlias && option == "--date-zone" ? "--zone" : option).inserted else {
        return option
      }
    }
    return nil
  }
}

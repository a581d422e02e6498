/// An option that stands twice in a command line.
///
/// The parser takes the last of them without a word, so that the births of the first file, or the
/// kinds named first, would be left out unseen.
enum RepeatedOption {
  /// The options that take a value, but for `--at` of `sky`, which may be repeated.
  static let once: Set = [
    "--angles", "--arc", "--at", "--birth", "--births", "--bodies", "--chapter", "--clock",
    "--country", "--dasha-year", "--date", "--date-zone", "--days", "--fold", "--for",
    "--for-place", "--fortune",
    "--from", "--houses", "--instants", "--kinds",
    "--lat", "--limit", "--lon", "--lots", "--method", "--middle", "--name", "--near", "--norms",
    "--orbs", "--output", "--place", "--points", "--size", "--sunrise", "--theme", "--threads",
    "--to", "--void",
    "--with-birth", "--with-fold", "--with-lat", "--with-lon", "--with-name", "--with-place",
    "--with-zone", "--words", "--years", "--zodiac", "--zone",
  ]
  /// Those of them that take whatever follows, be it the name of an option.
  static let greedy: Set = [
    "--date-zone", "--days", "--lat", "--limit", "--lon", "--near", "--threads",
    "--with-lat", "--with-lon", "--with-zone", "--zone",
  ]

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
      let isAlias = command == "events" && option == "--date-zone"
      guard seen.insert(isAlias ? "--zone" : option).inserted else { return option }
    }
    return nil
  }
}

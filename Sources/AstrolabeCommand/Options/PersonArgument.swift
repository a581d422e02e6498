/// Names of people behind a command: `today me` is `today --person me`, and `synastry me ada` is
/// `synastry --person me --with-person ada`.
enum PersonArgument {
  /// The commands about one birth.
  private static let ofOne: Set = [
    "today", "chart", "portrait", "meters", "returns", "progressions", "directions", "primary",
    "profections", "periods", "vedic", "lines", "rectify",
  ]
  /// The commands that may be about two.
  private static let ofTwo: Set = [
    "synastry", "composite", "wheel", "report", "compare", "transits",
  ]

  /// The arguments with the options in place of names.
  ///
  /// A word that begins with a digit is no name but a date without its option, which the parser refuses.
  static func withOptions(_ arguments: [String]) -> [String] {
    guard let command = arguments.first else { return arguments }
    let options =
      ofTwo.contains(command)
      ? ["--person", "--with-person"] : ofOne.contains(command) ? ["--person"] : []
    let names = arguments.dropFirst().prefix(options.count).prefix { isName($0) }
    return [command] + zip(options, names).flatMap { [$0, $1] }
      + arguments.dropFirst(1 + names.count)
  }

  private static func isName(_ word: String) -> Bool {
    guard let first = word.first else { return false }
    return first != "-" && !first.isNumber
  }
}

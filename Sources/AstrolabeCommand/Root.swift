import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// `astrolabe`, whose subcommands do the work.
struct Root: ParsableCommand {
  static let name = "astrolabe"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Astrology on the real sky: charts, transits and a day's scores.",
    discussion: """
      A birth is given by --birth, and with --place if its time is known, or else with --zone, \
      --lat and --lon:

        astrolabe today --birth 1990-06-15T14:30 --place "New York"
        astrolabe today --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060

      Positions are apparent, geocentric and tropical, by Swiss Ephemeris, \(years).
      Exit codes: 0 done, 64 wrong usage, 65 bad data, 66 a file is missing or damaged, 70 a fault of ours.
      """,
    version: "astrolabe \(EngineVersion.text)",
    subcommands: commands)

  /// The subcommands, in the order of the help.
  private static let commands: [any ParsableCommand.Type] =
    [
      TodayCommand.self,
      AskCommand.self,
      ChartCommand.self,
      PortraitCommand.self,
      SkyCommand.self,
      MetersCommand.self,
      EventsCommand.self,
      MoonCommand.self,
      FindCommand.self,
      TransitsCommand.self,
      ReturnsCommand.self,
      ProgressionsCommand.self,
      DirectionsCommand.self,
      PrimaryCommand.self,
      ProfectionsCommand.self,
      PeriodsCommand.self,
      SynastryCommand.self,
      CompositeCommand.self,
      CompareCommand.self,
      RectifyCommand.self,
      VedicCommand.self,
      PanchangaCommand.self,
      HoursCommand.self,
      LinesCommand.self,
      SignCommand.self,
      WheelCommand.self,
      ReportCommand.self,
      BatchCommand.self,
      NormsCommand.self,
      PeopleCommand.self,
      ImportCommand.self,
      ExportCommand.self,
      PlacesCommand.self,
      WordsCommand.self,
    ] + ofSwissEphemeris + [DoctorCommand.self]

  /// The commands that need libswe.
  private static var ofSwissEphemeris: [any ParsableCommand.Type] {
    #if SwissEphemeris
    [EclipsesCommand.self, StarsCommand.self, HeliacalCommand.self, CompileCommand.self]
    #else
    []
    #endif
  }

  private static var years: String {
    let span = StandardEphemeris.span
    return "\(span.first.year) to \(span.last.year)"
  }

  /// Reads a command line.
  ///
  /// A command that is named first reads what follows without the others, which spares making the others ready:
  /// a millisecond of ten. That it stands below ``name`` spares it looking for a wish for completion scripts:
  /// 0.7 ms. What it refuses, and a wish for help, is the whole program's to answer, which knows its own name.
  static func command(of arguments: [String]) throws -> any ParsableCommand {
    if let named = commands.first(where: { $0.configuration.commandName == arguments.first }),
      named.configuration.subcommands.isEmpty,
      let command = try? named.parse(Array(arguments.dropFirst()))
    {
      return command
    }
    try checkCommands(named: arguments)
    return try parseAsRoot(arguments)
  }

  /// Refuses a first word that names no command, and words after `help` that name none or are too
  /// many: the parser would answer with the overview, as though that had been asked for.
  private static func checkCommands(named arguments: [String]) throws {
    let words = arguments.prefix { !$0.hasPrefix("-") }
    guard let first = words.first else { return }
    if first != "help" {
      if let refusal = refusal(of: first) { throw CommandError.usage(refusal) }
      return
    }
    if let second = words.dropFirst().first, let refusal = refusal(of: second) {
      throw CommandError.usage(refusal)
    }
    if words.count > 2 {
      throw CommandError.usage("help tells of one command at a time; see astrolabe --help")
    }
  }

  /// The command line that prints the help of the command in `arguments`.
  static func helpLine(for arguments: [String]) -> String {
    let names = commands.compactMap { $0.configuration.commandName }
    guard let first = arguments.first, names.contains(first) else { return "astrolabe --help" }
    return "astrolabe \(first) --help"
  }

  /// The parser's message as a clause.
  ///
  /// It leaves out a guess that differs in more than two letters, or in more than a third of them: the parser
  /// suggests `--json` for `--from`, and `--lon` for `--foo`.
  static func usageClause(of message: String) -> String {
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
    if quoted.count == 5, quoted[2] == ". Did you mean " {
      let given = Array(quoted[1].utf8.prefix(60))[...]
      if given.editDistance(from: Array(quoted[3].utf8)[...]) > min(2, given.count / 3) {
        return "\(quoted[0])'\(quoted[1])'"
      }
    }
    return message.hasSuffix(".") ? String(message.dropLast()) : message
  }

  /// What people call commands.
  private static let otherNames = [
    "natal": "chart", "birth": "chart", "horoscope": "today", "daily": "today", "now": "sky",
    "planets": "sky", "positions": "sky", "moon": "events --kinds lunation",
    "eclipses": "events --kinds eclipse", "retrogrades": "events --kinds station",
    "compatibility": "synastry", "comparison": "compare", "biwheel": "compare --svg",
    "rectification": "rectify", "solar-return": "returns --bodies sun --chart",
    "tomorrow": "today",
    "cities": "places", "cycles": "returns --cycles",
    "completions": "--generate-completion-script bash",
  ]

  /// What is wrong with a word that names no command.
  private static func refusal(of word: String) -> String? {
    let names = commands.compactMap { $0.configuration.commandName }
    guard word != "help", !names.contains(word) else { return nil }
    let nearest = otherNames[word.lowercased()] ?? NearestName.nearest(to: word, among: names)
    let advice = nearest.map { "did you mean astrolabe \($0)?" } ?? "see astrolabe --help"
    return "there is no command \"\(word.printable)\"; \(advice)"
  }
}

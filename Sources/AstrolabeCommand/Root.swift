import ArgumentParser
import Astrolabe

/// `astrolabe`, whose subcommands do the work.
struct Root: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astrolabe",
    abstract: "Astrology on the real sky: charts, transits and a day's scores.",
    discussion: """
      A birth is given by --birth, and with --place if its time is known, or else with --zone, \
      --lat and --lon:

        astrolabe today --birth 1990-06-15T14:30 --place "New York"
        astrolabe today --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060

      Positions are apparent, geocentric and tropical, by Swiss Ephemeris, 1800 to 2399.
      Exit codes: 0 done, 64 wrong usage, 65 bad data, 66 a file is missing or damaged, 70 a fault of ours.
      """,
    version: "astrolabe \(EngineVersion.text)",
    subcommands: [
      TodayCommand.self, ChartCommand.self, SkyCommand.self, MetersCommand.self,
      EventsCommand.self, TransitsCommand.self, ReturnsCommand.self, SignCommand.self,
      WheelCommand.self, ReportCommand.self, BatchCommand.self, NormsCommand.self,
      PlacesCommand.self, CompileCommand.self, DoctorCommand.self,
    ])

  /// What is wrong with the first word, where it names no command.
  static func refusal(of word: String) -> String? {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !word.hasPrefix("-"), word != "help", !names.contains(word) else { return nil }
    let letters = Array(word.prefix(60).lowercased().utf8)[...]
    let ranked = names.map { (name: $0, wrong: letters.editDistance(from: Array($0.utf8)[...])) }
    let nearest = ranked.filter { $0.wrong <= 2 }.min { $0.wrong < $1.wrong }?.name
    let advice = nearest.map { "did you mean astrolabe \($0)?" } ?? "see astrolabe --help"
    return "there is no command \"\(word.printable)\"; \(advice)"
  }
}

import ArgumentParser
import Astrolabe

/// `astrolabe`, whose subcommands do the work.
struct Root: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "astrolabe",
    abstract: "Astrology on the real sky: charts, transits and a day's scores.",
    discussion: """
      A birth is given by --birth, and with --zone, --lat and --lon if its time is known:

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
      CompileCommand.self, DoctorCommand.self,
    ])
}

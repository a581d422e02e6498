import ArgumentParser
import Astrolabe

/// The subcommand `sign`.
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "The sun sign of a date, by the true Sun at 12:00 UTC.",
    discussion: """
      Printed tables of dates are wrong by up to two days in one year of seventy; this is not.

        astrolabe sign 1990-06-15
      """)

  @Argument(help: ArgumentHelp("The date.", valueName: "YYYY-MM-DD"))
  var date: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    let sink = try output.open()
    let day = try translated {
      try SunSignDay(of: try DateTimeText.readDate(date), ephemeris: try SwissEphemeris())
    }
    let style = output.style
    let sun = "Sun at \(day.position) at 12:00 UTC on \(day.date.inWords)"
    try sink.write("\(style.heading(day.sign.title))\n\(sun)\n")
    if let ingress = day.ingress {
      let sentence =
        "The Sun enters \(ingress.sign.title) on this date at \(ingress.at.utcTime.hoursAndMinutes) "
        + "UTC: born before, the sign is \(ingress.sign.advanced(by: -1).title); after, "
        + "\(ingress.sign.title)."
      try sink.write(TextWrap.lines(sentence, indent: "").joined(separator: "\n") + "\n")
    }
    try sink.finish()
  }
}

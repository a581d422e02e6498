import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `sign`.
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    _superCommandName: Root.name,
    abstract: "The sun sign of a date, by the true Sun at 12:00 UTC, and its profile.",
    usage: "astrolabe sign <YYYY-MM-DD> [<options>]",
    discussion: """
      Printed tables of dates are wrong by up to two days in one year of seventy; this is not.

        astrolabe sign 1990-06-15
        astrolabe sign 1990-06-15 --json
      """)

  @Argument(help: ArgumentHelp("The date.", valueName: "YYYY-MM-DD"))
  var date: String

  @Flag(help: "Write one JSON object on one line.")
  var json = false

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let sink = try output.open()
    let day = try SignRequest(of: CalendarDate.named(date)).sign(by: Engine.ofCommand())
    let profile = try translated { try SignProfile.of(day.sign) }
    if json {
      try sink.write(SunSignDocument(day).json + "\n")
    } else {
      try sink.write(SignPage(day: day, profile: profile, style: output.style).text)
    }
    try sink.finish()
    // The document has no room for it.
    if json, let sentence = day.ingressSentence(in: .english) { StandardError.noteAtEnd(sentence) }
  }
}

extension SunSignDay {
  /// What someone born on a date on which the sign changes should know; nil on other dates.
  func ingressSentence(in words: WordCorpus) -> String? {
    ingressSomewhere.map { ingress in
      let (sign, other) = (ingress.sign.title, ingress.sign.advanced(by: -1).title)
      guard self.ingress == nil else {
        return words.phrase(
          .sunEnters, ["sign": sign, "hour": ingress.clockTime, "other": other])
      }
      let date = CivilZone.utc.clockToTheMinute(at: ingress.at).date
      return words.phrase(
        .sunEntersElsewhere,
        ["sign": sign, "date": date.inWords, "hour": ingress.clockTime, "other": other])
    }
  }
}

extension SignIngress {
  /// The time of day in UTC, to the nearest minute.
  var clockTime: String {
    CivilZone.utc.clockToTheMinute(at: at).time.hoursAndMinutes
  }
}

import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `report`.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    _superCommandName: Root.name,
    abstract: "A day as one page of HTML: the reading, the wheel, the month, the year, the sign.",
    usage: "astrolabe report --birth <birth> [<options>]",
    discussion: """
      A page for a browser, a phone or paper: the day at a glance with the natal wheel and the \
      day's transits, the reading with its texts, the hours of the day, the meters of the month and the week in \
      the sky, at most six pages in print. --chapters asks for others, such as the portrait, the year of life and \
      the profile of the sun sign. The page needs nothing but itself: no script, no font, no network. Facts are those of 12:00 of the date in its zone, scores are means over the day.

        astrolabe report --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060 --date 2025-01-06 --output day.html
        astrolabe report --birth 1975-09-09 --date-zone Europe/Paris \\
          --name Ada --output ada.html
        astrolabe report --birth 1990-06-15T14:30 --place "New York" \\
          --chapters front,portrait,year --output ada.html
        astrolabe report --birth 1990-06-15T14:30 --place "New York" --name Ada \\
          --with-birth 1988-03-02T09:10 --with-place Lyon --with-name Ben \\
          --date 2025-01-06 --output two.html

        astrolabe report --birth 1990-06-15T14:30 --place "New York" --kind year \\
          --date 2027-01-01

      --with-birth adds a chapter on two people: the wheel of both charts, the meters of the two, \
      and where the charts touch.

      --kind makes another report, with a cover, for paper: portrait is what the birth chart says, \
      and with --date what slow transits touch from then; two is what two charts say; year is what \
      the year of --date brings.
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var other: PartnerOptions

  @Option(help: "What is reported: day, portrait, two or year; day unless given.")
  var kind: KindOption = .day

  @Option(
    help: """
      With --kind two, what the two are to each other: love, friends, family or work; love unless \
      given.
      """)
  var bond: String?

  enum KindOption: String, ExpressibleByArgument, CaseIterable {
    case day, portrait, two, year
  }

  @Option(help: ArgumentHelp("What the other is called.", valueName: "text"))
  var withName: String?

  @Option(help: ArgumentHelp("Whose report it is, for the heading.", valueName: "text"))
  var name: String?

  @Option(help: ArgumentHelp("The date to read; today unless given.", valueName: "YYYY-MM-DD"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      """
      The chapters to write: all, or some of \
      \(ReportPage.Chapter.allCases.map(\.rawValue).joined(separator: ", ")). Those about the day unless given.
      """,
      valueName: "list"))
  var chapters: String?

  @OptionGroup var dateZone: DateZoneOption
  @OptionGroup var houses: HouseOptions
  @OptionGroup var words: WordsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let system = try houses.read()
    let chapters = try readChapters()
    let words = try words.read()
    try name?.checkIsVisible()
    try withName?.checkIsVisible("with_name")
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let hasOther = !other.isEmpty || withName != nil
    try checkKind(hasOther: hasOther)
    let other = try hasOther ? (birth: other.read(engine: engine), name: withName) : nil
    if let other { birth.noteLikeness(to: other.birth) }
    houses.noteUse(for: birth)
    let zone = try dateZone.read(
      birthplace: birth.place, engine: engine, isForPrograms: false)
    if kind != .day {
      return try writePortrait(
        of: birth, with: other, in: zone, system, words: words, engine: engine)
    }
    let date = try zone.date(named: date)
    let sink = try output.open()
    let page = try translated {
      let ephemeris = engine.ephemeris
      let chart = try NatalChart(of: birth, houses: system, ephemeris: ephemeris)
      let partner = try other.map { other in
        (
          chart: try NatalChart(of: other.birth, houses: system, ephemeris: ephemeris),
          name: other.name
        )
      }
      let report = try DayReport(
        of: chart, on: date, in: zone, named: name, with: partner, ephemeris: ephemeris,
        words: words)
      return try ReportPage(
        report, chapters: chapters, provenance: try engine.provenance()
      ).html()
    }
    try sink.write(page)
    try sink.finish()
  }

  private func checkKind(hasOther: Bool) throws {
    if chapters != nil, kind != .day {
      throw CommandError.usage(
        "--chapters is for the report on a day; leave it out, or give --kind day")
    }
    if bond != nil, kind != .two {
      throw CommandError.usage("--bond is for a report on two people; give --kind two, too")
    }
    switch kind {
    case .day: break
    case .two:
      if !hasOther {
        throw CommandError.usage("--kind two needs the other; give --with-birth or --with-person")
      }
      if date != nil {
        throw CommandError.usage("--kind two has no date; leave --date out")
      }
    case .portrait, .year:
      if hasOther {
        throw CommandError.usage(
          "--kind \(kind.rawValue) is about one person; leave out the other person")
      }
    }
  }

  private func writePortrait(
    of birth: Birth, with other: (birth: Birth, name: String?)?, in zone: CivilZone,
    _ system: HouseSystem, words: WordCorpus, engine: Engine
  ) throws {
    let bond: PairPortrait.Bond? = try RequestNames.named(bond)
    let day = try date == nil && kind == .portrait ? nil : zone.date(named: date)
    let year = kind == .year ? day : nil
    let period = try year.map { day in
      try PeriodPortraitRequest(
        .year, of: day, for: .birth(birth), in: zone, houses: system, words: words,
        within: engine.ephemeris.span
      ).portrait(by: engine).portrait
    }
    let sink = try output.open()
    let ephemeris = engine.ephemeris
    let chart = try translated {
      try NatalChart(of: birth, houses: system, ephemeris: ephemeris)
    }
    let provenance = try translated { try engine.provenance() }
    let report: PortraitReport
    if let other {
      let synastry = try translated {
        try Synastry(
          of: chart, and: try NatalChart(of: other.birth, houses: system, ephemeris: ephemeris),
          ephemeris: ephemeris)
      }
      report = PortraitReport(
        PairPortrait(of: synastry, as: bond ?? .usual(synastry)), of: synastry,
        names: PairNames(name, other.name),
        words: words, provenance: provenance)
    } else if let period {
      report = PortraitReport(
        period, of: chart, named: name, words: words, provenance: provenance)
    } else {
      let bridge = try translated {
        try day.map { try PortraitBridge(of: chart, from: $0, in: zone, ephemeris: ephemeris) }
      }
      report = PortraitReport(
        WrittenPortrait(Portrait(of: chart, touchedBy: bridge), in: words), of: chart, named: name,
        words: words, provenance: provenance)
    }
    try sink.write(try translated { try report.html() })
    try sink.finish()
  }

  private func readChapters() throws -> Set<ReportPage.Chapter> {
    guard let chapters else { return ReportPage.Chapter.ofDay }
    if chapters == "all" { return Set(ReportPage.Chapter.allCases) }
    return Set(
      try chapters.split(separator: ",", omittingEmptySubsequences: false).map { name in
        guard let chapter = ReportPage.Chapter(rawValue: String(name)) else {
          let names = ReportPage.Chapter.allCases.map(\.rawValue).joined(separator: ", ")
          throw CommandError.usage(
            "there is no chapter \"\(String(name).printable)\"; chapters are \(names), or all")
        }
        return chapter
      })
  }
}

extension String {
  /// Refuses a name that nobody could see, such as that of a variable that isn't set: it would be an
  /// empty heading.
  func checkIsVisible(_ option: RequestError.Field = "name") throws {
    try RequestError.checkIsVisible(self, option)
  }
}

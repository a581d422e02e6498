import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `portrait`.
struct PortraitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "portrait",
    _superCommandName: Root.name,
    abstract: "What charts say about a person, two people or a year, with the facts behind it.",
    usage: "astrolabe portrait --birth <birth> [<options>]",
    discussion: """
      Without a time of birth the portrait has no houses and no angles, and leaves out what the time \
      could change; its last chapter says so.

        astrolabe portrait --birth 1990-06-15T14:30 --place "New York"
        astrolabe portrait --birth 1990-06-15T14:30 --place "New York" --chapter love
        astrolabe portrait --birth 1990-06-15 --date 2027-03-01 --json
        astrolabe portrait --birth 1990-06-15T14:30 --place "New York" --name Ada \\
          --with-birth 1988-03-02T09:10 --with-place Lyon --with-name Ben --bond friends
        astrolabe portrait --birth 1990-06-15T14:30 --place "New York" --year 2027

      Chapters: \(Portrait.ChapterKind.allCases.map(\.name).joined(separator: ", ")). Of two people: \
      \(PairPortrait.ChapterKind.allCases.map(\.name).joined(separator: ", ")). Of a year, a month or a week: \
      \(PeriodPortrait.ChapterKind.allCases.map(\.name).joined(separator: ", ")).

      The bond of two people decides which contacts count most, and what is said about them. Two \
      people without names are called A and B.
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var two: PairPortraitOptions
  @OptionGroup var dates: PortraitDateOptions
  @OptionGroup var houses: HouseOptions

  @Option(help: ArgumentHelp("Print this chapter only.", valueName: "chapter"))
  var chapter: String?

  @Flag(
    help: """
      Write JSON by portrait.schema.json, of two people by portrait_two.schema.json, of a year, a \
      month or a week by portrait_period.schema.json.
      """)
  var json = false

  @OptionGroup var words: WordsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try dates.check(hasOther: two.isGiven)
    if !two.isGiven { try two.checkAreAbsent() }
    let system = try houses.read()
    let words = try words.read()
    let engine = try Engine.ofCommand()
    let birth = try self.birth.read(engine: engine)
    if two.isGiven { return try writeTwo(birth, system, engine: engine, words: words) }
    houses.noteUse(for: birth)
    let zone = try dates.dateZone.read(
      birthplace: birth.place, engine: engine, isForPrograms: json)
    if let period = try dates.period(of: birth, in: zone) {
      return try write(period, of: birth, system, in: zone, words: words, engine: engine)
    }
    let only: Portrait.ChapterKind? = try RequestNames.named(chapter)
    let date = try dates.date.map { try zone.date(named: $0) }
    let sink = try output.open()
    let (chart, portrait) = try PortraitRequest(
      of: .birth(birth), houses: system, bridge: date.map { ($0, zone) }, only: only, words: words
    ).portrait(by: engine)
    if let only, portrait.chapter(only) == nil {
      throw CommandError.badInput(
        only == .bridge && date == nil
          ? "the chapter bridge needs a date; give --date, such as --date 2027-03-01"
          : portrait.isTimed
            ? "this chart has nothing to say in the chapter \(only.name); choose another chapter"
            : "the chapter \(only.name) needs the time of birth; give --birth with a time and --place"
      )
    }
    if json {
      birth.tellNote()
      try sink.write(PortraitDocument(portrait, only: only).json + "\n")
    } else {
      try sink.write(
        PortraitPage(chart: chart, portrait: portrait, only: only, style: output.style).text)
    }
    try sink.finish()
  }

  private func writeTwo(
    _ birth: Birth, _ system: HouseSystem, engine: Engine, words: WordCorpus
  ) throws {
    let only: PairPortrait.ChapterKind? = try RequestNames.named(chapter)
    let bond = try two.readBond()
    let names = try two.names(first: self.birth.person)
    let second = try two.other.read(engine: engine)
    birth.noteLikeness(to: second, hence: "so every point meets itself")
    let sink = try output.open()
    let (synastry, portrait) = try PairPortraitRequest(
      of: Couple(.birth(birth), .birth(second), houses: system), as: bond, names: names,
      words: words
    ).portrait(by: engine)
    if let only, portrait[only] == nil {
      throw CommandError.badInput(
        "these two charts have nothing to say in the chapter \(only.name); choose another chapter")
    }
    if json {
      birth.tellNote()
      second.tellNote()
      try sink.write(
        PassagesDocument(portrait, names: names, only: only, in: words).json + "\n")
    } else {
      try sink.write(
        PassagesPage(
          heading: PassagesPage.heading(of: synastry, names),
          chapters: portrait.written(names: names, in: words).chapters
            .filter { only == nil || $0.name == only?.name }, style: output.style
        ).text)
    }
    try sink.finish()
  }

  private func write(
    _ period: PortraitDateOptions.Period, of birth: Birth, _ system: HouseSystem,
    in zone: CivilZone, words: WordCorpus, engine: Engine
  ) throws {
    let only: PeriodPortrait.ChapterKind? = try RequestNames.named(chapter)
    let place = try dates.forPlace.map { try NamedPoint($0) }
    if place != nil, !birth.isTimed {
      StandardError.noteAtEnd("--for-place isn't used without a time of birth")
    }
    let sink = try output.open()
    let (chart, portrait) = try PeriodPortraitRequest(
      period.length, of: period.date, for: .birth(birth), in: zone, houses: system,
      returnPlace: place.map { ($0.inWords, $0.coordinates) }, words: words,
      within: engine.ephemeris.span
    ).portrait(by: engine)
    if let only, portrait[only] == nil {
      throw CommandError.badInput(
        portrait.isTimed
          ? "there is nothing to say in the chapter \(only.name) then; choose another chapter"
          : "there is nothing to say in the chapter \(only.name) then without a time of birth; choose "
            + "another chapter, or give --birth with a time and --place")
    }
    if json {
      birth.tellNote()
      try sink.write(PassagesDocument(portrait, only: only, in: words).json + "\n")
    } else {
      try sink.write(
        PassagesPage(
          heading: PassagesPage.heading(
            of: chart, during: period.length, of: period.date, in: zone),
          chapters: portrait.written(in: words).chapters
            .filter { only == nil || $0.name == only?.name }, style: output.style
        ).text)
    }
    try sink.finish()
  }
}

import ArgumentParser
import Astrolabe

/// The subcommand `ask`.
struct AskCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ask",
    _superCommandName: Root.name,
    abstract: "Answer a question from a chart, a day and the sky.",
    usage: "astrolabe ask <question> ... --birth <birth> [<options>]",
    discussion: """
      Facts of the chart and of the sky, when a transit comes, how a day or a month will be, the \
      best day for something, whether to do it, why a day is as it is, how two people go together. \
      The first sentence answers; the choice stays with the asker, and what belongs to a doctor, \
      a lawyer or a helpline is passed on.

        astrolabe ask "How is it at work today?" --birth 1990-06-15T14:30 \\
          --place "New York" --date 2025-01-06 --name Ada
        astrolabe ask "which day next week is best for a date" --birth 1975-09-09 \\
          --json
        astrolabe ask "How is love this week?" "and next week?" --birth 1975-09-09
        astrolabe ask "How do we go together?" --birth 1975-09-09 \\
          --with-birth 1988-03-02

      Several questions are a conversation: a question may leave out what an earlier one has. \
      Single words are one question, whose quotes were left away. The same question at \
      the same place of the same conversation about the same day has the same answer. --json \
      writes one object by answer.schema.json a line. A folder that --words names may have \
      asking/sentences.tsv with sentences in place of the program's.
      """)

  @Argument(
    help: ArgumentHelp(
      "The question, 500 characters at most; several are a conversation.", valueName: "question"))
  var questions: [String]

  @OptionGroup var birth: BirthOptions

  @Option(help: ArgumentHelp("The date to ask about; today unless given.", valueName: "YYYY-MM-DD"))
  var date: String?

  @OptionGroup var dateZone: DateZoneOption

  @Option(help: ArgumentHelp("What the answer calls the person.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "Where help would be looked for, where a question needs it, such as US.",
      valueName: "country"))
  var country: String?

  @Flag(help: "Write JSON by answer.schema.json.")
  var json = false

  @OptionGroup var other: PartnerOptions

  @Option(help: ArgumentHelp("What the other person is called.", valueName: "name"))
  var withName: String?

  @OptionGroup var words: WordsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  /// The questions: one where the shell has parted its words, which nobody would ask one by one.
  private var texts: [String] {
    questions.contains { $0.contains(" ") } ? questions : [questions.joined(separator: " ")]
  }

  func run() throws {
    let asked = try translated { try texts.map { text in try Question(text) } }
    let sentences = try words.readSentences()
    let words = try words.read()
    let engine = try Engine.ofCommand()
    let birth = try birth.read(engine: engine)
    let zone = try dateZone.read(
      birthplace: birth.place, engine: engine, isForPrograms: json)
    let date = try zone.date(named: date)
    let otherBirth = other.isEmpty ? nil : try other.read(engine: engine)
    let sink = try output.open()
    let ephemeris = engine.ephemeris
    let partner = try translated {
      try otherBirth.map { try NatalChart(of: $0, ephemeris: ephemeris) }
    }
    let reading = try translated {
      let chart = try NatalChart(of: birth, ephemeris: ephemeris)
      let day = try ReadingDay(of: date, in: zone, ephemeris: ephemeris)
      let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
      return try DailyReading(of: chart, by: astrometer, on: day)
    }
    birth.tellNote()
    var dialogue = Dialogue(
      reading: reading,
      asker: Asker(
        firstName: name, countryCode: country, partner: partner,
        partnerName: withName ?? other.withPerson),
      words: words, sentences: sentences, places: engine.placeFinder)
    for (number, question) in asked.enumerated() {
      let answer = dialogue.ask(question)
      if json {
        try sink.write(AnswerDocument(answer, to: question, on: date).json + "\n")
      } else {
        if number > 0 { try sink.write("\n") }
        for line in TextWrap.lines(answer.text, indent: "") { try sink.write("\(line)\n") }
      }
    }
    try sink.finish()
  }
}

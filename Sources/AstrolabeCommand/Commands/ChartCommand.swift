import ArgumentParser
import Astrolabe

/// The subcommand `chart`.
struct ChartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "chart",
    _superCommandName: Root.name,
    abstract: "The natal chart of a birth, or of a stream of births.",
    usage: "astrolabe chart --birth <birth> [<options>]",
    discussion: """
      A date alone makes a chart without houses' angles, cast for 12:00 UTC.

        astrolabe chart --birth 1990-06-15T14:30 --zone America/New_York \\
          --lat 40.7128 --lon -74.0060
        astrolabe chart --birth 1879-03-14T11:30 --zone LMT --lat 48n24 --lon 9e59 \\
          --houses koch
        astrolabe chart --births people.ndjson > charts.ndjson
        astrolabe chart --birth 1990-06-15T14:30 --place "New York" --more \\
          --lots fortune,spirit,marriage=ascendant+venus-saturn

      --more tells what is beyond the chart, too: further points, lots, declinations, antiscia, \
      midpoints, minor aspects, figures, dignities in full, and a harmonic with --harmonic. With --json it is \
      {"chart":…,"more":…} by chart_with_more.schema.json; --births writes {"id":…,"chart":…} a \
      line, with "more" where asked for.
      """)

  @OptionGroup var birth: BirthOptions

  @Option(
    help: ArgumentHelp(
      BirthOptions.streamHelp,
      valueName: "file"))
  var births: String?

  @OptionGroup var houses: HouseOptions

  @Option(help: "Zodiac: tropical is the one there is.")
  var zodiac: String = "tropical"

  @Flag(help: "Write JSON by natal_chart.schema.json.")
  var json = false

  @Flag(help: "Draw the chart as a wheel in SVG, as astrolabe wheel does.")
  var svg = false

  @OptionGroup var more: MoreOptions

  @OptionGroup var picture: PictureOptions

  @OptionGroup var output: OutputOptions

  func run() throws {
    try checkForms()
    let system = try houses.read()
    guard zodiac == "tropical" else {
      throw CommandError.usage(
        "there is no zodiac \"\(zodiac.printable)\"; the one there is is tropical")
    }
    let beyond = try more.read()
    let zones = ZoneFinder()
    if let births {
      guard birth.isEmpty else {
        throw CommandError.usage(BirthOptions.besideStream)
      }
      let sink = try output.open()
      let ephemeris = try translated { try StandardEphemeris() }
      let stream = BirthStream(path: births, sink: sink, zones: zones)
      let isAllWell = try stream.answerEach(key: "chart") { birth, json in
        let chart = try NatalChart(of: birth, houses: system, ephemeris: ephemeris)
        let wider = try beyond?.chart(chart, ephemeris: ephemeris)
        NatalChartDocument(chart).write(to: &json)
        if let beyond, let wider {
          json.key("more")
          try beyond.document(wider).write(to: &json)
        }
      }
      try sink.finish()
      if !isAllWell { throw SilentExit(code: .badInput) }
      return
    }
    let birth = try birth.read(zones: zones)
    houses.noteUse(for: birth)
    more.noteUse(for: birth)
    let sink = try output.open()
    let ephemeris = try translated { try StandardEphemeris() }
    let chart = try translated {
      try NatalChart(of: birth, houses: system, ephemeris: ephemeris)
    }
    let wider = try translated { try beyond?.chart(chart, ephemeris: ephemeris) }
    if svg {
      birth.tellPlaceNotes()
      let wheel = WheelPicture(chart: chart, theme: picture.chosenTheme)
      try sink.write(picture.svg(wheel.picture))
    } else if json {
      birth.tellNote()
      if let beyond, let wider {
        let more = try translated { try beyond.document(wider) }
        try sink.write(ChartWithMoreDocument(more).json + "\n")
      } else {
        try sink.write(NatalChartDocument(chart).json + "\n")
      }
    } else {
      let page = ChartPage(chart: chart, style: output.style).text
      let rest = beyond.flatMap { beyond in
        wider.map {
          WiderChartPage(
            wider: $0, lots: beyond.lots, harmonic: beyond.harmonic, style: output.style
          ).text
        }
      }
      try sink.write(page + (rest.map { "\n\($0)" } ?? ""))
    }
    try sink.finish()
  }

  private func checkForms() throws {
    guard svg else { return try picture.checkAreAbsent() }
    try picture.checkSize()
    if json { throw CommandError.usage("--json and --svg don't go together; give one of them") }
    if more.more {
      throw CommandError.usage("--more and --svg don't go together; give one of them")
    }
    if births != nil {
      throw CommandError.usage("--svg draws one birth; give it without --births")
    }
  }
}

import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `composite`.
struct CompositeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "composite",
    _superCommandName: Root.name,
    abstract: "One chart made of two: by midpoints, or of the moment between two births.",
    usage: "astrolabe composite --birth <birth> --with-birth <birth> [<options>]",
    discussion: """
      By midpoints each body stands halfway between its two places. The houses are halfway \
      between the two rings of cusps, or with --method derived those under the mean Midheaven at \
      the mean latitude. --method davison casts a chart for the moment and the place between the \
      two births. Without a time of birth on either side there are bodies alone.

        astrolabe composite --birth 1990-06-15T14:30 --place "New York" \\
          --with-birth 1988-03-02T09:10 --with-place Lyon
        astrolabe composite --birth 1990-06-15T14:30 --place "New York" \\
          --with-birth 1988-03-02T09:10 --with-place Lyon \\
          --method davison --middle great-circle --json
        astrolabe composite --birth 1990-06-15T14:30 --place "New York" \\
          --with-birth 1988-03-02T09:10 --with-place Lyon --svg --output composite.svg
      """)

  @OptionGroup var birth: BirthOptions
  @OptionGroup var other: PartnerOptions

  @Option(help: "How: midpoint, derived or davison.")
  var method: CompositeRequest.Method = .midpoint

  @Option(help: "The place of a Davison chart: mean, or great-circle.")
  var middle: OptionName<DavisonBirth.Place>?

  @OptionGroup var houses: HouseOptions

  @Flag(help: "Write JSON by composite.schema.json.")
  var json = false

  @Flag(help: "Draw the chart's wheel in SVG.")
  var svg = false

  @OptionGroup var picture: PictureOptions

  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    try picture.check(draws: svg, json: json)
    let system = try houses.read()
    try CompositeRequest.check(method, middle: middle?.value)
    let engine = try Engine.ofCommand()
    let first = try birth.read(engine: engine)
    let second = try other.read(engine: engine)
    houses.noteUse(for: first)
    let sink = try output.open()
    let couple = Couple(.birth(first), .birth(second), houses: system)
    let charts = try couple.charts(by: engine)
    let content = try CompositeRequest(
      of: Couple(.chart(charts.0, nil), .chart(charts.1, nil), houses: system), by: method,
      middle: middle?.value
    ).answer(by: engine)
    first.noteLikeness(to: second, hence: "and the chart made of them is theirs again")
    if svg {
      first.tellPlaceNotes()
      second.tellPlaceNotes()
      try sink.write(
        picture.svg { content.picture(of: charts.0, and: charts.1, theme: $0) })
    } else if json {
      first.tellNote()
      second.tellNote()
      try sink.write(content.document.json + "\n")
    } else {
      try sink.write(
        CompositePage(
          first: charts.0, second: charts.1, content: content, style: output.style
        ).text)
    }
    try sink.finish()
  }
}

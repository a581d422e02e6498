import ArgumentParser
import Astrolabe

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
  var method: MethodOption = .midpoint

  enum MethodOption: String, ExpressibleByArgument, CaseIterable {
    case midpoint, derived, davison
  }

  @Option(help: "The place of a Davison chart: mean, or great-circle.")
  var middle: MiddleOption?

  enum MiddleOption: String, ExpressibleByArgument, CaseIterable {
    case mean
    case greatCircle = "great-circle"

    var place: DavisonPlace { self == .mean ? .mean : .greatCircle }
  }

  @OptionGroup var houses: HouseOptions

  @Flag(help: "Write JSON by composite.schema.json.")
  var json = false

  @Flag(help: "Draw the chart's wheel in SVG.")
  var svg = false

  @OptionGroup var picture: PictureOptions

  @OptionGroup var output: OutputOptions

  func run() throws {
    if svg { try picture.checkSize() } else { try picture.checkAreAbsent() }
    if svg, json {
      throw CommandError.usage("--json and --svg don't go together; give one of them")
    }
    let system = try houses.read()
    if middle != nil, method != .davison {
      throw CommandError.usage("--middle is for Davison charts; add --method davison")
    }
    let zones = ZoneFinder()
    let first = try birth.read(zones: zones)
    let second = try other.read(zones: zones)
    houses.noteUse(for: first)
    let sink = try output.open()
    let ephemeris = try translated { try StandardEphemeris() }
    let charts = try translated {
      (
        try NatalChart(of: first, houses: system, ephemeris: ephemeris),
        try NatalChart(of: second, houses: system, ephemeris: ephemeris)
      )
    }
    let content = try translated { () throws -> CompositePage.Content in
      switch method {
      case .midpoint, .derived:
        return .composite(
          try CompositeChart(
            of: charts.0, and: charts.1, by: method == .midpoint ? .midpoint : .derived,
            houses: system, ephemeris: ephemeris))
      case .davison:
        let davison = try DavisonBirth(of: first, and: second, place: middle?.place ?? .mean)
        let chart = try NatalChart(of: davison.birth, houses: system, ephemeris: ephemeris)
        return .davison(davison, try Partner(chart, ephemeris: ephemeris))
      }
    }
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

@_spi(FrontEnd) import Astrolabe

/// Writes the skies of many instants: a table, CSV, a line of JSON each, a page to print, or their curves.
struct SkySeries {
  let bodies: BodySet
  let options: SkySeriesOptions
  let json: Bool
  let ephemeris: StandardEphemeris
  let style: TextStyle

  func write(to sink: OutputSink) throws {
    guard [json, options.csv, options.html, options.graph != nil].count(where: \.self) < 2 else {
      throw CommandError.usage(
        "--json, --csv, --html and --graph don't go together; give one of them")
    }
    let instants = try options.instants()
    if let fold = try options.fold() { return try draw(instants, fold, to: sink) }
    if options.html { return try sink.write(try page(of: instants)) }
    if options.csv { try sink.write(csvHeading) }
    let table = SkyTablePage(bodies: bodies, hasTimes: try hasTimes, style: style)
    var month: Int?
    for seconds in instants {
      let sky = try sky(at: seconds)
      if json {
        try sink.write(SkyDocument(sky, ayanamsa: nil).json + "\n")
      } else if options.csv {
        try sink.write(csvRow(sky))
      } else {
        let date = sky.ut.utcDate
        if date.month != month { try sink.write(table.heading(of: sky, isFirst: month == nil)) }
        month = date.month
        try sink.write(table.row(sky))
      }
    }
  }

  private var hasTimes: Bool { get throws { try !options.stepSeconds().isMultiple(of: 86_400) } }

  private func sky(at seconds: Int) throws -> Sky {
    try translated {
      try ephemeris.sky(at: JulianDay<UT1>(secondsSince1970: seconds), bodies: bodies)
    }
  }

  private var csvHeading: String {
    let columns = bodies.bodies.map { "\($0.name),\($0.name)_latitude,\($0.name)_per_day" }
    return "utc,\(columns.joined(separator: ","))\n"
  }

  /// Degrees with six decimals: 0.004″.
  private func csvRow(_ sky: Sky) -> String {
    let columns = bodies.bodies.flatMap { body in
      let state: BodyState = sky[body]
      return [state.longitude.degrees, state.latitude.degrees, state.longitudePerDay.degrees].map {
        DecimalText.fixed($0, decimals: 6)
      }
    }
    return "\(sky.ut.iso8601),\(columns.joined(separator: ","))\n"
  }

  private func draw(
    _ instants: StrideTo<Int>, _ fold: GraphicEphemeris.Fold, to sink: OutputSink
  ) throws {
    try SkySeriesRequest.checkStep(options.stepSeconds(), of: bodies, in: fold)
    let count = instants.underestimatedCount
    guard GraphicEphemeris.allowedSkies.contains(count) else {
      throw CommandError.usage(
        "\(count) instants make no drawing; give a step that makes 2 to 20000 of the dates")
    }
    let skies = try instants.map(sky)
    try sink.write(
      options.picture.svg { theme in
        try translated { try GraphicEphemeris(of: skies, fold: fold, theme: theme).picture() }
      })
  }

  private func page(of instants: StrideTo<Int>) throws -> String {
    guard instants.underestimatedCount <= 4_000 else {
      throw CommandError.usage(
        "a page to print has at most 4000 rows; give fewer dates or a longer step")
    }
    return SkyTableSheet(
      skies: try instants.map(sky), bodies: bodies, hasTimes: try hasTimes
    ).html
  }
}

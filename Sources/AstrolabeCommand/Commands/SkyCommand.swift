import ArgumentParser
import Astrolabe

/// The subcommand `sky`.
struct SkyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sky",
    _superCommandName: Root.name,
    abstract: "Where the bodies are.",
    usage: "astrolabe sky [--at <instant> ...] [<options>]",
    discussion: """
      Longitude, latitude, distance and daily motions: apparent, geocentric, of date; longitudes in a \
      sidereal zodiac where --zodiac names one.

        astrolabe sky --at 2025-01-06T12:00:00Z
        astrolabe sky --at tt:2460682.0 --bodies sun,moon,chiron --json
        astrolabe sky --at 2025-01-06T12:00:00Z --zodiac lahiri
        seq 2460676 2460706 | sed 's/^/ut:/' | astrolabe sky --at - --json
      """)

  @Option(
    help: ArgumentHelp(
      """
      The instant: ISO 8601 in UTC, tt:JD or ut:JD, or now, as it is unless given; - reads one a line. \
      May be repeated.
      """,
      valueName: "instant"))
  var at: [String] = []

  @Option(help: "Names separated by commas, or all; the eleven points of charts unless given.")
  var bodies: String?

  @OptionGroup var zodiac: ZodiacOption

  @Flag(help: "Write one JSON object a line.")
  var json = false

  @OptionGroup var output: OutputOptions

  func run() throws {
    guard at.count(where: { $0 == "-" }) < 2 else {
      throw CommandError.usage("--at - reads standard input to its end, so give it once")
    }
    let wanted = try bodies.map(BodyList.read) ?? .eleven
    let ayanamsa = try zodiac.read().ayanamsa
    let sink = try output.open()
    let ephemeris = try translated { try StandardEphemeris() }
    var isAllWell = true
    for text in at.isEmpty ? ["now"] : at {
      if text == "-" {
        let lines = try LineReader(path: "-") { try sink.flush() }
        try lines.checkIsApart(from: sink)
        while let line = try lines.next() {
          isAllWell = try answer(line, wanted, ayanamsa, ephemeris, sink) && isAllWell
        }
      } else {
        try write(try sky(at: text, wanted, ephemeris), ayanamsa, ephemeris, to: sink)
      }
    }
    try sink.finish()
    if !isAllWell { throw SilentExit(code: .badInput) }
  }

  private func sky(at text: String, _ bodies: BodySet, _ ephemeris: StandardEphemeris) throws -> Sky
  {
    try translated {
      if text == "now" {
        return try ephemeris.sky(
          at: JulianDay<UT1>(secondsSince1970: System.secondsSince1970), bodies: bodies)
      }
      return switch try InstantText(text) {
      case .ut(let ut): try ephemeris.sky(at: ut, bodies: bodies)
      case .tt(let tt): try ephemeris.sky(at: tt, bodies: bodies)
      }
    }
  }

  /// Answers one line of a stream; a bad one doesn't stop it.
  private func answer(
    _ line: LineReader.Line, _ bodies: BodySet, _ ayanamsa: Ayanamsa?,
    _ ephemeris: StandardEphemeris, _ sink: OutputSink
  ) throws -> Bool {
    if line.isBlank { return true }
    do {
      let text = String(decoding: try line.contents(), as: UTF8.self)
      try write(try sky(at: text, bodies, ephemeris), ayanamsa, ephemeris, to: sink)
      return true
    } catch let error as CommandError where error.exitCode == .badInput {
      guard json else {
        StandardError.line("line \(line.number): \(error.message)")
        return false
      }
      var json = JSONWriter()
      json.object { json in
        json.key("line")
        json.integer(line.number)
        json.key("error")
        json.string(error.message)
      }
      try sink.line(json.bytes)
      return false
    }
  }

  private func write(
    _ sky: Sky, _ ayanamsa: Ayanamsa?, _ ephemeris: StandardEphemeris, to sink: OutputSink
  ) throws {
    let value = try translated {
      try ayanamsa.map { try ephemeris.value(of: $0, at: sky.instant) }
    }
    if json {
      try sink.write(SkyDocument(sky, ayanamsa: value).json + "\n")
    } else {
      try sink.write(SkyPage(sky: sky, ayanamsa: value, style: output.style).text)
    }
  }
}

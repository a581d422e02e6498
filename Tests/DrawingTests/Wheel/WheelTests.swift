import Astrology
import EngineSupport
import Ephemeris
import Testing

@testable import Drawing

/// What a wheel shows of a chart.
@Suite struct WheelTests {
  private func elements(_ wheel: Wheel) throws -> [XMLChecker.Element] {
    try XMLChecker.elements(of: wheel.picture().svg())
  }

  // Sun 24°23′ Gemini is what the README's chart has by swetest.
  @Test func `each body is labelled with its degree and minute`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30", latitude: 40.7128, longitude: -74.006)
    let elements = try elements(Wheel(of: chart))
    let texts = elements.filter { $0.name == "text" }.map(\.text)
    for body in ChartBody.allCases {
      let position = chart.position(of: body)
      #expect(texts.contains("\(position.degree)°"))
      #expect(elements.contains { $0.name == "title" && $0.text.hasPrefix(body.title) })
    }
    #expect(texts.contains("24°") && texts.contains("23′"))
    #expect(["AC", "MC", "DC", "IC"].allSatisfy(texts.contains))
    #expect((1...12).allSatisfy { texts.contains("\($0)") })
  }

  @Test func `every aspect has a line or an arc, the closer the heavier`() throws {
    let chart = try Samples.chart(
      bodies: [0, 90, 120.5, 183, 60, 1, 20, 40, 200, 230, 290], cusps: Samples.equal(from: 15))
    let aspects = WheelAspect.within(WheelFace(of: chart), by: .standard)
    let lines = aspects.filter { $0.kind != .conjunction }
    #expect(lines.count > 5 && lines.count < aspects.count)
    for (close, wide) in zip(
      lines.sorted { $0.closeness > $1.closeness },
      lines.sorted { $0.closeness > $1.closeness }.dropFirst())
    {
      let color = RGBColor(0)
      #expect(
        WheelPainter.stroke(close.kind, color, close.closeness).width
          >= WheelPainter.stroke(wide.kind, color, wide.closeness).width)
    }
    let wheel = Wheel(of: chart)
    let bare = Wheel(of: chart, orbs: OrbTable([:]))
    let difference =
      try elements(wheel).count { $0.name == "line" } - elements(bare).count { $0.name == "line" }
    #expect(difference == lines.count)
    func arcs(_ wheel: Wheel) throws -> Int {
      try self.elements(wheel).count { $0.attributes["d"]?.contains("A213.5") == true }
    }
    #expect(try arcs(wheel) == aspects.count - lines.count)
    #expect(try arcs(bare) == 0)
  }

  // The Sun is in Gemini, a sign of air; the Moon in Pisces, one of water; fire and earth have planets, too.
  @Test func `a tinted wheel has bodies in the colour of their element`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30", latitude: 40.7128, longitude: -74.006)
    func inks(_ theme: Theme) throws -> [String?] {
      try elements(Wheel(of: chart, theme: theme)).map {
        $0.attributes["stroke"].map { "stroke \($0)" } ?? $0.attributes["fill"]
      }
    }
    let (plain, tinted) = (try inks(.light), try inks(Theme.light.tinted))
    #expect(plain.count == tinted.count)
    let changed = zip(plain, tinted).filter { $0 != $1 }
    // A glyph has one stroke or more.
    #expect(changed.count >= ChartBody.allCases.count)
    #expect(Set(changed.map(\.1)).count == 4)
  }

  @Test func `what is written above goes on below where it is long`() throws {
    let chart = try Samples.chart("1990-06-15", nil)
    let note =
      "02:30 never occurred on 1991-03-31 in Europe/Berlin, where clocks jumped forward by 1 h; 03:30 "
      + "was taken (01:30:00 UTC)."
    func picture(_ lines: [String]) -> Picture {
      Wheel(of: chart, caption: Wheel.Caption(title: "Ada", lines: lines)).picture()
    }
    let texts = try XMLChecker.elements(of: picture([note, "Below"]).svg()).map(\.text)
    let first = try #require(texts.firstIndex { $0.hasPrefix("02:30 never") })
    #expect("\(texts[first]) \(texts[first + 1])" == note)
    #expect(texts[first + 2] == "Below")
    #expect(!texts.contains { $0.contains("…") })
    #expect(picture([note]).height == picture(["a", "b"]).height)
  }

  /// A birth that lacks its place says so, and not that it lacks its time.
  @Test func `the wheel says what a birth lacks`() throws {
    let date: CalendarDate = try CalendarDate("1990-06-15")
    let births = [Birth(date: date), Birth(date: date, time: .noon, zone: .utc)]
    let captions = try births.map { birth in
      Wheel(of: try NatalChart(of: birth, ephemeris: Samples.ephemeris.get())).picture().description
    }
    #expect(captions[0].hasPrefix("Time of birth unknown: "))
    #expect(captions[1].hasPrefix("Place of birth unknown: "))
  }

  @Test func `a composite is drawn as it stands`() throws {
    let charts = try (
      Samples.chart("1990-06-15", "18:30"), Samples.chart("1962-02-04", "23:30", latitude: 48)
    )
    let composite = try Samples.composite(charts.0, charts.1)
    let elements = try XMLChecker.elements(of: CompositeWheel(of: composite).picture().svg())
    let titles = elements.filter { $0.name == "title" }.map(\.text)
    for body in composite.bodies {
      let position = ZodiacPosition(body.longitude)
      let house = try #require(composite.house(of: body.body))
      #expect(titles.contains { $0.hasPrefix("\(body.body.title) \(position)") })
      #expect(titles.contains { $0.hasPrefix(body.body.title) && $0.hasSuffix("house \(house)") })
    }
    let lines = composite.contacts().count { $0.kind != .conjunction }
    let bare = CompositeWheel(of: composite, orbs: OrbTable([:])).picture()
    let without = try XMLChecker.elements(of: bare.svg()).count { $0.name == "line" }
    #expect(elements.count { $0.name == "line" } - without == lines && lines > 5)
    #expect(
      composite.bodies.contains { $0.isRetrograde } == titles.contains { $0.contains("retrograde") }
    )
  }

  @Test func `bodies around are the other's, or are transiting`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    func labels(_ wheel: Wheel) throws -> [String] {
      try elements(wheel).filter { $0.name == "title" }.map(\.text)
    }
    let sun = "Sun \(chart.position(of: .sun))"
    #expect(try labels(Wheel(of: chart, transits: chart.sky)).contains("\(sun), transiting"))
    let ofTwo = try labels(Wheel(of: chart, around: chart))
    #expect(ofTwo.contains("the other’s \(sun)"))
    #expect(!ofTwo.contains { $0.contains("transiting") })
  }

  @Test func `with transits the lines are theirs`() throws {
    let chart = try Samples.chart(
      bodies: Array(repeating: 10, count: 11), cusps: Samples.equal(from: 47))
    let sky = Samples.sky([100, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52])
    let wheel = Wheel(of: chart, transits: sky)
    let aspects = wheel.content.aspects
    #expect(aspects.filter { $0.names.0 == "transiting Sun" }.count == 11)
    #expect(wheel.picture().description.contains("transiting Sun square Moon"))
    #expect(!wheel.picture().description.contains("Sun conjunction Moon"))
  }

  @Test func `the description says how the wheel stands`() throws {
    let polar = try Samples.chart("1990-06-15", "10:00", latitude: 69.65, longitude: 18.96)
    #expect(Wheel(of: polar).picture().description.contains("Placidus is undefined there"))
    let timed = try Samples.chart("1990-06-15", "18:30")
    #expect(
      Wheel(of: timed).picture().description.hasPrefix(
        "Ascendant at nine o’clock, Placidus houses."))
  }

  @Test func `there is a glyph for every sign, body and aspect, and no two are alike`() {
    let glyphs =
      ZodiacSign.allCases.map { Glyph($0) } + CelestialBody.allCases.map { Glyph($0) }
      + AspectKind.allCases.map { Glyph($0) } + [.retrograde, .fortune]
    #expect(Set(glyphs).count == glyphs.count)
    #expect(glyphs.allSatisfy { $0.path.hasPrefix("M") && $0.lineWidth > 1 })
  }

  @Test func `a wheel of two draws the aspects between them, whichever is around`() throws {
    let one = try Samples.chart("1990-06-15", "18:30")
    let other = try Samples.chart("1962-02-04", nil)
    let within = Touching.count(of: one, and: other)
    for (chart, around) in [(one, other), (other, one)] {
      let wheel = Wheel(of: chart, around: around)
      #expect(wheel.partner == around && wheel.transits == around.sky)
      let picture = wheel.picture()
      #expect(picture.title == "Two charts")
      #expect(picture.description.contains("The other’s bodies around it: Sun "))
      #expect(picture.description.contains("the other’s "))
    }
    let aspects = Wheel(of: one, around: other).content.aspects
    #expect(aspects.count == within && within > 5)
  }
}

extension WheelTests {
  /// The engine's own list of a chart's aspects is made apart from the wheel's.
  @Test(arguments: ["1990-06-15", "1962-02-05", "2000-05-05"])
  func `the aspects of a wheel are those of the chart`(date: String) throws {
    let chart = try Samples.chart(date, "18:30")
    let drawn = WheelAspect.within(WheelFace(of: chart), by: .standard).map(\.inWords)
    let listed = chart.aspects().map { "\($0.first.title) \($0.kind.name) \($0.second.title)" }
    #expect(Set(drawn) == Set(listed) && drawn.count == listed.count)
  }

  @Test func `lines differ in their dashes as well as in their colours`() {
    let strokes = AspectKind.allCases.map { WheelPainter.stroke($0, RGBColor(0), 0.5) }
    let looks = AspectKind.allCases.map { kind in
      let stroke = WheelPainter.stroke(kind, RGBColor(0), 0.5)
      return "\(stroke.dashes) \(Theme.light.color(of: kind).hexadecimal)"
    }
    #expect(Set(looks).count == looks.count && strokes.count == 5)
    #expect(
      WheelPainter.stroke(.square, RGBColor(0), 1).dashes
        != WheelPainter.stroke(.opposition, RGBColor(0), 1).dashes)
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `further points stand in the wheel and make aspects with its bodies`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    let wider = try WiderChart(
      of: chart, points: [BodySet(.chiron), BodySet(.ceres)], ephemeris: Samples.ephemeris.get())
    let points = Wheel.PlacedPoint.points(
      of: wider, [.body(.chiron), .body(.ceres), .fortune, .vertex])
    #expect(points.map(\.mark) == [.body(.chiron), .body(.ceres), .fortune, .vertex])
    let content = Wheel(of: chart).with(points).content
    #expect(content.face.points.count == 15)
    let mixed = content.aspects.filter {
      !$0.points.0.mark.isOfChart || !$0.points.1.mark.isOfChart
    }
    #expect(mixed.count > 3)
    #expect(mixed.allSatisfy { $0.points.0.mark.isOfChart || $0.points.1.mark.isOfChart })
    let titles = try elements(Wheel(of: chart).with(points)).filter { $0.name == "title" }.map(
      \.text)
    for name in ["Chiron ", "Ceres ", "Fortune ", "Vertex "] {
      #expect(titles.contains { $0.hasPrefix(name) }, "\(name)")
    }
  }

  /// Precession moved the signs by 23°43′ in 1990 by Lahiri's ayanamsa (Swiss Ephemeris 2.10.03,
  /// `swetest -p -b15.6.1990 -ut18:30 -sid1`).
  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `a sidereal wheel has the signs of its zodiac`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    let sidereal = try SiderealChart(of: chart, ephemeris: Samples.ephemeris.get())
    let content = Wheel(of: chart).turned(to: sidereal).content
    let sun = try #require(content.face.points.first).longitude
    #expect(abs(sun.arc(to: chart.sky[.sun].longitude).degrees - 23.72) < 0.02)
    #expect(content.aspects.map(\.inWords) == Wheel(of: chart).content.aspects.map(\.inWords))
    #expect(content.face.angles == sidereal.angles)
  }

  @Test func `the angles of the other of two stand around`() throws {
    let one = try Samples.chart("1990-06-15", "18:30")
    let other = try Samples.chart("1962-02-04", "23:30")
    let around = try #require(Wheel(of: one, around: other).content.around)
    #expect(around.suffix(2).map(\.mark) == [.angle(.ascendant), .angle(.midheaven)])
    #expect(around.last?.longitude == other.midheaven)
    let dateOnly = try Samples.chart("1962-02-04", nil)
    #expect(Wheel(of: one, around: dateOnly).content.around?.count == 11)
  }

  @Test func `a tile is square and says nothing`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    let tile = Wheel(of: chart, caption: Wheel.Caption(title: "Ada")).tile.picture()
    #expect(tile.width == tile.height && tile.title == "Ada")
    let texts = try XMLChecker.elements(of: tile.svg()).filter { $0.name == "text" }.map(\.text)
    #expect(!texts.contains("Ada") && !texts.contains("trine") && texts.contains("AC"))
  }

  @Test func `a wheel without guesses has no houses and no aspects of the Moon`() throws {
    let untimed = Wheel(of: try Samples.chart("1990-06-15", nil))
    let sure = untimed.withoutGuesses.content
    #expect(untimed.content.face.frame != nil && sure.face.frame == nil)
    #expect(untimed.content.aspects.contains { $0.inWords.contains("Moon") })
    #expect(!sure.aspects.isEmpty && !sure.aspects.contains { $0.inWords.contains("Moon") })
    let texts = try XMLChecker.elements(of: untimed.withoutGuesses.picture().svg())
      .filter { $0.name == "text" }.map(\.text)
    #expect(!texts.contains("7"))
    // A birth with a time lets one know everything.
    let timed = Wheel(of: try Samples.chart("1990-06-15", "18:30"))
    #expect(timed.withoutGuesses.picture().svg() == timed.picture().svg())
  }
}

/// How many contacts of the second's bodies with the first's points are within the orbs of transits.
private enum Touching {
  static func count(of chart: NatalChart, and other: NatalChart) -> Int {
    other.sky.bodies.bodies.reduce(0) { count, body in
      count
        + chart.places.count { place in
          let separation = other.sky[body].longitude.separation(from: place.longitude)
          return Wheel.transitOrbs.kind(at: separation) != nil
        }
    }
  }
}

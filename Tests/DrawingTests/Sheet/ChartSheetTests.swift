import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

@testable import Drawing

/// A chart on a sheet of paper.
@Suite struct ChartSheetTests {
  private static func wider(_ chart: NatalChart) throws -> [Wheel.PlacedPoint] {
    let wider = try WiderChart(
      of: chart, points: .points, ephemeris: Samples.ephemeris.get())
    return Wheel.PlacedPoint.points(of: wider, Set(Wheel.PlacedPoint.Mark.further))
  }

  /// A sheet of each kind for a chart: alone, with all points, with transits, and with another's chart.
  private static func sheets(_ chart: NatalChart) throws -> [ChartSheet] {
    let long = String(repeating: "Maximiliane von Wolkenstein ", count: 4)
    let lines = ["Around it the sky of Monday 6 January 2025 at 12:00 UTC"]
    let alone = Wheel(of: chart)
    return [
      alone, Wheel(of: chart, caption: Wheel.Caption(title: long)).with(try wider(chart)),
      Wheel(of: chart, transits: chart.sky, caption: Wheel.Caption(title: "Ada", lines: lines)),
      Wheel(of: chart, around: try Samples.chart("1962-02-05", "00:10")),
      Wheel(of: chart, around: try Samples.chart("1988-03-02", nil)),
    ].flatMap { wheel in ChartSheet.Paper.allCases.map { ChartSheet(wheel, on: $0) } }
  }

  /// The texts of a chart whose bodies were placed by hand are those of any sky.
  ///
  /// So real charts take their place: two stelliums, beyond the polar circle, and without a time.
  private static let births: [(String, String?, Double, Double)] = [
    ("1962-02-05", "06:30", 28.6, 77.2), ("2000-05-05", "11:00", 51.5, -0.13),
    ("1990-06-15", "18:30", 40.7, -74), ("1990-06-15", "10:00", 69.65, 18.96),
    ("1990-12-21", "03:00", 66.4, 18.96), ("1990-06-15", nil, 40.7, -74),
    ("1962-02-04", nil, 0, 0),
  ]

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"), arguments: births)
  func `nothing on a sheet lies over something else or off the paper`(
    date: String, time: String?, latitude: Double, longitude: Double
  ) throws {
    let chart = try Samples.chart(date, time, latitude: latitude, longitude: longitude)
    for (number, sheet) in try Self.sheets(chart).enumerated() {
      let picture = sheet.picture()
      let boxes = sheet.canvas.boxes
      #expect(boxes.count > 80)
      let page = Box(minX: 0, minY: 0, width: picture.width, height: picture.height)
      for (index, box) in boxes.enumerated() {
        #expect(
          box.minX >= 0 && box.minY >= 0 && box.maxX <= page.maxX && box.maxY <= page.maxY,
          "sheet \(number): \(box)")
        for other in boxes[(index + 1)...] where box.inset(by: 0.05).crosses(other.inset(by: 0.05))
        {
          Issue.record("sheet \(number): \(box) lies over \(other)")
        }
      }
    }
  }

  @Test func `random charts leave their texts apart`() throws {
    var random = SplitMix64(seed: 2_026)
    let first = try CalendarDate("1950-01-01")
    for _ in 0..<60 {
      let date = first.advanced(byDays: Int(random.next() % 27_000))
      let hour = Int(random.next() % 24)
      let chart = try Samples.chart(
        "\(date)", (hour < 10 ? "0" : "") + "\(hour):40",
        latitude: random.double(in: -60..<60), longitude: 0)
      let boxes = ChartSheet(Wheel(of: chart)).canvas.boxes
      for (index, box) in boxes.enumerated() {
        for other in boxes[(index + 1)...] where box.inset(by: 0.05).crosses(other.inset(by: 0.05))
        {
          Issue.record("\(date) \(hour): \(box) lies over \(other)")
        }
      }
    }
  }

  private static func texts(_ sheet: ChartSheet) throws -> [String] {
    try XMLChecker.elements(of: sheet.picture().svg()).filter { $0.name == "text" }.map(\.text)
  }

  // Sun 24°23′ Gemini, Saturn 24°01′ Capricorn by swetest 2.10.03; New York was on UTC−04:00 in June 1990.
  @Test func `a sheet has the positions, the cusps, the balance and the clock`() throws {
    let place = try GeographicPlace(latitude: 40.7128, longitude: -74.006)
    let zone = CivilZone.fixed(secondsEast: -14_400)
    let birth = Birth(
      date: try CalendarDate("1990-06-15"), time: try TimeOfDay("14:30"), zone: zone, place: place)
    let chart = try NatalChart(of: birth, ephemeris: Samples.ephemeris.get())
    let texts = try Self.texts(ChartSheet(Wheel(of: chart)))
    for text in ["Sun", "24°23′", "24°01′", "Positions", "Aspects", "House cusps", "Balance"] {
      #expect(texts.contains(text), "\(text)")
    }
    let spread = NatalChart.Distributions(of: chart)
    for element in ZodiacSign.Element.allCases {
      let index = try #require(texts.firstIndex(of: element.rawValue))
      #expect(texts[index + 1] == "\(spread.elements[element] ?? -1)")
    }
    #expect(texts.contains { $0.contains("UTC−04:00") && $0.contains("18:30:00 UTC") })
    #expect(texts.contains { $0.contains("Tropical zodiac.") && $0.contains("Placidus houses") })
    // Saturn rules Capricorn, and Mars Aries.
    #expect(texts.count { $0 == "domicile" } >= 2)
  }

  @Test func `a sheet of two with names says whose birth is whose`() throws {
    let wheel = Wheel(
      of: try Samples.chart("1990-06-15", "18:30"),
      around: try Samples.chart("1988-03-02", "08:10"), caption: Wheel.Caption(title: "Ada"))
    var sheet = ChartSheet(wheel)
    #expect(try Self.texts(sheet).contains("Ada"))
    sheet.names = ("Ada", "Ben")
    let texts = try Self.texts(sheet)
    #expect(texts.contains("Ada · Ben"))
    #expect(texts.contains { $0.hasPrefix("Ada: Friday 15 June 1990") })
    #expect(texts.contains { $0.hasPrefix("Ben: Wednesday 2 March 1988") })
  }

  @Test func `every aspect of the chart has a cell`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    let wheel = Wheel(of: chart)
    let svg = ChartSheet(wheel).picture().svg()
    let bare = ChartSheet(Wheel(of: chart, orbs: OrbTable([:]))).picture().svg()
    func glyphs(_ text: String) throws -> Int {
      let paths = Set(AspectKind.allCases.map { Glyph($0).path })
      return try XMLChecker.elements(of: text).count { paths.contains($0.attributes["d"] ?? "") }
    }
    let lines = AspectMarks.marks(of: wheel.content.aspects, in: WheelLayoutTests.layout(chart))
    #expect(try glyphs(svg) - glyphs(bare) == wheel.content.aspects.count + lines.count)
  }

  @Test func `a sheet without a time has no houses`() throws {
    let texts = try Self.texts(ChartSheet(Wheel(of: Samples.chart("1990-06-15", nil))))
    #expect(!texts.contains("House cusps") && !texts.contains("Ascendant"))
    #expect(!texts.contains("house"))
    // The numbers of houses, of which the balance has none above ten.
    #expect(!texts.contains("11") && !texts.contains("12"))
    #expect(texts.contains { $0.contains("unknown") })
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `a sidereal sheet says so`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    let sidereal = try SiderealChart(of: chart, ephemeris: Samples.ephemeris.get())
    let texts = try Self.texts(ChartSheet(Wheel(of: chart).turned(to: sidereal)))
    #expect(texts.contains { $0.contains("Sidereal zodiac, Lahiri: 23°44′ behind") })
    // The Sun, 24°23′ less 23°44′ by swetest 2.10.03 with -sid1: 0°40′ Gemini.
    #expect(texts.contains("0°40′") && !texts.contains { $0.contains("Tropical") })
  }

  @Test(arguments: [(ChartSheet.Paper.a4, "210mm", "297mm"), (.letter, "215.9mm", "279.4mm")])
  func `a sheet is as large as its paper`(
    paper: ChartSheet.Paper, width: String, height: String
  ) throws {
    let picture = ChartSheet(Wheel(of: try Samples.chart("1990-06-15", "18:30")), on: paper)
      .picture()
    let root = try #require(XMLChecker.elements(of: picture.svg()).first)
    #expect(root.attributes["width"] == width && root.attributes["height"] == height)
    let sized = try #require(XMLChecker.elements(of: try picture.svg(width: 500)).first)
    #expect(sized.attributes["width"] == "500")
  }

  // MARK: - Following the screen

  @Test func `light and dark are one drawing`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    func picture(_ theme: Theme) -> Picture { ChartSheet(Wheel(of: chart, theme: theme)).picture() }
    let svg = try picture(.light).svg(followingScreen: picture(.dark))
    let elements = try XMLChecker.elements(of: svg)
    let sheet = try #require(elements.first { $0.name == "style" }?.text)
    #expect(sheet.hasPrefix("@media (prefers-color-scheme:dark){"))
    let plain = try XMLChecker.elements(of: picture(.light).svg())
    let dark = try XMLChecker.elements(of: picture(.dark).svg())
    let kept = elements.filter { $0.name != "style" }
    #expect(kept == plain)
    // By the rules each light colour becomes what the dark drawing has in that place. Two tints that look the same in
    // the light may differ by a hair in the dark.
    var rules: [String: UInt32] = [:]
    for rule in sheet.matches(of: /\[fill=\\#([0-9a-f]{6})\]\{fill:#([0-9a-f]{6})\}/) {
      rules[String(rule.1)] = UInt32(rule.2, radix: 16)
    }
    for (one, other) in zip(plain, dark) {
      for key in ["fill", "stroke"] {
        guard let light = one.attributes[key], light.hasPrefix("#") else { continue }
        let ruled = RGBColor(try #require(rules[String(light.dropFirst())]))
        let name = try #require(other.attributes[key])
        let drawn = RGBColor(try #require(UInt32(name.dropFirst(), radix: 16)))
        for (first, second) in [
          (ruled.red, drawn.red), (ruled.green, drawn.green), (ruled.blue, drawn.blue),
        ] {
          #expect(abs(Int(first) - Int(second)) <= 3, "\(light): \(ruled) for \(drawn)")
        }
      }
    }
    #expect(rules.count > 10)
  }

  @Test func `two pictures that differ make no pair`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    let light = Wheel(of: chart).picture()
    let other = Wheel(of: chart, theme: .dark).tile.picture()
    #expect(throws: DrawingError.differentPictures) { try light.svg(followingScreen: other) }
    #expect(throws: DrawingError.self) { try light.svg(followingScreen: light, width: 0) }
  }

  @Test func `points are read by their names`() throws {
    #expect(
      try Wheel.PlacedPoint.Mark.list("chiron,lilith,fortune")
        == [.body(.chiron), .body(.meanApogee), .fortune])
    #expect(try Wheel.PlacedPoint.Mark.list("all").count == BodySet.points.count + 2)
    for wrong in ["", "sun", "chiron,", "chiron,xx"] {
      #expect(throws: NameError.self) { try Wheel.PlacedPoint.Mark.list(wrong) }
    }
  }
}

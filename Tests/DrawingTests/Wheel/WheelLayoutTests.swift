import Astrology
import Ephemeris
import TestSupport
import Testing

@testable import Drawing

/// Where things stand in a wheel, and that nothing stands in the way of anything.
@Suite struct WheelLayoutTests {
  static let center = Point(x: 660, y: 660)

  static func layout(
    _ chart: NatalChart, transits: Sky? = nil, isTile: Bool = false
  ) -> WheelLayout {
    WheelLayout(
      of: WheelFace(of: chart), transits: transits.map(Wheel.PlacedPoint.all), center: center,
      isTile: isTile)
  }

  @Test(arguments: Samples.crowded)
  func `no label crosses another or a line`(crowded: CrowdedChart) throws {
    let chart = try crowded.chart()
    try check(Self.layout(chart), of: chart)
    try check(Self.layout(chart, transits: chart.sky), of: chart)
    try check(Self.layout(chart, isTile: true), of: chart)
    try check(Self.layout(chart, transits: chart.sky, isTile: true), of: chart)
  }

  @Test func `no label crosses another in random charts`() throws {
    var random = SplitMix64(seed: 1962)
    for _ in 0..<2_000 {
      let width = random.double(in: 1..<360)
      let start = random.double(in: 0..<360)
      func bodies() -> [Double] { (0..<11).map { _ in start + random.double(in: 0..<width) } }
      let chart = try Samples.chart(
        bodies: bodies(), cusps: Samples.equal(from: random.double(in: 0..<360)),
        midheaven: random.double(in: 0..<360))
      let layout = Self.layout(chart, transits: Samples.sky(bodies()))
      #expect(Self.crossing(layout.boxes) == nil)
    }
  }

  private func check(_ layout: WheelLayout, of chart: NatalChart) throws {
    #expect(Self.crossing(layout.boxes) == nil)
    let inner = layout.innerBoxes
    for cusp in chart.frame.cusps {
      for piece in layout.ray(of: cusp) {
        #expect(inner.allSatisfy { !Self.isOn(piece, $0) })
      }
    }
    let outer = layout.transits.flatMap { $0.parts.map(\.box) }
    for angle in layout.angles {
      for piece in layout.axis(of: angle.longitude) {
        #expect((inner + layout.houseBoxes).allSatisfy { !Self.isOn(piece, $0) })
      }
      for piece in layout.outerRay(of: angle.longitude) {
        #expect(outer.allSatisfy { !Self.isOn(piece, $0) })
      }
    }
    for (labels, inner, outer) in [
      (layout.points, WheelRings.ticksInner, WheelRings.leadersInner),
      (layout.transits, WheelRings.signsOuter, WheelRings.transitLeadersOuter),
    ] {
      let leaders = labels.map { layout.leader(of: $0, from: inner, to: outer) }
      for (index, leader) in leaders.enumerated() {
        let own = labels[index].parts.map(\.box)
        for piece in zip(leader, leader.dropFirst()).map(WheelLayout.Piece.init) {
          #expect((layout.boxes + own).allSatisfy { !Self.isOn(piece, $0) })
        }
        #expect(leader.first == layout.point(labels[index].point.longitude, radius: inner))
        #expect(leader.contains(layout.point(labels[index].place, radius: outer)))
      }
    }
  }

  /// Whether a piece of a line runs inside a box; touching its edge is none.
  private static func isOn(_ piece: WheelLayout.Piece, _ box: Box) -> Bool {
    box.inset(by: 0.001).stretch(ofLineFrom: piece.start, to: piece.end) != nil
  }

  /// Two boxes that cross, if there are any.
  private static func crossing(_ boxes: [Box]) -> (Box, Box)? {
    let sorted = boxes.sorted { $0.minX < $1.minX }
    for (index, box) in sorted.enumerated() {
      for other in sorted[(index + 1)...] {
        if other.minX >= box.maxX { break }
        if box.crosses(other) { return (box, other) }
      }
    }
    return nil
  }

  @Test func `labels keep the order of the bodies`() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<300 {
      let chart = try Samples.chart(
        bodies: (0..<11).map { _ in random.double(in: 0..<90) }, cusps: Samples.equal(from: 0))
      let labels = Self.layout(chart).points.sorted {
        $0.point.longitude.degrees < $1.point.longitude.degrees
      }
      for (label, next) in zip(labels, labels.dropFirst()) {
        #expect(label.place.arc(to: next.place).degrees > 0)
      }
    }
  }

  @Test func `no label leaves its house or crosses an angle`() throws {
    var random = SplitMix64(seed: 45)
    let first = try CalendarDate("1950-01-01")
    var labels = 0
    for _ in 0..<400 {
      let date = first.advanced(byDays: Int(random.next() % 36_525))
      let (hour, minute) = (Int(random.next() % 24), Int(random.next() % 60))
      let chart = try Samples.chart(
        "\(date)", (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)",
        latitude: 45, longitude: 0)
      let later = try Samples.chart("\(date.advanced(byDays: 9_000))", "12:00")
      let layout = Self.layout(chart, transits: later.sky)
      #expect(Self.crossing(layout.boxes) == nil)
      labels += layout.points.count
      for label in layout.points + layout.transits {
        let (place, longitude) = (label.place, label.point.longitude)
        #expect(
          chart.frame.house(of: place) == chart.frame.house(of: longitude),
          "\(label.point.mark.title), \(date) \(hour):\(minute)")
        for angle in layout.angles {
          let before = angle.longitude.arc(to: longitude).degrees
          let after = angle.longitude.arc(to: place).degrees
          #expect(
            (before < 0) == (after < 0), "\(label.point.mark.title), \(date) \(hour):\(minute)")
        }
      }
    }
    #expect(labels == 4_400)
  }

  /// A label that a line of an angle would cross stays clear of it; only houses of a few degrees leave it no
  /// room.
  @Test func `the lines of the angles are whole`() throws {
    var random = SplitMix64(seed: 99)
    let first = try CalendarDate("1950-01-01")
    for _ in 0..<400 {
      let date = first.advanced(byDays: Int(random.next() % 36_525))
      let hour = Int(random.next() % 24)
      let chart = try Samples.chart(
        "\(date)", (hour < 10 ? "0" : "") + "\(hour):20", latitude: 45, longitude: 0)
      let layout = Self.layout(chart, transits: chart.sky)
      for angle in layout.angles {
        #expect(layout.axis(of: angle.longitude).count == 1, "\(angle.angle), \(date) \(hour)")
        #expect(layout.outerRay(of: angle.longitude).count == 1, "\(angle.angle), \(date) \(hour)")
      }
    }
  }

  /// On a phone a tile is 360 pixels wide; with one ring it is 1,000 units wide.
  @Test(arguments: [
    ("1962-02-05", "06:30", 28.6, 77.2), ("1962-02-05", "00:10", 0, 0),
    ("2000-05-05", "11:00", 51.5, -0.13), ("2000-05-05", "05:00", 40.7, -74),
    ("1990-06-15", "18:30", 40.7, -74), ("1990-06-15", "10:00", 69.65, 18.96),
  ])
  func `what a tile says is nine pixels or more on a phone`(
    date: String, time: String, latitude: Double, longitude: Double
  ) throws {
    let chart = try Samples.chart(date, time, latitude: latitude, longitude: longitude)
    // With a second ring, the tile is 1,292 units wide.
    for (sky, width, count) in [(Sky?.none, 1_000.0, 11), (chart.sky, 1_292, 22)] {
      let layout = Self.layout(chart, transits: sky, isTile: true)
      let glyphs = (layout.points + layout.transits).flatMap { label in
        label.parts.filter { $0.part == .glyph }
      }
      #expect(glyphs.count == count)
      let parts = (layout.points + layout.transits).flatMap { $0.parts.map(\.size) }
      let sizes = [layout.sizes.sign, layout.sizes.angleName, layout.sizes.aspect]
      for size in parts + sizes { #expect(size * 360 / width >= 9 - 1e-9) }
      if latitude.magnitude < 60 {
        for house in layout.houses { #expect(house.size * 360 / width >= 9 - 1e-9) }
      }
    }
  }

  @Test func `cusps that are no angles have their degree`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    #expect(Self.layout(chart).cusps.map(\.longitude).count == 8)
    let whole = try Samples.chart(
      bodies: Array(repeating: 0, count: 11), cusps: Samples.equal(from: 0), midheaven: 275)
    #expect(Self.layout(whole).cusps.count == 10)
  }

  @Test func `a body that stands alone is labelled where it is`() throws {
    let bodies = stride(from: 5.0, to: 335, by: 30).map(\.self)
    let layout = Self.layout(try Samples.chart(bodies: bodies, cusps: Samples.equal(from: 0)))
    for label in layout.points {
      #expect(label.point.longitude.separation(from: label.place).degrees < 1e-9)
    }
  }

  /// The middle of the page is 660; a tenth of a unit can't be seen.
  @Test(arguments: [(0.0, -1.0, 0.0), (90, 0, 1), (180, 1, 0), (270, 0, -1)])
  func `the Ascendant is at nine o'clock and the zodiac runs counter-clockwise`(
    ahead: Double, x: Double, y: Double
  ) throws {
    let chart = try Samples.chart(
      bodies: Array(repeating: 0, count: 11), cusps: Samples.equal(from: 222))
    let point = Self.layout(chart).point(EclipticLongitude(wrapping: 222 + ahead), radius: 100)
    #expect(abs(point.x - 660 - 100 * x) < 0.1 && abs(point.y - 660 - 100 * y) < 0.1)
  }

  @Test func `without a time the Sun's sign begins at nine o'clock`() throws {
    let chart = try Samples.chart("1990-06-15", nil)
    let layout = Self.layout(chart)
    #expect(layout.east == ZodiacSign.gemini.start)
    #expect(layout.angles.isEmpty)
    #expect(Wheel(of: chart).picture().description.contains("Gemini, begins at nine o’clock"))
  }

  @Test func `only retrograde bodies bear the mark`() throws {
    let chart = try Samples.chart("1990-06-15", "18:30")
    for label in Self.layout(chart).points {
      #expect(label.parts.contains { $0.part == .retrograde } == label.point.isRetrograde)
    }
  }
}

#if SwissEphemeris
internal import Ephemeris

/// What the compiled table holds and how finely: the choices behind its size and its accuracy.
///
/// The degrees follow from measurements over two centuries. Nutation, with its terms of a fortnight and
/// a week, is in every apparent longitude, so that even Pluto's needs a high degree in a fortnight.
enum TablePlan {
  /// Half a segment of libswe's Moon file, in days.
  ///
  /// The osculating node jumps by up to 0.4″ where one of those ends and the next begins; on this grid
  /// the jumps fall between blocks.
  static let blockDays = 27.554551430949 / 2
  /// A border of the segments of `semo_18.se1`, a Julian Day, TT.
  static let moonSegmentBorder = 2_378_487.555371

  /// How many seconds an instant is from the nearest of those borders.
  static func secondsFromMoonBorder(_ tt: JulianDay<TT>) -> Double {
    let segments = (tt.days - moonSegmentBorder) / (2 * blockDays)
    return (segments - segments.rounded()).magnitude * 2 * blockDays * 86_400
  }

  /// A series with the error that its coefficients may leave, in its own unit.
  struct Entry {
    let series: ChebyshevSeries
    let tolerance: Double

    /// What the daily motion may be off near the Sun, in degrees: libswe's own error elsewhere, as its
    /// places show.
    var motionTolerance: Double { series.channel == .longitude ? 2e-5 : 2.7e-5 }
  }

  /// A thousandth of a second of arc, in degrees.
  static let milliarcsecond = 1 / 3_600_000.0

  /// The bodies of the table, longitudes of the eleven points first in each block.
  static let bodies: [CelestialBody] = CelestialBody.allCases.filter { $0 <= .chiron }

  /// Bodies whose longitudes lie side by side, so that one pass of vectors serves both: they have as
  /// many coefficients and segments.
  static let pairs: [(first: CelestialBody, second: CelestialBody)] = [
    (.sun, .venus), (.mars, .meanNode), (.jupiter, .saturn), (.uranus, .neptune),
    (.pluto, .chiron), (.moon, .mercury),
  ]

  /// All series, laid one after the other behind the block's checksum.
  static let entries: [Entry] = {
    var offset = 8
    let paired = pairs.flatMap { [longitude($0.first), longitude($0.second)] }
    return
      (paired + [longitude(.trueNode)] + bodies.compactMap(latitude) + bodies.map(distance)
      + earth).map { entry in
        let series = ChebyshevSeries(
          subject: entry.series.subject, channel: entry.series.channel,
          encoding: entry.series.encoding, parts: entry.series.parts,
          headCount: entry.series.headCount, tailCount: entry.series.tailCount,
          unit: entry.series.unit, offset: offset)
        // The second of a pair is the one that ends it.
        offset += series.encoding == .firstOfPair ? 0 : series.parts * series.stride
        return Entry(series: series, tolerance: entry.tolerance)
      }
  }()

  private static func encoding(_ body: CelestialBody) -> ChebyshevSeries.Encoding {
    if pairs.contains(where: { $0.first == body }) { return .firstOfPair }
    return pairs.contains { $0.second == body } ? .secondOfPair : .floats
  }

  /// Bytes of a block in which nothing is halved.
  static var blockSize: Int {
    entries.last.map { $0.series.offset + $0.series.parts * $0.series.stride } ?? 8
  }

  /// The quick ones move through a curve that one polynomial follows for a week only.
  private static func parts(_ body: CelestialBody) -> Int {
    switch body {
    case .moon, .mercury, .trueNode: 2
    default: 1
    }
  }

  private static func longitude(_ body: CelestialBody) -> Entry {
    // libswe's own steps at the borders of its segments are up to 1.5 to 3.9 milliseconds of arc for
    // the inner planets and 1.2 for the Moon; a tolerance below them would only halve segments.
    let (tail, tolerance): (Int, Double) =
      switch body {
      case .sun, .venus, .mars: (8, 0.9)
      case .mercury: (12, 0.9)  // eight would do; it lies beside the Moon
      case .moon: (12, 0.78)
      case .meanNode: (8, 0.6)
      case .trueNode: (12, 0.4)
      default: (12, 0.6)
      }
    return entry(
      body.rawValue, .longitude, encoding(body), parts(body), head: 2, tail: tail, unit: 0,
      tolerance: tolerance * milliarcsecond)
  }

  private static func latitude(_ body: CelestialBody) -> Entry? {
    let (head, tail): (Int, Int)
    switch body {
    case .meanNode, .trueNode: return nil  // the nodes lie on the ecliptic
    case .sun: (head, tail) = (2, 8)
    case .moon: (head, tail) = (6, 8)
    case .mercury: (head, tail) = (5, 6)
    case .venus, .mars: (head, tail) = (4, 4)
    default: (head, tail) = (3, 6)
    }
    // A unit of 0.04 milliseconds of arc reaches ±24° in 32 bits, enough for Pluto's 17°.
    return entry(
      body.rawValue, .latitude, .fixed, parts(body), head: head, tail: tail,
      unit: (body == .moon ? 0.15 : 0.04) * milliarcsecond, tolerance: 0.9 * milliarcsecond)
  }

  private static func distance(_ body: CelestialBody) -> Entry {
    // Each unit reaches the body's greatest distance in 32 bits.
    let (head, tail, unit, typicalAU): (Int, Int, Double, Double) =
      switch body {
      case .sun: (3, 6, 1e-9, 1)
      case .moon: (5, 6, 8e-12, 0.0026)
      case .mercury: (4, 4, 1e-9, 0.6)
      case .venus: (5, 6, 1e-9, 0.3)
      case .mars: (5, 6, 1.5e-9, 0.4)
      case .jupiter: (3, 6, 4e-9, 5)
      case .saturn: (3, 6, 6e-9, 9)
      case .uranus: (3, 6, 1.1e-8, 19)
      case .neptune: (3, 6, 1.5e-8, 30)
      case .pluto: (3, 6, 2.5e-8, 35)
      case .meanNode: (1, 0, 2e-12, 0.0026)
      case .trueNode: (5, 6, 8e-12, 0.0026)
      default: (3, 6, 1.1e-8, 12)
      }
    // Three hundred-millionths of the distance, for the Sun 5 km; for what circles the Earth a
    // three ten-millionths, for the Moon 120 m.
    return entry(
      body.rawValue, .distance, .fixed, parts(body), head: head, tail: tail, unit: unit,
      tolerance: (typicalAU < 0.01 ? 3e-7 : 3e-8) * typicalAU)
  }

  private static let earth: [Entry] = [
    ChebyshevSeries.Channel.obliquity, .siderealOffset,
  ].map { channel in
    entry(
      ChebyshevSeries.earth, channel, .fixed, 1, head: 4, tail: 6, unit: 0.04 * milliarcsecond,
      tolerance: 0.7 * milliarcsecond)
  }

  private static func entry(
    _ subject: UInt8, _ channel: ChebyshevSeries.Channel, _ encoding: ChebyshevSeries.Encoding,
    _ parts: Int, head: Int, tail: Int, unit: Double, tolerance: Double
  ) -> Entry {
    Entry(
      series: ChebyshevSeries(
        subject: subject, channel: channel, encoding: encoding, parts: parts, headCount: head,
        tailCount: tail, unit: unit, offset: 0),
      tolerance: tolerance)
  }
}
#endif

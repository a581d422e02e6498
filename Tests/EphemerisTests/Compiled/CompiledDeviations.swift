@testable import Ephemeris
import Testing

/// How far a body's places in the table are from libswe's.
struct CompiledDeviations {
  /// Differences without sign, in the order they were found.
  struct Column {
    private var values: [Double] = []
    var count: Int { values.count }
    var greatest: Double { values.max() ?? 0 }

    mutating func append(_ value: Double) { values.append(value.magnitude) }

    /// What so many of them, a part of one, don't exceed.
    func quantile(_ part: Double) -> Double {
      let sorted = values.sorted()
      return sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]
    }
  }

  /// In thousandths of a second of arc.
  var longitude = Column()
  var latitude = Column()
  /// In degrees a day.
  var longitudeMotion = Column()
  var latitudeMotion = Column()
  /// As a part of the distance.
  var distance = Column()

  /// In degrees from the Sun's centre; within it, libswe bends light by a law with a cusp.
  static let sunGlare = 0.3
  /// In seconds around the ends of the Moon file's segments, where the Moon and its osculating
  /// node jump in libswe.
  static let moonBorder = 10.0
  static let milliarcseconds = 3_600_000.0

  /// The differences at random instants of the shared table, body by body.
  static func measure(instants count: Int, seed: UInt64) throws -> [Body: Self] {
    let span = try CompiledSamples.year.get().ephemeris.span
    return try measure(CompiledSamples.instants(count, of: span, seed: seed))
  }

  /// The same at instants given; what can't be compared there is left out.
  static func measure(_ instants: [JulianDay<UT1>]) throws -> [Body: Self] {
    let table = try CompiledSamples.year.get().ephemeris
    let swiss = try EphemerisSamples.ephemeris.get()
    var found = Dictionary(uniqueKeysWithValues: table.bodies.bodies.map { ($0, Self()) })
    for ut in instants {
      let compiled = try table.sky(at: ut, bodies: table.bodies)
      let truth = try swiss.sky(at: ut, bodies: table.bodies)
      for body in table.bodies.bodies where isComparable(body, truth) {
        found[body]?.add(compiled[body], truth[body])
      }
    }
    return found
  }

  private mutating func add(_ state: BodyState, _ truth: BodyState) {
    longitude.append(
      truth.longitude.arc(to: state.longitude).degrees * Self.milliarcseconds)
    latitude.append((state.latitude - truth.latitude).degrees * Self.milliarcseconds)
    longitudeMotion.append((state.longitudePerDay - truth.longitudePerDay).degrees)
    latitudeMotion.append((state.latitudePerDay - truth.latitudePerDay).degrees)
    distance.append(state.distanceAU / truth.distanceAU - 1)
  }

  /// Whether the body is none that libswe itself has a cusp or a jump of at the instant.
  private static func isComparable(_ body: Body, _ sky: Sky) -> Bool {
    switch body {
    case .sun, .meanNode: true
    case .moon, .trueNode: TablePlan.secondsFromMoonBorder(sky.tt) > moonBorder
    default: degreesFromSun(body, sky) > sunGlare
    }
  }

  /// How far a body stands from the Sun, its latitude included.
  static func degreesFromSun(_ body: Body, _ sky: Sky) -> Double {
    let aside = sky[.sun].longitude.arc(to: sky[body].longitude).degrees
    let above = (sky[body].latitude - sky[.sun].latitude).degrees
    return (aside * aside + above * above).squareRoot()
  }
}

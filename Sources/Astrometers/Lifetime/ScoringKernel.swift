internal import Astrology
internal import CKernels
internal import Ephemeris

/// What the loops in C are given: `LifetimeScorer` and `Lifetime` say what they make of it.
enum ScoringKernel {
  /// What is the same for everyone: windows, qualities, and what the meters hear of transiting bodies.
  static var definition: UnsafePointer<kernel_definition> { unsafe kept.definition }

  private static let kept = Kept()

  /// Unchecked: it is written once, and never given back.
  @safe private final class Kept: @unchecked Sendable {
    let definition: UnsafePointer<kernel_definition>

    init() {
      let place = UnsafeMutablePointer<kernel_definition>.allocate(capacity: 1)
      unsafe place.initialize(to: kernel_definition())
      let sides = AspectKind.allCases.flatMap { kind in kind.anglesAround.map { (kind, $0) } }
      let (bodies, reaches) = (
        CelestialBody.scoringPoints, sides.map { OrbWindows.reach(of: $0.0) }
      )
      let windows = sides.map { kind, angle in
        kernel_window(
          exact: CircleUnits(EclipticLongitude(wrapping: angle.degrees)),
          per_orb: OrbWindows.perOrb(of: kind), base_power: Float(kind.basePower), point: 0,
          qualities: (0, 0, 0, 0))
      }
      let qualities = bodies.flatMap { body in
        sides.map { OrbWindows.qualities(of: $0.0, to: body) }
      }
      unsafe copy(windows, to: &place.pointee.windows)
      unsafe copy(reaches, to: &place.pointee.reaches)
      unsafe copy(qualities, to: &place.pointee.qualities)
      unsafe copy(bodies.map { Int32($0.temperament.rawValue) }, to: &place.pointee.temperaments)
      unsafe copy(
        bodies.map { kernel_lanes(MeterLanes(Hearing.of($0))) }, to: &place.pointee.hearings)
      unsafe definition = UnsafePointer(place)
    }
  }

  /// Copies what an array holds to numbers of C that are as many.
  static func copy<Element, Numbers>(_ array: [Element], to numbers: inout Numbers) {
    unsafe withUnsafeMutableBytes(of: &numbers) { place in
      unsafe array.withUnsafeBytes { bytes in
        precondition(place.count == bytes.count, "an array of C has a fixed length")
        unsafe place.copyMemory(from: bytes)
      }
    }
  }
}

extension kernel_lanes {
  init(_ lanes: MeterLanes) {
    self.init()
    unsafe withUnsafeMutableBytes(of: &meters) { unsafe lanes.write(to: $0) }
  }
}

extension kernel_person {
  init(_ natal: NatalProfile) {
    precondition(natal.points.count == CelestialBody.scoringPointCount, "a chart has eleven points")
    self.init()
    unsafe withUnsafeMutableBytes(of: &places) { places in
      for (index, point) in natal.points.enumerated() {
        unsafe places.storeBytes(
          of: CircleUnits(point.longitude), toByteOffset: 4 * index, as: CircleUnits.self)
      }
    }
    unsafe withUnsafeMutableBytes(of: &pulls) { pulls in
      let stride = MemoryLayout<kernel_lanes>.stride
      for (index, point) in natal.points.enumerated() {
        let place = unsafe UnsafeMutableRawBufferPointer(
          rebasing: pulls[index * stride..<(index + 1) * stride])
        unsafe MeterLanes(point.pull).write(to: place)
      }
    }
  }
}

extension kernel_day {
  init(_ day: TransitingDay) {
    self.init()
    unsafe withUnsafeMutableBytes(of: &places) { place in
      for body in 0..<CelestialBody.scoringPointCount {
        unsafe place.storeBytes(
          of: day.places[body], toByteOffset: 16 * body, as: SIMD4<CircleUnits>.self)
      }
    }
    unsafe withUnsafeMutableBytes(of: &approaches) { place in
      for body in 0..<CelestialBody.scoringPointCount {
        unsafe place.storeBytes(
          of: day.approaches[body], toByteOffset: 16 * body, as: SIMD4<Float>.self)
      }
    }
    unsafe withUnsafeMutableBytes(of: &weights) { place in
      for body in 0..<CelestialBody.scoringPointCount {
        unsafe place.storeBytes(
          of: day.weights[body], toByteOffset: 16 * body, as: SIMD4<Float>.self)
      }
    }
    let dimming = day.retrogradeDimming
    unsafe withUnsafeMutableBytes(of: &losses) { place in
      for meter in Meter.allCases {
        unsafe place.storeBytes(
          of: MeterPolarity.loss(ofDimming: dimming[meter]), toByteOffset: 4 * meter.rawValue,
          as: Float.self)
      }
    }
  }
}

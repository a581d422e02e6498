internal import Astrology
internal import CKernels
internal import Ephemeris

/// The bodies of a sky as the loops in C take them, without an allocation.
struct SkyPassages {
  private var bodies = InlineArray<11, kernel_passage>(repeating: kernel_passage())

  /// Creates a kernel with no activity of any body.
  init() {}

  /// The passages of a sky that holds the eleven points.
  init(_ sky: Sky) {
    for body in CelestialBody.scoringPoints {
      self[body] = kernel_passage(TransitingBody(body, in: sky))
    }
  }

  /// The passage of a body.
  subscript(body: CelestialBody) -> kernel_passage {
    get { bodies[Int(body.rawValue)] }
    set { bodies[Int(body.rawValue)] = newValue }
  }

  /// Lends the transits to a chart that are in force.
  func withTransits(
    to nativity: kernel_nativity, _ body: (Span<kernel_transit>) -> Void
  ) {
    // One more than there are pairs.
    unsafe withUnsafeTemporaryAllocation(of: kernel_transit.self, capacity: 11 * 11 + 1) { found in
      let count = unsafe withUnsafePointer(to: nativity) { nativity in
        unsafe bodies.span.withUnsafeBufferPointer { bodies in
          unsafe kernel_transits(
            KernelListeners.kept, nativity, bodies.baseAddress, found.baseAddress)
        }
      }
      unsafe body(UnsafeBufferPointer(rebasing: found[..<Int(count)]).span)
    }
  }

  /// Adds what a chart's meters hear of the bodies, times a share.
  ///
  /// - Parameters:
  ///   - activity: Seventeen sums.
  ///   - tone: Seventeen sums.
  ///   - nativity: The chart.
  ///   - share: The share.
  func add(
    toActivity activity: UnsafeMutablePointer<Double>, tone: UnsafeMutablePointer<Double>,
    of nativity: kernel_nativity, share: Double
  ) {
    unsafe withUnsafePointer(to: nativity) { nativity in
      unsafe bodies.span.withUnsafeBufferPointer { bodies in
        unsafe kernel_activity(
          KernelListeners.kept, nativity, bodies.baseAddress, share, activity, tone)
      }
    }
  }
}

extension kernel_passage {
  /// What a transiting body brings to its aspects.
  init(_ transiting: TransitingBody) {
    self.init(
      longitude: transiting.longitude.degrees, pace: transiting.pace, weight: transiting.weight)
  }
}

extension kernel_nativity {
  /// A chart of eleven points at most, in their order.
  init(_ natal: NatalProfile) {
    precondition(
      natal.points.count <= CelestialBody.scoringPointCount, "a chart has eleven points")
    self.init()
    count = Int32(natal.points.count)
    unsafe withUnsafeMutableBytes(of: &temperaments) { temperaments in
      for (index, point) in natal.points.enumerated() {
        unsafe temperaments.storeBytes(
          of: Int32(point.body.temperament.rawValue), toByteOffset: 4 * index, as: Int32.self)
      }
    }
    unsafe withUnsafeMutableBytes(of: &longitudes) { longitudes in
      for (index, point) in natal.points.enumerated() {
        unsafe longitudes.storeBytes(
          of: point.longitude.degrees, toByteOffset: 8 * index, as: Double.self)
      }
    }
    unsafe withUnsafeMutableBytes(of: &pulls) { pulls in
      for (index, point) in natal.points.enumerated() {
        unsafe point.pull.write(to: pulls, at: index)
      }
    }
  }
}

/// What the loop in C is given of the definition, which is the same for every chart.
private enum KernelListeners {
  static var kept: UnsafePointer<kernel_listeners> { unsafe place.listeners }

  private static let place = Place()

  /// Unchecked: it is written once, and never given back.
  @safe private final class Place: @unchecked Sendable {
    let listeners: UnsafePointer<kernel_listeners>

    init() {
      let place = UnsafeMutablePointer<kernel_listeners>.allocate(capacity: 1)
      unsafe place.initialize(to: kernel_listeners())
      let kinds = AspectKind.allCases
      unsafe ScoringKernel.copy(kinds.map(\.widestOrb.degrees), to: &place.pointee.orbs)
      unsafe ScoringKernel.copy(kinds.map(\.basePower), to: &place.pointee.base_powers)
      let qualities = kinds.flatMap { kind in
        Temperament.allCases.flatMap { transiting in
          Temperament.allCases.map { TransitQuality.of(kind, from: transiting, to: $0) }
        }
      }
      unsafe ScoringKernel.copy(qualities, to: &place.pointee.qualities)
      let bodies = CelestialBody.scoringPoints
      unsafe ScoringKernel.copy(
        bodies.map { Int32($0.temperament.rawValue) }, to: &place.pointee.temperaments)
      unsafe withUnsafeMutableBytes(of: &place.pointee.hearings) { hearings in
        for (index, body) in bodies.enumerated() {
          unsafe Hearing.of(body).write(to: hearings, at: index)
        }
      }
      unsafe listeners = UnsafePointer(place)
    }
  }
}

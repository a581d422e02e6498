internal import CKernels
internal import Ephemeris

extension NatalChart {
  /// The aspects that the chart's points make with one another, in the order of the points.
  ///
  /// The Ascendant and the Midheaven take part as points that stand still, but not with each other:
  /// they are always near a square, which says nothing.
  ///
  /// - Parameter orbs: How far from exactness an aspect counts.
  /// - Returns: One aspect a pair at most.
  /// - Complexity: 78 pairs.
  public func aspects(within orbs: OrbTable = .standard) -> [Aspect] {
    guard orbs.areApart, sky.bodies.count <= Self.mostBodies else {
      return aspectsByPairs(within: orbs)
    }
    return aspectsByKernel(within: orbs)
  }

  /// As many bodies as there is room for beside the two angles.
  private static let mostBodies = 15

  /// The same pair by pair, whatever the orbs: the readable form of `kernel_aspects`.
  func aspectsByPairs(within orbs: OrbTable) -> [Aspect] {
    aspects(by: .kinds(orbs))
  }

  /// The same by the kernel, of orbs that are apart.
  private func aspectsByKernel(within orbs: OrbTable) -> [Aspect] {
    // Longitudes and daily motions side by side, the angles behind the bodies.
    var places = InlineArray<17, SIMD2<Double>>(repeating: .zero)
    var points = InlineArray<17, ChartPoint>(repeating: .angle(.midheaven))
    var standing = 0
    var rest = sky.bodies.rawValue
    while rest != 0, let body = CelestialBody(rawValue: UInt8(rest.trailingZeroBitCount)) {
      rest &= rest &- 1
      let state: BodyState = sky[body]
      places[standing] = SIMD2(state.longitude.degrees, state.longitudePerDay.degrees)
      points[standing] = .body(body)
      standing += 1
    }
    var count = standing
    if let angles {
      for angle in [ChartAngle.ascendant, .midheaven] {
        places[count] = SIMD2(angles[angle].degrees, 0)
        points[count] = .angle(angle)
        count += 1
      }
    }
    var orbs = orbs.degrees
    return unsafe withUnsafeTemporaryAllocation(of: kernel_aspect.self, capacity: 136) { found in
      let total = unsafe withUnsafePointer(to: &places) { places in
        unsafe withUnsafePointer(to: &orbs) { orbs in
          unsafe kernel_aspects(
            UnsafeRawPointer(places).assumingMemoryBound(to: (Double, Double).self),
            Int32(standing), Int32(count),
            UnsafeRawPointer(orbs).assumingMemoryBound(to: Double.self), found.baseAddress)
        }
      }
      return unsafe [Aspect](unsafeUninitializedCapacity: Int(total)) { aspects, initialized in
        for index in 0..<Int(total) {
          let one = unsafe found[index]
          unsafe aspects.initializeElement(
            at: index,
            to: Aspect(
              first: points[Int(one.first)], second: points[Int(one.second)],
              kind: OrbTable.kind(Int(one.kind)),
              geometry: Aspect.Geometry(
                orb: .degrees(one.orb), orbPerDay: .degrees(one.orb_per_day))))
        }
        initialized = Int(total)
      }
    }
  }

  /// The aspects that the chart's points make with one another by a rule of orbs of one's own, in the order
  /// of the points.
  ///
  /// - Parameter rule: How wide an orb each pair has.
  /// - Returns: One aspect a pair at most.
  /// - Complexity: 78 pairs.
  public func aspects(by rule: OrbRule) -> [Aspect] {
    Aspect.all(among: places, by: rule)
  }
}

extension Aspect {
  /// The aspects among some places in their order, by a rule of orbs; two angles make none.
  static func all(among places: [ChartPlace], by rule: OrbRule) -> [Self] {
    places.pairs { first, second in
      if case (.angle, .angle) = (first.point, second.point) { return nil }
      let separation = first.longitude.separation(from: second.longitude)
      return rule.kind(at: separation, of: first.point, and: second.point).map { kind in
        Self(
          first: first.point, second: second.point, kind: kind,
          geometry: Aspect.Geometry(
            kind, from: first.longitude, movingBy: first.longitudePerDay, to: second.longitude,
            movingBy: second.longitudePerDay))
      }
    }
  }
}

extension Array {
  /// What a closure makes of each two elements, in their order; leaves out the pairs that give nil.
  func pairs<Made>(_ make: (Element, Element) -> Made?) -> [Made] {
    var made: [Made] = []
    for (index, first) in enumerated() {
      for second in self[(index + 1)...] {
        if let one = make(first, second) { made.append(one) }
      }
    }
    return made
  }
}

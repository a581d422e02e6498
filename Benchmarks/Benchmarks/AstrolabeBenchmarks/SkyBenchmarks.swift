import Astrolabe

/// Longitude and daily motion of eleven bodies, and all six numbers of them, beside as many calls of
/// `swe_calc` with `SEFLG_SWIEPH | SEFLG_SPEED`.
///
/// The engine goes through sixteen times as many instants in a turn, so that both times are long
/// enough to be measured; libswe takes the first of them.
enum SkyBenchmarks {
  private static let instants = 16_000
  private static let instantsByLibrary = 1_000

  static func register() {
    Comparison.register("sky_random") { turn in
      try longitudes(at: Fixtures.randomInstants(instants, seed: turn))
    }
    Comparison.register("sky_first_use") { turn in
      try longitudes(
        at: Fixtures.randomInstants(instants, seed: turn),
        by: try CompiledEphemeris(path: EphemerisFolder.compiledTable()))
    }
    Comparison.register("sky_ordered") { turn in
      try longitudes(at: Fixtures.hourlyInstants(instants, seed: turn))
    }
    Comparison.register("sky_full") { turn in
      try skies(at: Fixtures.randomInstants(instants, seed: turn))
    }
  }

  private static func longitudes(
    at instants: [JulianDay<TT>], by opened: (any EphemerisProvider)? = nil
  ) throws -> Comparison {
    let ephemeris = try opened ?? Fixtures.ephemeris()
    func sum(at tt: JulianDay<TT>) throws -> Double {
      let table = try ephemeris.longitudes(of: .eleven, at: tt)
      return (table.longitude(of: .moon)?.degrees ?? .nan)
        + (table.longitudePerDay(of: .meanNode)?.degrees ?? .nan)
    }
    return try comparison(of: instants, ours: sum) { tt in
      let table = try ephemeris.longitudes(of: .eleven, at: tt)
      return BodySet.eleven.bodies.compactMap { table.longitude(of: $0) }
    }
  }

  private static func skies(at instants: [JulianDay<TT>]) throws -> Comparison {
    let ephemeris = try Fixtures.ephemeris()
    func sum(at tt: JulianDay<TT>) throws -> Double {
      let sky = try ephemeris.sky(at: tt, bodies: .eleven)
      return (sky[.moon]?.latitude.degrees ?? .nan) + (sky[.meanNode]?.distancePerDayAU ?? .nan)
    }
    return try comparison(of: instants, ours: sum) { tt in
      let sky = try ephemeris.sky(at: tt, bodies: .eleven)
      return BodySet.eleven.bodies.compactMap { sky[$0]?.longitude }
    }
  }

  private static func comparison(
    of instants: [JulianDay<TT>], ours sum: @escaping (JulianDay<TT>) throws -> Double,
    longitudes: @escaping (JulianDay<TT>) throws -> [EclipticLongitude]
  ) throws -> Comparison {
    let library = try DirectLibrary()
    let first = instants.prefix(instantsByLibrary)
    return Comparison(
      ours: Work(operations: instants.count) { try instants.reduce(0) { try $0 + sum($1) } },
      beside: Work(operations: first.count) {
        try first.reduce(0) { try $0 + library.sumOfSky(at: $1.days) }
      },
      check: {
        for tt in first {
          for (body, longitude) in zip(DirectLibrary.eleven, try longitudes(tt)) {
            let place = try library.place(of: body, at: tt.days)
            let arc = longitude.arc(to: try EclipticLongitude(degrees: place.longitude))
            try Disagreement.unless(
              arc.degrees * 3_600, 0, within: Fixtures.toleranceArcseconds,
              "body \(body) at \(tt), difference in arcseconds")
          }
        }
      })
  }
}

extension Fixtures {
  /// What the table may differ from libswe, and three times as much near the Sun and at the borders
  /// of libswe's own segments.
  static let toleranceArcseconds = 0.01
}

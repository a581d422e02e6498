#if SwissEphemeris
package import Ephemeris

/// How far a compiled table is from libswe, at instants that it was not fitted to.
package struct TableVerification: Sendable {
  /// What is compared of one body.
  package struct Row: Sendable {
    /// The body.
    package let body: CelestialBody
    /// Differences in longitude.
    package internal(set) var longitude = Deviations()
    /// Differences in latitude.
    package internal(set) var latitude = Deviations()
    /// Differences in the daily motion in longitude, but for those in the Sun's disc.
    package internal(set) var longitudePerDay = Deviations()
    /// Differences in the daily motion in latitude, but for those in the Sun's disc.
    package internal(set) var latitudePerDay = Deviations()
    /// Differences in a planet's daily motions, in longitude and in latitude, in the Sun's disc.
    package internal(set) var motionInDisc = Deviations()

    /// What the daily motion may be off: libswe's own error, as its places show.
    package var motionLimit: PlaneAngle { .degrees(body == .moon ? 8e-5 : 2e-5) }

    /// Whether all is within the limits.
    package var isGood: Bool {
      longitude.greatest <= TableVerification.limit && latitude.greatest <= TableVerification.limit
        && longitudePerDay.greatest <= motionLimit
        && motionInDisc.greatest <= TableVerification.discMotionLimit
    }
  }

  /// One row for each body of the table.
  package let rows: [Row]

  /// What longitude and latitude may be off: 0.003″.
  package static let limit = PlaneAngle.arcseconds(0.003)
  /// What a planet's daily motion may be off in the Sun's disc: as much as libswe's jumps where it
  /// passes the centre.
  package static let discMotionLimit = PlaneAngle.degrees(0.02)
  /// Seconds around a border of libswe's segments within which what it jumps by is left out.
  private static let borderSeconds = 10.0
  /// What is taken for a jump of libswe's: more than its noise, with which its Moon moves by saw teeth
  /// of 0.0003″, and less than what could bring a good table over the limit.
  private static let jump = PlaneAngle.arcseconds(0.002)

  /// Compares a table with libswe at so many instants, none where negative, spread evenly over its span.
  ///
  /// Left out are, because there libswe is no smooth function of time that a table could follow:
  /// - the Moon and the true node within 10 s of the ends of the Moon file's segments, where the node
  ///   jumps by up to 0.4″ and its motion, a difference over 9 s, with it;
  /// - what is off by more than it may while libswe jumps within 10 s: the borders of its other
  ///   segments, and the Moon's glitches of 0.6″ for a second, once a year, where its light time
  ///   straddles a border of the Earth's.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` where one of the two can't answer.
  /// - Complexity: 0.1 ms an instant.
  package init(
    of table: CompiledEphemeris, against swiss: DirectEphemeris, instants: Int
  ) throws(EphemerisError) {
    let (start, days) = (table.span.start.days, table.span.start.days(until: table.span.end))
    try self.init(
      of: table, against: swiss,
      at: (0..<max(0, instants)).lazy.map { index in
        // The golden ratio spreads points evenly without ever falling on a grid.
        let turns = Double(index) * 0.618_033_988_749_894_9
        return JulianDay<UT1>(start + (turns - turns.rounded(.down)) * days)
      })
  }

  /// Compares a table with libswe at instants of the caller's.
  ///
  /// What is left out is reported at ``init(of:against:instants:)``.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` where one of the two can't answer.
  package init(
    of table: CompiledEphemeris, against swiss: DirectEphemeris,
    at instants: some Sequence<JulianDay<UT1>>
  ) throws(EphemerisError) {
    var rows = table.bodies.bodies.map { Row(body: $0) }
    for ut in instants {
      let (ours, theirs) = (
        try table.sky(at: ut, bodies: table.bodies), try swiss.sky(at: ut, bodies: table.bodies)
      )
      for row in rows.indices where Self.isComparable(rows[row].body, theirs) {
        var one = Row(body: rows[row].body)
        one.append(ours, theirs)
        if !one.isGood, try Self.jumps(one.body, swiss, at: theirs.tt) { continue }
        rows[row].append(ours, theirs)
      }
    }
    for row in rows.indices { rows[row].sort() }
    self.rows = rows
  }

  /// Whether every body is as close as it must be.
  package var isGood: Bool { rows.allSatisfy(\.isGood) }
}

extension TableVerification {
  private static func isComparable(_ body: CelestialBody, _ sky: Sky) -> Bool {
    guard body == .moon || body == .trueNode else { return true }
    return TablePlan.secondsFromMoonBorder(sky.tt) > borderSeconds
  }

  /// Whether libswe's place of a body, over ten seconds to both sides, is far from a straight line.
  private static func jumps(
    _ body: CelestialBody, _ swiss: DirectEphemeris, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> Bool {
    var states: [BodyState] = []
    for seconds in [-borderSeconds, 0, borderSeconds] {
      let sky = try swiss.sky(at: tt.advanced(bySeconds: seconds), bodies: BodySet(body))
      states.append(sky[body])
    }
    let longitude =
      states[0].longitude.arc(to: states[1].longitude)
      - states[1].longitude.arc(to: states[2].longitude)
    let latitude =
      (states[1].latitude - states[0].latitude) - (states[2].latitude - states[1].latitude)
    return longitude.magnitude > jump || latitude.magnitude > jump
  }
}

extension TableVerification.Row {
  fileprivate mutating func append(_ ours: Sky, _ theirs: Sky) {
    let (mine, truth) = (ours[body], theirs[body])
    longitude.append(mine.longitude.separation(from: truth.longitude))
    latitude.append((mine.latitude - truth.latitude).magnitude)
    let motion = (mine.longitudePerDay - truth.longitudePerDay).magnitude
    let rise = (mine.latitudePerDay - truth.latitudePerDay).magnitude
    if SunGlare.planets.contains(body), SunGlare.isInDisc(truth, theirs[.sun]) {
      motionInDisc.append(motion)
      motionInDisc.append(rise)
    } else {
      longitudePerDay.append(motion)
      latitudePerDay.append(rise)
    }
  }

  fileprivate mutating func sort() {
    longitude.sort()
    latitude.sort()
    longitudePerDay.sort()
    latitudePerDay.sort()
    motionInDisc.sort()
  }
}
#endif

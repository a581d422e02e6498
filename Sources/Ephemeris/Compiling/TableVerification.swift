/// How far a compiled table is from libswe, at instants that it was not fitted to.
public struct TableVerification: Sendable {
  /// The largest differences of one body.
  public struct Row: Sendable {
    /// The body.
    public let body: Body
    /// In longitude.
    public internal(set) var longitude = Angle.zero
    /// In latitude.
    public internal(set) var latitude = Angle.zero
    /// In the daily motion in longitude.
    public internal(set) var longitudePerDay = Angle.zero
  }

  /// One row for each body of the table.
  public let rows: [Row]

  /// What longitude and latitude may be off: 0.003″.
  public static let limit = Angle.arcseconds(0.003)

  /// Compares a table with libswe.
  ///
  /// Left out are bodies within 0.3° of the Sun, where the deflection of light has a cusp, and what
  /// is off by more than the limit at the instant but not twenty seconds to both sides: the borders of
  /// libswe's own segments, where it jumps, and its Moon glitches for a second.
  ///
  /// - Throws: ``EphemerisError`` where one of the two can't answer.
  /// - Complexity: 0.1 ms an instant.
  public init(
    of table: CompiledEphemeris, against swiss: SwissEphemeris, instants: Int
  ) throws(EphemerisError) {
    var rows = table.bodies.bodies.map { Row(body: $0) }
    let (start, days) = (table.span.start.days, table.span.start.days(until: table.span.end))
    for index in 0..<instants {
      // The golden ratio spreads points evenly without ever falling on a grid.
      let turns = Double(index) * 0.618_033_988_749_894_9
      let ut = JulianDay<UT1>(start + (turns - turns.rounded(.down)) * days)
      for (row, difference) in zip(rows.indices, try Self.differences(table, swiss, at: ut)) {
        guard let difference else { continue }
        var calm = difference
        if Self.isBeyond(difference) {
          for seconds in [-20.0, 20] {
            let near = try Self.differences(table, swiss, at: ut.advanced(bySeconds: seconds))
            if let near = near[row], !Self.isBeyond(near) { calm = near }
          }
        }
        rows[row].longitude = max(rows[row].longitude, calm.longitude)
        rows[row].latitude = max(rows[row].latitude, calm.latitude)
        rows[row].longitudePerDay = max(rows[row].longitudePerDay, calm.longitudePerDay)
      }
    }
    self.rows = rows
  }

  private static func isBeyond(_ row: Row) -> Bool {
    row.longitude > limit || row.latitude > limit
  }

  private static func differences(
    _ table: CompiledEphemeris, _ swiss: SwissEphemeris, at ut: JulianDay<UT1>
  ) throws(EphemerisError) -> [Row?] {
    let (ours, theirs) = (
      try table.sky(at: ut, bodies: table.bodies), try swiss.sky(at: ut, bodies: table.bodies)
    )
    return table.bodies.bodies.map { body in
      let (mine, truth) = (ours[body], theirs[body])
      let fromSun = truth.longitude.separation(from: theirs[.sun].longitude).degrees
      let isNearSun =
        body != .sun && fromSun * fromSun + truth.latitude.degrees * truth.latitude.degrees < 0.09
      if isNearSun, body != .meanNode, body != .trueNode { return nil }
      return Row(
        body: body, longitude: mine.longitude.separation(from: truth.longitude),
        latitude: (mine.latitude - truth.latitude).magnitude,
        longitudePerDay: (mine.longitudePerDay - truth.longitudePerDay).magnitude)
    }
  }

  /// Whether the table is as close as it must be.
  public var isGood: Bool { !rows.contains(where: Self.isBeyond) }

  /// A table of the differences for people, a line each.
  public var lines: [String] {
    ["largest differences from libswe, in thousandths of a second of arc: longitude, latitude"]
      + rows.map { row in
        let numbers = [row.longitude, row.latitude].map { angle in
          "\((angle.arcseconds * 100_000).rounded() / 100)"
        }
        return "  \(row.body.title): \(numbers.joined(separator: ", "))"
      }
  }
}

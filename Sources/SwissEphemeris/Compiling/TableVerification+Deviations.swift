#if SwissEphemeris
package import Ephemeris

extension TableVerification {
  /// Differences without sign, and what so many of them don't exceed.
  package struct Deviations: Sendable {
    private var degrees: [Double] = []

    mutating func append(_ angle: PlaneAngle) { degrees.append(angle.degrees) }

    /// How many there are.
    package var count: Int { degrees.count }

    mutating func sort() { degrees.sort() }

    /// The largest; zero where there is none.
    package var greatest: PlaneAngle { .degrees(degrees.max() ?? 0) }

    /// What the given part of them, 0…1, don't exceed.
    package func quantile(_ part: Double) -> PlaneAngle {
      precondition(part >= 0 && part <= 1, "a quantile is a part of one")
      guard !degrees.isEmpty else { return .zero }
      return .degrees(degrees[min(degrees.count - 1, Int(part * Double(degrees.count)))])
    }
  }

  /// The differences for people, a line for each body, in the columns of `ephemeris/README.md`.
  package var lines: [String] {
    let heading = [
      "differences from libswe that 75 %, 99 % and 99.99 % of the instants don't exceed, and the largest:",
      "longitude and latitude in 0.001″, daily motion in 0.000001°",
      "| body | longitude | latitude | daily motion |", "|---|---|---|---|",
    ]
    return heading
      + rows.map { row in
        let cells = [
          Self.cell(row.longitude) { $0.arcseconds * 1_000 },
          Self.cell(row.latitude) { $0.arcseconds * 1_000 },
          Self.cell(row.longitudePerDay) { $0.degrees * 1e6 },
        ]
        return "| \(row.body.title) | \(cells.joined(separator: " | ")) |"
      }
  }

  private static func cell(_ column: Deviations, _ unit: (PlaneAngle) -> Double) -> String {
    let angles = [0.75, 0.99, 0.9999].map { column.quantile($0) } + [column.greatest]
    return angles.map { "\((unit($0) * 100).rounded() / 100)" }.joined(separator: ", ")
  }
}
#endif

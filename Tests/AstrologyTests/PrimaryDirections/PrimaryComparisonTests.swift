import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Primary directions beside moira and kerykeion, which share no code with ours.
@Suite struct PrimaryComparisonTests {
  /// moira has the places of libswe, as we do: what is left is the last decimal of a file of seven.
  static let degrees = 1e-6
  /// kerykeion rounds a significator's oblique ascension and its pole to 4 decimals, and its planets are those
  /// of DE440.
  static let roundedDegrees = 5e-4

  /// The direct arcs of a chart's turn, by an instant that no life reaches.
  private static func directions(
    of birth: Birth, by method: PrimaryDirection.Method, in space: PrimaryDirection.Space
  ) throws -> [PrimaryDirection] {
    let calendar = try PrimaryCalendar(
      of: WiderCases.widerChart(of: birth), by: method, in: space, key: .ptolemy)
    let start = calendar.wider.chart.instant
    return try calendar.directions(
      during: start..<start.advanced(byDays: 361 * 365.25), ephemeris: Samples.ephemeris.get())
  }

  @Test(arguments: [
    (PrimaryDirection.Method.placidus, PrimaryDirection.Space.zodiacal, 832),
    (.placidus, .mundane, 832), (.regiomontanus, .zodiacal, 832), (.regiomontanus, .mundane, 104),
  ])
  func `arcs are moira's`(
    method: PrimaryDirection.Method, space: PrimaryDirection.Space, count: Int
  ) throws {
    let births = try Comparison.births()
    var compared = 0
    for number in [0, 6, 10, 11] {
      let ours = try Self.directions(of: births[number], by: method, in: space)
      let rows = try Samples.golden("primary-moira").rows.filter { row in
        try row.integer("chart") == number && row.text("method") == method.name
          && row.text("space") == space.name
      }
      for row in rows {
        let found = try #require(
          try ours.first {
            try $0.promissor.name == row.text("promissor") && $0.aspect.name == row.text("aspect")
              && ($0.side?.name ?? "") == row.text("side")
              && $0.significator.name == row.text("significator")
          }, "\(row)")
        let error = try found.arc.degrees - row.double("arc")
        #expect(error.magnitude < Self.degrees, "\(row): \(found.arc)")
        compared += 1
      }
    }
    #expect(compared == count)
  }

  @Test func `arcs under the pole are kerykeion's`() throws {
    let births = try Comparison.births()
    let rows = try Samples.golden("primary-kerykeion").rows
    #expect(rows.count > 800)
    for number in [0, 6, 10, 11] {
      let ours = try Self.directions(of: births[number], by: .placidusPole, in: .zodiacal)
      for row in try rows.filter({ try $0.integer("chart") == number }) {
        let errors = try ours.filter {
          try $0.promissor.name == row.text("promissor") && $0.aspect.name == row.text("aspect")
            && $0.significator.name == row.text("significator")
        }.map { try ($0.arc.degrees - row.double("arc")).magnitude }
        #expect((errors.min() ?? 360) < Self.roundedDegrees, "\(row): \(errors)")
      }
    }
  }
}

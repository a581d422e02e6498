import Astrology
import EngineSupport
import Ephemeris
import TestSupport
import Testing

/// Periods of lives beside stellium, caelus-engine and moira, which share no code with ours.
@Suite struct PeriodComparisonTests {
  /// The files have seven decimals of a day; stellium's instants are whole microseconds.
  static let days = 1e-6

  /// A period of a row or of ours, with its edges in days since birth.
  private struct Row: Equatable, CustomStringConvertible {
    let level: Int
    let lord: String
    let sign: String
    let loosed: String
    let from: Double
    let to: Double

    init(_ row: GoldenTable.Row) throws {
      level = try row.integer("level")
      lord = try row.text("lord")
      sign = (try? row.text("sign")) ?? ""
      loosed = (try? row.text("loosed")) ?? ""
      (from, to) = try (row.double("from"), row.double("to"))
    }

    init(_ period: LifePeriod, since birth: JulianDay<UT1>) {
      level = period.level
      lord = period.lord.name
      sign = period.sign?.name ?? ""
      loosed = period.sign == nil ? "" : "\(period.isLoosingOfBond)"
      from = birth.days(until: period.period.lowerBound)
      to = birth.days(until: period.period.upperBound)
    }

    func isNear(_ other: Self) -> Bool {
      level == other.level && lord == other.lord && sign == other.sign && loosed == other.loosed
        && (from - other.from).magnitude <= PeriodComparisonTests.days
        && (to - other.to).magnitude <= PeriodComparisonTests.days
    }

    var description: String { "level \(level) \(lord) \(sign) \(loosed) \(from) to \(to)" }
  }

  /// A period and all within it.
  private static func all(_ period: LifePeriod) -> [LifePeriod] {
    [period] + period.parts.flatMap(all)
  }

  /// Expects each row to be a period of the calendar.
  private static func expect(
    _ rows: [GoldenTable.Row], in calendar: PeriodCalendar, years: Double = 93
  ) throws {
    try #require(!rows.isEmpty)
    let period = calendar.birth..<calendar.birth.advanced(byDays: years * 365.25)
    let ours = calendar.periods(during: period).flatMap(all)
      .map { Row($0, since: calendar.birth) }
    for row in rows {
      let row = try Row(row)
      #expect(ours.contains { $0.isNear(row) }, "\(calendar): \(row)")
    }
  }

  private static func calendar(
    of birth: Birth, _ technique: PeriodTechnique, levels: Int = 2
  ) throws -> PeriodCalendar {
    try PeriodCalendar(of: WiderCases.widerChart(of: birth), by: technique, levels: levels)
  }

  @Test func `firdaria and releasing are stellium's, each with its own sect and lots`() throws {
    let rows = try Samples.golden("periods-stellium").rows
    for (number, birth) in try Comparison.births().enumerated() {
      let own = try rows.filter { try $0.integer("chart") == number }
      for nodes in PeriodTechnique.FirdariaNodes.allCases {
        let calendar = try Self.calendar(of: birth, .firdaria(nodes: nodes))
        let named = try own.filter {
          try $0.text("kind") == "firdaria" && $0.text("of") == nodes.name
        }
        #expect(try named.allSatisfy { try $0.text("sect") == calendar.sect.name })
        try Self.expect(named, in: calendar)
      }
      for lot in PeriodTechnique.ReleasedLot.allCases {
        let named = try own.filter { try $0.text("of") == lot.name }
        try Self.expect(named, in: Self.calendar(of: birth, .releasing(lot)))
      }
    }
  }

  @Test func `the files hold both sects and bonds that are loosed`() throws {
    let stellium = try Samples.golden("periods-stellium").rows
    #expect(try Set(stellium.map { try $0.text("sect") }) == ["day", "night"])
    #expect(try stellium.count { try $0.text("loosed") == "true" } > 40)
    let caelus = try Samples.golden("periods-caelus").rows
    #expect(try Set(caelus.map { try $0.integer("level") }) == [1, 2, 3, 4])
    #expect(try Set(caelus.map { try $0.text("of") }).count == 14)
    let moira = try Samples.golden("periods-moira").rows
    #expect(try Set(moira.map { try $0.text("lord") }).count == 7)
  }

  @Test func `firdaria are caelus's`() throws {
    let rows = try Samples.golden("periods-caelus").rows
    var sects: Set<Sect> = []
    for birth in try Comparison.births() {
      let calendar = try Self.calendar(of: birth, .firdaria())
      guard sects.insert(calendar.sect).inserted else { continue }
      let own = try rows.filter {
        try $0.text("kind") == "firdaria" && $0.text("of") == calendar.sect.name
      }
      try Self.expect(own, in: calendar)
    }
    #expect(sects == [.day, .night])
  }

  @Test func `releasing is caelus's down to the fourth level, from every sign that we meet`() throws
  {
    let rows = try Samples.golden("periods-caelus").rows
    var signs: Set<ZodiacSign> = []
    for birth in try Comparison.births() {
      for lot in PeriodTechnique.ReleasedLot.allCases {
        let calendar = try Self.calendar(of: birth, .releasing(lot), levels: 4)
        let sign = try #require(calendar.firstSign)
        guard signs.insert(sign).inserted else { continue }
        try Self.expect(
          rows.filter { try $0.text("of") == sign.name && $0.integer("level") < 3 },
          in: Self.calendar(of: birth, .releasing(lot)))
        let from = calendar.birth.advanced(byDays: 16_990)
        let ours = calendar.periods(during: from..<from.advanced(byDays: 130)).flatMap(Self.all)
          .map { Row($0, since: calendar.birth) }
        let deep = try rows.filter { try $0.text("of") == sign.name && $0.integer("level") > 2 }
        #expect(deep.count > 10)
        for row in try deep.map(Row.init) {
          #expect(ours.contains { $0.isNear(row) }, "\(calendar): \(row)")
        }
      }
    }
    #expect(signs.count >= 8)
  }

  @Test func `decennials are moira's`() throws {
    let rows = try Samples.golden("periods-moira").rows
    for (number, birth) in try Comparison.births().enumerated() {
      let calendar = try Self.calendar(of: birth, .decennials())
      let own = try rows.filter { try $0.integer("chart") == number }
      #expect(try own.first?.text("sect") == calendar.sect.name)
      #expect(own.count == 56)
      try Self.expect(own, in: calendar)
    }
  }
}

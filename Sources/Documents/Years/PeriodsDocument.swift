package import Astrology
internal import Ephemeris

/// The periods of a life, as `periods.schema.json` has them: what `astrolabe periods --json` writes.
package struct PeriodsDocument: JSONWritable, Sendable {
  private let calendar: PeriodCalendar
  private let periods: [LifePeriod]

  /// Describes some periods of a calendar.
  package init(_ periods: [LifePeriod], of calendar: PeriodCalendar) {
    self.periods = periods
    self.calendar = calendar
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", calendar.technique.name)
      json.field("sect", calendar.sect.name)
      switch calendar.technique {
      case .firdaria(let nodes): json.field("nodes", nodes.name)
      case .releasing(let lot): json.field("lot", lot.name)
      case .decennials(let days):
        // Two levels are the same either way.
        if calendar.levels > 2 { json.field("days", days.name) }
      }
      write("lot_sign", calendar.lotSign, to: &json)
      write("first_sign", calendar.firstSign, to: &json)
      write("fortune_sign", calendar.fortuneSign, to: &json)
      if let order = calendar.order {
        json.key("order")
        json.array(order) { $0.string($1.name) }
      }
      json.key("days_per_year")
      json.exact(calendar.daysPerYear)
      json.key("periods")
      json.array(periods) { json, period in Self.write(period, to: &json) }
    }
  }

  private func write(_ key: StaticString, _ sign: ZodiacSign?, to json: inout JSONWriter) {
    if let sign { json.field(key, sign.name) }
  }

  private static func write(_ period: LifePeriod, to json: inout JSONWriter) {
    json.object { json in
      json.key("level")
      json.integer(period.level)
      if let sign = period.sign { json.field("sign", sign.name) }
      json.field("lord", period.lord.name)
      json.field("from", period.period.lowerBound.iso8601)
      json.field("to", period.period.upperBound.iso8601)
      if let house = period.houseFromFortune {
        json.key("house_from_fortune")
        json.integer(house.number)
        json.key("bond_loosed")
        json.bool(period.isLoosingOfBond)
      }
      if !period.parts.isEmpty {
        json.key("parts")
        json.array(period.parts) { json, part in write(part, to: &json) }
      }
    }
  }
}

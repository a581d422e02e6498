package import Astrology
internal import Ephemeris

/// Profected years, as `profections.schema.json` has them: what `astrolabe profections --json` writes.
package struct ProfectionsDocument: JSONWritable, Sendable {
  private let years: [Profection]
  private let hasMonths: Bool

  /// Describes some years, with their months if asked for.
  package init(_ years: [Profection], hasMonths: Bool = false) {
    self.years = years
    self.hasMonths = hasMonths
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the array.
  package func write(to json: inout JSONWriter) {
    json.array(years) { json, year in
      json.object { json in
        json.key("age")
        json.integer(year.age)
        json.key("from")
        json.string(year.period.lowerBound.iso8601)
        json.key("to")
        json.string(year.period.upperBound.iso8601)
        json.key("house")
        json.integer(year.house.number)
        json.key("sign")
        json.string(year.sign.name)
        json.key("lord")
        json.string(year.lord.name)
        json.key("counted_from")
        json.string(year.countedFrom.name)
        json.key("years")
        json.string(year.years.name)
        if hasMonths {
          json.key("months")
          json.array(year.months) { json, month in Self.write(month, to: &json) }
        }
      }
    }
  }

  private static func write(_ month: Profection.Month, to json: inout JSONWriter) {
    json.object { json in
      json.key("number")
      json.integer(month.number)
      json.key("from")
      json.string(month.period.lowerBound.iso8601)
      json.key("to")
      json.string(month.period.upperBound.iso8601)
      json.key("sign")
      json.string(month.sign.name)
      json.key("lord")
      json.string(month.lord.name)
    }
  }
}

@_spi(FrontEnd) package import Astrolabe
package import Store

extension Backend {
  /// The year of life that a date falls in; nil before birth, and where the ephemeris ends in that year.
  ///
  /// - Throws: ``Refusal`` without a profile, and for a date outside the ephemeris.
  package func yearOfLife(
    of person: Person, on date: CalendarDate
  ) async throws -> ReportYear? {
    try engine.checkSpan(date)
    let chart = try chart(of: person)
    let noon = try engine.zone(person.settings.zone).civilMoment(date, .noon).instant
    return try await paced(date, person) { [engine] in
      try ReportYear.year(of: chart, at: noon, ephemeris: engine.ephemeris)
    }
  }

  /// What a calendar year is about for a person; nil for one that ends before the birth.
  ///
  /// - Throws: ``Refusal`` without a profile, and for a year outside the ephemeris.
  package func portrait(ofYear year: Int, of person: Person) async throws -> PeriodPortrait? {
    let date = try CalendarDate(year, 1, 1)
    let (first, last) = PeriodPortrait.Length.year.dates(of: date)
    try engine.checkSpan(first)
    try engine.checkSpan(last)
    let chart = try chart(of: person)
    let zone = try engine.zone(person.settings.zone)
    guard zone.day(last).upperBound > chart.birth.instant else { return nil }
    return try await paced(date, person) { [engine] in
      try PeriodPortrait(.year, of: date, for: chart, in: zone, ephemeris: engine.ephemeris)
    }
  }

  /// How a person's chart and that of somebody else touch; the other's data is not kept.
  ///
  /// - Parameters:
  ///   - person: The person.
  ///   - birth: The birth of the other.
  ///   - name: What the other is called.
  /// - Returns: How the two charts touch; nil only if there is no other.
  /// - Throws: ``Refusal`` without a profile, and for a birth outside the ephemeris.
  package func bond(
    of person: Person, with birth: GivenBirth, named name: String
  ) async throws -> ReportBond? {
    try engine.checkSpan(birth.date)
    let chart = try chart(of: person)
    return try await paced(birth.date, person) { [engine] in
      try ReportBond.bond(
        of: chart, with: (engine.chart(of: birth), name), ephemeris: engine.ephemeris)
    }
  }
}

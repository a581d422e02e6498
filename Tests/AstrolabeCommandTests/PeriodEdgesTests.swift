import EngineSupport
import Testing

/// Periods at the edge of the ephemeris or of a life.
@Suite struct PeriodEdgesTests {
  static let beyond = [
    BadInput(
      "a week whose next new Moon the ephemeris lacks",
      ["portrait", "--week", "2399-12-20"] + Samples.newYork, .data,
      "a portrait of 2399-12-20 to 2399-12-26 needs dates beyond the ephemeris"),
    BadInput(
      "a year whose next birthday it lacks", ["portrait", "--year", "2399"] + Samples.newYork,
      .data,
      "a portrait of 2399-01-01 to 2399-12-31 needs dates beyond the ephemeris"),
    BadInput(
      "a week that ends after it", ["portrait", "--week", "2399-12-28"] + Samples.newYork, .data,
      "a portrait of 2399-12-28 to 2400-01-03 needs dates beyond the ephemeris"),
  ]

  @Test(.enabled(if: Libswe.isBuiltIn, "needs years beyond the table"), arguments: beyond)
  func `a period at the edge of the ephemeris is refused by its own dates`(_ row: BadInput) throws {
    try row.check()
  }

  static let early = [
    ["portrait", "--year", "1989"], ["portrait", "--week", "1990-06-01"],
    ["portrait", "--month", "1990-05"], ["report", "--kind", "year", "--date", "1989-07-01"],
  ].map { words in
    BadInput(
      words.joined(separator: " "), words + Samples.newYork, .data,
      "is before the birth; give a later date")
  }

  @Test(arguments: early) func `a period before birth is refused`(_ row: BadInput) throws {
    try row.check()
  }
}

import Asking
import Ephemeris
import TestSamples
import Testing

/// Quarters, family feasts and days that no calendar has, asked on 2025-03-12, a Wednesday.
///
/// Dates of feasts are those of printed calendars of 2025 and 2026.
@Suite struct AskedFeastsTests {
  private static func answer(
    _ text: String, country: String? = nil, zone: String = "America/New_York"
  ) throws -> Answer {
    let reading = try ReadingSamples.newYork.get().reading(
      "2025-03-12", in: try ReadingSamples.zone(zone))
    return Answerer().answer(
      try Question(text), reading: reading, asker: Asker(countryCode: country))
  }

  private static func period(
    _ text: String, country: String? = nil, zone: String = "America/New_York"
  ) throws -> String {
    let answer = try answer(text, country: country, zone: zone)
    let period = try #require(answer.understanding.period, "\(answer.text)")
    return "\(period.from) \(period.to)"
  }

  @Test(arguments: [
    ("How was last quarter in my chart", "2024-10-01", "2024-12-31"),
    ("how was the previous quarter for work", "2024-10-01", "2024-12-31"),
    ("how was q4 of last year for money", "2024-10-01", "2024-12-31"),
    ("how did Q4 last year go at work", "2024-10-01", "2024-12-31"),
    ("how was q3 2024 for love", "2024-07-01", "2024-09-30"),
    ("how is q4 looking for work", "2025-10-01", "2025-12-31"),
    ("how will the first quarter of next year be for money", "2026-01-01", "2026-03-31"),
    ("Outlook for Q2, revenue side", "2025-04-01", "2025-06-30"),
    ("how is the last quarter of 2025 for my career", "2025-10-01", "2025-12-31"),
  ])
  func `quarters are those that are meant`(_ text: String, _ from: String, _ to: String) throws {
    #expect(try Self.period(text) == "\(from) \(to)")
  }

  @Test(arguments: [
    ("how is mother's day for my family", "US", "2025-05-11"),
    ("how is mother's day for my family", "GB", "2025-03-30"),
    ("how is mother's day for my family", "FR", "2025-05-25"),
    ("how is mother's day for my family", "MX", "2025-05-10"),
    ("how is mother's day for my family", "ES", "2025-05-04"),
    ("how is mother's day for my family", "PL", "2025-05-26"),
    ("how is father's day for my family", "US", "2025-06-15"),
    ("how is father's day for my family", "DE", "2025-05-29"),
    ("how is father's day for my family", "IT", "2025-03-19"),
    ("how is father's day for my family", "AU", "2025-09-07"),
    ("how is father's day for my family", "BR", "2025-08-10"),
    ("¿cómo será el día de la madre con mi familia?", "AR", "2025-10-19"),
    ("¿cómo será el día del padre con mi familia?", "ES", "2025-03-19"),
  ])
  func `a family feast is that of the country`(
    _ text: String, _ country: String, _ day: String
  ) throws {
    #expect(try Self.period(text, country: country) == "\(day) \(day)")
  }

  @Test(arguments: [
    ("Europe/London", "2025-03-30"), ("Europe/Madrid", "2025-05-04"),
    ("America/New_York", "2025-05-11"), ("Asia/Tokyo", "2025-05-11"),
  ])
  func `a zone stands for its country`(_ zone: String, _ day: String) throws {
    #expect(try Self.period("how is mothers day for brunch", zone: zone) == "\(day) \(day)")
  }

  @Test func `French Mother's Day gives way to Whit Sunday`() throws {
    // In 2031 both would fall on 1 June's week: Easter is 13 April 2031, Whit Sunday 1 June.
    // In 2026 Whit Sunday is 24 May and the feast 31 May; in 2023 Whit Sunday was 28 May and the feast 4 June.
    let zone = try ReadingSamples.zone("Europe/Paris")
    let reading = try ReadingSamples.newYork.get().reading("2023-05-02", in: zone)
    let answer = Answerer().answer(
      try Question("how is mothers day for my family"), reading: reading)
    let day = try CalendarDate("2023-06-04")
    #expect(answer.understanding.period?.from == day, "\(answer.text)")
  }

  @Test(arguments: [
    (
      "is the 31st of april good for a product launch", "no 31 April|a 31 April", "30 April",
      "2025-04-30"
    ),
    ("how is february 30 for love", "no 30 February|a 30 February", "28 February", "2026-02-28"),
    ("how is 29 february 2026 for work", "no 29 February", "28 February", "2026-02-28"),
    ("how is 6/31 for a party", "no 31 June|a 31 June", "30 June", "2025-06-30"),
    (
      "¿cómo es el 31 de noviembre para viajar?", "no 31 November|a 31 November", "30 November",
      "2025-11-30"
    ),
  ])
  func `a day that no calendar has is named, and the last of its month is read`(
    _ text: String, _ absent: String, _ last: String, _ day: String
  ) throws {
    let answer = try Self.answer(text)
    #expect(absent.split(separator: "|").contains { answer.text.contains($0) }, "\(answer.text)")
    #expect(answer.text.contains(last), "\(answer.text)")
    if !text.contains("6/31") {
      #expect(answer.understanding.period?.to.description == day, "\(answer.text)")
    }
  }

  @Test(arguments: [
    "how is 29 february 2028 for love", "how is 31 may for love", "how is april 30 for work",
    "how was 31 december for money", "is 30 november a good day to travel",
  ])
  func `a day that exists is not called absent`(_ text: String) throws {
    let answer = try Self.answer(text)
    #expect(
      !answer.text.contains("There is no") && !answer.text.contains("No calendar"), "\(answer.text)"
    )
  }

  @Test(arguments: [
    ("como va a ser mi cumple este año", "2025-06-15"),
    ("how is my birthday this year", "2025-06-15"),
    ("how is my bday for a party", "2025-06-15"),
  ])
  func `a birthday is a day`(_ text: String, _ day: String) throws {
    #expect(try Self.period(text) == "\(day) \(day)")
  }

  @Test(arguments: [
    ("Give me the three strongest business days in May", 3), ("best 4 days in april for a date", 4),
    ("which two days next month are best for travel", 2),
    ("los tres mejores días de abril para mudarme", 3),
  ])
  func `as many days are named as are asked for`(_ text: String, _ count: Int) throws {
    let answer = try Self.answer(text)
    #expect(answer.understanding.intent == .bestTime)
    #expect(answer.dates.count == count, "\(answer.text)")
    #expect(Set(answer.dates).count == count)
  }

  @Test func `business days are of work and on weekdays`() throws {
    let answer = try Self.answer("Give me the three strongest business days in May")
    #expect(answer.area == .pathProfession || answer.area == .financeAbundance)
    #expect(answer.dates.allSatisfy { $0.weekday != 0 && $0.weekday != 6 }, "\(answer.text)")
  }

  @Test func `revenue is money`() throws {
    #expect(try Self.answer("Outlook for Q2, revenue side").area == .financeAbundance)
  }
}

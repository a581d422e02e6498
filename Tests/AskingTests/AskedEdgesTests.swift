import Asking
import Ephemeris
import TestSamples
import Testing

/// Times that are named by their place in others, by a count from others or beside others, asked on 2026-11-26, a
/// Thursday.
@Suite struct AskedEdgesTests {
  /// The first and the last day that a question is about.
  private static func period(of text: String) throws -> String {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading("2026-11-26", in: zone)
    let answer = Answerer().answer(try Question(text), reading: reading)
    let period = try #require(answer.understanding.period)
    return "\(period.from) \(period.to)"
  }

  @Test(arguments: [
    ("how is love later this week", "2026-11-26", "2026-11-29"),
    ("how is work early next week", "2026-11-30", "2026-12-02"),
    ("how is work late next week", "2026-12-04", "2026-12-06"),
    ("how is love later this month", "2026-11-26", "2026-11-30"),
    ("how is the rest of november for money", "2026-11-26", "2026-11-30"),
    ("best day before eom to sign the lease", "2026-11-26", "2026-11-30"),
    ("what time two mondays from now should i ask for my raise", "2026-12-07", "2026-12-07"),
    ("not this weekend but next, how is it for love", "2026-12-05", "2026-12-06"),
    ("how does the run up to christmas look for my family", "2026-11-26", "2026-12-24"),
  ])
  func `parts of weeks and counts of weekdays are times`(
    _ text: String, _ from: String, _ to: String
  ) throws {
    #expect(try Self.period(of: text) == "\(from) \(to)")
  }

  @Test(arguments: [
    ("como me va de aqui a marzo en el trabajo", "2026-11-26", "2027-03-31"),
    ("a principios de enero como pinta el amor", "2027-01-01", "2027-01-10"),
    ("como estara el trabajo a mediados de febrero", "2027-02-11", "2027-02-20"),
    ("como me ira a finales de marzo con el dinero", "2027-03-22", "2027-03-31"),
    ("como me va a ir a fin de mes con la plata", "2026-11-26", "2026-11-30"),
    ("como pinta mi finde en el amor", "2026-11-28", "2026-11-29"),
    ("como me va en los proximos 15 dias en el trabajo", "2026-11-26", "2026-12-10"),
    ("mejor dia antes del 20 de diciembre para pedir aumento", "2026-11-26", "2026-12-19"),
    ("por que anteayer discuti con mi madre", "2026-11-24", "2026-11-24"),
    ("como estara pasado mañana para el trabajo", "2026-11-28", "2026-11-28"),
    ("como me fue el mes pasado en el amor", "2026-10-01", "2026-10-31"),
    ("dentro de dos semanas como estara el amor", "2026-12-10", "2026-12-10"),
  ])
  func `spanish times are read`(_ text: String, _ from: String, _ to: String) throws {
    #expect(try Self.period(of: text) == "\(from) \(to)")
  }

  @Test(arguments: [
    (
      "best day in the second half of december, from the 18th, to move house", "2026-12-18",
      "2026-12-31"
    ),
    ("best day next month up to the 20th to move house", "2026-12-01", "2026-12-20"),
    (
      "which day this week is best to hand in my notice, mon to fri only", "2026-11-23",
      "2026-11-27"
    ),
    ("my birthday is on the 12th, best day before it to dye my hair", "2026-11-26", "2026-12-11"),
    ("new year new me but i feel like a wet sock this week, why", "2026-11-23", "2026-11-29"),
    (
      "will this month be better for love than last month, october was a desert", "2026-11-01",
      "2026-11-30"
    ),
    (
      "why is everything going wrong lately?? yesterday a gull took my sandwich", "2026-11-12",
      "2026-11-26"
    ),
    ("fri 11th or fri 18th for xmas night out with the girls", "2026-12-11", "2026-12-18"),
    (
      "what time today should i call my dad, we havent talked since easter", "2026-11-26",
      "2026-11-26"
    ),
  ])
  func `times narrow others or only stand beside them`(
    _ text: String, _ from: String, _ to: String
  ) throws {
    #expect(try Self.period(of: text) == "\(from) \(to)")
  }
}

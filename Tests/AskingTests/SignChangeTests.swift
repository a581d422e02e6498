import Asking
import Ephemeris
import TestSamples
import Testing

/// Questions about a sign on the day on which a body enters or leaves it, asked in New York.
@Suite struct SignChangeTests {
  private static func answer(_ text: String, on day: String) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let reading = try ReadingSamples.newYork.get().reading(day, in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  // swetest 2.10.03, -p1 -fTZ: 29°59′39″ Leo at 7:55 UT on 2025-03-12, 0°00′10″ Virgo at 7:56 UT, which is 03:56 in New York.
  @Test func `an ingress before noon is named with its time`() throws {
    let answer = try Self.answer("what time does the moon enter virgo", on: "2025-03-12")
    #expect(answer.dates.first == (try CalendarDate("2025-03-12")), "\(answer.text)")
    #expect(answer.text.contains("enters Virgo today (Wednesday 12 March) at 03:5"))
    #expect(answer.text.contains("Leo") && !answer.text.contains("in Virgo now"), "\(answer.text)")
  }

  // swetest 2.10.03, -p7 -fTZ: Uranus is at 29°59′59.96″ Taurus at 7:47 UT on 2025-07-07 and in Gemini at 7:48 UT.
  @Test(arguments: [
    ("when does the sun enter aries", "2025-03-20", "Aries"),
    ("when does uranus enter gemini", "2025-07-07", "Gemini"),
  ])
  func `a body is in the old sign at the start of the day`(
    _ text: String, _ day: String, _ sign: String
  ) throws {
    let answer = try Self.answer(text, on: day)
    #expect(answer.dates.first == (try CalendarDate(day)), "\(answer.text)")
    #expect(!answer.text.contains("in \(sign) now"), "\(answer.text)")
  }

  @Test func `a season that begins today does not end today`() throws {
    let answer = try Self.answer("when did aries season start", on: "2025-03-20")
    #expect(answer.text.hasPrefix("Aries season begins today"), "\(answer.text)")
    #expect(!answer.text.contains("ends"), "\(answer.text)")
  }

  @Test func `a season that has begun is named with its first day`() throws {
    let answer = try Self.answer("when did aries season start", on: "2025-03-25")
    #expect(answer.text.hasPrefix("Aries season began on Thursday 20 March"), "\(answer.text)")
  }

  // swetest 2.10.03, -p01: the elongation is 179.9949° at 6:54 UT on 2025-03-14 and 180.0026° at 6:55, so it is 180° at
  // 6:54:39, which is 02:55 in New York to the minute.
  @Test func `times are rounded to the minute`() throws {
    let answer = try Self.answer("when is the next full moon", on: "2025-03-12")
    #expect(answer.text.contains("02:55"), "\(answer.text)")
  }
}

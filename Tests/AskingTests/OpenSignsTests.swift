import Asking
import Astrology
import Ephemeris
import TestSamples
import Testing

/// Answers on signs that the unknown time of birth leaves open.
@Suite struct OpenSignsTests {
  private static func answer(_ text: String, born date: String) throws -> Answer {
    let zone = try ReadingSamples.zone("Europe/London")
    let birth = Birth(date: try CalendarDate(date), zone: zone)
    let reading = try ReadPerson("without a time", birth).reading("2026-11-26", in: zone)
    return Answerer().answer(try Question(text), reading: reading)
  }

  // swetest 2.10.03, `-edirephemeris/se1 -eswe -b<day.month.year> -ut23:00 -p<body> -fPZl` on the day before and on the
  // day: the Sun goes from 29°20′ Gemini to 0°18′ Cancer, Mars from 29°45′ Pisces to 0°29′ Aries, Venus from 29°46′ Pisces
  // to 0°54′ Aries, Mercury from 29°54′ Taurus to 1°29′ Gemini.
  @Test(arguments: [
    ("what is my sun sign", "1990-06-21", "Gemini", "Cancer"),
    ("what sign is my mars in", "1990-05-31", "Pisces", "Aries"),
    ("what sign is my venus in", "1990-05-04", "Pisces", "Aries"),
    ("where is my mercury", "1990-06-12", "Taurus", "Gemini"),
    ("am i a gemini", "1990-06-21", "Gemini", "Cancer"),
    ("what is my big three", "1990-06-21", "Gemini", "Cancer"),
  ])
  func `both signs are named, and that the time decides`(
    question: String, date: String, one: String, other: String
  ) throws {
    let text = try Self.answer(question, born: date).text
    #expect(text.contains(one) && text.contains(other) && text.contains("time"), "\(text)")
    #expect(!text.contains("fully") && !text.contains("°"), "\(text)")
  }

  // In Auckland 12:00 UTC is on the next date, when the Sun has entered Pisces; on the date it goes from 28°58′ to 29°59′
  // Aquarius, by swetest as above.
  @Test func `a sign of all hours of the date is named without the border of another date`() throws
  {
    let birth = Birth(
      date: try CalendarDate("2017-02-18"), zone: try ReadingSamples.zone("Pacific/Auckland"))
    let reading = try ReadPerson("without a time", birth).reading("2026-11-26")
    let text = Answerer().answer(try Question("what is my sun sign"), reading: reading).text
    #expect(
      text.contains("Aquarius") && !text.contains("border") && !text.contains("Pisces"), "\(text)")
  }

  @Test func `a match names both Suns`() throws {
    let zone = try ReadingSamples.zone("Europe/London")
    let birth = Birth(date: try CalendarDate("1990-06-21"), zone: zone)
    let reading = try ReadPerson("without a time", birth).reading("2026-11-26", in: zone)
    let answer = Answerer().answer(
      try Question("are we compatible"), reading: reading,
      asker: Asker(partner: try Samples.chart(of: Birth(date: CalendarDate("1991-05-05")))))
    #expect(!answer.text.contains("(Gemini and"), "\(answer.text)")
    #expect(answer.text.contains("Gemini or Cancer"), "\(answer.text)")
  }

  @Test func `a list of a sign's planets leaves open what is open`() throws {
    let text = try Self.answer("which planets do i have in gemini", born: "1990-06-21").text
    #expect(text.contains("Sun is in Gemini or in Cancer"), "\(text)")
  }
}

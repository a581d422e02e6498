internal import Asking
internal import Astrology
internal import Documents
internal import Ephemeris
internal import Readings

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// The answers to questions.
extension NamedRequest {
  /// A line of JSON for each question; the lines of the field are the questions of a conversation.
  mutating func ask(by engine: Engine) throws -> [UInt8] {
    let subject = try subject(by: engine)
    let other = try optionalOtherBirth(by: engine)
    let zone = try dateZone(at: subject.birth.place, by: engine)
    let date = try request.neededDate()
    let name = try request.text("name")
    let country = try request.text("country")
    let otherName = try request.text("with_name")
    let questions = try request.needed("question").split(separator: "\n").map { line in
      try Question(String(line))
    }
    try request.finish()
    guard !questions.isEmpty else { throw QuestionError.empty }
    let chart = try subject.chart(by: engine)
    let astrometer = try subject.astrometer(by: engine)
    let day = try ReadingDay(of: date, in: zone, ephemeris: engine.ephemeris)
    var dialogue = Dialogue(
      reading: try DailyReading(of: chart, by: astrometer, on: day),
      asker: Asker(
        firstName: name, countryCode: country,
        partner: try other.map { try NatalChart(of: $0, ephemeris: engine.ephemeris) },
        partnerName: otherName), sentences: .english, places: engine.placeFinder)
    return questions.flatMap { question in
      DocumentBytes.line(AnswerDocument(dialogue.ask(question), to: question, on: date))
    }
  }

  /// The other's birth, where any field of it is given.
  private mutating func optionalOtherBirth(by engine: Engine) throws -> Birth? {
    let fields = ["birth", "zone", "lat", "lon", "place", "fold", "clock"]
    // Asked for in any case, so that they count as known.
    let isGiven = fields.map { request.has("with_" + $0) }
    return isGiven.contains(true) ? try otherBirth(by: engine) : nil
  }
}

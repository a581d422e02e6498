internal import Astrology
internal import Astrometers
internal import Ephemeris

extension ReadingTexts {
  /// Questions that the person might ask next, three to five, all different.
  ///
  /// On the busiest meter and the hardest, the weightiest transit, the Moon's house, and what comes next.
  public var followUpQuestions: [String] {
    let (_, worst, busiest) = outstanding
    var questions = [question(on: busiest), question(on: worst)]
    if let transit = facts.priorities.first {
      questions.append("What can I make of \(transit.key.namedByPerson)?")
    }
    questions.append(
      "How can I use the Moon in my \(facts.moon.house.ordinal) house of \(facts.moon.house.topic)?"
    )
    if let next = facts.upcoming.min(by: { $0.date < $1.date }) {
      questions.append("How do I get ready for \(next.event.name)?")
    }
    return questions
  }

  /// A question that takes no strain or ease for granted that the meter doesn't have.
  private func question(on meter: Meter) -> String {
    let isHard = facts.scores.scores[meter].unified < 0
    return isHard ? meter.counsel.hardQuestion : meter.counsel.question
  }
}

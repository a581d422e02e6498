internal import Ephemeris

// Words that leave no doubt which part of life is meant, and times that a word alone would turn round.
extension Understanding {
  /// Words for one part of life and no other, whatever the classifier learned of the words around them.
  private static let sureAreas: [(area: Answer.Area, words: Set<String>)] = [
    (
      .pathProfession,
      Set(
        words:
          """
          career careers job jobs profession professional professionally promotion employer employment workwise careerwise \
          worklife retire retires retired retiring retirement
          """)
    ),
    (
      .financeAbundance,
      Set(
        words:
          """
          money moneywise finance finances financial financially income salary savings wealth
          """)
    ),
    (
      .energy,
      Set(
        words:
          """
          health healthwise fitness stamina vitality
          """)
    ),
    (
      .loveRelationships,
      Set(
        words:
          """
          romance romantic romantically lovelife lovewise
          """)
    ),
  ]

  /// Takes the part of life that one word names for sure, where no activity and no other such word stands beside it.
  mutating func takeSureArea(_ reader: QuestionReader) {
    guard isOfDays || intent == .cause, activity == nil, act?.isDeed != true, !isChoice else {
      return
    }
    let named = Self.sureAreas.filter { !$0.words.isDisjoint(with: reader.texts) }
    guard named.count == 1, let sure = named.first?.area else { return }
    // "Money is tight, how is my love life": another part of life is named, too.
    let isAlone = reader.matches.allSatisfy { match in
      if case .area(let other) = match.meaning { other == sure } else { true }
    }
    if isAlone { area = sure }
  }

  /// Leaves out that a question looks back where only "last week of the month" says so, and some of it is ahead.
  mutating func leaveLastOfSpan(_ reader: QuestionReader) {
    guard has("past"), let period, period.to > reader.situation.today else { return }
    let backs = reader.matches.filter { $0.meaning == .cue("past") }
    let isOfTime = backs.allSatisfy { match in
      reader.times.contains { $0.place.contains(match.place) && $0.place.count > 2 }
    }
    if isOfTime { cues.remove("past") }
  }

  /// "The best time of day to study" is an hour, and no day of some weeks.
  mutating func takeTimeOfDay(_ reader: QuestionReader) {
    let texts = reader.texts
    guard intent == .bestTime, reader.times.isEmpty,
      texts.indices.contains(where: { index in
        texts[index...].starts(with: ["time", "of", "day"])
          || texts[index...].starts(with: ["time", "of", "the", "day"])
          || texts[index...].starts(with: ["part", "of", "the", "day"])
      })
    else { return }
    period = AskedPeriod(reader.situation.today)
  }
}

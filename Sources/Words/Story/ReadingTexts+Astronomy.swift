internal import Astrology
internal import Astrometers
internal import Ephemeris

extension ReadingTexts {
  /// The day's astronomy in plain words: the plan's transits, the Moon, what is retrograde, in three
  /// to five sentences.
  public var technicalAnalysis: String {
    var sentences: [String?] = []
    let made = DaySentences(story: story)
    // What leads, with its house and its dates, and what stands beside it.
    let leading = [story.passages.lead, story.passages.second].compactMap(\.self)
    let rest = story.plan.technical.filter { fact in !leading.contains { $0.key == fact.key } }
    for (index, passage) in leading.enumerated() {
      guard let why = sentence(made.why(passage, ahead: index)) else { continue }
      sentences.append(why)
      // Dates give way to transits that no other text names.
      if index == 0, rest.count < 3 {
        sentences.append(sentence(made.dates(of: passage, ahead: index)))
      }
    }
    // Days ahead of the sentences that stand with the transits themselves: there are five at most.
    for (index, fact) in rest.enumerated() where sentences.count < 5 {
      sentences.append(
        sentence(made.background(fact.key, ahead: index))
          ?? transits.technical(fact, ahead: index + 6, after: sentences.last ?? nil))
    }
    if sentences.count > 3 { return sentences.compactMap(\.self).joined(separator: " ") }
    if sentences.isEmpty {
      sentences.append(sentence(turn(.technical(.quiet), RotaSlot.technical)))
    }
    let moon = facts.moon
    let names = SlotNames(
      sign: moon.sign, degree: Int(moon.degreeInSign))
    var ruled = names
    ruled.first = moon.dispositor
    sentences.append(
      moon.dispositor == .moon
        ? sentence(turn(.technical(.moonAtHome), RotaSlot.technical, names))
        : sentence(turn(.technical(.moon), RotaSlot.technical, ruled)))
    sentences.append(retrogrades(after: sentences.last ?? nil))
    // Five sentences at most: three transits leave no room for the note.
    if !facts.isTimed, sentences.count(where: { $0 != nil }) < 5 {
      sentences.append(sentence(turn(.birthTimeNotes, RotaSlot.notes)))
    }
    return sentences.compactMap { $0 }.joined(separator: " ")
  }

  /// The planet that turns direct first, or that none goes backwards.
  private func retrogrades(after previous: String?) -> String? {
    let next = facts.retrogrades.filter { $0.turns != nil }
      .min { ($0.turns ?? facts.date) < ($1.turns ?? facts.date) }
    guard let planet = next ?? facts.retrogrades.first, let turns = planet.turns else {
      return facts.retrogrades.isEmpty
        ? sentence(turn(.technical(.direct), RotaSlot.technical)) : nil
    }
    return sentence(
      turn(
        .technical(.retrograde), RotaSlot.technical,
        SlotNames(
          transiting: planet.body, sign: planet.sign, day: "\(turns.day) \(turns.monthName)"),
        after: previous))
  }
}

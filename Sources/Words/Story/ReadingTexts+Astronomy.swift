internal import Astrology
internal import Astrometers
internal import Ephemeris

extension ReadingTexts {
  /// The day's astronomy in plain words: the plan's transits, the Moon, what is retrograde, in three
  /// to five sentences.
  public var technicalAnalysis: String {
    var sentences: [String?] = []
    // Days ahead of the sentences that stand with the transits themselves: there are five at most.
    for (index, fact) in story.plan.technical.enumerated() {
      sentences.append(transits.technical(fact, ahead: index + 6, after: sentences.last ?? nil))
    }
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

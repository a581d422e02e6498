internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

extension ReadingTexts {
  /// The day's astronomy in plain words: the plan's transits, the Moon, what is retrograde, in three
  /// to five sentences.
  public var technicalAnalysis: String {
    var sentences: [String] = []
    // What leads, with its house and its dates, and what stands beside it.
    let leading = [made.lead, made.second].compactMap(\.self)
    let rest = story.plan.technical.filter { fact in
      !leading.contains { $0.passage.key == fact.key }
    }
    var hasNote = false
    for (index, contact) in leading.enumerated() {
      guard let why = sentence(made.why(contact, ahead: index)) else { continue }
      sentences.append(why)
      // What the natal planet is like, or when the transit is strongest, gives way to transits that no other text
      // names.
      if rest.count < 3, !hasNote, !rest.contains(where: \.key.body.isSlow),
        let note = sentence(made.characterNote(on: contact.passage.natal))
      {
        sentences.append(note)
        hasNote = true
      } else if index == 0, rest.count < 2,
        let dates = sentence(made.dates(of: contact.passage, ahead: index))
      {
        sentences.append(dates)
      }
    }
    // Days ahead of the sentences that stand with the transits themselves: there are five at most.
    let room = facts.isTimed ? 5 : 4
    for (index, fact) in rest.enumerated() where sentences.count < room {
      let text =
        sentence(
          made.background(
            fact.key, ahead: index, besides: Set(rest.prefix(index).map(\.natal))))
        ?? transits.technical(fact, ahead: index + 6, after: sentences.last)
      guard let text else { continue }
      sentences.append(text)
    }
    let note = facts.isTimed ? nil : sentence(turn(.birthTimeNotes, RotaSlot.notes))
    if sentences.count > 2 {
      return (sentences + [note].compactMap(\.self)).joined(separator: " ")
    }
    var others: [String?] = []
    if sentences.isEmpty {
      others.append(sentence(turn(.technical(.quiet), RotaSlot.technical)))
    }
    let moon = facts.moon
    let names = SlotNames(
      sign: moon.sign, degree: Int(moon.degreeInSign))
    var ruled = names
    ruled.first = moon.dispositor
    others.append(
      moon.dispositor == .moon
        ? sentence(turn(.technical(.moonAtHome), RotaSlot.technical, names))
        : sentence(turn(.technical(.moon), RotaSlot.technical, ruled)))
    others.append(retrogrades(after: others.last ?? nil))
    return (sentences + (others + [note]).compactMap(\.self)).joined(separator: " ")
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

internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// What a day is hardest on, and what its texts speak of against its meters.

extension DaySentences {
  /// The meter that is lowest on a day on which one is very low, which the overview names; nil of any other day.
  var hardestMeter: Meter? {
    let scores = facts.scores.scores
    return plan.message.pressed.first.flatMap {
      scores[$0].unified < -Self.veryHard ? $0 : nil
    }
  }

  /// The unified score below zero from which a meter is very hard.
  private static let veryHard = 60.0

  /// That the day is hardest on that meter, with the transit behind it, unless the overview names that one, and what
  /// helps.
  var hardest: [ChosenLine] {
    guard let meter = hardestMeter else { return [] }
    var names = SlotNames()
    names.area = clause(.fields, meter.rawValue)
    names.other = clause(.turns, DayGroup.place(of: meter, isEasy: false))
    let alone = lines(.hardest, DayHardest.alone.rawValue, names)
    guard let driver = self.plan[meter].driver, !isInOverview(driver.key) else { return alone }
    names.transiting = driver.body
    names.link = link(of: driver.key)
    return lines(.hardest, DayHardest.caused.rawValue, names) + alone
  }

  /// Some meters in their order, but first the one that the day is hardest on.
  func hardestFirst(_ meters: [Meter]) -> [Meter] {
    guard let hardest = hardestMeter, meters.contains(hardest) else { return meters }
    return [hardest] + meters.filter { $0 != hardest }
  }

  /// Those of some sentences that name the meter that the day is hardest on; all of them where none does.
  func namingHardest(_ lines: [ChosenLine]) -> [ChosenLine] {
    let naming = lines.filter(namesHardest)
    return naming.isEmpty ? lines : naming
  }

  /// Whether a sentence on what the day is good for and hard on names the meter that it is hardest on.
  func namesHardest(_ line: ChosenLine) -> Bool {
    hardestMeter.map { words.text(line).holds(clause(.fields, $0.rawValue)) } ?? false
  }

  /// Whether what a thread asks for speaks of no meter that is clearly of the other side.
  ///
  /// Its headline and act may speak of talks or love though the transit behind it moves other meters.
  func suits(_ contact: Contact) -> Bool {
    let parts = [ContactPart.headline, .deed].compactMap { textInTurn($0, of: contact) }
    let spoken = parts.flatMap(\.wordsInSmall)
    let story = textInTurn(.story, of: contact)?.wordsInSmall ?? []
    let scores = facts.scores.scores
    return DayGroup.metersOfSubjects.enumerated().allSatisfy { place, meter in
      let unified = scores[meter].unified
      guard unified.magnitude > MeterScore.clearScore, (unified > 0) != contact.isEasy else {
        return true
      }
      let subjects = words.texts(.day(.subjects, place)).map { words.text($0) }
      // Somebody says something in every other story.
      let texts = meter == .communication ? spoken : spoken + story
      return !texts.contains(where: subjects.contains)
    }
  }
}

extension String {
  /// The words in small letters, without what stands between them.
  fileprivate var wordsInSmall: [String] {
    split { !$0.isLetter }.map { $0.lowercased() }
  }

  /// Whether a sentence joins its clauses twice by the same “so” or “but”.
  var repeatsJoint: Bool {
    func count(_ joint: StaticString) -> Int {
      let wanted = Array(joint.description.utf8)
      var (found, matched) = (0, 0)
      for byte in utf8 {
        matched = byte == wanted[matched] ? matched + 1 : byte == wanted[0] ? 1 : 0
        if matched == wanted.count { (found, matched) = (found + 1, 0) }
      }
      return found
    }
    return count(", so ") > 1 || count(", but ") > 1
  }
}

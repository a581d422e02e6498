package import Astrolabe

/// What a person chose for a birth time whose instant the clocks leave open.
package struct ClockChoices: Sendable, Hashable {
  /// Which of two equal clock readings is meant.
  package var fold: BirthFields.ClockChoice
  /// Which instant is meant where clocks were set forward over the time.
  package var gap: BirthFields.ClockChoice
  /// Which clock is read where the zone had no standard time yet.
  package var clock: Birth.Clock

  /// Creates choices; those of a person who chose nothing unless others are given.
  package init(
    fold: BirthFields.ClockChoice = .earlier, gap: BirthFields.ClockChoice = .later,
    clock: Birth.Clock = .local
  ) {
    (self.fold, self.gap, self.clock) = (fold, gap, clock)
  }

  /// Reads what ``text`` wrote; nil if it is no such text.
  package init?(text: String) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, let fold = BirthFields.ClockChoice(rawValue: words[0]),
      let gap = BirthFields.ClockChoice(rawValue: words[1]),
      let clock = Birth.Clock(rawValue: words[2])
    else { return nil }
    self.init(fold: fold, gap: gap, clock: clock)
  }

  /// The choices as stores keep them, such as `earlier refuse local`; nil if nothing is chosen.
  package var text: String? {
    self == Self() ? nil : "\(fold.rawValue) \(gap.rawValue) \(clock.rawValue)"
  }
}

extension SentenceCheck {
  /// Why a sentence that somebody else wrote is not passed on.
  public enum Fault: Sendable, Hashable {
    /// It has a control character.
    case controlCharacter
    /// It has the marks of a document rather than of prose.
    case markup
    /// It has an address or a link.
    case link
    /// It has a word that no text may have.
    case unwantedWord(String)
    /// It promises what nobody can.
    case promise
    /// It advises where a chart has nothing to say.
    case safety(Question.SafetyMatter)
    /// It speaks of its writer's instructions rather than of the day.
    case instructions
    /// It names a way to be reached elsewhere.
    case contact
    /// It asks for what nobody should give away, such as a password.
    case secret
    /// It gives an order on what a chart knows nothing about: medicine, money, law, leaving somebody.
    case order
    /// It hurts, threatens, isolates or frightens.
    case harm
    /// It reads as what no reading says: a classifier has learned such sentences, whatever their words.
    case unsound
    /// It names a body in a sign where it doesn't stand, or a sign that the facts don't have.
    case wrongSign
    /// It names a body in a house where it doesn't stand, or a house where no birth time is known.
    case wrongHouse
    /// It names an aspect that two bodies don't make.
    case wrongAspect
    /// It names a planet as retrograde that is not.
    case wrongMotion
    /// It names a phase of the Moon that is not near.
    case wrongPhase
    /// It names a date or a year that the facts don't have.
    case wrongDate
    /// It advises against what was computed: for where that leans to no, or against where it leans to yes.
    case wrongVerdict
    /// It recommends another day than was computed.
    case wrongDay

    /// Whether it contradicts what was computed for the question, so that no part of its answer can be trusted.
    public var contradictsFinding: Bool { self == .wrongVerdict || self == .wrongDay }
  }
}

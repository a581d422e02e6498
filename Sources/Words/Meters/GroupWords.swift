public import Astrometers

/// What a group of meters is, in words.
public struct GroupWords: Sendable, Hashable {
  /// What the group stands for, in one sentence.
  public let overview: String
  /// How it is put together: the contract's `detailed`.
  public let detailed: String
}

extension MeterGroup {
  /// The group's static texts.
  public var words: GroupWords {
    switch self {
    case .mind:
      GroupWords(
        overview: "Mind brings together how you think, concentrate and talk.",
        detailed:
          "Its intensity and harmony are the plain means of Mental Clarity, Focus and Communication."
          + " Mercury has a part in all three, so its aspects and its retrogrades are felt most here."
      )
    case .emotions:
      GroupWords(
        overview: "Emotions brings together affection, steadiness and how much you take in.",
        detailed:
          "Love, Inner Stability and Sensitivity are averaged with equal weight. All three include your"
          + " natal Moon, which makes this the group most tied to your moods.")
    case .body:
      GroupWords(
        overview: "Body brings together your energy, your push and your daily rhythm.",
        detailed:
          "The group is the average of Vitality, Drive and Wellness. Mars and the Sun set the pace,"
          + " while the Moon and Saturn look after rest and habit.")
    case .spirit:
      GroupWords(
        overview: "Spirit brings together meaning, belonging, inner knowing and making things.",
        detailed:
          "Four meters share it evenly: Purpose, Connection, Intuition and Creativity. Neptune has a hand"
          + " in most of them, so the changes are often slow and the Moon and Venus add the daily part."
      )
    case .growth:
      GroupWords(
        overview: "Growth brings together chances, work, learning and the people around you.",
        detailed:
          "It is the mean of Opportunities, Career, Growth and Social Life. Jupiter is tracked by every"
          + " one of them and colours the whole.")
    }
  }
}

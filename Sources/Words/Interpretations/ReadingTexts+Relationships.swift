internal import Astrometers

extension ReadingTexts {
  /// How love, talk and company stand, one sentence each.
  public var relationshipWeather: String {
    let scores = facts.scores.scores
    return [
      RelationshipWords.love[scores[.love]], RelationshipWords.talk[scores[.communication]],
      RelationshipWords.company[scores[.socialLife]],
    ].joined(separator: " ")
  }
}

/// The words of the contract's `relationship_weather`.
///
/// They tell what suits the person, never what others think or do.
enum RelationshipWords {
  static let love = QualityTable(
    harmonious: [
      "Romance has a warm breeze behind it, and showing what you feel is easy.",
      "Your heart has fair weather, so give your feelings a good long outing.",
      "Love is in full sun today; let it be seen.",
    ],
    peaceful: [
      "In love the air is mild and still, good for plain closeness.",
      "Tenderness is easy, and silence together says enough.",
    ],
    mixed: [
      "In love there is sun and cloud by turns, so leave room for both moods.",
      "Romantic feelings blow warm and cool, and a light touch suits them.",
    ],
    quiet: [
      "In matters of the heart there is little wind either way.",
      "Romance keeps to a low flame, which is restful.",
    ],
    challenging: [
      "In love a small shower is possible, and a gentle word is your umbrella.",
      "Romance calls for some patience, chiefly with your own sore spots.",
      "The heart has rough weather today, so keep promises small and kindness large.",
    ])

  static let talk = QualityTable(
    harmonious: [
      "Talk runs smoothly, and a frank word from you will sound friendly.",
      "Conversation is at its best, so bring up what matters to you.",
    ],
    peaceful: [
      "Conversation is easy and does not have to lead anywhere.",
      "A few warm lines are all the talk you need.",
    ],
    mixed: [
      "Conversation is brisk, and checking what was meant saves a detour.",
      "There is much talk and some static, so say the main thing twice.",
    ],
    quiet: [
      "There is not much to discuss, and that can be pleasant.",
      "Talk is sparse, so a listening ear is enough.",
    ],
    challenging: [
      "In conversation, slow down a little and choose the milder of two words.",
      "Words are prickly today, and a serious talk will go better later.",
    ])

  static let company = QualityTable(
    harmonious: [
      "Among friends and colleagues you are in your element.",
      "Company of every kind suits you, from the meeting to the dinner table.",
    ],
    peaceful: [
      "With friends and colleagues, being there is all that is asked.",
      "The social side is relaxed, and old acquaintances fit best.",
    ],
    mixed: [
      "Among friends and at work there is plenty going on, so pick your moments.",
      "Company is stimulating and tiring in equal parts.",
    ],
    quiet: [
      "Friends and colleagues leave you room for your own pursuits.",
      "The social calendar is thin, and an hour alone is no loss.",
    ],
    challenging: [
      "At work and among friends, keep your plans short and your humour ready.",
      "Groups are hard work at present, so smaller rounds are the better choice.",
    ])
}

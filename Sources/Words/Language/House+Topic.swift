internal import Astrology

extension House {
  /// What the house is about, without an article.
  var topic: String {
    let topics: [String] = [
      "presence and appearance", "earnings and belongings", "conversation and errands",
      "home and family", "play and romance", "daily work and habits", "partnership",
      "trust and shared things", "study and travel", "career and reputation", "friends and plans",
      "rest and solitude",
    ]
    return topics[number - 1]
  }

  /// The number as a word: `first`.
  var ordinal: String {
    let ordinals: [String] = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth",
    ]
    return ordinals[number - 1]
  }
}

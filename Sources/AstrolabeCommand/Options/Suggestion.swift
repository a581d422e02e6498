import Astrolabe

/// Finds the name that a misspelt one is meant to be.
enum Suggestion {
  /// The most letters that may differ.
  private static let mostWrong = 2
  /// How much of a text is compared.
  private static let longest = 60

  /// The name nearest to a text, by letters that differ; nil if none is near.
  static func nearest(to text: String, among names: [String]) -> String? {
    let letters = Array(text.prefix(longest).lowercased().utf8)[...]
    let ranked = names.map { (name: $0, wrong: letters.editDistance(from: Array($0.utf8)[...])) }
    return ranked.filter { $0.wrong <= mostWrong }.min { $0.wrong < $1.wrong }?.name
  }
}

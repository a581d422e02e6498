import Astrolabe

/// The stars that an option names: names separated by commas, or `all`; a designation has a comma of its own
/// before it.
enum StarList {
  /// Reads the names.
  static func read(_ text: String) throws(NameError) -> [FixedStar] {
    if text.spoken == "all" { return FixedStar.named }
    var stars: [FixedStar] = []
    var isDesignation = false
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      if name.isEmpty, !isDesignation {
        isDesignation = true
        continue
      }
      let star = isDesignation ? FixedStar(designation: String(name)) : try FixedStar(name: name)
      if !stars.contains(star) { stars.append(star) }
      isDesignation = false
    }
    if isDesignation { _ = try FixedStar(name: "") }
    return stars
  }
}

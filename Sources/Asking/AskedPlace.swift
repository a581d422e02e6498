public import Ephemeris

/// A place that a question names: where its sky is computed, and whose clocks are read.
///
/// The library of places is no part of answers; who asks for them says how a name is found.
public struct AskedPlace: Sendable, Equatable {
  /// Finds the place of a name; nil where there is none, or where the name may mean several.
  public typealias Finder = @Sendable (String) -> AskedPlace?

  /// What the place is called.
  public let name: String
  /// Where it is.
  public let coordinates: GeographicPlace
  /// Its zone.
  public let zone: CivilZone

  /// Describes a place.
  ///
  /// - Parameters:
  ///   - name: What the place is called.
  ///   - coordinates: Where it is.
  ///   - zone: Its zone.
  public init(name: String, coordinates: GeographicPlace, zone: CivilZone) {
    self.name = name
    self.coordinates = coordinates
    self.zone = zone
  }
}

extension QuestionReader {
  /// Words that stand before the name of a place.
  private static let beforePlaces: Set<String> = [
    "in", "from", "at", "over", "near", "en", "desde",
  ]

  /// What may be the name of a place, the longest first: "New York" of "sunset in New York tomorrow".
  var placeNames: [String] {
    var names: [String] = []
    for index in texts.indices.dropLast() where Self.beforePlaces.contains(texts[index]) {
      var end = index + 1
      while end < texts.count, end - index <= 3, isOfName(end) { end += 1 }
      for last in stride(from: end, to: index + 1, by: -1) {
        names.append(words[(index + 1)..<last].map { String($0.typed) }.joined(separator: " "))
      }
    }
    return names
  }

  /// Whether a word may be a part of a name of a place.
  private func isOfName(_ index: Int) -> Bool {
    let others: Set<String> = [
      "the", "my", "a", "an", "this", "that", "here", "there", "home", "and", "or", "is", "it",
      "will", "on", "at", "for", "to", "me", "i", "we", "you", "space", "town", "bed", "general",
    ]
    let isTime = times.contains { $0.place.contains(index) }
    let isTerm = matches.contains { match in
      guard (match.place..<(match.place + match.length)).contains(index) else { return false }
      switch match.meaning {
      case .sign, .body, .house, .angle: return true
      case .aspect, .element, .mode, .cue, .outside, .person, .area, .activity, .concept, .care:
        return false
      }
    }
    return !isTime && !isTerm && !others.contains(texts[index]) && !words[index].followsMark
      && words[index].typed.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" }
  }
}

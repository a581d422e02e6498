package import Ephemeris

/// The stars that a field names: names separated by commas, or `all`; a designation has a comma of its own before it.
package enum StarList {
  /// Reads the names.
  package static func read(_ text: String) throws(NameError) -> [FixedStar] {
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

  private static let usualObjects = "mercury,venus,mars,jupiter,saturn,sirius"

  /// Reads names of stars and of bodies that are seen beside the Sun; the planets and Sirius unless given.
  package static func objects(_ text: String?) throws(NameError) -> [HeliacalEvent.Object] {
    var stars: [String] = []
    var bodies: [HeliacalEvent.Object] = []
    for name in (text ?? usualObjects).split(separator: ",", omittingEmptySubsequences: false) {
      if let body = try? CelestialBody(spoken: name), HeliacalEvent.Object.bodies.contains(body) {
        if !bodies.contains(.body(body)) { bodies.append(.body(body)) }
      } else {
        stars.append(String(name))
      }
    }
    guard !stars.isEmpty else { return bodies }
    return bodies + (try read(stars.joined(separator: ","))).map { .star($0) }
  }
}

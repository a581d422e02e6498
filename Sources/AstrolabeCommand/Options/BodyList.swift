import Astrolabe

/// The bodies that an option names: names separated by commas, or `all`.
enum BodyList {
  /// Reads the names.
  static func read(_ text: String) throws -> BodySet {
    if text == "all" { return .all }
    var chosen: BodySet = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let body = try? CelestialBody(spoken: name) else {
        let names = CelestialBody.allCases.map(\.name).joined(separator: ", ")
        throw CommandError.usage(
          "there is no body \"\(String(name).printable)\"; bodies are \(names), or all")
      }
      chosen.formUnion(BodySet(body))
    }
    return chosen
  }
}

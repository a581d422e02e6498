@_spi(FrontEnd) internal import Ephemeris

extension RequestError {
  /// What a text of a request names: a body, a house system.
  public struct Thing: Sendable, Hashable {
    /// What one is called, such as `body`.
    let singular: String
    /// What several are called, such as `bodies`.
    let plural: String
    /// The valid names.
    let names: [String]

    init(_ singular: String, _ plural: String, names: [String]) {
      self.singular = singular
      self.plural = plural
      self.names = names
    }

    /// The sentence for a text that is none of the names: it suggests the nearest one, or lists all.
    func refusal(of text: String) -> String {
      if singular == "body", (try? FurtherBody(name: text)) != nil {
        return
          "there is no body \"\(text.printable)\" here; a chart has it: astrolabe chart --more --points "
          + text.printable
      }
      let advice =
        NearestName.nearest(to: text, among: names).map { "did you mean \($0)?" }
        ?? "\(plural) are \(names.joined(separator: ", "))"
      return "there is no \(singular) \"\(text.printable)\"; \(advice)"
    }
  }
}

/// Finds the name that a misspelt one is meant to be.
package enum NearestName {
  /// The most letters that may differ; of a text of three letters or less, one: juno is nothing that sun stands for.
  private static func mostWrong(of letters: Int) -> Int { letters < 4 ? 1 : 2 }
  /// How much of a text is compared.
  private static let longest = 60

  /// The name nearest to a text, by letters that differ; nil if none is near.
  package static func nearest(to text: String, among names: [String]) -> String? {
    let letters = Array(text.prefix(longest).lowercased().utf8)[...]
    let ranked = names.map { (name: $0, wrong: letters.editDistance(from: Array($0.utf8)[...])) }
    return ranked.filter { $0.wrong <= mostWrong(of: letters.count) }.min { $0.wrong < $1.wrong }?
      .name
  }
}

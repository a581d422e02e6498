import Foundation

/// The contract's limits of texts, from `text_limits.json`.
public enum TextLimits {
  /// The least and the most of each measure, where there is a limit to it.
  public struct Limit: Decodable, Sendable {
    /// How many sentences.
    public let sentences: [Int]?
    /// How many words.
    public let words: [Int]?
    /// How many characters.
    public let characters: [Int]?
    /// How many texts in a list.
    public let items: [Int]?
  }

  /// The limit of a text by its name, such as `meter.overview`.
  public static func limit(_ name: String) throws -> Limit {
    guard let limit = try all.get()[name] else {
      throw TestDataError(file: "text_limits.json", problem: "it has no \(name)")
    }
    return limit
  }

  private static let all = Result {
    let data = try Data(Checkout.text("Sources/Documents/Schemas/text_limits.json").utf8)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    return try object.filter { $0.value is [String: Any] }.mapValues {
      try JSONDecoder().decode(Limit.self, from: JSONSerialization.data(withJSONObject: $0))
    }
  }
}

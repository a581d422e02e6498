/// A body beyond those that charts know: one of the Hamburg school, or an asteroid by its number.
///
/// ```swift
/// let kronos = FurtherBody.hamburg(.kronos)
/// let eros = FurtherBody.asteroid(433)
/// let state = try ephemeris.state(of: kronos, at: instant)
/// ```
public enum FurtherBody: Sendable, Hashable {
  /// A body of the Hamburg school, which nobody has seen.
  case hamburg(FurtherBody.HamburgBody)
  /// An asteroid or a dwarf planet by its number in the catalogue of the Minor Planet Center; each needs a file of
  /// its own.
  case asteroid(Int)

  /// The numbers that files exist for.
  public static let numbers = 1...999_999

  /// The name that documents use: `kronos`, `asteroid_433`.
  public var name: String {
    switch self {
    case .hamburg(let body): body.name
    case .asteroid(let number): "asteroid_\(number)"
    }
  }

  /// The name that people read: `Kronos`, `Asteroid 433`.
  public var title: String {
    switch self {
    case .hamburg(let body): body.title
    case .asteroid(let number): Self.knownTitles[number] ?? "Asteroid \(number)"
    }
  }

  /// At most four letters for a wheel: `Kr`, `433`, `Eri`.
  public var abbreviation: String {
    switch self {
    case .hamburg(let body): String(body.title.prefix(2))
    case .asteroid(let number):
      Self.knownTitles[number].map { String($0.prefix(3)) } ?? String("\(number)".suffix(4))
    }
  }

  /// The names of those that charts often have.
  private static let knownTitles = [
    1: "Ceres", 2: "Pallas", 3: "Juno", 4: "Vesta", 5: "Astraea", 10: "Hygiea", 16: "Psyche",
    433: "Eros",
    1_181: "Lilith", 1_221: "Amor", 2_060: "Chiron", 5_145: "Pholus", 7_066: "Nessus",
    10_199: "Chariklo",
    28_978: "Ixion", 50_000: "Quaoar", 90_377: "Sedna", 90_482: "Orcus", 136_108: "Haumea",
    136_199: "Eris", 136_472: "Makemake",
  ]

  /// The names and numbers of those that have names here, in order of their numbers.
  static let named = knownTitles.sorted { $0.key < $1.key }.map { ($0.value, $0.key) }
}

extension FurtherBody {
  /// A body of the Hamburg school: beyond Neptune, found by their effects as Alfred Witte and Friedrich Sieggrün
  /// took them to be.
  public enum HamburgBody: String, Sendable, Hashable, CaseIterable {
    case cupido, hades, zeus, kronos, apollon, admetos, vulkanus, poseidon
  }
}

extension FurtherBody {
  /// The body that people call by that name: `kronos`, `433`, `asteroid_433`, `Eris`.
  ///
  /// - Throws: ``/Base/NameError``, which has the names there are.
  public init(name text: some StringProtocol) throws(NameError) {
    let spoken = String(text).spoken
    let digits = spoken.hasPrefix("asteroid ") ? String(spoken.dropFirst(9)) : spoken
    if let number = Int(digits), Self.numbers.contains(number) {
      self = .asteroid(number)
    } else if let body = FurtherBody.HamburgBody.allCases.first(where: { $0.rawValue == spoken }) {
      self = .hamburg(body)
    } else if let known = Self.named.first(where: { $0.0.lowercased() == spoken }) {
      self = .asteroid(known.1)
    } else {
      throw NameError(
        noun: "further body", name: String(text),
        names: FurtherBody.HamburgBody.allCases.map(\.name) + ["hamburg", "asteroid number"])
    }
  }

  /// The bodies of a list with commas between them; `hamburg` stands for all eight of that school.
  ///
  /// - Throws: ``/Base/NameError`` for a name that is none.
  public static func list(_ text: String) throws(NameError) -> [Self] {
    var bodies: [Self] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let found =
        try name == "hamburg"
        ? FurtherBody.HamburgBody.allCases.map { .hamburg($0) } : [Self(name: name)]
      bodies += found.filter { !bodies.contains($0) }
    }
    return bodies
  }
}

extension FurtherBody.HamburgBody: NamedCase {
  /// `body of the Hamburg school`.
  public static var noun: String { "body of the Hamburg school" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension FurtherBody: CustomStringConvertible {
  /// The same as ``title``.
  public var description: String { title }
}

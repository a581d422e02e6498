extension SignProfile {
  /// Which points stand ill, high or low in a sign, by the conventions of the profiles.
  ///
  /// The detriment is that of the modern ruler of the opposite sign, and the nodes have a place among
  /// the exaltations; `EssentialDignity` judges charts, by the traditional rulers, too.
  public struct Dignities: Sendable, Hashable {
    /// A point that has dignities: a planet, or a node of the Moon.
    public enum Point: String, Sendable, Hashable, CaseIterable {
      case sun = "Sun"
      case moon = "Moon"
      case mercury = "Mercury"
      case venus = "Venus"
      case mars = "Mars"
      case jupiter = "Jupiter"
      case saturn = "Saturn"
      case uranus = "Uranus"
      case neptune = "Neptune"
      case pluto = "Pluto"
      case northNode = "North Node"
      case southNode = "South Node"
    }

    /// The point in detriment.
    public let detriment: Point?
    /// The point exalted.
    public let exaltation: Point?
    /// The point in fall.
    public let fall: Point?
  }
}

extension SignProfile.Dignities: Decodable {
  private enum CodingKeys: String, CodingKey {
    case detriment, exaltation, fall
  }

  /// Reads the three names, `None` for no point.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    func point(_ key: CodingKeys) throws -> Point? {
      try fields.decode(String.self, forKey: key) == "None"
        ? nil : fields.named(key, Point.init(rawValue:))
    }
    detriment = try point(.detriment)
    exaltation = try point(.exaltation)
    fall = try point(.fall)
  }
}

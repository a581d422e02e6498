public import Astrology

extension SignProfile {
  /// Colours, stones and other things that tradition gives to a sign.
  public struct Correspondences: Sendable, Hashable, Decodable {
    /// A day of the week.
    public enum Weekday: String, Sendable, Hashable, CaseIterable, Decodable {
      case sunday = "Sunday"
      case monday = "Monday"
      case tuesday = "Tuesday"
      case wednesday = "Wednesday"
      case thursday = "Thursday"
      case friday = "Friday"
      case saturday = "Saturday"
    }

    /// The colours.
    public let colors: [String]
    /// The stones.
    public let gemstones: [String]
    /// The metal of the traditional ruler.
    public let metal: String
    /// The card of the tarot.
    public let tarot: String
    /// The day of the traditional ruler.
    public let dayOfWeek: Weekday
    /// The numbers.
    public let luckyNumbers: [Int]
  }

  /// What folklore says of the health of a sign's people.
  public struct HealthTendencies: Sendable, Hashable, Decodable {
    /// What serves them.
    public let strengths: String
    /// What gives trouble.
    public let vulnerabilities: String
    /// Habits that suit them; tradition, and no medicine.
    public let wellnessAdvice: String
  }

  /// How a sign gets on with others.
  public struct CompatibilityOverview: Sendable, Hashable, Decodable {
    /// What a sign has to do with another.
    public struct Pairing: Sendable, Hashable {
      /// The other sign.
      public let sign: ZodiacSign
      /// What meets what.
      public let reason: String
    }

    /// The two of its element, then the two 60° away.
    public let mostCompatible: [Pairing]
    /// The two 90° away.
    public let challenging: [Pairing]
    /// The one opposite, then the two 150° away.
    public let growthOriented: [Pairing]
    /// What two of the sign are to each other.
    public let sameSign: String
  }
}

extension SignProfile.CompatibilityOverview.Pairing: Decodable {
  private enum CodingKeys: String, CodingKey {
    case sign, reason
  }

  /// Reads the sign by its title, and the reason.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    sign = try fields.named(.sign, ZodiacSign.init(title:))
    reason = try fields.decode(String.self, forKey: .reason)
  }
}

/// When a body counts as risen.
public enum HorizonRule: Sendable, Hashable {
  /// The almanacs' rule: the upper limb stands at −34′, which is where refraction lifts it to the horizon.
  case almanac
  /// The centre stands on the true horizon, without refraction.
  case center
  /// The centre stands as far below the true horizon as a twilight has it.
  case twilight(HorizonRule.Twilight)

  /// The refraction that almanacs take for the horizon.
  public static let refraction = PlaneAngle.degrees(34.0 / 60)

  /// How high the centre of a disc of that semidiameter stands when the body rises.
  func threshold(semidiameter: PlaneAngle) -> PlaneAngle {
    switch self {
    case .almanac: -(Self.refraction + semidiameter)
    case .center: .zero
    case .twilight(let twilight): -twilight.depression
    }
  }
}

extension HorizonRule {
  /// The three twilights, by how far the Sun's centre is below the horizon.
  public enum Twilight: String, Sendable, Hashable, CaseIterable {
    case civil, nautical, astronomical

    /// How far below the horizon the Sun's centre stands where the twilight begins or ends.
    public var depression: PlaneAngle {
      switch self {
      case .civil: .degrees(6)
      case .nautical: .degrees(12)
      case .astronomical: .degrees(18)
      }
    }
  }
}

extension HorizonRule.Twilight: NamedCase {
  /// `twilight`.
  public static var noun: String { "twilight" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

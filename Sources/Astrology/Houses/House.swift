/// One of the twelve houses.
public struct House: Sendable, Hashable {
  /// The house's number, 1…12.
  public let number: Int

  /// Creates a house, or nothing where there is none of that number.
  public init?(_ number: Int) {
    guard (1...12).contains(number) else { return nil }
    self.number = number
  }

  /// Creates the house whose cusp has an index of 0…11.
  init(cuspIndex: Int) {
    precondition((0..<12).contains(cuspIndex), "there are twelve houses")
    number = cuspIndex + 1
  }

  /// The twelve houses in order.
  public static let all = (0..<12).map(House.init(cuspIndex:))

  /// Whether the house follows an angle, comes after one that does, or before the next angle.
  public var strength: HouseStrength {
    switch number % 3 {
    case 1: .angular
    case 2: .succedent
    default: .cadent
    }
  }
}

/// The three kinds of houses, from the strongest to the weakest.
public enum HouseStrength: Sendable, Hashable, CaseIterable {
  /// Houses 1, 4, 7, 10.
  case angular
  /// Houses 2, 5, 8, 11.
  case succedent
  /// Houses 3, 6, 9, 12.
  case cadent
}

extension House: Comparable {
  /// Orders houses by number.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension House: CustomStringConvertible {
  /// The number alone.
  public var description: String { "\(number)" }
}

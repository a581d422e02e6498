public import Ephemeris

/// One of the twelve houses.
public struct House: Sendable, Hashable {
  /// The house's number, 1…12.
  public let number: Int

  /// Creates a house, from 1 to 12.
  ///
  /// - Throws: ``/Base/NumberError/outside(what:value:allowed:)``.
  public init(_ number: Int) throws(NumberError) {
    _ = try NumberError.checked(Double(number), "a house", in: 1...12)
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
  public var strength: House.Strength {
    switch number % 3 {
    case 1: .angular
    case 2: .succedent
    case _: .cadent
    }
  }
}

extension House {
  /// The three kinds of houses, from the strongest to the weakest.
  public enum Strength: Sendable, Hashable, CaseIterable {
    /// Houses 1, 4, 7, 10.
    case angular
    /// Houses 2, 5, 8, 11.
    case succedent
    /// Houses 3, 6, 9, 12.
    case cadent
  }
}

extension House: Comparable {
  /// Orders houses by number.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension House: CustomStringConvertible {
  /// The number alone.
  public var description: String { "\(number)" }
}

extension House: Codable {
  /// Reads the number.
  public init(from decoder: any Decoder) throws {
    let number = try decoder.singleValueContainer().decode(Int.self)
    self = try decoder.valid { () throws(NumberError) in try Self(number) }
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}

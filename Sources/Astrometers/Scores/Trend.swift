public import Ephemeris

/// How a score has changed since the day before.
public struct Trend: Sendable, Hashable {
  /// Today's unified score less yesterday's, −200…200.
  public let delta: Double

  /// Creates a trend from the change.
  package init(delta: Double) {
    self.delta = delta
  }

  /// Which way it goes.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case improving, stable, worsening
  }

  /// How fast.
  public enum Rate: String, Sendable, Hashable, CaseIterable {
    case stable, slow, moderate, rapid
  }

  /// Which way it goes; less than 2 either way is no change (contract, D05).
  public var direction: Direction {
    rate == .stable ? .stable : delta > 0 ? .improving : .worsening
  }

  /// How fast: below 2, 5 and 15, or more (contract, D05).
  public var rate: Rate {
    switch delta.magnitude {
    case ..<2: .stable
    case ..<5: .slow
    case ..<15: .moderate
    case _: .rapid
    }
  }
}

extension Trend.Direction: NamedCase {
  /// `direction of a trend`.
  public static var noun: String { "direction of a trend" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Trend.Rate: NamedCase {
  /// `rate of a trend`.
  public static var noun: String { "rate of a trend" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension Trend: CustomStringConvertible {
  /// Such as `improving, slow`.
  public var description: String {
    direction == .stable ? direction.name : "\(direction.name), \(rate.name)"
  }
}

extension Trend: Codable {
  /// Reads the change as a number.
  public init(from decoder: any Decoder) throws {
    let delta = try decoder.singleValueContainer().decode(Double.self)
    self.init(
      delta: try decoder.valid { () throws(NumberError) in
        try NumberError.checked(delta, "a change of a score", in: -200...200)
      })
  }

  /// Writes the change as a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(delta)
  }
}

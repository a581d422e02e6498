public import Ephemeris

/// One of the four angles of a chart.
public enum ChartAngle: String, Sendable, Hashable, CaseIterable {
  /// The degree rising in the east.
  case ascendant
  /// The degree culminating.
  case midheaven
  /// The degree setting, opposite the Ascendant.
  case descendant
  /// The degree at its lowest, opposite the Midheaven.
  case imumCoeli = "imum_coeli"

  /// The name that people read.
  public var title: String {
    switch self {
    case .ascendant: "Ascendant"
    case .midheaven: "Midheaven"
    case .descendant: "Descendant"
    case .imumCoeli: "Imum Coeli"
    }
  }
}

/// Where the four angles of a chart stand.
public struct ChartAngles: Sendable, Hashable {
  /// The degree rising.
  public let ascendant: EclipticLongitude
  /// The degree culminating.
  public let midheaven: EclipticLongitude

  /// The place of an angle.
  public subscript(angle: ChartAngle) -> EclipticLongitude {
    switch angle {
    case .ascendant: ascendant
    case .midheaven: midheaven
    case .descendant: ascendant.opposite
    case .imumCoeli: midheaven.opposite
    }
  }
}

/// Something in a chart that can make an aspect.
public enum ChartPoint: Sendable, Hashable {
  /// A body.
  case body(CelestialBody)
  /// An angle.
  case angle(ChartAngle)

  /// The name that documents use.
  public var name: String {
    switch self {
    case .body(let body): body.name
    case .angle(let angle): angle.name
    }
  }

  /// The name that people read.
  public var title: String {
    switch self {
    case .body(let body): body.title
    case .angle(let angle): angle.title
    }
  }
}

extension ChartPoint {
  /// The body or the angle of that name.
  ///
  /// - Throws: ``/Base/NameError``, which has the bodies' names.
  public init(name: some StringProtocol) throws(NameError) {
    if let angle = try? ChartAngle(name: name) {
      self = .angle(angle)
    } else {
      self = .body(try CelestialBody(name: name))
    }
  }
}

extension ChartPoint: Comparable {
  /// Orders points as charts list them: the bodies, then the angles.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }

  /// The point's place among all of them, below 256.
  @_spi(FrontEnd) public var rank: Int {
    switch self {
    case .body(let body): Int(body.rawValue)
    case .angle(.ascendant): 64
    case .angle(.midheaven): 65
    case .angle(.descendant): 66
    case .angle(.imumCoeli): 67
    }
  }
}

extension ChartAngle: NamedCase {
  /// `angle of a chart`.
  public static var noun: String { "angle of a chart" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension ChartAngles: Codable {
  /// Reads the fields `ascendant` and `midheaven`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    ascendant = try fields.decode(EclipticLongitude.self, forKey: "ascendant")
    midheaven = try fields.decode(EclipticLongitude.self, forKey: "midheaven")
  }

  /// Writes the fields `ascendant` and `midheaven`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(ascendant, forKey: "ascendant")
    try fields.encode(midheaven, forKey: "midheaven")
  }
}

extension ChartPoint: CustomStringConvertible {
  /// The same as ``title``.
  public var description: String { title }
}

extension ChartPoint: Codable {
  /// Reads the name of a body or of an angle.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = try decoder.valid { () throws(NameError) in try Self(name: name) }
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

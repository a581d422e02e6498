public import Ephemeris

/// Which transit: a moving body, the natal point that it touches, and the aspect between them.
///
/// ```swift
/// let key = TransitKey(.saturn, .square, natal: .moon)
/// print(key)  // Saturn square natal Moon
/// ```
///
/// It is the same in whatever is said about a transit: how it stands now (``TransitAspect``), its life
/// (``Transit``), what it adds to a day's scores. Hence what is known of one thing is found by the key
/// of another. Keys are ordered by transiting body, natal point and aspect, as charts list them.
public struct TransitKey: Sendable, Hashable {
  /// The transiting body.
  public let body: CelestialBody
  /// The natal point.
  public let natal: ChartPoint
  /// What the body makes with it.
  public let aspect: AspectKind

  /// Names the transit of a body to a point of a chart.
  @inlinable
  public init(body: CelestialBody, natal: ChartPoint, aspect: AspectKind) {
    self.body = body
    self.natal = natal
    self.aspect = aspect
  }

  /// Names the transit of a body to a natal body: *Saturn square natal Moon*.
  @inlinable
  public init(_ body: CelestialBody, _ aspect: AspectKind, natal: CelestialBody) {
    self.init(body: body, natal: .body(natal), aspect: aspect)
  }

  /// The natal body; nil if the point is an angle.
  @inlinable
  public var natalBody: CelestialBody? {
    switch natal {
    case .body(let body): body
    case .angle: nil
    }
  }

  /// The key's place among all of them.
  package var rank: Int { (Int(body.rawValue) << 8 | natal.rank) << 3 | aspect.index }

  /// Feeds the rank to a hasher: aspects and angles would feed it their names, which takes far longer.
  public func hash(into hasher: inout Hasher) { hasher.combine(rank) }
}

extension TransitKey: Comparable {
  /// Orders transits by transiting body, natal point and aspect.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rank < rhs.rank }
}

extension TransitKey: CustomStringConvertible {
  /// Such as `Saturn square natal Moon`.
  public var description: String { "\(body.title) \(aspect.name) natal \(natal.title)" }
}

extension TransitKey: Codable {
  /// Reads the fields `body`, `aspect` and `natal`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields()
    self.init(
      body: try fields.decode(CelestialBody.self, forKey: "body"),
      natal: try fields.decode(ChartPoint.self, forKey: "natal"),
      aspect: try fields.decode(AspectKind.self, forKey: "aspect"))
  }

  /// Writes names: `{"body":"saturn","aspect":"square","natal":"moon"}`.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.fields()
    try fields.encode(body, forKey: "body")
    try fields.encode(aspect, forKey: "aspect")
    try fields.encode(natal, forKey: "natal")
  }
}

/// What is said about one transit.
public protocol TransitKeyed {
  /// Which transit.
  var key: TransitKey { get }
}

extension TransitKeyed {
  /// The transiting body.
  @inlinable
  public var body: CelestialBody { key.body }

  /// The natal point.
  @inlinable
  public var natal: ChartPoint { key.natal }

  /// What the body makes with it.
  @inlinable
  public var aspect: AspectKind { key.aspect }
}

public import Astrology
public import Ephemeris

extension Wheel {
  /// A point as a wheel shows it: a body, an angle of another's chart, or a point that was computed.
  public struct PlacedPoint: Sendable, Hashable {
    /// What stands there.
    public enum Mark: Sendable, Hashable {
      /// A body.
      case body(CelestialBody)
      /// An angle of the chart around.
      case angle(ChartAngle)
      /// The Lot of Fortune.
      case fortune
      /// The Vertex.
      case vertex
      /// A body of the Hamburg school, or an asteroid.
      case further(FurtherBody)
    }

    /// What stands there.
    public let mark: Mark
    /// Where it stands.
    public let longitude: EclipticLongitude
    /// Whether it runs backward.
    public let isRetrograde: Bool

    /// Makes a point.
    public init(_ mark: Mark, at longitude: EclipticLongitude, isRetrograde: Bool = false) {
      self.mark = mark
      self.longitude = longitude
      self.isRetrograde = isRetrograde
    }

    /// The points of a wider chart: its further bodies, and where the time of birth is known, the Lot of
    /// Fortune and the Vertex if they are wanted.
    ///
    /// - Parameters:
    ///   - wider: The chart with its further bodies.
    ///   - marks: Which of them are wanted.
    /// - Returns: The bodies in their order, then the Lot of Fortune and the Vertex.
    public static func points(of wider: WiderChart, _ marks: Set<Mark>) -> [Self] {
      let bodies = all(in: wider.points).filter { marks.contains($0.mark) }
      var points = bodies
      if marks.contains(.fortune), let lot = wider.place(of: Lot.fortune.formula) {
        points.append(Self(.fortune, at: lot.longitude))
      }
      if marks.contains(.vertex), let horizon = wider.horizon {
        points.append(Self(.vertex, at: horizon.minorAngles.vertex))
      }
      return points
    }

    /// The bodies of a sky.
    static func all(in sky: Sky) -> [Self] {
      sky.bodies.bodies.map { body in
        let state = sky[body]
        return Self(.body(body), at: state.longitude, isRetrograde: state.isRetrograde)
      }
    }

    /// The same point in another zodiac.
    func turned(_ turn: (EclipticLongitude) -> EclipticLongitude) -> Self {
      Self(mark, at: turn(longitude), isRetrograde: isRetrograde)
    }
  }
}

extension Wheel.PlacedPoint.Mark {
  /// The name that people read.
  public var title: String {
    switch self {
    case .body(let body): body.title
    case .angle(let angle): angle.title
    case .fortune: "Fortune"
    case .vertex: "Vertex"
    case .further(let body): body.title
    }
  }

  /// The name that options use, such as `chiron`.
  public var name: String {
    switch self {
    case .body(let body): body.name
    case .angle(let angle): angle.name
    case .fortune: Lot.fortune.name
    case .vertex: "vertex"
    case .further(let body): body.name
    }
  }

  /// How the mark is drawn.
  var sign: MarkSign {
    switch self {
    case .body(let body): .glyph(Glyph(body))
    case .angle(let angle): .text(angle.abbreviation)
    case .fortune: .glyph(.fortune)
    case .vertex: .text("Vx")
    case .further(let body): .text(body.abbreviation)
    }
  }

  /// Whether it is one of the eleven or an angle, whose aspects among themselves are drawn.
  var isOfChart: Bool {
    switch self {
    case .body(let body): BodySet.eleven.contains(body)
    case .angle: true
    case .fortune, .vertex, .further: false
    }
  }
}

/// A drawn sign, or letters in its place.
enum MarkSign: Sendable, Hashable {
  case glyph(Glyph)
  case text(String)
}

extension ChartAngle {
  /// The two letters that charts have.
  var abbreviation: String {
    switch self {
    case .ascendant: "AC"
    case .midheaven: "MC"
    case .descendant: "DC"
    case .imumCoeli: "IC"
    }
  }
}

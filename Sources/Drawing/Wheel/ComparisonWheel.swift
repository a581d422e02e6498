public import Astrology
internal import Ephemeris
package import Words

/// The wheel of any two charts: the houses and the zodiac as the inner one has them, and the outer one's points
/// around.
///
/// ```swift
/// let comparison = ChartComparison(birth, with: solarReturn)
/// let svg = try ComparisonWheel(of: comparison).picture().svg(width: 800)
/// ```
///
/// It is drawn as ``Wheel`` draws two births. An inner chart without houses has its Sun's sign at nine o'clock.
public struct ComparisonWheel: Sendable, Worded {
  /// The two charts.
  public let comparison: ChartComparison
  /// The colours.
  public let theme: Theme
  /// The text above the wheel; nil for a bare wheel.
  public let caption: Wheel.Caption?
  /// How far from exactness an aspect is drawn.
  public let orbs: OrbTable
  /// What it says.
  package var words = PictureWords.english

  /// Makes the wheel of a comparison.
  ///
  /// - Parameters:
  ///   - comparison: The two charts.
  ///   - theme: The colours.
  ///   - caption: What is written above; without one the wheel is bare.
  ///   - orbs: How far from exactness an aspect is drawn.
  public init(
    of comparison: ChartComparison, theme: Theme = .light, caption: Wheel.Caption? = nil,
    orbs: OrbTable = Wheel.transitOrbs
  ) {
    self.comparison = comparison
    self.theme = theme
    self.caption = caption
    self.orbs = orbs
  }

  /// Whether the outer points are those of another chart, not of the sky of a time.
  private var isOfTwo: Bool { comparison.outer.motionDays != 1 }

  /// Draws the wheel.
  ///
  /// - Complexity: A millisecond; about 45 KB.
  public func picture() -> Picture {
    let face = WheelFace(of: comparison.inner)
    let around = Wheel.PlacedPoint.all(in: comparison.outer)
    let aspects = WheelAspect.from(
      around, to: face, by: orbs, named: isOfTwo ? words.pointOfOther : words.transiting)
    let orientation = words.orientation(of: comparison.inner)
    return WheelSheet(
      WheelContent(
        face: face, around: around, isOfTwo: isOfTwo, aspects: aspects, orientation: orientation),
      theme: theme, caption: caption,
      title: caption?.title ?? words.wheelTitle(hasTransits: true, isOfTwo: true),
      footing: [orientation, words.wheelLines(isOfTwo: isOfTwo)], isTile: false, words: words
    ).picture
  }
}

extension WheelFace {
  /// The face of one of two charts that are compared.
  init(of layer: ChartLayer) {
    self.init(
      points: Wheel.PlacedPoint.all(in: layer).filter { point in
        if case .angle = point.mark { false } else { true }
      }, angles: layer.angles, frame: layer.frame)
  }
}

extension Wheel.PlacedPoint {
  /// The points of one of two charts that are compared, with its angles.
  static func all(in layer: ChartLayer) -> [Self] {
    layer.places.map { place in
      switch place.point {
      case .body(let body):
        Self(.body(body), at: place.longitude, isRetrograde: place.longitudePerDay < .zero)
      case .angle(let angle): Self(.angle(angle), at: place.longitude)
      }
    }
  }
}

public import Astrology
internal import Ephemeris
package import Words

/// The wheel of a composite chart.
///
/// ```swift
/// let composite = try CompositeChart(of: hers, and: his, ephemeris: ephemeris)
/// let svg = try CompositeWheel(of: composite).picture().svg(width: 800)
/// ```
///
/// It is drawn as ``Wheel`` draws a birth's: the composite Ascendant is at nine o'clock. Where a time of birth
/// is not known the composite Sun's sign begins there, and no houses are drawn, since there are none. The
/// chart of a ``/Astrology/DavisonBirth`` is one of a moment and a place, and ``Wheel`` draws it.
public struct CompositeWheel: Sendable, Worded {
  /// The composite.
  public let composite: CompositeChart
  /// The colours.
  public let theme: Theme
  /// The text above the wheel; nil for a bare wheel.
  public let caption: Wheel.Caption?
  /// How far from exactness an aspect is drawn.
  public let orbs: OrbTable
  /// What it says.
  package var words = PictureWords.english

  /// Makes the wheel of a composite.
  ///
  /// - Parameters:
  ///   - composite: The composite.
  ///   - theme: The colours.
  ///   - caption: What is written above; without one the wheel is bare.
  ///   - orbs: How far from exactness an aspect is drawn.
  public init(
    of composite: CompositeChart, theme: Theme = .light, caption: Wheel.Caption? = nil,
    orbs: OrbTable = .standard
  ) {
    self.composite = composite
    self.theme = theme
    self.caption = caption
    self.orbs = orbs
  }

  /// Draws the wheel.
  ///
  /// - Complexity: A millisecond; about 40 KB.
  public func picture() -> Picture {
    let face = WheelFace(of: composite)
    return WheelSheet(
      WheelContent(
        face: face, around: nil, isOfTwo: false, aspects: WheelAspect.within(face, by: orbs),
        orientation: words.orientation(of: composite)),
      theme: theme, caption: caption,
      title: caption?.title ?? words.wheelTitle(hasTransits: false, isOfTwo: true),
      footing: [words.orientation(of: composite)], isTile: false, words: words
    ).picture
  }
}

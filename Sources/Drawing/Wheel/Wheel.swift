public import Astrology
package import Documents
public import Ephemeris

/// The wheel of a chart, alone, with the sky of another time around it, or with another's chart.
///
/// ```swift
/// let alone = Wheel(of: chart).picture()
/// let withTransits = Wheel(of: chart, transits: sky, theme: .dark).picture()
/// let ofTwo = Wheel(of: chart, around: other).picture()
/// ```
///
/// The Ascendant is at nine o'clock and the zodiac runs counter-clockwise. Where the time of birth
/// is not known the Sun's sign begins at nine o'clock, and the picture says so. Labels of bodies
/// that crowd are moved apart as little as can be, with a line to the true place. Aspect lines are
/// coloured by nature and the heavier the closer they are; conjunctions have none, because their
/// ends fall together.
///
/// Drawing a wheel is pure: the same chart gives the same bytes.
public struct Wheel: Sendable, Worded {
  /// The chart.
  public let chart: NatalChart
  /// The sky around it, of another time or of another's birth; nothing in a wheel with one ring.
  public let transits: Sky?
  /// Whose birth the sky around it is of; nothing where it is that of a time.
  public let partner: NatalChart?
  /// The colours.
  public let theme: Theme
  /// What is written above the wheel; nothing for a bare wheel.
  public let caption: WheelCaption?
  /// How far from exactness an aspect is drawn.
  public let orbs: OrbTable
  /// What it says.
  package var words = PictureWords.english

  /// The orbs of a day's transits, 3° each: with those of a birth chart there would be too many
  /// lines.
  public static let transitOrbs = OrbTable(
    Dictionary(uniqueKeysWithValues: AspectKind.allCases.map { ($0, .degrees(3)) }))

  /// Makes the wheel of a chart.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - transits: The sky of another time; aspects drawn are then those it makes to the chart.
  ///   - theme: The colours.
  ///   - caption: What is written above; without one the wheel is bare, for a page with its own.
  ///   - orbs: How far from exactness an aspect is drawn; those of charts, or ``transitOrbs`` with
  ///     transits, unless given.
  public init(
    of chart: NatalChart, transits: Sky? = nil, theme: Theme = .light,
    caption: WheelCaption? = nil, orbs: OrbTable? = nil
  ) {
    self.chart = chart
    self.transits = transits
    partner = nil
    self.theme = theme
    self.caption = caption
    self.orbs = orbs ?? (transits == nil ? .standard : Self.transitOrbs)
  }

  /// Makes the wheel of two people: the houses and the zodiac as the first has them, and the second's
  /// bodies around.
  ///
  /// - Parameters:
  ///   - chart: The first chart.
  ///   - partner: The second chart.
  ///   - theme: The colours.
  ///   - caption: What is written above; without one the wheel is bare.
  ///   - orbs: How far from exactness an aspect between the two is drawn; ``transitOrbs`` unless given.
  public init(
    of chart: NatalChart, around partner: NatalChart, theme: Theme = .light,
    caption: WheelCaption? = nil, orbs: OrbTable? = nil
  ) {
    self.chart = chart
    transits = partner.sky
    self.partner = partner
    self.theme = theme
    self.caption = caption
    self.orbs = orbs ?? Self.transitOrbs
  }

  /// Draws the wheel.
  ///
  /// - Complexity: A millisecond; about 40 KB.
  public func picture() -> Picture {
    let aspects = aspects
    return WheelSheet(
      face: WheelFace(of: chart), transits: transits, isOfTwo: partner != nil, aspects: aspects,
      theme: theme, caption: caption,
      title: caption?.title
        ?? words.wheelTitle(hasTransits: transits != nil, isOfTwo: partner != nil),
      description: words.description(
        of: chart, around: transits, isOfTwo: partner != nil, aspects: aspects.map(\.inWords)),
      footing: [words.orientation(of: chart)]
        + (transits == nil ? [] : [words.wheelLines(isOfTwo: partner != nil)]),
      words: words
    ).picture
  }

  private var aspects: [WheelAspect] {
    if let partner {
      return WheelAspect.contacts(of: partner, with: chart, within: orbs, in: words)
    }
    if let transits { return WheelAspect.transits(transits, to: chart, within: orbs, in: words) }
    return WheelAspect.natal(of: chart, within: orbs)
  }
}

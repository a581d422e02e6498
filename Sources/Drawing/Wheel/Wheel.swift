public import Astrology
public import Ephemeris
package import Words

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
/// coloured by nature and the heavier the closer they are.
///
/// Aspects of less than 2° have their glyph on their line; a conjunction is an arc along the circle that the
/// lines end at. Cusps have their degree and sign in the ring of the houses.
///
/// Drawing a wheel is pure: the same chart gives the same bytes.
public struct Wheel: Sendable, Worded {
  /// The chart.
  public let chart: NatalChart
  /// The sky around it, of another time or of another's birth; nil in a wheel with one ring.
  public let transits: Sky?
  /// The chart whose sky is around it; nil if that sky is of a time.
  public let partner: NatalChart?
  /// The colours.
  public let theme: Theme
  /// The text above the wheel; nil for a bare wheel.
  public let caption: Wheel.Caption?
  /// How far from exactness an aspect is drawn.
  public let orbs: OrbTable
  /// Further points of the chart, as they stand in the tropical zodiac.
  public private(set) var points: [Wheel.PlacedPoint] = []
  /// The chart in a sidereal zodiac; nil for the tropical one.
  public private(set) var sidereal: SiderealChart?
  /// Whether it is a tile.
  private var isTile = false
  /// Whether it has houses and aspects that hang on an unknown time.
  private var hasGuesses = true
  /// The ayanamsa of the sky around.
  private var aroundAyanamsa: Ayanamsa.Value?
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
    caption: Wheel.Caption? = nil, orbs: OrbTable? = nil
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
    caption: Wheel.Caption? = nil, orbs: OrbTable? = nil
  ) {
    self.chart = chart
    transits = partner.sky
    self.partner = partner
    self.theme = theme
    self.caption = caption
    self.orbs = orbs ?? Self.transitOrbs
  }

  /// The same wheel with further points of the chart, such as Chiron or the Lot of Fortune.
  ///
  /// - Parameter points: The points, whose longitudes are tropical; see ``Wheel/PlacedPoint/points(of:_:)``. They
  ///   make aspects with the eleven bodies and the angles.
  /// - Returns: The wheel with them.
  public func with(_ points: [Wheel.PlacedPoint]) -> Self {
    var wheel = self
    wheel.points = points
    return wheel
  }

  /// The same wheel in a sidereal zodiac.
  ///
  /// - Parameters:
  ///   - sidereal: The chart in that zodiac.
  ///   - around: The ayanamsa at the time of the sky around it, which precession has moved on; that of the
  ///     chart unless given.
  /// - Returns: The wheel in that zodiac.
  public func turned(to sidereal: SiderealChart, around: Ayanamsa.Value? = nil) -> Self {
    var wheel = self
    wheel.sidereal = sidereal
    wheel.aroundAyanamsa = around
    return wheel
  }

  /// The same wheel with what births let one know: without a time of birth it has no houses, and no aspects of the
  /// Moon, which moves by half a sign in a day.
  ///
  /// The Moon stands where it was at the chart's time, which is noon.
  public var withoutGuesses: Self {
    var wheel = self
    wheel.hasGuesses = false
    return wheel
  }

  /// The same wheel as a square tile for small screens, with larger labels and nothing written above and below.
  ///
  /// It has no minutes, and no degrees of cusps and angles; with two rings, and where bodies crowd, the degrees of bodies
  /// are left out, too.
  public var tile: Self {
    var wheel = self
    wheel.isTile = true
    return wheel
  }

  /// Draws the wheel.
  ///
  /// - Complexity: A millisecond; about 45 KB.
  public func picture() -> Picture {
    WheelSheet(
      content, theme: theme, caption: isTile ? nil : caption,
      title: caption?.title
        ?? words.wheelTitle(hasTransits: transits != nil, isOfTwo: partner != nil),
      footing: [words.orientation(of: chart)]
        + (transits == nil ? [] : [words.wheelLines(isOfTwo: partner != nil)]),
      isTile: isTile, words: words
    ).picture
  }

  /// What is drawn.
  var content: WheelContent {
    var face = WheelFace(of: chart, in: sidereal, with: points)
    let around = around
    var aspects = aspects(of: face, around: around)
    if !hasGuesses {
      if !chart.birth.isTimed { face = face.withoutHouses }
      aspects.removeAll(where: isGuess)
    }
    return WheelContent(
      face: face, around: around, isOfTwo: partner != nil, aspects: aspects,
      orientation: words.orientation(of: chart))
  }

  /// Whether an aspect hangs on the Moon of somebody whose time of birth is not known.
  private func isGuess(_ aspect: WheelAspect) -> Bool {
    let isOfMoon = (
      first: aspect.points.0.mark == .body(.moon), second: aspect.points.1.mark == .body(.moon)
    )
    let isFirstTimed = transits == nil ? chart.birth.isTimed : partner?.birth.isTimed ?? true
    return (isOfMoon.first && !isFirstTimed) || (isOfMoon.second && !chart.birth.isTimed)
  }

  /// The points around the chart, with the angles of the other of two people.
  private var around: [Wheel.PlacedPoint]? {
    guard let transits else { return nil }
    let angles = partner?.angles.map { angles in
      [ChartAngle.ascendant, .midheaven].map { Wheel.PlacedPoint(.angle($0), at: angles[$0]) }
    }
    let points = Wheel.PlacedPoint.all(in: transits) + (angles ?? [])
    guard let turn = (aroundAyanamsa ?? sidereal?.ayanamsa) else { return points }
    return points.map { $0.turned(turn.sidereal) }
  }

  private func aspects(of face: WheelFace, around: [Wheel.PlacedPoint]?) -> [WheelAspect] {
    guard let around else { return WheelAspect.within(face, by: orbs) }
    return WheelAspect.from(
      around, to: face, by: orbs,
      named: partner == nil ? words.transiting : words.pointOfOther)
  }
}

internal import Astrology
internal import Ephemeris

/// Where everything in a wheel stands.
///
/// The zodiac runs counter-clockwise. The Ascendant is at nine o'clock; where the time of birth
/// is not known, the beginning of the Sun's sign is, which opens the first house.
struct WheelLayout: Sendable {
  /// The wheel's middle.
  let center: Point
  /// The longitude at nine o'clock.
  let east: EclipticLongitude
  /// The labels of the chart's bodies.
  let bodies: [BodyLabel]
  /// The labels of the transiting bodies; none in a wheel with one ring.
  let transits: [BodyLabel]
  /// The names of the angles; none where the time is not known.
  let angles: [AngleLabel]
  /// The numbers of the houses.
  let houses: [HouseLabel]

  /// The label of a body.
  struct BodyLabel: Sendable {
    let body: CelestialBody
    let state: WheelBody
    /// The longitude whose ray the label stands on, moved aside where bodies crowd.
    let place: EclipticLongitude
    /// How large the parts are; 1 is full size.
    let scale: Double
    /// The parts and their boxes; a direct body has no mark of retrogradeness.
    let parts: [(part: LabelPart, box: Box)]
  }

  /// The name of an angle, outside the wheel.
  struct AngleLabel: Sendable {
    let angle: ChartAngle
    let longitude: EclipticLongitude
    let box: Box
  }

  /// The number of a house.
  struct HouseLabel: Sendable {
    let house: House
    let box: Box
  }

  /// The font size of house numbers.
  static let houseNumberSize = 15.0
  /// The font size of an angle's name, which stands above its degree.
  static let angleNameSize = 17.0
  /// The font size of an angle's degree and minute.
  static let angleDegreeSize = 13.5

  /// How far the middle of a label stays from a cusp, in degrees.
  private static let airAtCusp = 1.5
  /// How often a label may become a twentieth smaller.
  private static let smallestStep = 14

  init(of face: WheelFace, transits: Sky?, center: Point) {
    let east = face.east
    let dial = Dial(center: center, east: east)
    self.center = center
    self.east = east
    bodies = Self.labels(of: face.bodies, in: face, stack: LabelStack.natal, dial: dial)
    self.transits = Self.labels(
      of: transits.map(WheelBody.all) ?? [], in: face, stack: LabelStack.transits, dial: dial)
    angles = Self.angleLabels(
      of: face.angles,
      radius: WheelRings.outer(hasTransits: transits != nil) + WheelRings.angleNames,
      dial: dial)
    houses = face.frame.map { Self.houseLabels(of: $0, dial: dial) } ?? []
  }

  /// The place of a longitude at a distance from the middle.
  func point(_ longitude: EclipticLongitude, radius: Double) -> Point {
    Dial(center: center, east: east).point(longitude, radius: radius)
  }

  /// The boxes of everything that is written inside the ring of the signs.
  var innerBoxes: [Box] { bodies.flatMap { $0.parts.map(\.box) } + houses.map(\.box) }

  /// How longitudes lie on the page.
  private struct Dial {
    let center: Point
    let east: EclipticLongitude

    func point(_ longitude: EclipticLongitude, radius: Double) -> Point {
      center.moved(radius, toward: .degrees(180) + east.eastwardArc(to: longitude))
    }
  }

  private static func labels(
    of bodies: [WheelBody], in face: WheelFace, stack: (_ scale: Double) -> LabelStack, dial: Dial
  ) -> [BodyLabel] {
    let (stack, places) = places(of: bodies.map(\.longitude.degrees), in: face, stack: stack)
    return zip(bodies, places).map { state, degrees in
      let place = EclipticLongitude(wrapping: degrees)
      let parts = stack.parts.filter { $0.part != .retrograde || state.isRetrograde }
      return BodyLabel(
        body: state.body, state: state, place: place, scale: stack.scale,
        parts: parts.map { part, radius in
          let box = part.box(scale: stack.scale)
          let center = dial.point(place, radius: radius)
          return (part, Box(center: center, width: box.width, height: box.height))
        })
    }
  }

  /// The rays of labels, and the largest labels with which each stays in its house.
  ///
  /// A label crosses neither a cusp nor an angle. If houses are so narrow that the labels would
  /// be too small to read, they may cross cusps, but not angles; if that doesn't do, both.
  private static func places(
    of degrees: [Double], in face: WheelFace, stack: (_ scale: Double) -> LabelStack
  ) -> (LabelStack, [Double]) {
    let angles = face.angles.map { angles in ChartAngle.allCases.map { angles[$0].degrees } } ?? []
    let cusps = face.frame?.cusps.map(\.degrees) ?? []
    let scales = (0...smallestStep).map { 1 - Double($0) * 0.05 }
    for borders in [angles + cusps, angles] {
      for scale in scales {
        let stack = stack(scale)
        let spread = SectorSpread.spread(
          degrees, gap: stack.gap.degrees, margin: airAtCusp * scale, within: borders)
        if let spread { return (stack, spread) }
      }
    }
    let stack = stack(1)
    return (stack, CircularSpread.spread(degrees, gap: stack.gap.degrees))
  }

  private static func angleLabels(
    of angles: ChartAngles?, radius: Double, dial: Dial
  ) -> [AngleLabel] {
    guard let angles else { return [] }
    let width = TextMeasure.width(of: "29°59′", size: angleDegreeSize)
    let size = Box(minX: 0, minY: 0, width: width, height: 36)
    let longitudes = ChartAngle.allCases.map { angles[$0] }
    let places = CircularSpread.spread(
      longitudes.map(\.degrees), gap: LabelStack.angle(ofChord: size.diagonal + 1, radius: radius))
    return zip(ChartAngle.allCases, places).map { angle, degrees in
      let center = dial.point(EclipticLongitude(wrapping: degrees), radius: radius)
      return AngleLabel(
        angle: angle, longitude: angles[angle],
        box: Box(center: center, width: size.width, height: size.height))
    }
  }

  private static func houseLabels(of frame: HouseFrame, dial: Dial) -> [HouseLabel] {
    let radius = (WheelRings.housesOuter + WheelRings.aspects) / 2
    let width = TextMeasure.width(of: "12", size: houseNumberSize)
    let height = TextMeasure.capHeight * houseNumberSize
    let size = Box(minX: 0, minY: 0, width: width, height: height)
    let middles = frame.cusps.indices.map { index in
      let arc = frame.cusps[index].eastwardArc(to: frame.cusps[(index + 1) % 12])
      return (frame.cusps[index] + .degrees(arc.degrees / 2)).degrees
    }
    let places = CircularSpread.spread(
      middles, gap: LabelStack.angle(ofChord: size.diagonal + 1, radius: radius))
    return zip(House.all, places).map { house, degrees in
      HouseLabel(
        house: house,
        box: Box(
          center: dial.point(EclipticLongitude(wrapping: degrees), radius: radius),
          width: width, height: height))
    }
  }
}

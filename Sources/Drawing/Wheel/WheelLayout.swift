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
  /// The labels of the chart's points.
  let points: [PointLabel]
  /// The labels of the points around; none in a wheel with one ring.
  let transits: [PointLabel]
  /// The names of the angles; none where the time is not known.
  let angles: [AngleLabel]
  /// The numbers of the houses.
  let houses: [HouseLabel]
  /// The degrees and signs of the cusps that are no angles.
  let cusps: [CuspLabel]
  /// How large everything is where there is room.
  let sizes: WheelSizes

  /// The label of a point.
  struct PointLabel: Sendable {
    let point: Wheel.PlacedPoint
    /// The longitude whose ray the label stands on, moved aside where points crowd.
    let place: EclipticLongitude
    /// The distance from the wheel's middle at which its leader ends.
    let leaderEnd: Double
    /// The parts, their font sizes and their boxes; a direct body has no mark of retrogradeness.
    let parts: [(part: LabelPart, size: Double, box: Box)]
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
    /// The font size.
    let size: Double
    let box: Box
  }

  /// The degree and the sign of a cusp.
  struct CuspLabel: Sendable {
    let longitude: EclipticLongitude
    /// The font size of the degree; the sign is as large.
    let size: Double
    let box: Box
  }

  /// The font size of an angle's degree and minute.
  static let angleDegreeSize = 13.5
  /// The side of the sign's glyph between them.
  static let angleSignSize = 14.0

  init(
    of face: WheelFace, transits: [Wheel.PlacedPoint]?, center: Point, isTile: Bool = false
  ) {
    let east = face.east
    let dial = Dial(center: center, east: east)
    self.center = center
    self.east = east
    let sizes = WheelSizes(isTile: isTile, hasTransits: transits != nil)
    self.sizes = sizes
    let forms = LabelForm.forms(sizes)
    points = Self.labels(
      LabelCrowd(
        points: face.points, forms: forms, edge: WheelRings.leadersInner, isOutward: false),
      in: face, dial: dial)
    self.transits = Self.labels(
      LabelCrowd(
        points: transits ?? [], forms: forms, edge: WheelRings.transitLeadersOuter,
        isOutward: true), in: face, dial: dial)
    angles = Self.angleLabels(
      of: face.angles,
      radius: WheelRings.outer(hasTransits: transits != nil) + WheelRings.angleNames,
      sizes: sizes, dial: dial)
    (houses, cusps) = Self.houseLabels(of: face, sizes: sizes, dial: dial)
  }

  /// The place of a longitude at a distance from the middle.
  func point(_ longitude: EclipticLongitude, radius: Double) -> Point {
    Dial(center: center, east: east).point(longitude, radius: radius)
  }

  /// The boxes of everything that is written between the ticks and the houses.
  var innerBoxes: [Box] { points.flatMap { $0.parts.map(\.box) } }

  /// The boxes of everything that is written in the ring of the houses.
  var houseBoxes: [Box] { houses.map(\.box) + cusps.map(\.box) }

  /// The boxes of everything that moves aside for something else.
  var boxes: [Box] {
    innerBoxes + houseBoxes + transits.flatMap { $0.parts.map(\.box) } + angles.map(\.box)
  }

  /// How longitudes lie on the page.
  private struct Dial {
    let center: Point
    let east: EclipticLongitude

    func point(_ longitude: EclipticLongitude, radius: Double) -> Point {
      center.moved(radius, toward: .degrees(180) + east.eastwardArc(to: longitude))
    }
  }

  private static func labels(
    _ crowd: LabelCrowd, in face: WheelFace, dial: Dial
  ) -> [PointLabel] {
    let seats = crowd.seats(
      angles: face.angles.map { angles in ChartAngle.allCases.map { angles[$0].degrees } } ?? [],
      cusps: face.frame?.cusps.map(\.degrees) ?? [])
    return zip(crowd.points, seats).map { point, seat in
      let place = EclipticLongitude(wrapping: seat.degrees)
      let head = seat.stack.parts.first.map { part in
        crowd.isOutward ? part.radius - part.diagonal / 2 : part.radius + part.diagonal / 2
      }
      return PointLabel(
        point: point, place: place, leaderEnd: head ?? crowd.edge,
        parts: seat.stack.parts.map { part in
          let middle = dial.point(place, radius: part.radius)
          return (
            part.part, part.size, Box(center: middle, width: part.width, height: part.height)
          )
        })
    }
  }

  /// The room of an angle's label: its name, and but for a tile the sign beside it and the degree below.
  private static func angleBox(_ sizes: WheelSizes) -> Box {
    guard !sizes.isTile else {
      return Box(
        minX: 0, minY: 0, width: TextMeasure.width(of: "AC", size: sizes.angleName, isBold: true),
        height: TextMeasure.capHeight * sizes.angleName)
    }
    // The degree, or the name with the sign beside it, which is a little wider.
    let width = TextMeasure.width(of: "29°59′", size: angleDegreeSize) + 6
    return Box(minX: 0, minY: 0, width: width, height: 36)
  }

  private static func angleLabels(
    of angles: ChartAngles?, radius: Double, sizes: WheelSizes, dial: Dial
  ) -> [AngleLabel] {
    guard let angles else { return [] }
    let size = angleBox(sizes)
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
}

extension WheelLayout {
  /// The font size of a cusp's degree where there is room.
  private static let cuspSize = 13.0

  /// The numbers in the middle of their houses, and the degrees of the cusps upon them, moved apart where
  /// houses are narrow, within the angles.
  private static func houseLabels(
    of face: WheelFace, sizes: WheelSizes, dial: Dial
  ) -> ([HouseLabel], [CuspLabel]) {
    guard let frame = face.frame else { return ([], []) }
    let axes = face.angles.map { angles in ChartAngle.allCases.map { angles[$0] } } ?? []
    let cusps = frame.cusps.filter { cusp in
      !sizes.isTile && axes.allSatisfy { $0.separation(from: cusp).arcseconds >= 1 }
    }
    let middles = frame.cusps.indices.map { index in
      let arc = frame.cusps[index].eastwardArc(to: frame.cusps[(index + 1) % 12])
      return frame.cusps[index] + .degrees(arc.degrees / 2)
    }
    let radius = (WheelRings.housesOuter + WheelRings.aspects) / 2
    let degrees = (middles + cusps).map(\.degrees)
    let (scale, places) = spread(
      degrees, numbers: middles.count, axes: axes, sizes: sizes, radius: radius)
    let centers = places.map { dial.point(EclipticLongitude(wrapping: $0), radius: radius) }
    let number = numberBox(scale, sizes), cusp = cuspBox(scale)
    return (
      zip(House.all, centers).map { house, center in
        HouseLabel(
          house: house, size: sizes.houseNumber * scale,
          box: Box(center: center, width: number.width, height: number.height))
      },
      zip(cusps, centers.dropFirst(middles.count)).map { longitude, center in
        CuspLabel(
          longitude: longitude, size: cuspSize * scale,
          box: Box(center: center, width: cusp.width, height: cusp.height))
      }
    )
  }

  /// The largest size at which all of them have room within the angles, and where they go.
  private static func spread(
    _ degrees: [Double], numbers: Int, axes: [EclipticLongitude], sizes: WheelSizes, radius: Double
  ) -> (scale: Double, places: [Double]) {
    let order = CircularSpread.sorted(degrees)
    func gaps(_ scale: Double) -> [Double] {
      let sizes = order.map { $0 < numbers ? numberBox(scale, sizes) : cuspBox(scale) }
      return sizes.indices.map { index in
        let (one, other) = (sizes[index], sizes[(index + 1) % sizes.count])
        let box = Box(
          minX: 0, minY: 0, width: (one.width + other.width) / 2,
          height: (one.height + other.height) / 2)
        return LabelStack.angle(ofChord: box.diagonal + 1, radius: radius)
      }
    }
    for step in 0...10 {
      let scale = 1 - 0.06 * Double(step)
      let widest = sizes.isTile ? numberBox(scale, sizes) : cuspBox(scale)
      let margin = LabelStack.angle(ofChord: widest.diagonal / 2 + 1.5, radius: radius)
      let outcome = SectorSpread.spread(
        degrees, gaps: gaps(scale),
        within: axes.map { SectorSpread.Border(degrees: $0.degrees, marginDegrees: margin) })
      if case .spread(let places) = outcome { return (scale, places) }
    }
    return (0.6, CircularSpread.spread(degrees, gaps: gaps(0.6)))
  }

  private static func numberBox(_ scale: Double, _ sizes: WheelSizes) -> Box {
    let size = sizes.houseNumber * scale
    return Box(
      minX: 0, minY: 0, width: TextMeasure.width(of: "12", size: size),
      height: TextMeasure.capHeight * size)
  }

  /// The degree above the sign.
  private static func cuspBox(_ scale: Double) -> Box {
    let size = cuspSize * scale
    return Box(
      minX: 0, minY: 0, width: TextMeasure.width(of: "29°", size: size),
      height: TextMeasure.capHeight * size + 1 + size)
  }
}

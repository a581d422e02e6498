internal import Ephemeris

/// Where the parts of a label stand along its ray: upright boxes, one behind the other.
///
/// Two upright boxes are apart in every direction if their middles are as far from one another as
/// the corner of both laid together: the length of (half the widths, half the heights). Parts
/// of one ray keep that distance along it, and rays keep it across it, so no two parts cross
/// wherever on the wheel they come to stand.
struct LabelStack: Sendable {
  /// The parts and the distances of their middles from the wheel's.
  let parts: [(part: LabelPart, radius: Double)]
  /// How far apart two rays must be.
  let gap: PlaneAngle
  /// How large the parts are; 1 is full size.
  let scale: Double

  /// Air between neighbouring boxes.
  private static let air = 1.5

  /// Lays parts out from an edge.
  ///
  /// - Parameters:
  ///   - parts: The parts, the first at the edge.
  ///   - edge: The distance from the wheel's middle that the first part keeps clear of.
  ///   - isOutward: Whether the parts lie outside the edge.
  ///   - scale: How large the parts are; 1 is full size.
  init(_ parts: [LabelPart], from edge: Double, isOutward: Bool, scale: Double) {
    let direction = isOutward ? 1.0 : -1.0
    var radius = edge
    var before = (width: 0.0, height: 0.0)
    var placed: [(part: LabelPart, radius: Double)] = []
    var gap = 0.0
    for part in parts {
      let box = part.box(scale: scale)
      radius += direction * (Self.reach(before, box) + (placed.isEmpty ? 0 : Self.air))
      placed.append((part, radius))
      gap = max(gap, Self.angle(ofChord: Self.reach(box, box) + Self.air, radius: radius))
      before = box
    }
    self.parts = placed
    self.gap = .degrees(gap)
    self.scale = scale
  }

  /// The distance at which two upright boxes are apart in every direction.
  private static func reach(
    _ first: (width: Double, height: Double), _ second: (width: Double, height: Double)
  ) -> Double {
    let width = (first.width + second.width) / 2
    let height = (first.height + second.height) / 2
    return (width * width + height * height).squareRoot()
  }

  /// The degrees between the ends of a chord.
  static func angle(ofChord chord: Double, radius: Double) -> Double {
    let sine = chord / 2 / radius
    return 2 * PlaneAngle.arctangent(y: sine, x: (1 - sine * sine).squareRoot()).degrees
  }

  /// The chart's own bodies.
  static func natal(scale: Double) -> LabelStack {
    LabelStack(
      [.glyph, .degree, .sign, .minute, .retrograde], from: WheelRings.leadersInner,
      isOutward: false, scale: scale)
  }

  /// Transiting bodies around the chart.
  static func transits(scale: Double) -> LabelStack {
    LabelStack(
      [.glyph, .degree, .minute, .retrograde], from: WheelRings.transitLeadersOuter,
      isOutward: true, scale: scale)
  }
}

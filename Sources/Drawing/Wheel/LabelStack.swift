internal import Ephemeris

/// Where the parts of a label stand along its ray: upright boxes, one behind the other.
///
/// Two upright boxes are apart in every direction if their middles are as far from one another as
/// the corner of both laid together: the length of (half the widths, half the heights). Parts
/// of one ray keep that distance along it, and ``gap(to:)`` has rays keep it across, so no two parts
/// cross wherever on the wheel they come to stand.
struct LabelStack: Sendable {
  /// A part on its ray.
  struct Placed: Sendable {
    let part: LabelPart
    /// The distance of its middle from the wheel's.
    let radius: Double
    let size: Double
    let width: Double
    let height: Double

    var diagonal: Double { (width * width + height * height).squareRoot() }
  }

  /// The parts, the first at the edge.
  let parts: [Placed]
  /// How large they are, 1 for full size.
  let scale: Double
  private let isOutward: Bool

  /// Air between neighbouring boxes.
  private static let air = 1.5

  /// Lays parts out from an edge.
  ///
  /// - Parameters:
  ///   - form: The parts and their sizes.
  ///   - isSecondRow: Whether the label stands in the second row, if there is one.
  ///   - isRetrograde: Whether there is a mark of retrogradeness.
  ///   - edge: The distance from the wheel's middle that the first part keeps clear of.
  ///   - isOutward: Whether the parts lie outside the edge.
  init(
    _ form: LabelForm, isSecondRow: Bool, isRetrograde: Bool, from edge: Double, isOutward: Bool
  ) {
    let direction = isOutward ? 1.0 : -1.0
    var radius = edge + (isSecondRow ? direction * (form.secondRow ?? 0) : 0)
    var before = (width: 0.0, height: 0.0)
    var placed: [Placed] = []
    for (part, size) in form.parts where part != .retrograde || isRetrograde {
      let box = part.size(size)
      radius +=
        direction * (Self.reach(before, (box.width, box.height)) + (placed.isEmpty ? 0 : Self.air))
      placed.append(
        Placed(
          part: part, radius: radius, size: box.size, width: box.width, height: box.height))
      before = (box.width, box.height)
    }
    parts = placed
    scale = form.scale
    self.isOutward = isOutward
  }

  /// The distance at which two upright boxes are apart in every direction.
  private static func reach(
    _ first: (width: Double, height: Double), _ second: (width: Double, height: Double)
  ) -> Double {
    let width = (first.width + second.width) / 2
    let height = (first.height + second.height) / 2
    return (width * width + height * height).squareRoot()
  }

  /// How many degrees apart the rays of this label and of another must be.
  func gap(to other: LabelStack) -> Double {
    var gap = max(passage(of: other), other.passage(of: self))
    for one in parts {
      for two in other.parts {
        let reach =
          Self.reach((one.width, one.height), (two.width, two.height)) + Self.air
        gap = max(gap, Self.angle(between: one.radius, two.radius, distance: reach))
      }
    }
    return gap
  }

  /// How many degrees a leader that passes this label on its way to another's must stay away.
  private func passage(of other: LabelStack) -> Double {
    guard let head = other.parts.first else { return 0 }
    return parts.reduce(0) { gap, part in
      let isPassed = isOutward ? part.radius < head.radius - 1 : part.radius > head.radius + 1
      return isPassed
        ? max(gap, Self.angle(ofOffset: part.diagonal / 2 + Self.air, radius: part.radius)) : gap
    }
  }

  /// How many degrees the label stays away from a line along a ray, so that the line is whole.
  var clearance: Double {
    parts.reduce(0) { most, part in
      max(most, Self.angle(ofOffset: part.diagonal / 2 + 2, radius: part.radius))
    }
  }

  /// The degrees between two rays with places on them that are so far apart; none where they always are.
  private static func angle(
    between first: Double, _ second: Double, distance: Double
  ) -> Double {
    guard (first - second).magnitude < distance else { return 0 }
    let cosine =
      (first * first + second * second - distance * distance) / (2 * first * second)
    let sine = max(0, 1 - cosine * cosine).squareRoot()
    return PlaneAngle.arctangent(y: sine, x: cosine).degrees
  }

  /// The degrees from a ray to another that stays so far from a place on it.
  private static func angle(ofOffset offset: Double, radius: Double) -> Double {
    let sine = offset / radius
    return PlaneAngle.arctangent(y: sine, x: (1 - sine * sine).squareRoot()).degrees
  }

  /// The degrees between the ends of a chord.
  static func angle(ofChord chord: Double, radius: Double) -> Double {
    2 * angle(ofOffset: chord / 2, radius: radius)
  }
}

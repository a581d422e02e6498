internal import Astrology
internal import Ephemeris

extension WheelLayout {
  /// A straight piece of a line.
  struct Piece: Sendable {
    let start: Point
    let end: Point
  }

  /// The ray of a longitude through the points of the chart, broken where a label stands.
  func ray(of longitude: EclipticLongitude) -> [Piece] {
    pieces(
      from: point(longitude, radius: WheelRings.ticksInner),
      to: point(longitude, radius: WheelRings.housesOuter), avoiding: innerBoxes)
  }

  /// The ray of an angle, which goes on through the ring of the houses.
  func axis(of longitude: EclipticLongitude) -> [Piece] {
    pieces(
      from: point(longitude, radius: WheelRings.ticksInner),
      to: point(longitude, radius: WheelRings.aspects), avoiding: innerBoxes + houseBoxes)
  }

  /// The line from the ring of the signs outward to the name of an angle, broken likewise.
  func outerRay(of longitude: EclipticLongitude) -> [Piece] {
    let outer = WheelRings.outer(hasTransits: !transits.isEmpty)
    return pieces(
      from: point(longitude, radius: WheelRings.signsOuter),
      to: point(longitude, radius: outer + 6), avoiding: transits.flatMap { $0.parts.map(\.box) })
  }

  /// What is left of a line outside some boxes and a margin around them.
  ///
  /// Crumbs between two boxes are left out; the ends of the line are not.
  private func pieces(from start: Point, to end: Point, avoiding boxes: [Box]) -> [Piece] {
    let margin = 1.5
    let crumb = 14.0
    let length = start.distance(to: end)
    let hidden = boxes.compactMap { $0.inset(by: -margin).stretch(ofLineFrom: start, to: end) }
      .sorted { $0.lowerBound < $1.lowerBound }
    func along(_ share: Double) -> Point {
      Point(x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
    }
    var pieces: [Piece] = []
    var reached = 0.0
    for stretch in hidden {
      let isCrumb = reached > 0 && (stretch.lowerBound - reached) * length < crumb
      if stretch.lowerBound > reached, !isCrumb {
        pieces.append(Piece(start: along(reached), end: along(stretch.lowerBound)))
      }
      reached = max(reached, stretch.upperBound)
    }
    if reached < 1 { pieces.append(Piece(start: along(reached), end: end)) }
    return pieces
  }

  /// The line from a point's true place to its label.
  ///
  /// Its angle and its distance from the middle change in step as far as the edge of the labels, and from
  /// there it goes on along the label's ray, past the first row where the label is in the second. Labels
  /// keep the order of the places, so of two leaders one is ahead all the way, and they can't cross.
  func leader(of label: PointLabel, from inner: Double, to outer: Double) -> [Point] {
    let arc = label.point.longitude.arc(to: label.place)
    let steps = max(1, Int((arc.degrees.magnitude / 4).rounded(.up)))
    var points = (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return point(
        label.point.longitude + .degrees(arc.degrees * share),
        radius: inner + share * (outer - inner))
    }
    if (label.leaderEnd - outer).magnitude > 1 {
      points.append(point(label.place, radius: label.leaderEnd))
    }
    return points
  }
}

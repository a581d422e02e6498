import Astrology
import Ephemeris

/// Where the names of places and the glyphs of lines stand, so that none hides another.
extension LineMap {
  /// The name of a marked place.
  struct MarkName {
    let name: String
    /// The place.
    let dot: Point
    /// Where the name begins, or ends if it is on the left of the place.
    let start: Point
    let isOnLeft: Bool
    let box: Box
  }

  private static let nameSize = 11.0

  /// The names of the marked places: each on the side of its dot where fewer lines run, on the right of two alike.
  func markNames() -> [MarkName] {
    let tracks = lines.flatMap { $0.pieces.map { $0.map { point($0) } } }
    var found: [MarkName] = []
    let choices = marks.map { mark in
      [false, true].map { name(of: mark, isOnLeft: $0) }
        .filter { $0.box.minX > Self.side && $0.box.maxX < Self.width - Self.side }
    }
    // Those at the map's edges have no choice, so they come first.
    for sides in choices.filter({ $0.count < 2 }) + choices.filter({ $0.count > 1 }) {
      let ranked = sides.map { side in
        let hidden = found.count { $0.box.overlaps(side.box) } * 100
        return (side, hidden + tracks.count { $0.passes(through: side.box) })
      }
      if let best = ranked.min(by: { $0.1 < $1.1 }) { found.append(best.0) }
    }
    return found
  }

  private func name(of mark: LineMap.Mark, isOnLeft: Bool) -> MarkName {
    let dot = point(mark.place)
    // Beside the dot, or beside the ring.
    let isAtHome = home.map { isNear(point($0), dot) } ?? false
    let away = isAtHome ? 11.0 : 5
    let width = TextMeasure.width(of: mark.name, size: Self.nameSize)
    let start = Point(x: isOnLeft ? dot.x - away : dot.x + away, y: dot.y)
    return MarkName(
      name: mark.name, dot: dot, start: start, isOnLeft: isOnLeft,
      box: Box(
        minX: isOnLeft ? start.x - width - 2 : start.x - 2, minY: dot.y - Self.nameSize * 0.62,
        width: width + 4, height: Self.nameSize * 1.24))
  }

  private func isNear(_ one: Point, _ other: Point) -> Bool {
    (one.x - other.x).magnitude < 10 && (one.y - other.y).magnitude < 10
  }

  /// Draws names of places over the lines, which make way for them.
  func draw(_ names: [MarkName], to content: inout SVGWriter) {
    for name in names {
      content.rectangle(name.box, fill: theme.surface)
      content.circle(name.dot, radius: 2.2, fill: theme.quietInk)
      content.label(
        name.name, at: name.start, size: Self.nameSize, color: theme.quietInk,
        anchor: name.isOnLeft ? .end : .start)
    }
  }

  /// The glyphs of rising and setting lines, on the lines, at latitudes that go down in steps; a little higher or
  /// lower where a name or another glyph stands.
  func drawHorizonLabels(beside names: [Box], to content: inout SVGWriter) {
    var taken = names
    for (index, line) in lines.enumerated() where line.meridianLongitude == nil {
      let latitude = 50 - Double(index / 4 % 11) * 9
      let centers = [0.0, 3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18].compactMap { aside in
        line.longitude(atLatitude: latitude + aside).map { point(latitude + aside, $0) }
      }
      let boxes = centers.map { Box(center: $0, width: 22, height: 22) }
      guard
        let box = boxes.first(where: { box in taken.allSatisfy { !$0.overlaps(box) } })
          ?? boxes.first
      else { continue }
      taken.append(box)
      content.circle(box.center, radius: 11, fill: theme.surface)
      content.glyph(
        Glyph(line.body), at: box.center, size: 16, color: theme.color(of: line.body))
    }
  }
}

extension [Point] {
  /// Whether a track through the points passes through a box.
  fileprivate func passes(through box: Box) -> Bool {
    zip(self, dropFirst()).contains { box.stretch(ofLineFrom: $0, to: $1) != nil }
  }
}

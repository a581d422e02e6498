internal import Astrology
internal import Ephemeris

/// The glyphs on the lines of close aspects.
///
/// Each stands as near to the middle of its line as the others allow; where none of the places on a line
/// is free, the line has no glyph.
struct AspectMarks {
  /// A glyph on a line.
  struct Mark {
    let kind: AspectKind
    let box: Box
    let closeness: Double
  }

  /// How close an aspect must be to have one.
  static let widestOrb = PlaneAngle.degrees(2)

  /// Where on a line a glyph may stand: the middle first, then by turns to both sides.
  private static let shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.2, 0.8]

  /// The marks of some aspects, the closest first.
  static func marks(of aspects: [WheelAspect], in layout: WheelLayout) -> [Mark] {
    let size = layout.sizes.aspect
    var marks: [Mark] = []
    let close = aspects.enumerated().filter {
      $0.element.kind != .conjunction && $0.element.orb < widestOrb
    }.sorted { ($0.element.orb.degrees, $0.offset) < ($1.element.orb.degrees, $1.offset) }
    for (_, aspect) in close {
      let start = layout.point(aspect.ends.0, radius: WheelRings.aspects)
      let end = layout.point(aspect.ends.1, radius: WheelRings.aspects)
      let box = shares.lazy.map { share in
        Box(
          center: Point(
            x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y)),
          width: size, height: size)
      }.first { box in
        marks.allSatisfy { !$0.box.inset(by: -2).overlaps(box) }
          && box.center.distance(to: layout.center) < WheelRings.conjunctions - size
      }
      if let box { marks.append(Mark(kind: aspect.kind, box: box, closeness: aspect.closeness)) }
    }
    return marks
  }
}

extension Box {
  /// Whether two rectangles share more than an edge.
  func overlaps(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

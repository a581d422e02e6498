internal import Astrology
internal import Ephemeris
internal import Words

/// Draws what a layout has placed.
struct WheelPainter {
  let layout: WheelLayout
  let theme: Theme
  let words: PictureWords
  /// Whether the points around are those of another's birth.
  let isOfTwo: Bool

  func draw(_ face: WheelFace, aspects: [WheelAspect], to writer: inout SVGWriter) {
    drawRings(to: &writer)
    drawSigns(to: &writer)
    drawHouses(of: face, to: &writer)
    for aspect in aspects.sorted(by: { $0.closeness < $1.closeness }) {
      draw(aspect, to: &writer)
    }
    for mark in AspectMarks.marks(of: aspects, in: layout) {
      writer.circle(mark.box.center, radius: mark.box.width * 0.66, fill: theme.paper)
      writer.glyph(
        Glyph(mark.kind), at: mark.box.center, size: mark.box.width,
        color: theme.color(of: mark.kind))
    }
    for label in layout.points {
      draw(
        label,
        title: words.label(
          of: label.point.mark.title, place(of: label), in: face.house(of: label.point)),
        from: WheelRings.ticksInner, to: WheelRings.leadersInner, writer: &writer)
      writer.circle(
        layout.point(label.point.longitude, radius: WheelRings.aspects), radius: 2.6,
        fill: theme.ink)
    }
    for label in layout.transits {
      draw(
        label,
        title: words.label(around: label.point.mark.title, place(of: label), isOfTwo: isOfTwo),
        from: WheelRings.ticksOuter, to: WheelRings.transitLeadersOuter, writer: &writer)
    }
    for label in layout.angles { draw(label, to: &writer) }
  }

  /// How an aspect is drawn: 0.9 to 3 units wide; sextiles with dashes, oppositions with dashes and dots,
  /// conjunctions heavier.
  static func stroke(_ kind: AspectKind, _ color: RGBColor, _ closeness: Double) -> Stroke {
    let width = 0.9 + 2.1 * closeness
    return switch kind {
    case .conjunction: Stroke(color: color, width: width + 2.5)
    case .opposition: Stroke(color: color, width: width, dashes: [15, 4, 3, 4])
    case .sextile: Stroke(color: color, width: width, dashes: [6, 5])
    case .square, .trine: Stroke(color: color, width: width)
    }
  }

  private func draw(_ aspect: WheelAspect, to writer: inout SVGWriter) {
    let color = theme.paper.mixed(
      with: theme.color(of: aspect.kind), by: 0.45 + 0.55 * aspect.closeness)
    let stroke = Self.stroke(aspect.kind, color, aspect.closeness)
    guard aspect.kind != .conjunction else { return drawArc(of: aspect, stroke, to: &writer) }
    writer.line(
      layout.point(aspect.ends.0, radius: WheelRings.aspects),
      layout.point(aspect.ends.1, radius: WheelRings.aspects), stroke)
  }

  /// A conjunction: an arc along the circle of the aspects from one point to the other, and a little more.
  private func drawArc(of aspect: WheelAspect, _ stroke: Stroke, to writer: inout SVGWriter) {
    let arc = aspect.ends.0.arc(to: aspect.ends.1)
    let isAhead = arc.degrees >= 0
    let more = PlaneAngle.degrees(isAhead ? 1.3 : -1.3)
    let start = layout.point(aspect.ends.0 - more, radius: WheelRings.conjunctions)
    let end = layout.point(aspect.ends.1 + more, radius: WheelRings.conjunctions)
    let radius = SVGNumber.text(WheelRings.conjunctions)
    writer.shape(
      "M\(start.path)A\(radius) \(radius) 0 0 \(isAhead ? 0 : 1) \(end.path)", stroke: stroke)
  }

  private func drawRings(to writer: inout SVGWriter) {
    let fine = Stroke(color: theme.line, width: 1.2)
    if !layout.transits.isEmpty {
      writer.circle(layout.center, radius: WheelRings.transitsOuter, stroke: fine)
    }
    writer.circle(
      layout.center, radius: WheelRings.signsOuter, fill: theme.surface,
      stroke: Stroke(color: theme.line, width: 1.8))
    writer.circle(layout.center, radius: WheelRings.signsInner, fill: theme.paper, stroke: fine)
    writer.circle(layout.center, radius: WheelRings.housesOuter, fill: theme.surface, stroke: fine)
    writer.circle(layout.center, radius: WheelRings.aspects, fill: theme.paper, stroke: fine)
  }

  private func drawSigns(to writer: inout SVGWriter) {
    for sign in ZodiacSign.allCases {
      writer.line(
        layout.point(sign.start, radius: WheelRings.ticksInner),
        layout.point(sign.start, radius: WheelRings.signsOuter),
        Stroke(color: theme.line, width: 1.5))
      writer.glyph(
        Glyph(sign),
        at: layout.point(
          sign.start + .degrees(15), radius: (WheelRings.signsOuter + WheelRings.signsInner) / 2),
        size: layout.sizes.sign, color: theme.color(of: sign.element))
    }
    writer.shape(
      ticks(from: WheelRings.signsInner, inward: true), stroke: Stroke(color: theme.line, width: 1))
    if !layout.transits.isEmpty {
      writer.shape(
        ticks(from: WheelRings.signsOuter, inward: false),
        stroke: Stroke(color: theme.line, width: 1))
    }
  }

  /// A tick each degree, longer each fifth and tenth.
  private func ticks(from radius: Double, inward isInward: Bool) -> String {
    (0..<360).filter { $0 % 30 != 0 || !isInward }.map { degree in
      let longitude = EclipticLongitude(wrapping: Double(degree))
      let length = degree % 10 == 0 ? 9.0 : degree % 5 == 0 ? 7 : 4
      let start = layout.point(longitude, radius: radius)
      let end = layout.point(
        longitude, radius: isInward ? radius - length : radius + 0.7 * length)
      return "M\(start.path)L\(end.path)"
    }.joined()
  }

  private func drawHouses(of face: WheelFace, to writer: inout SVGWriter) {
    let axes = face.angles.map { angles in ChartAngle.allCases.map { angles[$0] } } ?? []
    for cusp in face.frame?.cusps ?? []
    where !axes.contains(where: { $0.separation(from: cusp).arcseconds < 1 }) {
      draw(layout.ray(of: cusp), Stroke(color: theme.faintLine, width: 1.3), to: &writer)
    }
    for axis in axes {
      draw(layout.axis(of: axis), Stroke(color: theme.ink, width: 2), to: &writer)
    }
    for label in layout.houses {
      writer.label(
        "\(label.house)", at: label.box.center, size: label.size, color: theme.ink)
    }
    for label in layout.cusps { draw(label, to: &writer) }
  }

  /// The degree of a cusp, and below it the sign.
  private func draw(_ label: WheelLayout.CuspLabel, to writer: inout SVGWriter) {
    let position = ZodiacPosition(label.longitude)
    let height = TextMeasure.capHeight * label.size
    let center = label.box.center
    writer.label(
      "\(position.degree)°", at: Point(x: center.x, y: label.box.minY + height / 2),
      size: label.size, color: theme.quietInk)
    writer.glyph(
      Glyph(position.sign), at: Point(x: center.x, y: label.box.maxY - label.size / 2),
      size: label.size, color: theme.color(of: position.sign.element))
  }

  private func place(of label: WheelLayout.PointLabel) -> String {
    words.place(label.point.longitude, isRetrograde: label.point.isRetrograde)
  }

  private func draw(_ pieces: [WheelLayout.Piece], _ stroke: Stroke, to writer: inout SVGWriter) {
    for piece in pieces { writer.line(piece.start, piece.end, stroke) }
  }

  private func draw(
    _ label: WheelLayout.PointLabel, title: String, from start: Double, to end: Double,
    writer: inout SVGWriter
  ) {
    let position = ZodiacPosition(label.point.longitude)
    writer.element("g") { writer in
      writer.element("title", text: title)
      writer.polyline(
        layout.leader(of: label, from: start, to: end), Stroke(color: theme.line, width: 1.2))
      for (part, size, box) in label.parts {
        switch part {
        case .glyph:
          draw(
            label.point.mark.sign, in: box, size: size,
            color: theme.color(ofGlyphIn: position.sign), to: &writer)
        case .degree:
          writer.label("\(position.degree)°", at: box.center, size: size, color: theme.ink)
        case .minute:
          writer.label(
            "\(position.minute < 10 ? "0" : "")\(position.minute)′", at: box.center,
            size: size, color: theme.quietInk)
        case .retrograde:
          writer.glyph(.retrograde, at: box.center, size: size, color: theme.strain)
        case .shortDegree:
          drawShort(position.degree, of: label.point, in: box, size: size, to: &writer)
        }
      }
    }
  }

  /// A glyph, or letters as large as fit in its place.
  private func draw(
    _ sign: MarkSign, in box: Box, size: Double, color: RGBColor, to writer: inout SVGWriter
  ) {
    switch sign {
    case .glyph(let glyph): writer.glyph(glyph, at: box.center, size: size, color: color)
    case .text(let letters):
      writer.label(letters, at: box.center, size: size * 0.56, color: color, isBold: true)
    }
  }

  /// The degree with its sign, or with the mark of a retrograde body in its place.
  private func drawShort(
    _ degree: Int, of point: Wheel.PlacedPoint, in box: Box, size: Double,
    to writer: inout SVGWriter
  ) {
    guard point.isRetrograde else {
      writer.label("\(degree)°", at: box.center, size: size, color: theme.ink)
      return
    }
    let mark = 0.85 * size
    writer.label(
      "\(degree)", at: Point(x: box.maxX - mark - 0.05 * size, y: box.center.y), size: size,
      color: theme.ink, anchor: .end)
    writer.glyph(
      .retrograde, at: Point(x: box.maxX - mark / 2, y: box.center.y), size: mark,
      color: theme.strain)
  }

  private func draw(_ label: WheelLayout.AngleLabel, to writer: inout SVGWriter) {
    draw(layout.outerRay(of: label.longitude), Stroke(color: theme.ink, width: 2), to: &writer)
    let center = label.box.center
    guard !layout.sizes.isTile else {
      return writer.label(
        label.angle.abbreviation, at: center, size: layout.sizes.angleName, color: theme.ink,
        isBold: true)
    }
    let position = ZodiacPosition(label.longitude)
    let size = WheelLayout.angleSignSize
    let name = Point(x: center.x - size / 2 - 2, y: center.y - 8.5)
    writer.label(
      label.angle.abbreviation, at: name, size: layout.sizes.angleName, color: theme.ink,
      isBold: true)
    writer.glyph(
      Glyph(position.sign), at: Point(x: center.x + size + 3, y: center.y - 8.5), size: size,
      color: theme.color(of: position.sign.element))
    writer.label(
      position.arc, at: Point(x: center.x, y: center.y + 9.5), size: WheelLayout.angleDegreeSize,
      color: theme.quietInk)
  }
}

internal import Astrology
internal import Documents
internal import Ephemeris

/// Draws what a layout has placed.
struct WheelPainter {
  let layout: WheelLayout
  let theme: Theme
  let words: PictureWords
  /// Whether the bodies around are those of another's birth.
  let isOfTwo: Bool

  func draw(_ face: WheelFace, aspects: [WheelAspect], to writer: inout SVGWriter) {
    drawRings(to: &writer)
    drawSigns(to: &writer)
    drawHouses(of: face, to: &writer)
    for aspect in aspects.sorted(by: { $0.closeness < $1.closeness }) {
      draw(aspect, to: &writer)
    }
    for label in layout.bodies {
      draw(
        label, told: words.label(of: label.body, place(of: label), in: face.house(of: label.state)),
        from: WheelRings.ticksInner, to: WheelRings.leadersInner, writer: &writer)
      writer.circle(
        layout.point(label.state.longitude, radius: WheelRings.aspects), radius: 2.6,
        fill: theme.ink)
    }
    for label in layout.transits {
      draw(
        label, told: words.label(around: label.body, place(of: label), isOfTwo: isOfTwo),
        from: WheelRings.signsOuter, to: WheelRings.transitLeadersOuter, writer: &writer)
    }
    for label in layout.angles { draw(label, to: &writer) }
  }

  /// How an aspect is drawn: 0.9 to 3 units wide, sextiles with dashes.
  static func stroke(_ kind: AspectKind, _ color: RGBColor, _ closeness: Double) -> Stroke {
    Stroke(color: color, width: 0.9 + 2.1 * closeness, dashes: kind == .sextile ? [7, 5] : [])
  }

  private func draw(_ aspect: WheelAspect, to writer: inout SVGWriter) {
    guard aspect.kind != .conjunction else { return }
    let color = theme.paper.mixed(
      with: theme.color(of: aspect.kind), by: 0.45 + 0.55 * aspect.closeness)
    writer.line(
      layout.point(aspect.ends.0, radius: WheelRings.aspects),
      layout.point(aspect.ends.1, radius: WheelRings.aspects),
      Self.stroke(aspect.kind, color, aspect.closeness))
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
        size: 33, color: theme.color(of: sign.element))
    }
    writer.shape(ticks, stroke: Stroke(color: theme.line, width: 1))
  }

  /// A tick each degree, longer each fifth and tenth.
  private var ticks: String {
    (0..<360).filter { $0 % 30 != 0 }.map { degree in
      let longitude = EclipticLongitude(wrapping: Double(degree))
      let length = degree % 10 == 0 ? 12.0 : degree % 5 == 0 ? 9 : 5
      let start = layout.point(longitude, radius: WheelRings.signsInner)
      let end = layout.point(longitude, radius: WheelRings.signsInner - length)
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
      draw(layout.ray(of: axis), Stroke(color: theme.ink, width: 2), to: &writer)
    }
    for label in layout.houses {
      writer.label(
        "\(label.house)", at: label.box.center, size: WheelLayout.houseNumberSize,
        color: theme.quietInk)
    }
  }

  private func place(of label: WheelLayout.BodyLabel) -> String {
    words.place(label.state.longitude, isRetrograde: label.state.isRetrograde)
  }

  private func draw(_ pieces: [WheelLayout.Piece], _ stroke: Stroke, to writer: inout SVGWriter) {
    for piece in pieces { writer.line(piece.start, piece.end, stroke) }
  }

  private func draw(
    _ label: WheelLayout.BodyLabel, told title: String, from start: Double, to end: Double,
    writer: inout SVGWriter
  ) {
    let position = ZodiacPosition(label.state.longitude)
    writer.element("g") { writer in
      writer.element("title", text: title)
      writer.polyline(
        layout.leader(of: label, from: start, to: end), Stroke(color: theme.line, width: 1.2))
      for (part, box) in label.parts {
        let size = part.size(scale: label.scale)
        switch part {
        case .glyph:
          writer.glyph(Glyph(label.body), at: box.center, size: size, color: theme.ink)
        case .degree:
          writer.label(
            "\(position.degree)°", at: box.center, size: size, color: theme.ink)
        case .sign:
          writer.glyph(
            Glyph(position.sign), at: box.center, size: size,
            color: theme.color(of: position.sign.element))
        case .minute:
          writer.label(
            "\(position.minute < 10 ? "0" : "")\(position.minute)′", at: box.center,
            size: size, color: theme.quietInk)
        case .retrograde:
          writer.glyph(.retrograde, at: box.center, size: size, color: theme.strain)
        }
      }
    }
  }

  private func draw(_ label: WheelLayout.AngleLabel, to writer: inout SVGWriter) {
    draw(layout.outerRay(of: label.longitude), Stroke(color: theme.ink, width: 2), to: &writer)
    let center = label.box.center
    writer.label(
      label.angle.abbreviation, at: Point(x: center.x, y: center.y - 8.5),
      size: WheelLayout.angleNameSize, color: theme.ink, isBold: true)
    writer.label(
      ZodiacPosition(label.longitude).arc, at: Point(x: center.x, y: center.y + 9.5),
      size: WheelLayout.angleDegreeSize, color: theme.quietInk)
  }
}

extension ChartAngle {
  /// The two letters that charts have.
  fileprivate var abbreviation: String {
    switch self {
    case .ascendant: "AC"
    case .midheaven: "MC"
    case .descendant: "DC"
    case .imumCoeli: "IC"
    }
  }
}

public import Ephemeris
package import Words

/// The bodies' longitudes over time as lines, folded at 360°, 90°, 45° or 30°.
///
/// Where two lines cross, the bodies are in an aspect of the fold: with 90° a conjunction, square or opposition.
public struct GraphicEphemeris: Sendable, Worded {
  /// At how many degrees longitudes begin again from 0.
  public enum Fold: Int, Sendable, Hashable, CaseIterable {
    case whole = 360
    case quarter = 90
    case eighth = 45
    case sign = 30

    var degrees: Double { Double(rawValue) }
    /// How many degrees apart lines across the picture are.
    var stepDegrees: Double {
      switch self {
      case .whole: 30
      case .quarter: 15
      case .eighth, .sign: 5
      }
    }
  }

  /// The skies, in order of time, with the same bodies.
  public let skies: [Sky]
  /// Where longitudes begin again from 0.
  public let fold: Fold
  /// The colours.
  public let theme: Theme
  /// What it says.
  package var words = PictureWords.english

  /// How many skies there can be.
  public static let allowedSkies = 2...20_000

  /// Makes the lines of some skies, near enough to each other that no body moves half of the fold between two.
  ///
  /// - Throws: ``DrawingError/instants(count:allowed:)``.
  public init(
    of skies: [Sky], fold: Fold = .whole, theme: Theme = .light
  ) throws(DrawingError) {
    guard Self.allowedSkies.contains(skies.count) else {
      throw .instants(count: skies.count, allowed: Self.allowedSkies)
    }
    self.skies = skies
    self.fold = fold
    self.theme = theme
  }

  private static let width = 1_400.0
  private static let frame = Box(minX: 64, minY: 48, width: 1_272, height: 860)
  private static let height = frame.maxY + 56

  private var bodies: [CelestialBody] { skies[0].bodies.bodies }
  private var first: Double { skies[0].ut.days }
  private var last: Double { skies[skies.count - 1].ut.days }

  private func x(_ days: Double) -> Double {
    Self.frame.minX + (days - first) / (last - first) * Self.frame.width
  }

  private func y(_ degrees: Double) -> Double {
    Self.frame.minY + degrees / fold.degrees * Self.frame.height
  }

  /// Draws the lines.
  public func picture() -> Picture {
    var content = SVGWriter()
    content.rectangle(
      Box(minX: 0, minY: 0, width: Self.width, height: Self.height), fill: theme.paper)
    let title = words.graphTitle(degrees: fold.rawValue)
    content.label(
      title, at: Point(x: Self.frame.minX, y: 24), size: 18, color: theme.ink, anchor: .start,
      isBold: true)
    drawGrid(to: &content)
    for body in bodies { draw(body, to: &content) }
    drawGlyphs(to: &content)
    let span = "\(skies[0].ut.utcDate) to \(skies[skies.count - 1].ut.utcDate)"
    return Picture(
      title: title,
      description: words.graphDescription(bodies: bodies, span: span), width: Self.width,
      height: Self.height, content: content)
  }
}

extension GraphicEphemeris {
  private func drawGrid(to content: inout SVGWriter) {
    let frame = Self.frame
    content.rectangle(frame, fill: theme.surface)
    for degrees in stride(from: 0.0, through: fold.degrees, by: fold.stepDegrees) {
      content.line(
        Point(x: frame.minX, y: y(degrees)), Point(x: frame.maxX, y: y(degrees)),
        Stroke(color: theme.faintLine, width: 1))
      content.label(
        "\(Int(degrees))°", at: Point(x: frame.minX - 30, y: y(degrees)), size: 12,
        color: theme.quietInk, anchor: .end)
    }
    for tick in ticks {
      content.line(
        Point(x: x(tick.days), y: frame.minY), Point(x: x(tick.days), y: frame.maxY),
        Stroke(color: theme.faintLine, width: 1))
      let start = x(tick.days) + 3
      // The last day's label would end beyond the picture.
      guard start + TextMeasure.width(of: tick.label, size: 12) <= frame.maxX + 20 else { continue }
      content.label(
        tick.label, at: Point(x: start, y: frame.maxY + 16), size: 12, color: theme.quietInk,
        anchor: .start)
    }
  }

  /// Where labels of dates stand: years, months or days, such that at most some twenty have room.
  private var ticks: [(days: Double, label: String)] {
    let days = last - first
    let dates = stride(
      from: skies[0].ut.utcDate.dayNumber, through: skies[skies.count - 1].ut.utcDate.dayNumber,
      by: 1
    ).map { CalendarDate(dayNumber: $0) }
    let years = max(1, Int(days / 365.25 / 20) + 1)
    let months = max(1, Int(days / 30.4 / 18) + 1)
    let chosen = dates.filter { date in
      if days > 365 * 8 { return date.month == 1 && date.day == 1 && date.year % years == 0 }
      if days > 62 { return date.day == 1 && (date.month - 1) % months == 0 }
      return (date.day - 1) % 5 == 0
    }
    return chosen.compactMap { date in
      let at = JulianDay<UT1>(date, .midnight).days
      guard at >= first, at <= last else { return nil }
      let text = date.description
      return (at, days > 365 * 8 ? "\(date.year)" : days > 62 ? String(text.dropLast(3)) : text)
    }
  }

  /// A body's line, in pieces that end where the longitudes begin again.
  private func draw(_ body: CelestialBody, to content: inout SVGWriter) {
    let stroke = Stroke(color: theme.color(of: body), width: 1.8)
    var piece: [Point] = []
    var before: (days: Double, longitude: EclipticLongitude, degrees: Double)?
    for sky in skies {
      let state: BodyState = sky[body]
      let degrees = folded(state.longitude.degrees)
      if let before {
        let moved = before.degrees + before.longitude.arc(to: state.longitude).degrees
        if moved < 0 || moved >= fold.degrees {
          let border = moved < 0 ? 0 : fold.degrees
          let share = (border - before.degrees) / (moved - before.degrees)
          let at = x(before.days + share * (sky.ut.days - before.days))
          piece.append(Point(x: at, y: y(border)))
          content.polyline(piece, stroke)
          piece = [Point(x: at, y: y(fold.degrees - border))]
        }
      }
      piece.append(Point(x: x(sky.ut.days), y: y(degrees)))
      before = (sky.ut.days, state.longitude, degrees)
    }
    if piece.count > 1 { content.polyline(piece, stroke) }
  }

  private func folded(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: fold.degrees)
    return rest < fold.degrees ? rest : 0
  }

  /// The glyphs beside the first and the last places, moved apart where they would touch.
  private func drawGlyphs(to content: inout SVGWriter) {
    for (sky, side) in [
      (skies[0], Self.frame.minX - 14), (skies[skies.count - 1], Self.frame.maxX + 16),
    ] {
      let places = bodies.map { body in
        let state: BodyState = sky[body]
        return (body: body, y: y(folded(state.longitude.degrees)))
      }.sorted { ($0.y, $0.body) < ($1.y, $1.body) }
      var free = -Double.infinity
      for place in places {
        let height = max(place.y, free)
        free = height + 19
        content.glyph(
          Glyph(place.body), at: Point(x: side, y: height), size: 18,
          color: theme.color(of: place.body))
      }
    }
  }
}

internal import Astrology
internal import Ephemeris
internal import Words

/// The table of where points stand: name, degree and sign, whether retrograde, house and dignity.
struct SheetPositions {
  let points: [Wheel.PlacedPoint]
  /// The houses; nil where there are none.
  let frame: HouseFrame?
  let heading: String
  let houseHeading: String
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// The rows' height at most.
  private static let tallest = 24.0
  private static let headingHeight = 34.0

  func draw(on canvas: inout SheetCanvas) {
    canvas.heading(heading, x: x, y: y + 8, width: width)
    let row = min(Self.tallest, (height - Self.headingHeight) / Double(max(points.count, 1)))
    let isWide = width > 300
    let size = min(isWide ? 14.5 : 12.5, row * 0.66)
    // Columns from the left: sign of the point, name, degree, sign, mark of retrogradeness, house, dignity.
    let degrees = x + (isWide ? 0.47 : 0.69) * width
    let house = x + (isWide ? 0.68 : 0.98) * width
    if frame != nil {
      canvas.text(
        houseHeading, x: house, y: y + 8, size: 11, color: canvas.theme.quietInk, anchor: .end)
    }
    for (index, point) in points.enumerated() {
      let middle = y + Self.headingHeight + row * (Double(index) + 0.5)
      let position = ZodiacPosition(point.longitude)
      canvas.mark(point.mark, x: x + size * 0.6, y: middle, size: size * 1.15)
      let nameX = x + size * 1.6
      canvas.text(
        point.mark.title, x: nameX, y: middle, size: size,
        limit: degrees - TextMeasure.width(of: "29°59′", size: size) - 4 - nameX)
      canvas.text(position.arc, x: degrees, y: middle, size: size, anchor: .end)
      canvas.sign(position.sign, x: degrees + size * 0.9, y: middle, size: size * 1.05)
      if point.isRetrograde {
        canvas.glyph(
          .retrograde, x: degrees + size * 2.05, y: middle, size: size * 0.8,
          color: canvas.theme.strain)
      }
      if let frame, !point.isAngle {
        canvas.text(
          "\(frame.house(of: point.longitude))", x: house, y: middle, size: size, anchor: .end)
      }
      if isWide, let dignity = Self.dignity(of: point) {
        canvas.text(
          dignity.name, x: house + 16, y: middle, size: size * 0.92,
          color: canvas.theme.quietInk, limit: x + width - house - 16)
      }
    }
  }

  /// What a planet has of its sign; nil for what has none.
  private static func dignity(of point: Wheel.PlacedPoint) -> EssentialDignity? {
    guard case .body(let body) = point.mark,
      let dignity = EssentialDignity(of: body, in: ZodiacSign(point.longitude)),
      dignity != .peregrine
    else { return nil }
    return dignity
  }
}

extension Wheel.PlacedPoint {
  /// Whether it is an angle, which is the cusp of a house rather than in one.
  var isAngle: Bool {
    if case .angle = mark { true } else { false }
  }
}

public import Astrology
internal import Ephemeris
package import Words

/// A calendar of the Moon by weeks: a cell for each date with the Moon as it is lit, its sign and what happens.
public struct MoonCalendarPicture: Sendable, Worded {
  /// The dates.
  public let calendar: MoonCalendar
  /// The colours.
  public let theme: Theme
  /// What it says.
  package var words = PictureWords.english

  /// How many dates a picture can have.
  public static let allowedDays = 1...62

  /// Makes the picture of a calendar.
  ///
  /// - Throws: ``DrawingError/days(count:allowed:)``.
  public init(of calendar: MoonCalendar, theme: Theme = .light) throws(DrawingError) {
    guard Self.allowedDays.contains(calendar.days.count) else {
      throw .days(count: calendar.days.count, allowed: Self.allowedDays)
    }
    self.calendar = calendar
    self.theme = theme
  }

  private static let cell = Box(minX: 20, minY: 84, width: 190, height: 160)
  private static let discRadius = 24.0
  private static let textSize = 12.5
  private static let lineHeight = 17.0

  /// Draws the calendar.
  public func picture() -> Picture {
    let first = calendar.days[0].date
    let last = calendar.days[calendar.days.count - 1].date
    let monday = first.dayNumber - (first.weekday + 6) % 7
    let weeks = (last.dayNumber - monday) / 7 + 1
    let width = 2 * Self.cell.minX + 7 * Self.cell.width
    let height = Self.cell.minY + Double(weeks) * Self.cell.height + Self.cell.minX
    let title = words.moonCalendarTitle(from: first, through: last)
    var content = SVGWriter()
    content.rectangle(Box(minX: 0, minY: 0, width: width, height: height), fill: theme.paper)
    content.label(
      title, at: Point(x: Self.cell.minX, y: 30), size: 24, color: theme.ink, anchor: .start,
      isBold: true)
    content.label(
      words.moonCalendarLegend(of: calendar.zone), at: Point(x: width - Self.cell.minX, y: 32),
      size: 13, color: theme.quietInk, anchor: .end)
    for column in 0..<7 {
      content.label(
        CalendarDate(dayNumber: monday + column).weekdayName,
        at: Point(x: Self.cell.minX + (Double(column) + 0.5) * Self.cell.width, y: 66), size: 14,
        color: theme.quietInk)
    }
    for day in calendar.days {
      let (week, column) = (day.date.dayNumber - monday).quotientAndRemainder(dividingBy: 7)
      let box = Box(
        minX: Self.cell.minX + Double(column) * Self.cell.width,
        minY: Self.cell.minY + Double(week) * Self.cell.height, width: Self.cell.width,
        height: Self.cell.height)
      draw(day, in: box.inset(by: 3), to: &content)
    }
    return Picture(
      title: title, description: words.moonCalendarDescription(calendar), width: width,
      height: height, content: content)
  }

  private func draw(_ day: MoonCalendar.Day, in box: Box, to content: inout SVGWriter) {
    content.rectangle(box, fill: theme.surface, cornerRadius: 6)
    let isFirst = day.date.day == 1 || day.date == calendar.days[0].date
    content.label(
      isFirst ? "\(day.date.day) \(day.date.monthName.prefix(3))" : "\(day.date.day)",
      at: Point(x: box.minX + 10, y: box.minY + 20), size: 19, color: theme.ink, anchor: .start,
      isBold: true)
    content.glyph(
      Glyph(day.sign), at: Point(x: box.minX + 21, y: box.minY + 50), size: 24,
      color: theme.color(of: day.sign.element))
    content.label(
      day.sign.title, at: Point(x: box.minX + 40, y: box.minY + 50), size: 14, color: theme.ink,
      anchor: .start)
    drawDisc(of: day, in: box, to: &content)
    let rows = words.moonLines(of: day, in: calendar).flatMap { text in
      TextMeasure.wrapped(text, to: box.width - 20, size: Self.textSize)
    }
    for (row, text) in rows.enumerated() {
      content.label(
        text,
        at: Point(x: box.minX + 10, y: box.minY + 78 + Double(row) * Self.lineHeight),
        size: Self.textSize, color: theme.ink, anchor: .start)
    }
  }

  private func drawDisc(
    of day: MoonCalendar.Day, in box: Box, to content: inout SVGWriter
  ) {
    let center = Point(
      x: box.maxX - Self.discRadius - 8, y: box.minY + Self.discRadius + 8)
    content.circle(center, radius: Self.discRadius, fill: theme.moonShadow)
    if let lit = MoonDisc.litPart(of: day.illumination, center: center, radius: Self.discRadius) {
      content.shape(lit, fill: theme.moonlight)
    }
    content.circle(
      center, radius: Self.discRadius, stroke: Stroke(color: theme.line, width: 1))
  }
}

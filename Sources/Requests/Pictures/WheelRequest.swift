internal import Astrology
public import Drawing
public import Ephemeris

/// Asks for a chart as a wheel or a sheet in SVG.
@_spi(FrontEnd) public struct WheelRequest: Sendable {
  /// Whose chart it is.
  package var subject: ChartSubject
  /// The house system; Placidus unless given.
  package var houses: HouseSystem?
  /// The name in the heading.
  public var name: String?
  /// The date whose sky is around the chart, and its zone; nil for none.
  public var transits: (date: CalendarDate, zone: CivilZone)?
  /// The other, whose chart is around the chart.
  package var partner: ChartSubject?
  /// The other's name, beside their birth.
  package var partnerName: String?
  /// Further points.
  package var points: Set<Wheel.PlacedPoint.Mark>?
  /// The folder with files of asteroids; nil for that of the ephemeris.
  package var asteroidFolder: String?
  /// The sidereal zodiac; nil for the tropical one.
  package var ayanamsa: Ayanamsa?
  /// The colours; nil for those of the reader's screen.
  public var theme: Theme?
  /// Whether bodies have the colour of the element that they stand in.
  package var isTinted = false
  /// What the wheel stands on.
  package var form: WheelPicture.Form
  /// The width in pixels; that of the form unless given.
  package var width: Int?

  /// The colours of a picture by their names.
  package enum ThemeChoice: String, Sendable, Hashable, CaseIterable {
    case light, dark
    /// Those of the reader's screen.
    case auto

    /// The colours; nil for those of the reader's screen.
    package var theme: Theme? {
      switch self {
      case .light: .light
      case .dark: .dark
      case .auto: nil
      }
    }
  }

  /// The widths that a picture can have.
  package static let widths = 100...20_000

  /// Creates a request for a wheel in light colours.
  public init(of subject: ChartSubject) { self.init(of: subject, form: .page) }

  /// Creates a request for a wheel of a form, in light colours.
  package init(of subject: ChartSubject, form: WheelPicture.Form) {
    self.subject = subject
    self.form = form
    theme = .light
  }

  /// The form of a sheet of paper, or of a bare wheel, which exclude each other.
  package static func form(
    sheet: ChartSheet.Paper?, isBare: Bool
  ) throws(RequestError) -> WheelPicture.Form {
    try RequestError.checkExclusive([("bare", isBare), ("sheet", sheet != nil)])
    return isBare ? .tile : sheet.map { .sheet($0) } ?? .page
  }

  /// Refuses a width that no picture can have.
  package static func checkWidth(_ width: Int?) throws(RequestError) {
    if let width, !widths.contains(width) {
      throw .outside("size", value: width, allowed: widths)
    }
  }

  /// Reads names of further points with commas between them.
  package static func points(_ text: String?) throws(RequestError) -> Set<Wheel.PlacedPoint.Mark>? {
    guard let text else { return nil }
    do throws(NameError) { return try Wheel.PlacedPoint.Mark.list(text) } catch {
      throw .engine(error)
    }
  }

  /// The picture as text.
  public func svg(by engine: Engine) throws(RequestError) -> String {
    let chart = try subject.chart(houses: houses, by: engine)
    let around = try partner.map { (one) throws(RequestError) in
      try one.chart(houses: houses, by: engine)
    }
    let ephemeris = engine.ephemeris
    let further = try engine.furtherPoints(
      Wheel.PlacedPoint.Mark.furtherBodies(in: points ?? []), in: chart, asteroids: asteroidFolder)
    return try RequestError.wrapping {
      var wheel = WheelPicture(chart: chart, theme: theme, name: name)
      wheel.form = form
      wheel.isTinted = isTinted
      if let transits {
        try wheel.addTransits(of: transits.date, in: transits.zone, ephemeris: ephemeris)
      }
      if let around { wheel.addPartner(around, name: partnerName) }
      if let points { try wheel.addPoints(points, ephemeris: ephemeris) }
      wheel.addFurther(further)
      if let ayanamsa { try wheel.turn(by: ayanamsa, ephemeris: ephemeris) }
      return try wheel.svg(width: width)
    }
  }
}

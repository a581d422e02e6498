internal import Astrology
internal import Astrometers
internal import Ephemeris

// The lists that a detailed reading takes its texts from.

extension WordKey {
  static func area(_ area: LifeArea) -> Self {
    Self(.area, area.index, 0, 0, "areas.\(area.rawValue).title")
  }

  static func houses(of area: LifeArea) -> Self {
    Self(.areaHouses, area.index, 0, 0, "areas.\(area.rawValue).houses")
  }

  /// The code of ``area(_:)``, for those who need no name.
  static func code(of area: LifeArea) -> UInt32 { code(.area, area.index) }

  /// The code of ``houses(of:)``.
  static func code(ofHousesOf area: LifeArea) -> UInt32 { code(.areaHouses, area.index) }

  static func opening(_ area: LifeArea, _ quality: MeterScore.Quality) -> Self {
    of(area, .opening, quality.index, "openings.\(quality.name)")
  }

  static func beside(_ area: LifeArea, _ meter: Meter, isGlad: Bool) -> Self {
    of(
      area, .beside, 2 * meter.rawValue + (isGlad ? 0 : 1),
      "beside.\(meter.name).\(isGlad ? "glad" : "hard")")
  }

  static func transit(of body: CelestialBody, _ area: LifeArea) -> Self {
    of(area, .transit, Int(body.rawValue), "transits.\(body.name)")
  }

  static func aspect(_ kind: AspectKind, _ area: LifeArea) -> Self {
    let index = AspectKind.allCases.firstIndex(of: kind) ?? 0
    return of(area, .aspect, index, "aspects.\(kind.name)")
  }

  static func still(_ area: LifeArea) -> Self { of(area, .still, 0, "still") }

  static func house(_ number: Int, _ area: LifeArea) -> Self {
    of(area, .house, number, "houses.\(number)")
  }

  static func trend(_ trend: AreaTrend, _ area: LifeArea) -> Self {
    of(area, .trend, trend == .rising ? 0 : 1, "trends.\(trend.rawValue)")
  }

  static func thoughts(_ area: LifeArea) -> Self { of(area, .thought, 0, "thoughts") }

  static func counsel(_ area: LifeArea, _ quality: MeterScore.Quality) -> Self {
    of(area, .counsel, quality.index, "counsels.\(quality.name)")
  }

  private static func of(
    _ area: LifeArea, _ part: AreaPart, _ number: Int,
    _ place: @autoclosure @escaping @Sendable () -> String
  ) -> Self {
    Self(
      .areaText, area.index, part.rawValue, number, "areas.\(area.rawValue).\(place())")
  }

  static func phase(_ phase: MoonPhase) -> Self {
    Self(.detailedPhase, phase.rawValue, 0, 0, "detailed.phases.\(phase.fileName)")
  }

  static func slowPlanets(_ tone: SharedSkyTone) -> Self {
    let index = SharedSkyTone.allCases.firstIndex(of: tone) ?? 0
    return Self(.detailedSlow, index, 0, 0, "detailed.slow.\(tone.rawValue)")
  }

  static let backwards = Self(.detailedRetrograde, 0, 0, 0, "detailed.retrograde")

  static func coming(_ kind: ComingKind) -> Self {
    let index = ComingKind.allCases.firstIndex(of: kind) ?? 0
    return Self(.detailedComing, index, 0, 0, "detailed.coming.\(kind.rawValue)")
  }
}

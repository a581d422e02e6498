public import Ephemeris

/// The five limbs of a day at a place: tithi, vara, nakshatra, yoga and karana.
///
/// The day runs from sunrise to sunrise. Each limb is given as a list: the one at sunrise and those that begin
/// before the next sunrise, with their beginnings and ends.
public struct Panchanga: Sendable, Hashable {
  /// Something that lasts from one instant to another.
  public struct Span<Content: Sendable & Hashable>: Sendable, Hashable {
    /// What it is.
    public let content: Content
    /// Its number, from 1.
    public let number: Int
    /// From when to when; it may have begun before the day, and end after it.
    public let period: Range<JulianDay<UT1>>
  }

  /// The date of the sunrise.
  public let date: CalendarDate
  /// The place.
  public let place: GeographicPlace
  /// What counts as sunrise.
  public let definition: Panchanga.Sunrise
  /// The ayanamsa at sunrise.
  public let ayanamsa: Ayanamsa.Value
  /// From sunrise to the next sunrise.
  public let day: Range<JulianDay<UT1>>
  /// When the Sun sets.
  public let sunset: JulianDay<UT1>
  /// The day of the week, which begins at sunrise.
  public let vara: Panchanga.Vara
  /// The lunar days.
  public let tithis: [Span<Panchanga.Tithi>]
  /// The mansions that the Moon is in.
  public let nakshatras: [Span<Nakshatra>]
  /// The yogas.
  public let yogas: [Span<Panchanga.Yoga>]
  /// The halves of tithis.
  public let karanas: [Span<Panchanga.Karana>]
}

extension Panchanga {
  /// The panchanga of a date; nil where the Sun does not rise, set and rise again from its beginning on, and for a
  /// date that the clocks of the zone left out.
  ///
  /// - Parameters:
  ///   - date: The date, on which the Sun rises for the first time from 00:00 on.
  ///   - zone: The zone whose clocks show the date.
  ///   - place: The place.
  ///   - ayanamsa: The ayanamsa of nakshatras and yogas.
  ///   - definition: What counts as sunrise.
  ///   - ephemeris: Where the sky comes from.
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)``,
  ///   ``/Ephemeris/EphemerisError/noSiderealZodiac``, or what is wrong with the data.
  public init?(
    on date: CalendarDate, in zone: CivilZone, at place: GeographicPlace,
    ayanamsa: Ayanamsa = .lahiri, sunrise definition: Panchanga.Sunrise = .hindu,
    ephemeris: any AyanamsaProvider
  ) throws(EphemerisError) {
    let horizon = SunHorizon(place: place, definition: definition, ephemeris: ephemeris)
    let hours = zone.day(date)
    guard !hours.isEmpty,
      let sunrise = try horizon.crossing(from: hours.lowerBound, isRising: true),
      let sunset = try horizon.crossing(from: sunrise, isRising: false),
      let next = try horizon.crossing(from: sunset, isRising: true)
    else { return nil }
    let value = try ephemeris.value(of: ayanamsa, at: sunrise)
    let later = try ephemeris.value(of: ayanamsa, at: sunrise.advanced(byDays: 1))
    let sky = LunarSky(
      start: try ephemeris.instant(sunrise).tt, offset: value.apparent.degrees,
      offsetPerDay: (later.apparent - value.apparent).degrees, ephemeris: ephemeris)
    let day = sunrise..<next
    self.date = date
    self.place = place
    self.definition = definition
    self.ayanamsa = value
    self.day = day
    self.sunset = sunset
    vara = Panchanga.Vara(of: date)
    // Two karanas make a tithi, so both are counted by the same borders.
    var halves = LimbBorders(of: .elongation, count: 60, sky: sky)
    tithis = try halves.spans(during: day, joining: 2) { Panchanga.Tithi(number: $0) }
    karanas = try halves.spans(during: day) { Panchanga.Karana(number: $0) }
    var mansions = LimbBorders(of: .moon, count: 27, sky: sky)
    nakshatras = try mansions.spans(during: day) { Nakshatra.allCases[($0 - 1) % 27] }
    var sums = LimbBorders(of: .sum, count: 27, sky: sky)
    yogas = try sums.spans(during: day) { Panchanga.Yoga.allCases[($0 - 1) % 27] }
  }
}

extension Panchanga: CustomStringConvertible {
  /// Such as `2025-01-06: Somavara, Shukla Saptami, …`.
  public var description: String {
    let names = [
      vara.title, tithis.first?.content.title, nakshatras.first?.content.title,
      yogas.first?.content.title, karanas.first?.content.title,
    ].compactMap(\.self)
    return "\(date): \(names.joined(separator: ", "))"
  }
}

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
  public let definition: SunriseDefinition
  /// The ayanamsa at sunrise.
  public let ayanamsa: AyanamsaValue
  /// From sunrise to the next sunrise.
  public let day: Range<JulianDay<UT1>>
  /// When the Sun sets.
  public let sunset: JulianDay<UT1>
  /// The day of the week, which begins at sunrise.
  public let vara: Vara
  /// The lunar days.
  public let tithis: [Span<Tithi>]
  /// The mansions that the Moon is in.
  public let nakshatras: [Span<Nakshatra>]
  /// The yogas.
  public let yogas: [Span<LunarYoga>]
  /// The halves of tithis.
  public let karanas: [Span<Karana>]
}

extension Panchanga {
  /// The panchanga of a date; nil where the Sun does not rise, set and rise again from its beginning on.
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
    ayanamsa: Ayanamsa = .lahiri, sunrise definition: SunriseDefinition = .hindu,
    ephemeris: any AyanamsaProvider
  ) throws(EphemerisError) {
    let horizon = SunHorizon(place: place, definition: definition, ephemeris: ephemeris)
    let midnight = zone.day(date).lowerBound
    guard let sunrise = try horizon.crossing(from: midnight, isRising: true),
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
    vara = Vara(of: date)
    tithis = try sky.spans(of: .elongation, width: 12, during: day) { Tithi(number: $0) }
    karanas = try sky.spans(of: .elongation, width: 6, during: day) { Karana(number: $0) }
    let mansion = Nakshatra.width.degrees
    nakshatras = try sky.spans(of: .moon, width: mansion, during: day) {
      Nakshatra.allCases[($0 - 1) % 27]
    }
    yogas = try sky.spans(of: .sum, width: mansion, during: day) {
      LunarYoga.allCases[($0 - 1) % 27]
    }
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

/// The angles of the Sun and the Moon that the limbs are counted by; each grows all the time.
private struct LunarSky {
  enum Angle {
    /// The Moon's longitude from the Sun.
    case elongation
    /// The Moon's sidereal longitude.
    case moon
    /// The sum of the sidereal longitudes of both.
    case sum
  }

  /// The instant of the ayanamsa.
  let start: JulianDay<TT>
  let offset: Double
  let offsetPerDay: Double
  let ephemeris: any EphemerisProvider

  private static let bodies: BodySet = [BodySet(.sun), BodySet(.moon)]

  private func value(
    of angle: Angle, at tt: JulianDay<TT>
  ) throws(EphemerisError) -> (place: EclipticLongitude, perDay: Double) {
    let table = try ephemeris.longitudes(of: Self.bodies, at: tt)
    try table.bodies.checkHold(Self.bodies)
    let (sun, moon) = (table.motion(of: .sun), table.motion(of: .moon))
    let taken = offset + offsetPerDay * start.days(until: tt)
    let (solar, lunar) = (sun.longitude.degrees, moon.longitude.degrees)
    let (sunPerDay, moonPerDay) = (sun.longitudePerDay.degrees, moon.longitudePerDay.degrees)
    switch angle {
    case .elongation:
      return (EclipticLongitude(wrapping: lunar - solar), moonPerDay - sunPerDay)
    case .moon: return (EclipticLongitude(wrapping: lunar - taken), moonPerDay - offsetPerDay)
    case .sum:
      return (
        EclipticLongitude(wrapping: lunar + solar - 2 * taken),
        moonPerDay + sunPerDay - 2 * offsetPerDay
      )
    }
  }

  /// When an angle is at a place, near an instant.
  private func time(
    of angle: Angle, at place: EclipticLongitude, near tt: JulianDay<TT>
  ) throws(EphemerisError) -> JulianDay<TT> {
    var tt = tt
    for _ in 0..<20 {
      let (now, perDay) = try value(of: angle, at: tt)
      let arc = now.arc(to: place).degrees
      tt = tt.advanced(byDays: arc / perDay)
      if arc.magnitude < 1e-9 { break }
    }
    return tt
  }

  /// The parts of a circle, cut into equal ones, that an angle goes through in a day.
  func spans<Content>(
    of angle: Angle, width: Double, during day: Range<JulianDay<UT1>>,
    _ content: (_ number: Int) -> Content
  ) throws(EphemerisError) -> [Panchanga.Span<Content>] {
    let count = Int((360 / width).rounded())
    let (first, perDay) = try value(of: angle, at: start)
    var index = min(Int(first.degrees / width), count - 1)
    func border(_ index: Int, near tt: JulianDay<TT>) throws(EphemerisError) -> JulianDay<UT1> {
      let place = EclipticLongitude(wrapping: Double(index % count) * width)
      return try ephemeris.universalTime(try time(of: angle, at: place, near: tt))
    }
    let past = first.degrees - Double(index) * width
    var from = try border(index, near: start.advanced(byDays: -past / perDay))
    var found: [Panchanga.Span<Content>] = []
    repeat {
      let near = try ephemeris.instant(from).tt.advanced(byDays: width / perDay)
      let to = try border(index + 1, near: near)
      let number = index % count + 1
      found.append(Panchanga.Span(content: content(number), number: number, period: from..<to))
      (from, index) = (to, index + 1)
    } while from < day.upperBound
    return found
  }
}

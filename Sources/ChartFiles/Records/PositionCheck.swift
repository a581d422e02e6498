@_spi(FrontEnd) import Ephemeris

/// Compares positions that stand in a file with the sky of the instant that was understood.
enum PositionCheck {
  /// How far the Sun and the Moon may be off, in degrees: what two digits of them have.
  private static let bodyTolerance = 0.01
  /// How far the Ascendant may be off: what a sidereal time of another program makes of it.
  private static let ascendantTolerance = 0.05

  /// Warns of positions that are another instant's.
  static func warn(_ record: inout ChartRecord, by ephemeris: any EphemerisProvider) {
    guard !record.positions.isEmpty, let seconds = record.secondsSince1970 else { return }
    let instant = JulianDay<UT1>(secondsSince1970: seconds)
    // Outside the ephemeris there is nothing to compare with.
    guard let sky = try? ephemeris.sky(at: instant, bodies: .eleven) else { return }
    for position in record.positions {
      let (own, tolerance): (Double?, Double) =
        switch position.point {
        case "Sun": (sky[CelestialBody.sun].longitude.degrees, bodyTolerance)
        case "Moon": (sky[CelestialBody.moon].longitude.degrees, bodyTolerance)
        case "Ascendant": (ascendant(record, instant, ephemeris), ascendantTolerance)
        default: (nil, 0)
        }
      guard let own else { continue }
      let difference = (own - position.longitude).remainder(dividingBy: 360)
      if difference.magnitude > tolerance {
        record.warnings.append(
          "Solar Fire's \(position.point) was \(DecimalText.fixed(position.longitude, decimals: 4)), "
            + "and is \(DecimalText.fixed(own, decimals: 4)) by what was understood")
      }
    }
  }

  private static func ascendant(
    _ record: ChartRecord, _ instant: JulianDay<UT1>, _ ephemeris: any EphemerisProvider
  ) -> Double? {
    guard let place = record.place,
      let houses = try? ephemeris.houses(.equal, at: instant, place: place)
    else { return nil }
    return houses.ascendant.degrees
  }
}

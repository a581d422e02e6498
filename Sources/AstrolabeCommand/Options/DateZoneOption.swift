import ArgumentParser
import Astrolabe

/// The option that names the zone of a civil date.
struct DateZoneOption: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: "Zone of the date: an IANA name or an offset; UTC unless given.")
  var dateZone: String = "UTC"

  /// The zone; `LMT` is that of the birth's longitude.
  func read(birthplace: GeographicPlace?, zones: inout ZoneFinder) throws -> CivilZone {
    try translated { try zones.zone(named: dateZone, longitude: birthplace?.longitude) }
  }
}

extension CivilZone {
  /// The date that an option names; today by the zone's clocks where there is none.
  func date(named text: String?) throws -> CalendarDate {
    guard let text else {
      return clock(at: JulianDay(secondsSince1970: System.secondsSince1970)).date
    }
    return try translated { try DateTimeText.readDate(text) }
  }
}

import Astrology
import Ephemeris
import SwissEphemeris
import EngineSupport
import TestSamples
import TestSupport
import Testing

/// A birth drawn at random, with the houses to cast it in.
struct RandomBirth {
  let birth: Birth
  let houses: HouseSystem

  /// Births of the whole ephemeris: every fifth inside a polar circle, every eighth of a date alone or
  /// with something missing, in all systems and zones of all kinds.
  static func draw(_ count: Int, seed: UInt64) throws -> [Self] {
    var generator = SplitMix64(seed: seed)
    let zones = try ["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "+05:45", "-03:30"]
      .map { try Samples.zone($0, nil) }
    let first = ExactEphemeris.span.first.dayNumber
    let systems = HouseSystem.allCases
    return try (0..<count).map { index in
      // A day less at each end: local dates may begin in the day before.
      let days = UInt64(ExactEphemeris.span.last.dayNumber - first - 2)
      let date = CalendarDate(dayNumber: first + 1 + Int(generator.next() % days))
      let second = Int(generator.next() % 86_400)
      let time = try TimeOfDay(hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
      let sign = generator.next() % 2 == 0 ? 1.0 : -1
      let range = index % 5 == 0 ? 66.5..<90 : 0..<66.5
      let longitude = generator.double(in: -180..<180)
      let place: GeographicPlace = try GeographicPlace(
        latitude: sign * generator.double(in: range), longitude: longitude)
      let lmt = CivilZone.localMeanTime(longitude: longitude)
      let zone = index % 9 == 1 ? lmt : zones[Int(generator.next() % UInt64(zones.count))]
      let known = index % 8 == 0 ? generator.next() % 7 : 7
      return Self(
        birth: Birth(
          date: date, time: known & 1 != 0 ? time : nil, zone: known & 2 != 0 ? zone : nil,
          place: known & 4 != 0 ? place : nil),
        houses: systems[index / 5 % systems.count])
    }
  }
}

import CivilTime
import Testing

/// Abbreviations of clocks, which are no zones.
@Suite struct ClockAbbreviationTests {
  @Test(arguments: [
    ("EDT", "-04:00"), ("CEST", "+02:00"), ("NZDT", "+13:00"),
    ("BST", "Europe/London or Asia/Dhaka"),
    ("IST", "Asia/Kolkata"), ("CDT", "America/Havana"),
  ])
  func `an abbreviation is refused with what to write in its place`(
    text: String, advice: String
  ) throws {
    let error = #expect(throws: CivilTimeError.self) {
      try CivilZone(text, database: .system())
    }
    let message = try #require(error).description
    #expect(message.contains(advice) && !message.contains("did you mean"))
  }

  /// The tz database's own clocks, asked at a winter's and a summer's noon of 2024 in each half of the Earth.
  @Test func `the offset that is advised is one of the zone that is advised`() throws {
    let offsets = [
      ("EDT", "America/New_York", -4.0), ("PST", "America/Los_Angeles", -8),
      ("NDT", "America/St_Johns", -2.5), ("EEST", "Europe/Athens", 3),
      ("ACDT", "Australia/Adelaide", 10.5), ("NZDT", "Pacific/Auckland", 13),
      ("JST", "Asia/Tokyo", 9), ("SAST", "Africa/Johannesburg", 2),
    ]
    for (text, zone, hours) in offsets {
      let error = #expect(throws: CivilTimeError.self) { try CivilZone(text, database: .system()) }
      #expect(try #require(error).description.contains(zone))
      let clocks = try CivilZone(zone, database: .system())
      let seconds = [1_705_320_000, 1_721_044_800].map {
        clocks.secondsEast(at: $0)
      }
      #expect(seconds.contains(Int(hours * 3_600)), "\(text)")
    }
  }
}

import Astrology
import Ephemeris
import Readings
import TestSamples
import TestSupport
import Testing

/// The contract's readings over the real sky beside ours, where they describe the sky.
///
/// Their scores come from a toy rule; positions, phases, stations, voids, houses and orbs are computed,
/// by another astronomy package.
@Suite struct ContractReadingTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let file: String
    let person: Result<ReadPerson, any Error>
    /// A date, or an instant.
    let when: String

    var testDescription: String { file }

    func reading() throws -> DailyReading {
      let person = try person.get()
      return when.contains("T") ? try person.reading(at: when) : try person.reading(when)
    }
  }

  static let samples = [
    Sample(
      file: "daily_reading.realsky_2025-01-06_v1.json", person: ReadingSamples.dateOnly,
      when: "2025-01-06"),
    Sample(
      file: "daily_reading.realsky_2025-01-06_v2.json", person: ReadingSamples.newYork,
      when: "2025-01-06"),
    Sample(
      file: "daily_reading.realsky_2025-01-07_void.json", person: ReadingSamples.dateOnly,
      when: "2025-01-07T21:30Z"),
  ]

  /// By the contract: 0.02° for longitudes, 0.05° for the Moon; printed to 0.01°.
  static let orbTolerance = 0.051
  /// By the contract, for days and percent; a little more for the rounding error of a difference.
  static let dayTolerance = 0.100_001

  @Test(arguments: samples)
  func `the Moon is the contract's`(_ sample: Sample) throws {
    let ours = try #require(try ReadingSamples.document(sample.reading())["moon_detail"])
    let theirs = try #require(try ContractFiles.example(sample.file)["moon_detail"])
    for key in ["moon_sign", "moon_house", "void_of_course", "dispositor"] {
      #expect(ours[key] == theirs[key], "\(key)")
    }
    #expect(ours["lunar_phase"]?["name"] == theirs["lunar_phase"]?["name"])
    for key in ["illumination", "days_to_full", "days_to_new"] {
      let numbers = [ours, theirs].compactMap { $0["lunar_phase"]?[key]?.number }
      #expect((numbers[0] - numbers[1]).magnitude <= Self.dayTolerance, "\(key)")
    }
    let aspects = [ours, theirs].map { $0["moon_aspects"]?.array ?? [] }
    #expect(aspects[0].count == aspects[1].count)
    for (one, other) in zip(aspects[0], aspects[1]) {
      #expect(one["aspect_type"] == other["aspect_type"])
      #expect(one["natal_planet"] == other["natal_planet"])
      let orbs = [one, other].compactMap { $0["orb"]?.number }
      #expect((orbs[0] - orbs[1]).magnitude <= Self.orbTolerance)
    }
  }

  @Test(arguments: samples)
  func `critical degrees and retrograde planets are the contract's`(_ sample: Sample) throws {
    let ours = try #require(try ReadingSamples.document(sample.reading())["transit_summary"])
    let theirs = try #require(try ContractFiles.example(sample.file)["transit_summary"])
    #expect(ours["retrograde_planets"] == theirs["retrograde_planets"])
    let facts = [ours, theirs].map { summary in
      (summary["critical_degree_alerts"]?.array ?? []).map {
        [$0["planet"], $0["degree"], $0["sign"]]
      }
    }
    #expect(facts[0] == facts[1])
  }

  @Test(arguments: samples)
  func `aspects that both list agree`(_ sample: Sample) throws {
    func aspects(_ reading: JSONValue) -> [String: JSONValue] {
      let meters = (reading["astrometers"]?["groups"]?.array ?? [])
        .flatMap { $0["meters"]?.array ?? [] }
      let listed = meters.flatMap { $0["top_aspects"]?.array ?? [] }
      return Dictionary(
        listed.map { ($0["label"]?.string ?? "", $0) }, uniquingKeysWith: { first, _ in first })
    }
    let ours = aspects(try ReadingSamples.document(sample.reading()))
    let theirs = aspects(try ContractFiles.example(sample.file))
    let both = Set(ours.keys).intersection(theirs.keys)
    #expect(both.count >= 12)
    for label in both {
      let (one, other) = (try #require(ours[label]), try #require(theirs[label]))
      for key in [
        "natal_planet_house", "natal_planet_sign", "houses_involved", "natal_aspect_echo", "phase",
      ] {
        #expect(one[key] == other[key], "\(label): \(key)")
      }
      let orbs = [one, other].compactMap { $0["orb"]?.number }
      #expect((orbs[0] - orbs[1]).magnitude <= Self.orbTolerance, "\(label)")
      let days = [one, other].map { $0["days_to_exact"]?.number }
      #expect((days[0] == nil) == (days[1] == nil), "\(label)")
      if let first = days[0], let second = days[1] {
        // A slow body's moment moves by days with a hundredth of a degree: 0.01° over its motion.
        let allowed = Self.dayTolerance + 0.02 * max(first.magnitude, 1)
        #expect((first - second).magnitude <= allowed, "\(label): \(first), \(second)")
      }
    }
  }
}

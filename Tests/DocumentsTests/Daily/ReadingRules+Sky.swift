import Foundation
import TestSupport

extension ReadingRules {
  private static let planets = [
    "sun", "moon", "mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune", "pluto",
    "north_node",
  ]
  private static let signsApart: [String: Int] = [
    "conjunction": 0, "sextile": 2, "square": 3, "trine": 4, "opposition": 6,
  ]

  // MARK: - S08 to S13, S23, S24

  mutating func checkAspects() {
    for meter in meters {
      let name = text(meter, "meter_name")
      let aspects = meter["top_aspects"]?.array ?? []
      let contributions = aspects.map { number($0, "contribution") }
      need("S08", contributions == contributions.sorted(by: >), name)
      for (index, aspect) in aspects.enumerated() {
        check(aspect, of: meter, at: "\(name)[\(index)]")
      }
    }
  }

  private mutating func check(_ aspect: JSONValue, of meter: JSONValue, at place: String) {
    let (natal, transiting) = (text(aspect, "natal_planet"), text(aspect, "transit_planet"))
    let kind = text(aspect, "aspect_type")
    let label = "Transit \(Self.title(transiting)) \(kind) Natal \(Self.title(natal))"
    need("S09", text(aspect, "label") == label, place)
    let (orb, widest) = (number(aspect, "orb"), Self.widestOrbs[kind] ?? .nan)
    let error = (number(aspect, "orb_percentage") - 100 * orb / widest).magnitude
    need("S10", orb <= widest && error <= 0.05 + 100 * 0.0051 / widest, place)
    let houses = (aspect["houses_involved"]?.array ?? []).compactMap(\.number)
    let natalHouse = number(aspect, "natal_planet_house")
    need("S11", houses.first == natalHouse, place)
    let echo = aspect["natal_aspect_echo"]?.string
    let echoed = "Echoes natal \(Self.title(natal))-\(Self.title(transiting)) "
    need("S12", echo?.hasPrefix(echoed) ?? true, place)
    let foundation = meter["astrological_foundation"]
    let tracked = (foundation?["natal_planets_tracked"]?.array ?? []).compactMap(\.string)
    let keyHouses = foundation?["key_houses"]?.object ?? [:]
    need(
      "S13", tracked.contains(natal) || keyHouses.keys.contains("\(Int(natalHouse))"), place)
    need(
      "S23", natal != "sun" || text(aspect, "natal_planet_sign") == text(reading, "sun_sign"), place
    )
    guard isSolar, let first = houses.first, let last = houses.last else { return }
    let apart = Int((first - last).magnitude)
    let signs = min(apart, 12 - apart)
    need(
      "S24",
      natalHouse == solarHouse(text(aspect, "natal_planet_sign"))
        && abs(signs - (Self.signsApart[kind] ?? 99)) <= 1, place)
  }

  // MARK: - S15 to S17

  mutating func checkTransits() {
    let summary = reading["transit_summary"]
    let planets = summary?["retrograde_planets"]?.array ?? []
    let day = Self.dayNumber(reading["date"]?.string) ?? 0
    for planet in planets {
      let station = Self.dayNumber(planet["station_date"]?.string) ?? -1
      need(
        "S15", Double(station - day) == number(planet, "days_to_station"), text(planet, "planet"))
    }
    let order = planets.map { Self.planets.firstIndex(of: text($0, "planet")) ?? -1 }
    need("S16", order == Set(order).sorted(), "retrograde_planets")
    for transit in summary?["priority_transits"]?.array ?? [] {
      let widest = Self.widestOrbs[text(transit, "aspect")] ?? .nan
      need("S17", number(transit, "orb") <= widest, text(transit, "transit_planet"))
    }
  }

  // MARK: - S18 to S22

  private static let litShares: [String: ClosedRange<Double>] = [
    "New Moon": 0...3.9, "Full Moon": 96.1...100, "Waxing Crescent": 3.7...31,
    "Waning Crescent": 3.7...31, "First Quarter": 30.8...69.2, "Last Quarter": 30.8...69.2,
    "Waxing Gibbous": 69...96.3, "Waning Gibbous": 69...96.3,
  ]

  mutating func checkMoon() {
    guard let moon = reading["moon_detail"] else { return }
    if let match = text(moon, "void_of_course").firstMatch(of: #/until (\d{4}-\d\d-\d\d) /#) {
      let end = Self.dayNumber(String(match.1)) ?? 0
      let days = end - (Self.dayNumber(reading["date"]?.string) ?? 0)
      need("S18", (1...3).contains(days), "void_of_course")
    }
    if let dispositor = moon["dispositor"] {
      need(
        "S19",
        text(dispositor, "dignity")
          == NatalRules.dignity(of: text(dispositor, "planet"), in: text(dispositor, "sign")),
        "dispositor")
      need(
        "S20",
        !isSolar
          || number(moon, "moon_house") == solarHouse(text(moon, "moon_sign"))
            && number(dispositor, "house") == solarHouse(text(dispositor, "sign")),
        "moon houses")
    }
    guard let phase = moon["lunar_phase"] else { return }
    let name = text(phase, "name")
    need(
      "S21", Self.litShares[name]?.contains(number(phase, "illumination")) ?? false, "illumination")
    let (full, new) = (number(phase, "days_to_full"), number(phase, "days_to_new"))
    let isWaxing = name.hasPrefix("Waxing") || name == "First Quarter"
    let isWaning = name.hasPrefix("Waning") || name == "Last Quarter"
    need(
      "S22",
      (13.7...15.8).contains((full - new).magnitude) && (!isWaxing || full < new)
        && (!isWaning || new < full), "days_to_full and days_to_new")
  }

  // MARK: - S25

  /// The limits of the contract's list, in sentences, words and characters.
  ///
  /// Those of scores, which its own check leaves out, are reported as `length`.
  mutating func checkTexts() throws {
    for key in [
      "technical_analysis", "daily_theme_headline", "daily_overview", "look_ahead_preview",
      "energy_rhythm", "relationship_weather", "collective_energy",
    ] {
      need("S25", try Self.isAllowed(reading[key], as: key), key)
    }
    let moon = reading["moon_detail"]?["interpretation"]
    need(
      "S25", try Self.isAllowed(moon, as: "moon_detail.interpretation"),
      "moon_detail.interpretation")
    let state = reading["astrometers"]?["overall_state"]
    need("length", try Self.isAllowed(state, as: "overall_state"), "overall_state")
    // The contract has no limits for what a group is interpreted as.
    for (kind, scores, keys) in [
      ("group", groups, ["overview", "detailed"]),
      ("meter", meters, ["overview", "detailed", "interpretation"]),
    ] {
      for score in scores {
        let place = score["meter_name"]?.string ?? text(score, "group_name")
        for key in keys {
          need(
            "length", try Self.isAllowed(score[key], as: "\(kind).\(key)"), "\(place).\(key)")
        }
        need("length", try Self.isAllowed(score["state_label"], as: "state_label"), place)
      }
    }
  }

  /// Whether a text keeps its limits, counted as the contract's checker counts; one that is absent
  /// does.
  ///
  /// - Throws: Where the limits can't be read, or have no such name.
  private static func isAllowed(_ value: JSONValue?, as name: String) throws -> Bool {
    let limit = try TextLimits.limit(name)
    guard let text = value?.string else { return true }
    // Marks at the end of a sentence, followed by a space or the end.
    let sentences = text.matches(of: #/[.!?]+(?=\s|$)/#).count
    return [
      (limit.sentences, sentences), (limit.words, text.split(separator: " ").count),
      (limit.characters, text.unicodeScalars.count),
    ].allSatisfy { bounds, count in
      bounds.map { $0[0] <= count && count <= $0[1] } ?? true
    }
  }
}

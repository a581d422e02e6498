import Foundation
import TestSupport

/// The contract's rules between the fields of a daily reading, S01 to S25, which no schema can express.
///
/// Ported from the contract's own `check_contract.py`, `semantic`, tolerances included; it knows
/// doesn't use the modules it judges.
struct ReadingRules {
  let reading: JSONValue
  /// Whether houses are signs counted from the Sun's.
  let isSolar: Bool
  let meters: [JSONValue]
  let groups: [JSONValue]
  private(set) var broken: Set<String> = []

  /// The rules that `reading`, which fits its schema, breaks: such as `S10 love[0]`.
  ///
  /// - Throws: Where the limits of texts can't be read.
  static func broken(by reading: JSONValue, isSolar: Bool) throws -> Set<String> {
    var rules = Self(reading, isSolar: isSolar)
    rules.checkScores()
    rules.checkTopLists()
    rules.checkAspects()
    rules.checkTrends()
    rules.checkTransits()
    rules.checkMoon()
    try rules.checkTexts()
    return rules.broken
  }

  private init(_ reading: JSONValue, isSolar: Bool) {
    self.reading = reading
    self.isSolar = isSolar
    groups = reading["astrometers"]?["groups"]?.array ?? []
    meters = groups.flatMap { $0["meters"]?.array ?? [] }
  }

  mutating func need(_ rule: String, _ holds: Bool, _ place: String) {
    if !holds { broken.insert("\(rule) \(place)") }
  }

  static let signs = [
    "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius",
    "capricorn", "aquarius", "pisces",
  ]
  static let widestOrbs: [String: Double] = [
    "conjunction": 8, "opposition": 8, "trine": 7, "square": 7, "sextile": 5,
  ]

  static func title(_ name: String) -> String {
    name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// Days since 1970 of a date such as `2025-01-06`.
  static func dayNumber(_ date: String?) -> Int? {
    guard let date else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = date.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    let components = DateComponents(year: parts[0], month: parts[1], day: parts[2])
    return calendar.date(from: components).map {
      Int(($0.timeIntervalSince1970 / 86_400).rounded())
    }
  }

  /// The house of a sign in houses that are signs from the Sun's.
  func solarHouse(_ sign: String?) -> Double? {
    guard let index = Self.signs.firstIndex(where: { $0 == sign }),
      let first = Self.signs.firstIndex(where: { $0 == reading["sun_sign"]?.string })
    else { return nil }
    return Double((index - first + 12) % 12 + 1)
  }

  // MARK: - S01 to S04

  private mutating func checkScores() {
    let whole = reading["astrometers"]
    need(
      "S01", whole?["date"]?.string?.prefix(10) == reading["date"]?.string?.prefix(10),
      "astrometers.date")
    for group in groups {
      let members = group["meters"]?.array ?? []
      for key in ["intensity", "harmony"] {
        need(
          "S02", (number(group, key) - mean(members, key)).magnitude <= 0.101,
          "\(text(group, "group_name")).\(key)")
      }
    }
    for key in ["intensity", "harmony"] {
      let overall = whole?["overall_\(key)"]?.number ?? .nan
      need("S03", (overall - mean(meters, key)).magnitude <= 0.101, "overall_\(key)")
    }
    for score in meters + groups {
      need(
        "S04",
        unifiedFits(
          number(score, "unified_score"), number(score, "intensity"), number(score, "harmony")),
        score["meter_name"]?.string ?? text(score, "group_name"))
    }
    let overall = ["unified_score", "intensity", "harmony"].map {
      whole?["overall_\($0)"]?.number ?? .nan
    }
    need("S04", unifiedFits(overall[0], overall[1], overall[2]), "overall")
  }

  private func unifiedFits(_ unified: Double, _ intensity: Double, _ harmony: Double) -> Bool {
    (unified - intensity * (harmony - 50) / 50).magnitude <= 0.25
  }

  func number(_ value: JSONValue, _ key: String) -> Double { value[key]?.number ?? .nan }

  func text(_ value: JSONValue, _ key: String) -> String { value[key]?.string ?? "" }

  private func mean(_ values: [JSONValue], _ key: String) -> Double {
    values.reduce(0) { $0 + number($1, key) } / Double(values.count)
  }

  // MARK: - S05 to S07

  private mutating func checkTopLists() {
    func list(_ key: String) -> [String] {
      (reading["astrometers"]?[key]?.array ?? []).compactMap(\.string)
    }
    func ranked(_ value: (JSONValue) -> Double?) -> [String] {
      let kept = meters.enumerated().compactMap { place, meter in
        value(meter).map { (value: $0, place: place, name: text(meter, "meter_name")) }
      }
      return kept.sorted { ($0.value, $0.place) < ($1.value, $1.place) }.map(\.name)
    }
    let active = list("top_active_meters")
    need("S05", active == Array(ranked { -number($0, "intensity") }.prefix(active.count)), "active")
    let challenging = list("top_challenging_meters")
    let strained = ranked { number($0, "harmony") < 50 ? number($0, "harmony") : nil }
    need("S06", challenging == Array(strained.prefix(5)), "challenging")
    let flowing = list("top_flowing_meters")
    let easy = ranked { number($0, "unified_score") > 0 ? -number($0, "unified_score") : nil }
    need("S07", flowing == Array(easy.prefix(flowing.count)), "flowing")
  }

  // MARK: - S14

  private mutating func checkTrends() {
    for score in meters + groups {
      guard let delta = score["trend_delta"]?.number else { continue }
      let size = delta.magnitude
      let direction = size < 2 ? "stable" : delta > 0 ? "improving" : "worsening"
      let rate = size < 2 ? "stable" : size < 5 ? "slow" : size < 15 ? "moderate" : "rapid"
      let fits =
        text(score, "trend_direction") == direction && text(score, "trend_change_rate") == rate
      // The words follow from the unrounded change, which a bound may part from the printed one.
      let isNearBound =
        (size - size.rounded()).magnitude < 0.06 && [2, 5, 15].contains(size.rounded())
      need("S14", fits || isNearBound, score["meter_name"]?.string ?? text(score, "group_name"))
    }
  }
}

import Foundation
import TestSupport

/// The contract's rules between the fields of a natal chart, N01 to N09, which no schema can express.
///
/// Ported from the contract's own `check_contract.py`, `natal_semantic`, tolerances included; it knows
/// doesn't use the modules it judges.
struct NatalRules {
  private let chart: JSONValue
  private let bodies: [JSONValue]
  private let cusps: [Double]
  private var broken: Set<String> = []

  /// The rules that `chart`, which fits its schema, breaks: such as `N03 mars`.
  static func broken(by chart: JSONValue) -> Set<String> {
    var rules = Self(chart)
    rules.checkSigns()
    rules.checkHouses()
    rules.checkAspects()
    rules.checkDistributions()
    rules.checkDignities()
    return rules.broken
  }

  private init(_ chart: JSONValue) {
    self.chart = chart
    bodies = chart["bodies"]?.array ?? []
    cusps = (chart["houses"]?.array ?? []).map { $0["cusp_longitude"]?.number ?? .nan }
  }

  private mutating func need(_ rule: String, _ holds: Bool, _ place: String) {
    if !holds { broken.insert("\(rule) \(place)") }
  }

  private static let signs = [
    "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpio", "sagittarius",
    "capricorn", "aquarius", "pisces",
  ]

  private static func turn(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    return rest < 0 ? rest + 360 : rest
  }

  // MARK: - N01, N02

  private mutating func checkSigns() {
    let angles = chart["angles"]?.object ?? [:]
    for (name, place) in bodies.map({ ($0["name"]?.string ?? "", $0) }) + angles.map({ $0 }) {
      let longitude = place["longitude"]?.number ?? .nan
      let inSign = place["degree_in_sign"]?.number ?? .nan
      let error = (longitude.truncatingRemainder(dividingBy: 30) - inSign).magnitude
      need("N01", sign(of: longitude) == place["sign"]?.string && error < 2e-4, name)
    }
    for (number, house) in zip(1..., chart["houses"]?.array ?? []) {
      need("N01", sign(of: cusps[number - 1]) == house["sign"]?.string, "house \(number)")
    }
    need("N02", body("sun")?["sign"] == chart["sun_sign"], "sun_sign")
  }

  private func sign(of longitude: Double) -> String? {
    (0..<360).contains(longitude) ? Self.signs[Int(longitude / 30)] : nil
  }

  private func body(_ name: String) -> JSONValue? {
    bodies.first { $0["name"]?.string == name }
  }

  // MARK: - N03 to N06

  private mutating func checkHouses() {
    let widths = cusps.indices.map { Self.turn(cusps[($0 + 1) % 12] - cusps[$0]) }
    for body in bodies {
      let longitude = body["longitude"]?.number ?? .nan
      let house = cusps.indices.first { Self.turn(longitude - cusps[$0]) < widths[$0] }
      need("N03", body["house"]?.number == house.map { Double($0 + 1) }, "\(body["name"] ?? .null)")
    }
    need("N04", (widths.reduce(0, +) - 360).magnitude < 1e-3, "cusps")
    guard let angles = chart["angles"]?.object else {
      let first = Self.signs.firstIndex { $0 == chart["sun_sign"]?.string }.map { Double($0) * 30 }
      need("N06", cusps.first == first, "solar first house")
      return
    }
    let places = angles.mapValues { $0["longitude"]?.number ?? .nan }
    for (one, other) in [("ascendant", "descendant"), ("midheaven", "imum_coeli")] {
      let arc = Self.turn((places[one] ?? .nan) - (places[other] ?? .nan))
      need("N05", (arc - 180).magnitude < 1e-3, one)
    }
    let quadrantSystems = [
      "placidus", "koch", "porphyry", "regiomontanus", "campanus", "alcabitius", "topocentric",
      "krusinski", "apc",
    ]
    if quadrantSystems.contains(chart["house_system"]?.string ?? "") {
      for (index, angle) in [(0, "ascendant"), (9, "midheaven")] {
        need("N06", (cusps[index] - (places[angle] ?? .nan)).magnitude < 1e-3, angle)
      }
    }
  }
}

// MARK: - N07 to N09

extension NatalRules {
  private mutating func checkAspects() {
    var places = chart["angles"]?.object ?? [:]
    for body in bodies { places[body["name"]?.string ?? ""] = body }
    for (index, aspect) in zip(0..., chart["aspects"]?.array ?? []) {
      let longitudes = ["body1", "body2"].compactMap { key in
        places[aspect[key]?.string ?? ""]?["longitude"]?.number
      }
      guard longitudes.count == 2, let angle = aspect["exact_angle"]?.number,
        let orb = aspect["orb"]?.number
      else {
        need("N07", false, "aspect \(index)")
        continue
      }
      let separation = (Self.turn(longitudes[0] - longitudes[1] + 180) - 180).magnitude
      need("N07", ((separation - angle).magnitude - orb).magnitude <= 0.006, "aspect \(index)")
    }
  }

  private mutating func checkDistributions() {
    let ten = bodies.filter { $0["name"]?.string != "north_node" }
    let counts = chart["distributions"]
    for (key, part) in [("elements", "element"), ("modalities", "modality")] {
      for (name, count) in counts?[key]?.object ?? [:] {
        let found = ten.filter { $0[part]?.string == name }.count
        need("N08", count.number == Double(found), name)
      }
    }
    guard let quadrants = counts?["quadrants"]?.object else { return }
    let found = (0..<4).map { quadrant in
      Double(ten.filter { Int(($0["house"]?.number ?? 0) - 1) / 3 == quadrant }.count)
    }
    for (name, count) in zip(["first", "second", "third", "fourth"], found) {
      need("N08", quadrants[name]?.number == count, name)
    }
    let halves: [String: JSONValue] = [
      "northern": .number(found[0] + found[1]), "southern": .number(found[2] + found[3]),
      "eastern": .number(found[0] + found[3]), "western": .number(found[1] + found[2]),
    ]
    need("N08", counts?["hemispheres"]?.object == halves, "hemispheres")
  }

  private static let modernRulers = [
    "mars", "venus", "mercury", "moon", "sun", "mercury", "venus", "pluto", "jupiter", "saturn",
    "uranus", "neptune",
  ]
  private static let oldRulers = [7: "mars", 10: "saturn", 11: "jupiter"]
  private static let exaltations = [
    "sun": 0, "moon": 1, "mercury": 5, "venus": 11, "mars": 9, "jupiter": 3, "saturn": 6,
  ]

  private mutating func checkDignities() {
    for body in bodies {
      guard let name = body["name"]?.string, name != "north_node", let sign = body["sign"]?.string
      else { continue }
      need("N09", body["dignity"]?.string == Self.dignity(of: name, in: sign), name)
    }
  }

  /// The dignity of a planet in a sign, or nil if there is no such sign.
  static func dignity(of name: String, in signName: String) -> String? {
    guard let sign = signs.firstIndex(of: signName) else { return nil }
    let opposite = (sign + 6) % 12
    func rules(_ sign: Int) -> Bool { modernRulers[sign] == name || oldRulers[sign] == name }
    if rules(sign) { return "domicile" }
    if exaltations[name] == sign { return "exaltation" }
    if rules(opposite) { return "detriment" }
    return exaltations[name] == opposite ? "fall" : "peregrine"
  }
}

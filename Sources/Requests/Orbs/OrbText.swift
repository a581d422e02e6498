package import Astrology
@_spi(FrontEnd) package import Ephemeris

/// Reads a rule of orbs as options and files write it.
///
/// It is a name (`lilly`), or orbs in degrees: by kinds of aspects (`trine=6,square=6`), or by points
/// (`sun=10,moon=10,others=6`), of which two join by their moieties or, with `rule=wider`, by the wider one. A file
/// has the same as a JSON object (`{"sun": 10, "moon": 10}`) or as rows of a name, a tab and a number.
package enum OrbText {
  /// Reads a rule.
  ///
  /// - Throws: ``RequestError`` for an unknown name, a number that is no orb, and kinds beside points.
  package static func read(_ text: String) throws(RequestError) -> OrbRule {
    let entries = try entries(of: text)
    if entries.isEmpty, let name = text.split(whereSeparator: \.isWhitespace).first {
      return try named(String(name))
    }
    return try rule(of: entries)
  }

  /// Whether a text is the name of a rule or has orbs itself, rather than naming a file.
  package static func isRule(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "="))
      || !text.utf8.contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
  }

  private typealias Entry = (name: String, value: String)

  private static func named(_ name: String) throws(RequestError) -> OrbRule {
    guard let orbs = NamedOrbs(rawValue: name) else {
      throw .unknownName(
        name,
        RequestError.Thing(
          "rule of orbs", "rules",
          names: NamedOrbs.allCases.map(\.name) + ["or orbs such as sun=10,moon=10,others=6"]))
    }
    return orbs.rule
  }

  /// The names of a list, of rows or of a JSON object, with what stands beside each.
  private static func entries(of text: String) throws(RequestError) -> [Entry] {
    if text.first(where: { !$0.isWhitespace }) == "{" { return try object(text) }
    let isPair: (Character) -> Bool = { $0 == "=" || $0 == "\t" }
    guard text.contains(where: isPair) else { return [] }
    var entries: [Entry] = []
    for row in text.split(whereSeparator: { $0 == "," || $0.isNewline }) {
      let parts = row.split(maxSplits: 1, whereSeparator: isPair)
        .map { String($0).trimmedOfSpace }
      if parts.first?.hasPrefix("#") == true { continue }
      guard parts.count == 2 else { throw .invalid("orbs", OrbTextError.form(String(row))) }
      entries.append((parts[0], parts[1]))
    }
    return entries
  }

  private static func object(_ text: String) throws(RequestError) -> [Entry] {
    let malformed = RequestError.invalid("orbs", OrbTextError.form(text))
    var scanner = JSONScanner(Array(text.utf8))
    var entries: [Entry] = []
    guard scanner.skip("{") else { throw malformed }
    repeat {
      guard let name = scanner.text(), scanner.skip(":"), let value = scanner.value() else {
        throw malformed
      }
      switch value {
      case .number(let digits): entries.append((name, digits))
      case .text(let word): entries.append((name, word))
      case .null, .bool, .other: throw malformed
      }
    } while scanner.skip(",")
    guard scanner.skip("}"), scanner.isAtEnd else { throw malformed }
    return entries
  }

  private static func rule(of entries: [Entry]) throws(RequestError) -> OrbRule {
    var kinds: [AspectKind: PlaneAngle] = [:]
    var points: [ChartPoint: PlaneAngle] = [:]
    var others: PlaneAngle?
    var isWider: Bool?
    for (name, value) in entries {
      let spoken = name.spoken
      if spoken == "rule" {
        isWider = try isWiderRule(value)
      } else if spoken == "others" {
        others = try orb(value, of: name)
      } else if let kind = AspectKind(rawValue: spoken) {
        kinds[kind] = try orb(value, of: name)
      } else {
        points[try point(name)] = try orb(value, of: name)
      }
    }
    do throws(NumberError) {
      guard !kinds.isEmpty else {
        let orbs = try OrbRule.PointOrbs(
          points, others: others ?? .degrees(OrbRule.PointOrbs.othersDegrees))
        return isWider == true ? .wider(orbs) : .moieties(orbs)
      }
      if points.isEmpty, others == nil, isWider == nil {
        for kind in AspectKind.allCases where kinds[kind] == nil { kinds[kind] = kind.widestOrb }
        return .kinds(try OrbTable(allowing: kinds))
      }
    } catch {
      throw .invalid("orbs", error)
    }
    throw .invalid("orbs", OrbTextError.kindsAndPoints)
  }

  private static func isWiderRule(_ text: String) throws(RequestError) -> Bool {
    guard let isWider = ["moieties": false, "wider": true][text] else {
      throw .notAChoice(text, "rule", choices: ["moieties", "wider"])
    }
    return isWider
  }

  private static func orb(_ text: String, of name: String) throws(RequestError) -> PlaneAngle {
    guard let degrees = Double(text), degrees.isFinite else {
      throw .invalid("orbs", OrbTextError.form("\(name)=\(text)"))
    }
    return .degrees(degrees)
  }

  private static let shortAngles: [String: ChartAngle] = [
    "asc": .ascendant, "ac": .ascendant, "mc": .midheaven, "dc": .descendant, "ic": .imumCoeli,
  ]

  private static func point(_ name: String) throws(RequestError) -> ChartPoint {
    if let angle = shortAngles[name.spoken]
      ?? ChartAngle.allCases.first(where: { $0.name.spoken == name.spoken })
    {
      return .angle(angle)
    }
    if let body = try? CelestialBody(spoken: name) { return .body(body) }
    throw .unknownName(
      name,
      RequestError.Thing(
        "point or aspect", "names",
        names: CelestialBody.allCases.map(\.name) + ChartAngle.allCases.map(\.name)
          + AspectKind.allCases.map(\.name) + ["others", "rule"]))
  }
}

/// Why a text has no orbs.
package enum OrbTextError: AstrolabeError, Hashable {
  /// A part of it has another form.
  case form(String)
  /// It has kinds of aspects beside points.
  case kindsAndPoints

  /// What was written.
  package var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  package var description: String {
    switch self {
    case .form(let text):
      "\"\(text.printable)\" is no orb; write a name, an equals sign and degrees, such as sun=10,moon=10"
    case .kindsAndPoints:
      "orbs must be by kinds of aspects or by points, not by both; write trine=6,square=6 or sun=10,moon=10"
    }
  }
}

extension String {
  fileprivate var trimmedOfSpace: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}

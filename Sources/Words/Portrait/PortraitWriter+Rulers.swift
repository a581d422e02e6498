internal import Astrology
internal import Ephemeris
internal import Readings

// Who rules whom.

extension PortraitWriter {
  /// The sentences of a statement about a ruler of signs.
  mutating func ruled(_ statement: Portrait.Statement) -> String {
    switch (statement.form, statement.facts.first) {
    case (.ruler(let isBut), .ruler(_, let body, let house)?):
      let said = statement.texts.first.map { words.portrait($0) } ?? ""
      return framed(
        isBut ? .chartRulerBut : .chartRuler, said,
        [
          "one": String(said.inSmall.dropLast()), "body": name(.body(body)),
          "house": ordinal(house), "point": clause(.topic(house)),
        ])
    case (.steer(let isRuler), .sign(.body(let body), let sign)?):
      return framed(
        isRuler ? .chartLight : .chartSteer, "",
        ["point": clause(.steer(body, sign)), "sign": sign.title, "body": name(.body(body))])
    case (.bond, .ruler(_, let body, let house)?):
      return framed(
        .bondRuler, "",
        ["one": clause(.bond(house)), "body": name(.body(body)), "house": ordinal(house)])
    case (.mate, .sign(.body(let body), let sign)?):
      return framed(
        .bondMate, "",
        ["point": clause(.mate(sign)), "sign": sign.title, "body": name(.body(body))])
    case (.exchange, _): return exchanged(statement.facts)
    case (.end, .sign(.body(let body), let sign)?):
      return framed(
        .end, "", ["one": clause(.end(body, sign)), "body": name(.body(body)), "sign": sign.title])
    case (_, _): return ""
    }
  }

  private mutating func exchanged(_ facts: [PortraitFact]) -> String {
    guard facts.count == 2, case .sign(.body(let one), _) = facts[0],
      case .sign(.body(let other), _) = facts[1]
    else { return "" }
    return framed(
      .exchange, "",
      [
        "one": clause(.exchange(one, other)), "first": name(.body(one)),
        "second": name(.body(other)),
      ])
  }
}

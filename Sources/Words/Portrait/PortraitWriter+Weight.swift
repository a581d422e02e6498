internal import Astrology
internal import Ephemeris
internal import Readings

// The chart weighed as a whole.

extension PortraitWriter {
  /// The sentences of a statement that weighs the chart.
  mutating func weighed(_ statement: Portrait.Statement) -> String {
    switch statement.form {
    case .most(let sign, let field, let isMost):
      let want = words.passage(.clause(.most(sign)), variant: statement.variant)
      guard let field else { return framed(isMost ? .most : .large, "", ["one": want]) }
      return framed(
        isMost ? .mostPlaced : .largePlaced, "", ["one": want, "other": clause(.field(field))])
    case .against(let sign, let fields):
      return framed(
        .against, "",
        [
          "list": words.list(fields.map { clause(.field($0)) }),
          "one": words.passage(.clause(.against(sign)), variant: statement.variant),
        ])
    case .follows(let element, let sign):
      return words.passage(.clause(.follows(element, sign)), variant: statement.variant)
    case _: return ""
    }
  }
}

extension PortraitWriter {
  /// A first meeting, and whom people get to know later; the two are one where the signs are the same.
  mutating func met(_ rising: ZodiacSign, _ sun: ZodiacSign, _ said: String) -> String {
    let scene = framed(.scene, said)
    guard rising != sun else { return scene }
    return scene + " "
      + framed(
        .metFirst, "",
        ["first": clause(.risingFigure(rising)), "second": clause(.sunFigure(sun))])
  }
}

// Clauses.

extension PortraitWriter {
  func clause(_ clause: PortraitClause) -> String { words.passage(.clause(clause)) }
  func name(_ point: ChartPoint) -> String { clause(.name(point)) }
  func list(_ bodies: [CelestialBody]) -> String {
    words.list(bodies.map { name(.body($0)) })
  }
  func ordinal(_ house: House) -> String { clause(.ordinal(house)) }
}

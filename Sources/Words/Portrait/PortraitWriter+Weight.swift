internal import Astrology
internal import Readings

// The chart weighed as a whole, and where each of two sides holds.

extension PortraitWriter {
  /// The sentences of a statement that weighs the chart, or of one that says which of two sides holds where.
  mutating func weighed(_ statement: Portrait.Statement) -> String {
    switch statement.form {
    case .most(let sign, let field):
      let want = words.passage(.clause(.most(sign)), variant: statement.variant)
      guard let field else { return framed(.most, "", ["one": want]) }
      return framed(.mostPlaced, "", ["one": want, "other": clause(.field(field))])
    case .against(let sign, let fields):
      return framed(
        .against, "",
        [
          "list": words.list(fields.map { clause(.field($0)) }),
          "one": words.passage(.clause(.against(sign)), variant: statement.variant),
        ])
    case .follows(let element, let sign):
      return words.passage(.clause(.follows(element, sign)), variant: statement.variant)
    case .sides(let trait, let more, let less):
      return framed(
        .sides, "",
        [
          "one": clause(.field(more)), "other": clause(.field(less)),
          "first": side(trait, isMore: true, in: more),
          "second": side(trait, isMore: false, in: less),
        ])
    case _: return ""
    }
  }

  /// What a person does there; the field chooses the words.
  private func side(_ trait: PortraitTrait, isMore: Bool, in field: PortraitField) -> String {
    words.passage(.clause(.side(trait, isMore: isMore)), variant: field.rank + variant)
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

internal import Astrology
internal import Ephemeris
internal import Words

// Figures that are part of larger ones, and how many aspects of some kinds there are.
extension AnswerWriter {
  /// That a figure is part of a larger one, as a grand trine in a kite; nil if it is part of none.
  func figure(_ kinds: [AspectPattern.Kind], within found: [AspectPattern]) -> AnswerDraft? {
    for kind in kinds {
      guard let whole = found.first(where: { kind.larger.contains($0.kind) }) else { continue }
      var draft = AnswerDraft()
      draft.note("figures", "\(kind.rawValue) within \(whole.kind.rawValue)")
      draft.add(
        speech.say(
          "chart.figure.within",
          [
            "figure": Speech.phrase("figure.\(kind.rawValue)"),
            "whole": Speech.phrase("figure.\(whole.kind.rawValue)"),
            "list": speech.list(members(of: kind, in: whole).map(\.title)),
          ]))
      draft.add(speech.say("figure.means.\(kind.rawValue)"))
      draft.add(speech.say("figure.means.\(whole.kind.rawValue)"))
      return draft
    }
    return nil
  }

  /// The three planets of a grand trine, of other figures all members of the larger one.
  private func members(of kind: AspectPattern.Kind, in whole: AspectPattern) -> [CelestialBody] {
    guard kind == .grandTrine else { return whole.members }
    let all = whole.members
    let trines = chart.aspects().filter { $0.kind == .trine }
    func makesTrine(_ one: CelestialBody, _ other: CelestialBody) -> Bool {
      trines.contains { Set([$0.first, $0.second]) == [.body(one), .body(other)] }
    }
    let three = all.filter { one in
      all.filter { $0 != one && makesTrine(one, $0) }.count > 1
    }
    return three.count == 3 ? three : all
  }

  /// How many aspects of each of some kinds the chart has.
  func counts(of kinds: [AspectKind]) -> AnswerDraft {
    var draft = AnswerDraft()
    let parts = kinds.map { kind in
      let count = closeAspects.count { $0.kind == kind }
      draft.note(kind.plural, count)
      return count == 1 ? "one \(kind.name)" : "\(speech.number(count)) \(kind.plural)"
    }
    draft.add(speech.say("chart.kinds", ["list": speech.list(parts)]))
    for kind in kinds {
      guard let first = closeAspects.first(where: { $0.kind == kind }) else { continue }
      draft.add(
        speech.say(
          "chart.kinds.closest",
          [
            "aspect": kind.name, "one": first.first.ownName, "other": first.second.ownName,
            "orb": orb(first.orb),
          ]))
    }
    return draft
  }
}

extension AnswerDraft {
  /// The same with the sentences of another draft before its own.
  func after(_ other: Self) -> Self {
    var whole = self
    whole.sentences = other.sentences + sentences
    return whole
  }
}

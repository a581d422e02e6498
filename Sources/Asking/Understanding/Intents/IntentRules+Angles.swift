internal import Astrology
internal import Ephemeris

// What stands on the angles of the chart, and what bodies of the sky do to it.
extension IntentRules {
  /// "Which planets sit on my MC", "what is on my Ascendant", "is Chiron on an angle", "do I have angular planets".
  var asksWhatIsOnAngle: Bool {
    guard !hasTime, signs.isEmpty, houses.isEmpty, reader.persons.isEmpty,
      !has("now", "when", "transit", "next", "sign", "compat", "ruler", "why", "meanthat"),
      !says("mean", "means")
    else { return false }
    let angles = points.filter { !$0.point.isBody }
    let bodies = points.filter(\.point.isBody)
    if says("angular") || says("angle", "angles") && (!bodies.isEmpty || has("planets")) {
      return angles.isEmpty && bodies.count < 2 && (ownsSomething || has("natal", "planets"))
    }
    guard angles.count == 1, bodies.isEmpty,
      let angle = angles.first, ownsSomething || angle.isOwn
    else { return false }
    let texts = reader.texts
    let start = texts[..<angle.place].lastIndex { !["my", "the", "natal"].contains($0) }
    guard let start else { return false }
    let lead = texts[...start].suffix(2)
    let isBeside = lead.contains { Self.besides.contains($0) || $0.hasPrefix("conjunct") }
    return isBeside
      && (has("planets", "anything")
        || says("what", "whats", "which", "who", "any", "anything", "something", "que"))
  }

  private static let besides: Set<String> = [
    "on", "near", "close", "beside", "around", "touch", "touches", "touching", "sits", "sit", "by",
    "with", "next",
  ]

  /// "What do Saturn and Pluto do for me now", "what is Lilith doing to my chart this month".
  var asksWhatBodiesDo: Bool {
    let bodies = foreign.filter(\.isBody)
    guard own.isEmpty, !bodies.isEmpty, bodies.count == points.count, bodies.count < 4,
      signs.isEmpty, houses.isEmpty, reader.aspect == nil, activity == nil, !says("why", "whys"),
      has("now") || hasTime, says("what", "whats", "how"),
      !has("retro", "direct", "when", "enter", "return", "best", "strongshould"),
      reader.times.allSatisfy({ $0.period.dayCount < 32 })
    else { return false }
    let texts = reader.texts
    return texts.indices.dropLast().contains { index in
      Self.deeds.contains(texts[index])
        && texts[(index + 1)...].prefix(4).contains { ["me", "my", "chart"].contains($0) }
    }
  }

  private static let deeds: Set<String> = [
    "do", "doing", "does", "bring", "bringing", "brings", "mean", "means", "affect", "affecting",
    "affects", "influence", "influencing", "touching", "touch", "say", "saying", "want", "asking",
  ]
}

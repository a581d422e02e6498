internal import Astrology
internal import Ephemeris

// What a question in an astrologer's term names beside the term.
extension Understanding {
  /// Keeps the dignities that a question names, as cues.
  mutating func addTermCues(_ reader: QuestionReader) {
    if let age = reader.askedAge { cues.insert("word.age.\(age)") }
    let modes = [
      "modality", "modalities", "mode", "modes", "quality", "qualities", "quadruplicity",
      "quadruplicities", "cardinal", "fixed", "mutable",
    ]
    if modes.contains(where: reader.has) { cues.insert("word.modes") }
    if ["element", "elements"].contains(where: reader.has) { cues.insert("word.elements") }
    if reader.has("ex") || reader.has("exes") { cues.insert("word.ex") }
    for lot in Lot.allCases where reader.has(lot.rawValue) {
      cues.insert("word.lot.\(lot.rawValue)")
    }
    for kind in MinorAspect.Kind.allCases
    where reader.texts.contains(where: { $0.hasPrefix(kind.rawValue) }) {
      cues.insert("word.minor.\(kind.rawValue)")
    }
    if reader.texts.contains(where: { $0.hasPrefix("inconjunct") }) {
      cues.insert("word.minor.quincunx")
    }
    for star in FixedStar.named where reader.hasPhrase(star.title) {
      cues.insert("word.star.\(star.title)")
    }
    if has(IntentRules.Term.technique.cue), let number = reader.askedNumber {
      cues.insert("word.number.\(number)")
    }
    if has(IntentRules.Term.trait.cue) || has(IntentRules.Term.traitCause.cue),
      let (trait, _) = AskedTrait.named(in: reader.words)
    {
      cues.insert("trait.\(trait.key)")
      if reader.has("how") { cues.insert("word.how_to") }
    }
    // "What is my profection lord doing this month", rather than which planet it is.
    if has(IntentRules.Term.profection.cue),
      ["doing", "retrograde", "transits", "transit", "moving", "now", "direct", "up"]
        .contains(where: reader.has), ["lord", "ruler"].contains(where: reader.has),
      !["who", "whos", "which"].contains(where: reader.has)
    {
      cues.insert("word.lord_now")
    }
    if reader.has("who") || reader.has("whos") { cues.insert("word.who") }
    if has(IntentRules.Term.rank.cue) {
      for rank in IntentRules.Rank.allCases where rank.words.contains(where: reader.has) {
        cues.insert("rank.\(rank)")
      }
    }
    guard has(IntentRules.Term.dignities.cue) else { return }
    var named = reader.texts.flatMap { IntentRules.dignityWords[$0] ?? [] }
    if reader.has("fall") || reader.has("falls") { named.append(.fall) }
    for dignity in named { cues.insert("dignity.\(dignity.rawValue)") }
  }

  /// The dignities that it names, in the order of their strength.
  var dignities: [EssentialDignity] {
    EssentialDignity.allCases.filter { has("dignity.\($0.rawValue)") }
  }

  /// Keeps what a question says beside its matter: a day, the plural, events, the sides of a feast.
  mutating func addSideCues(_ reader: QuestionReader) {
    addDayBeside(reader)
    if ["what", "which", "how", "whats"].contains(reader.texts.first) {
      cues.insert("word.open")
    }
    if reader.has("returns") { cues.insert("word.returns") }
    if ["south", "nodes", "nodos", "sur"].contains(where: { reader.has($0) }) {
      cues.insert("word.south_node")
    }
    if reader.has("days") || reader.has("dates") { cues.insert("word.plural_days") }
    if reader.times.count == 1, choices.count == 2, reader.aroundFeast(reader.times[0]) != nil {
      cues.insert("word.around")
    }
    addJointCues(reader)
  }

  /// Keeps a day that a question about a month of the sky names beside it: "Mercury in October? I start on the 26th".
  private mutating func addDayBeside(_ reader: QuestionReader) {
    guard intent == .skyFact, has("retro"), let period, (27...31).contains(period.dayCount) else {
      return
    }
    let day = reader.times.lazy.compactMap { time -> CalendarDate? in
      guard time.kind == .day else { return nil }
      guard time.place.count == 1,
        let number = CalendarWords.day(reader.texts[time.place.lowerBound]),
        CalendarWords.isOrdinal(reader.texts[time.place.lowerBound]), number <= period.dayCount
      else { return period.contains(time.period.from) ? time.period.from : nil }
      return period.from.advanced(byDays: number - 1)
    }.first
    if let day { cues.insert("word.day.\(day.dayNumber)") }
  }

  /// The day that it names beside a month.
  var dayBeside: CalendarDate? {
    cues.first { $0.hasPrefix("word.day.") }.flatMap { Int($0.dropFirst(9)) }
      .map { CalendarDate(dayNumber: $0) }
  }

  /// Whether its answer depends on where one stands: when the Sun sets, whether an eclipse is seen.
  var dependsOnPlace: Bool { intent == .skyFact && hasAny("sunrise", "eclipse") }

  /// The reader's own point that an event of the answer before is held against.
  var touched: ChartPoint? { has("word.touched") ? natal : nil }

  /// Whether it asks what an event that was named before does to a point of the chart: "and does it touch my Mars".
  func asksTouch(_ reader: QuestionReader, after previous: Self) -> Bool {
    guard previous.intent == .skyFact, natal != nil, reader.points.contains(where: \.isOwn),
      reader.texts.count <= 9
    else { return false }
    let events: Set<String> = [
      "fullmoon", "newmoon", "eclipse", IntentRules.Term.station.cue,
      IntentRules.Term.eclipseTouch.cue,
    ]
    let refers = ["it", "that", "this"].contains { reader.has($0) }
    return !previous.cues.isDisjoint(with: events)
      && (refers || reader.has("about")
        || reader.texts.contains(where: IntentRules.contactVerbs.contains))
  }
}

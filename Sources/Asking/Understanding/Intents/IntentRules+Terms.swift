internal import Astrology
internal import Ephemeris

// Questions whose words leave no doubt about what they want: astrologers' terms and fixed turns of phrase.
extension IntentRules {
  /// What a question asks for in a term or a turn of phrase that decides its intent.
  enum Term: String {
    /// The progressed chart.
    case progressed
    /// The profected year and its lord.
    case profection
    /// The ruler of the sign that a planet stands in.
    case dispositor
    /// Whether a planet is burnt by the Sun or in its heart.
    case nearSun
    /// Critical degrees.
    case criticalDegree
    /// The houses that a planet rules.
    case housesRuled
    /// How strong the chart ruler is.
    case strongRuler
    /// When a retrograde ends.
    case retrogradeEnd
    /// When a body enters a sign.
    case signChange
    /// When a body turns.
    case station
    /// Whether it is too soon or too late for something.
    case tooSoon
    /// How the time between two events of the sky is.
    case betweenEvents
    /// What was said of a day that went otherwise.
    case dispute
    /// That an answer fits everybody.
    case everybody
    /// Whether somebody can be trusted.
    case trust
    /// How old the reader is, and when the next birthday is.
    case age
    /// What others know better: whether a journey is safe or on time, and which place suits the reader.
    case limits
    /// The planets in some of the essential dignities.
    case dignities
    /// The mutual receptions.
    case receptions
    /// Whether the Moon was void of course at birth.
    case voidAtBirth
    /// What the chart ruler does in the sky.
    case rulerNow
    /// What of the chart an eclipse touches.
    case eclipseTouch
    /// What several planets in one place mean.
    case together
    /// The signs by the sidereal zodiac.
    case sidereal
    /// How the sky was, or will be, on a day.
    case skyOfDay
    /// Whether a retrograde does harm.
    case retrogradeHarm
    /// What will happen, event by event.
    case events
    /// What of the chart shows a talent.
    case whatShows
    /// The planets of the chart that stand on an angle.
    case onAngle
    /// What some bodies of the sky do to the chart at a time.
    case bodiesAtWork
    /// What passes a point of the chart now or in some dates.
    case pointNow
    /// Which element or mode has most planets.
    case balance
    /// What the chart of a solar return says.
    case yearChart
    /// What a house without planets means, or whether one is.
    case emptyHouse
    /// What a planet in a house means.
    case planetInHouse
    /// Whether a retrograde makes something happen.
    case retrogradeBlame
    /// Whether something may be done in a retrograde.
    case retrogradeCustom
    /// A technique of astrologers.
    case technique
    /// What a planet in a sign means.
    case planetInSign
    /// Which planet is the fastest, the slowest or the weakest.
    case rank
    /// Why the reader is not as their Sun sign is said to be.
    case unlike
    /// Whether the chart shows how the reader is.
    case trait
    /// Why the reader is as they are.
    case traitCause

    /// The intent that it decides.
    var intent: Understanding.Intent {
      switch self {
      case .progressed, .profection, .dispositor, .criticalDegree, .housesRuled, .strongRuler,
        .age, .dignities, .receptions, .voidAtBirth, .together,
        .sidereal, .onAngle, .balance, .emptyHouse, .technique, .rank:
        .chartFact
      case .nearSun: .chartFact
      case .retrogradeEnd, .signChange, .station, .eclipseTouch, .skyOfDay, .retrogradeHarm:
        .skyFact
      case .retrogradeBlame: .skyFact
      case .rulerNow, .bodiesAtWork, .pointNow, .yearChart: .transitWhen
      case .planetInHouse, .planetInSign: .concept
      case .whatShows, .trait, .unlike: .portrait
      case .tooSoon, .trust, .retrogradeCustom: .decision
      case .everybody: .courtesy
      case .limits: .outOfScope
      case .betweenEvents, .events: .outlook
      case .dispute, .traitCause: .cause
      }
    }

    /// Whether no time matters to it.
    var isOfBirth: Bool {
      [.dignities, .receptions, .voidAtBirth, .together, .sidereal, .onAngle].contains(self)
    }

    /// The cue of the answer.
    var cue: String { "term.\(rawValue)" }
  }

  /// The term that decides the intent; nil if there is none, or if only its meaning is asked for.
  var term: Term? {
    if PlainQuestion.asksForAge(reader.texts) { return .age }
    if asksForLimits { return .limits }
    if asksTooSoon { return .tooSoon }
    if asksBetweenEvents { return .betweenEvents }
    if disputesForecast { return .dispute }
    if says("you", "u"), says("everyone", "everybody", "anyone", "anybody"),
      says("tell", "say", "says", "said", "told"), !hasTime, reader.texts.count <= 10
    {
      return .everybody
    }
    if asksForTrust { return .trust }
    if has("retro"), own.isEmpty, !foreign.isEmpty, has("until"), signs.isEmpty,
      !says("chart", "carta", "shadow"), !has("concept")
    {
      return .retrogradeEnd
    }
    if has("enter"), foreign.count == 1, own.isEmpty, signs.count == 1, has("when"),
      !has("why", "best", "strongshould")
    {
      return .signChange
    }
    if foreign.count == 1, own.isEmpty, says("station", "stations", "stationing"),
      !has("concept") || has("next", "when"),
      foreign[0] != .body(.sun), foreign[0] != .body(.moon)
    {
      return .station
    }
    if let technicalTerm { return technicalTerm }
    if let chartTerm { return chartTerm }
    if has("unlike"), signs.count == 1 || says("sign"), !hasTime { return .unlike }
    if ownTrait != nil {
      return has("why") || says("makes", "come", "comes") ? .traitCause : .trait
    }
    let isOfMeaning = has("concept") && !ownsSomething
    guard !isOfMeaning, !has("conceptsure") else { return nil }
    if concepts.has("progression"), !points.isEmpty || ownsSomething { return .progressed }
    if concepts.has("profection"), ownsSomething || says("year", "lord", "current", "ano") {
      return .profection
    }
    if concepts.has("dispositor"), !points.isEmpty || ownsSomething { return .dispositor }
    if concepts.has("combust"), !points.isEmpty || ownsSomething { return .nearSun }
    if reader.texts.indices.dropLast().contains(where: {
      reader.texts[$0] == "critical" && reader.texts[$0 + 1].hasPrefix("degree")
    }) || says("anaretic") {
      return .criticalDegree
    }
    if points.count == 1, case .body = points[0].point, houses.isEmpty, has("houseword"),
      says("ruled", "rule", "rules", "lord") || says("ruler") && says("by")
    {
      return .housesRuled
    }
    if has("ruler"), has("dignity") || says("condition", "state", "shape"), points.isEmpty,
      houses.isEmpty, ownsSomething
    {
      return .strongRuler
    }
    return nil
  }

  /// "Is it safe to travel to Kyiv", "will my flight be delayed", "which city suits me".
  private var asksForLimits: Bool {
    let kinds: Set<String> = ["safety", "delay", "place"]
    let asked = reader.matches.contains { match in
      if case .outside(let kind) = match.meaning { kinds.contains(kind) } else { false }
    }
    return asked && points.isEmpty && signs.isEmpty && houses.isEmpty
      && (reader.text.contains("?")
        || reader.words.indices.contains { index in
          reader.words[index].startsClause && has("question") && index == 0
        })
  }

  /// "Is it too soon to move in", "is it too late to call".
  private var asksTooSoon: Bool {
    let texts = reader.texts
    guard !has("when", "why"), let first = texts.first,
      ["is", "isnt", "am", "would", "es"].contains(first)
        || reader.words.indices.contains(where: {
          reader.words[$0].startsClause && ["is", "am"].contains(texts[$0])
        })
    else { return false }
    return texts.indices.dropLast(2).contains { index in
      texts[index] == "too" && ["soon", "early", "late"].contains(texts[index + 1])
        && ["to", "for"].contains(texts[index + 2])
    }
  }

  /// "Can I trust my accountant", which no chart says.
  private var asksForTrust: Bool {
    let texts = reader.texts
    guard !hasTime, points.isEmpty, signs.isEmpty, otherBirth == nil else { return false }
    let own: Set<String> = [
      "gut", "intuition", "instinct", "instincts", "heart", "feelings", "feeling", "body", "luck",
      "chart", "judgment", "judgement",
    ]
    return texts.indices.dropLast(3).contains { index in
      guard ["can", "should", "could", "do"].contains(texts[index]), texts[index + 1] == "i",
        texts[index + 2] == "trust"
      else { return false }
      let next = texts[index + 3]
      if ["him", "her", "them"].contains(next) { return true }
      return next == "my" && index + 4 < texts.count && !own.contains(texts[index + 4])
    }
  }

  /// "How is the time between the equinox and the eclipse".
  private var asksBetweenEvents: Bool {
    let events = ["equinox", "solstice", "fullmoon", "newmoon", "eclipse"].filter { has($0) }
    return says("between", "entre") && events.count == 2 && !has("howmany", "nplanets", "when")
  }

  /// "You said yesterday would be great, and it was garbage".
  private var disputesForecast: Bool {
    guard says("you", "u"), says("said", "told", "promised", "predicted"), !says("i", "he", "she"),
      let time = reader.times.first
    else { return false }
    return time.period.dayCount < 8 && time.period.to < reader.situation.today
  }
}

internal import Astrology
internal import Ephemeris

// Questions about signs and other people.
extension IntentRules {
  /// Whether the reader says which sign they are, and asks whether it is so: "im a leo, right?".
  var claimsSign: Bool {
    guard !signs.isEmpty, points.isEmpty, houses.isEmpty, !hasTime || namesOwnBirthday,
      activity == nil, otherBirth == nil
    else { return false }
    if has("cusp") { return true }
    let claims = reader.texts.indices.contains { index in
      guard ["im", "am", "being"].contains(reader.texts[index]) else { return false }
      return reader.texts[(index + 1)...].prefix(3).contains { word in
        ZodiacSign.allCases.contains { $0.name == word }
      }
    }
    return claims && !has("compat")
      && (has("sure") || says("right", "correct", "isnt", "arent", "true", "or"))
  }

  /// Whether every date that it names is the reader's birthday.
  var namesOwnBirthday: Bool {
    let birth = reader.situation.birth
    return reader.times.allSatisfy { time in
      time.kind == .day && time.period.from.month == birth.month
        && time.period.from.day == birth.day
    }
  }

  /// Whether a text is nothing but the date of a birth, which is another person's.
  var isBareBirth: Bool {
    guard dayLongAgo != nil, reader.times.count == 1 else { return false }
    let place = reader.times[0].place
    let rest = reader.texts.indices.filter { !place.contains($0) }.map { reader.texts[$0] }
    return rest.allSatisfy { ["born", "on", "in", "he", "she", "is", "was", "the"].contains($0) }
  }

  var isCompatibility: Bool {
    if has("bigtransit", "ruler", "fullmoon", "newmoon", "eclipse") { return false }
    if joinsPartner { return true }
    if says("tengo", "have"), points.count == 1 { return false }
    // "What's the glue between Vic and me", "how does his Venus sit with mine".
    if reader.situation.hasPartner, !hasTime {
      if has("keeps", "understand") { return true }
      if namesPartner, has("why", "compat") || says("nerves", "annoy", "annoys", "fight", "argue") {
        return true
      }
      if says("mine", "our"), says("his", "her", "our", "their"), !points.isEmpty { return true }
    }
    if otherBirth != nil { return true }
    if has("planets"), says("my"), reader.persons.isEmpty { return false }
    if has("houseword"), signs.count == 1, reader.persons.isEmpty { return false }
    if has("compatstrong") { return true }
    if signs.count >= 2, own.isEmpty, points.isEmpty, !ownsSomething || has("compat") {
      return true
    }
    let other =
      !reader.persons.isEmpty || !signs.isEmpty
      || reader.situation.hasPartner && says("us", "we", "our")
      || namesPartner
    if says("sign", "signs", "zodiac", "match"), has("compat", "best", "worst"), !hasTime,
      points.isEmpty,
      says("which", "what", "best", "worst")
    {
      return true
    }
    if has("compat"), !signs.isEmpty, !hasTime, points.isEmpty { return true }
    return has("compat") && other && !has("best", "when", "strongshould") && !hasTime
      && !(activity != nil && has("should"))
  }

  var namesPartner: Bool { reader.namesPartner }

  /// The date of birth of somebody else, who may be a child.
  var birthOfOther: CalendarDate? {
    guard says("born", "birthday", "bday", "dob", "birth"), !says("i"), !says("im"),
      !reader.persons.isEmpty || has("grandchild") || says("he", "she", "her", "his", "their")
    else { return nil }
    let today = reader.situation.today
    let date = reader.times.first { $0.kind == .day && $0.place.count > 2 && $0.period.to < today }
    guard let date, date.period.from != reader.situation.birth else { return nil }
    return date.period.from
  }

  /// Whether a place of another person's chart is asked for: "my granddaughter was born on …, what is her Moon sign".
  var asksForTheirPlace: Bool {
    guard birthOfOther != nil, !has("compat", "strongshould", "best", "understand"),
      !says("me", "mine", "we", "us", "together")
    else { return false }
    let asksOfSign = signs.count == 1 && says("is") && says("he", "she")
    return !points.isEmpty || asksOfSign || says("sign", "signs", "zodiac")
  }

  /// Whether a question is of the reader and of the one whose chart is known: "how do my wife and I get on".
  var speaksOfTwo: Bool {
    guard reader.situation.hasPartner, points.isEmpty, signs.isEmpty, otherBirth == nil else {
      return false
    }
    if says("we", "us", "our", "ours") { return true }
    let texts = reader.words.map { FoldedText.fold($0.typed) }
    let partners: Set<String> = [
      "wife", "husband", "partner", "boyfriend", "girlfriend", "fiance", "fiancee", "bf", "gf",
      "spouse", reader.situation.partnerName ?? "wife",
    ]
    return texts.indices.dropFirst().dropLast().contains { index in
      guard ["and", "n", "with"].contains(texts[index]) else { return false }
      let before = texts[index - 1]
      let after = texts[(index + 1)...].prefix(2)
      return partners.contains(before) && ["i", "me"].contains(texts[index + 1])
        || ["i", "me"].contains(before) && after.contains(where: partners.contains)
    }
  }

  /// Whether the reader and the other by name are the subject: "me and Theo, does it work long term".
  var joinsPartner: Bool {
    guard let name = reader.situation.partnerName, !has("best", "when", "why", "strongshould"),
      points.isEmpty
    else { return false }
    let texts = reader.words.map { FoldedText.fold($0.typed) }
    let isJoined = texts.indices.dropFirst().dropLast().contains { index in
      guard ["and", "y", "n", "with"].contains(texts[index]) else { return false }
      let (one, other) = (texts[index - 1], texts[index + 1])
      return one == name && ["i", "me", "yo"].contains(other)
        || other == name && ["i", "me", "yo"].contains(one)
    }
    return isJoined
      && (has("compat", "pair.marriage", "pair.love") || says("companions", "make", "team", "work"))
  }
}

extension QuestionReader {
  /// Whether it has the name of the other person whose chart is known.
  var namesPartner: Bool {
    guard let name = situation.partnerName else { return false }
    // A name may look like a word that is misspelt.
    return has(name) || words.contains { FoldedText.fold($0.typed) == name }
  }
}

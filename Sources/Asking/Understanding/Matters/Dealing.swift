internal import Words

/// What a question wants to know of the way with somebody: "how do I get through to my son", "what should I say".
struct Dealing: Equatable, Sendable {
  /// What the reader wants to do.
  enum Kind: String, CaseIterable, Sendable {
    /// To get on with somebody, or to be heard.
    case deal
    /// To find the words.
    case say
    /// To stand by somebody.
    case support

    /// The cue of an understanding that has it.
    var cue: String { "word.dealing.\(rawValue)" }
  }

  let kind: Kind
  /// The person, as "your son" or "her".
  let person: String

  /// Whether the person may have been named before.
  var isOfEarlier: Bool { ["him", "her", Self.somebody].contains(person) }

  init(_ kind: Kind, _ person: String) { (self.kind, self.person) = (kind, person) }

  /// What a text asks about the way with somebody; nil if it asks for something else.
  init?(_ reader: QuestionReader) {
    let texts = reader.texts
    guard reader.points.isEmpty, reader.signs.isEmpty, reader.houses.isEmpty else { return nil }
    if texts.count <= Self.mostWordsOfLoss, Self.isLossOfOther(texts) {
      (kind, person) = (.support, Self.pronoun(in: texts) ?? Self.somebody)
      return
    }
    for start in texts.indices where Self.asks(texts, at: start) {
      let rest = texts[start...].prefix(Self.reach)
      for index in rest.indices {
        // "What to do with my sister on Saturday" looks for a pastime.
        guard let (found, end) = Self.phrase(in: texts, at: index),
          !(texts[index...].starts(with: ["do", "with"]) && !reader.times.isEmpty)
        else { continue }
        if let named = Self.person(in: reader, at: end) {
          (kind, person) = (found, named)
          return
        }
        // "What should I say", after a question about somebody.
        guard found == .say, end == texts.count || Self.tails.contains(texts[end]),
          texts.count <= Self.mostWordsOfTurn
        else { continue }
        (kind, person) = (found, Self.pronoun(in: texts) ?? Self.somebody)
        return
      }
      let asksBarely = texts[start] == "what" && rest.dropFirst().has("do")
      guard asksBarely, texts.contains(where: Self.conflicts.contains),
        let named = Self.other(in: reader)
      else { continue }
      (kind, person) = (.deal, named)
      return
    }
    return nil
  }

  // MARK: - What is asked

  private static let reach = 6
  private static let mostWordsOfTurn = 9
  private static let mostWordsOfLoss = 12
  /// Somebody whom a question does not name.
  static let somebody = "them"

  /// Whether "how do I", "what can I" or "what to do" begins at a place.
  private static func asks(_ texts: [String], at index: Int) -> Bool {
    guard ["how", "what", "whats", "hows"].contains(texts[index]), index + 1 < texts.count else {
      return false
    }
    let next = texts[index + 1]
    let third = index + 2 < texts.count ? texts[index + 2] : ""
    return ["to", "best"].contains(next) && third != "be"
      || helpers.contains(next) && ["i", "we"].contains(third)
      || third == "best" && next == "the" || next == "is" && third == "the"
  }

  private static let helpers: Set<String> = [
    "do", "can", "should", "shall", "could", "would", "might", "shud", "must",
  ]

  /// Whether a time is asked for: "what is the best day to talk to my boss".
  static func asksForTime(_ texts: [String]) -> Bool {
    let times: Set<String> = ["day", "days", "time", "date", "week", "month", "hour", "moment"]
    let praises: Set<String> = ["best", "good", "better", "right", "which", "what", "ideal"]
    return texts.has("when")
      || texts.indices.dropFirst().contains { index in
        times.contains(texts[index])
          && texts[max(0, index - 2)..<index].contains(where: praises.contains)
      }
  }

  /// What begins at a place, and where it ends.
  private static func phrase(in texts: [String], at index: Int) -> (Kind, Int)? {
    for (kind, phrases) in phrases {
      for phrase in phrases where texts[index...].starts(with: phrase) {
        return (kind, index + phrase.count)
      }
    }
    return nil
  }

  private static let phrases: [(Kind, [[String]])] = [
    (
      .support,
      [
        ["do", "for"], ["be", "there", "for"], ["cheer", "up"], ["comfort"], ["support"], ["help"],
        ["make", "it", "easier", "for"],
      ]
    ),
    (
      .deal,
      [
        ["deal", "with"], ["get", "through", "to"], ["get", "thru", "to"], ["handle"],
        ["cope", "with"], ["do", "with"], ["do", "about"], ["get", "along", "with"],
        ["get", "on", "with"], ["put", "up", "with"], ["stand", "up", "to"], ["talk", "to"],
        ["talk", "with"], ["speak", "to"], ["speak", "with"], ["live", "with"], ["work", "with"],
        ["approach"], ["reach"], ["make", "peace", "with"],
      ]
    ),
    (
      .say,
      [
        ["say", "to"], ["say"], ["tell"], ["write", "to"], ["write"], ["text"], ["word", "it"],
        ["word", "this"], ["put", "it"], ["phrase", "it"], ["explain", "it", "to"],
        ["explain", "this", "to"], ["break", "it", "to"],
      ]
    ),
  ]
  private static let tails: Set<String> = [
    "then", "in", "on", "to", "when", "if", "exactly", "first", "instead", "so", "without",
  ]
  private static let conflicts = Set(
    words:
      """
      steals steal stole behind rude gossip gossips gossiping interrupts ignores listen lazy micromanages annoying annoys \
      argues arguing fights mean nasty undermines undermining credit complains complaining bossy loud noisy
      """)

  // MARK: - Who

  /// The person at a place: "my teenage son", "him", "Anna".
  private static func person(in reader: QuestionReader, at index: Int) -> String? {
    guard index < reader.texts.count else { return nil }
    let text = reader.texts[index]
    if ["him", "her", "them"].contains(text) {
      return index + 1 < reader.texts.count && text == "her"
        && OtherMind.area(of: reader.texts[index + 1]) != nil ? nil : text
    }
    if ["my", "our", "the", "a", "this"].contains(text) {
      let words = reader.words[(index + 1)...].prefix(4)
      guard let last = words.indices.first(where: { OtherMind.area(of: words[$0].text) != nil })
      else { return nil }
      let rest = reader.texts[(index + 1)..<last]
      let next = reader.texts.dropFirst(last + 1).first ?? ""
      guard !troubles.contains(next),
        !rest.contains(where: { ["and", "about", "to", "with", "for"].contains($0) })
      else {
        return nil
      }
      // "My mother in law".
      let law = reader.texts[(last + 1)...].starts(with: ["in", "law"]) ? "-in-law" : ""
      let typed = reader.words[(index + 1)...last].map { String($0.typed) }.joined(separator: " ")
      return Speech.phrase("pair.your", ["person": typed + law])
    }
    let typed = reader.words[index].typed
    if FoldedText.fold(typed) == reader.situation.partnerName { return String(typed).sentenceCased }
    guard typed.first?.isUppercase == true, typed.count > 1, !Spelling.shared.knows(text),
      !CalendarWords.names.contains(String(typed))
    else { return nil }
    return String(typed)
  }

  /// What somebody has, which is no matter of the way with them.
  private static let troubles = Set(
    words:
      """
      death illness cancer dementia funeral passing loss depression diagnosis money
      """)

  /// The person whom a statement is about.
  private static func other(in reader: QuestionReader) -> String? {
    let texts = reader.texts
    let named = texts.indices.lazy.compactMap { person(in: reader, at: $0) }.first
    return named ?? (texts.contains { OtherMind.area(of: $0) != nil } ? somebody : nil)
  }

  private static func pronoun(in texts: [String]) -> String? {
    if ["him", "he", "his"].contains(where: texts.has) { return "him" }
    return ["her", "she"].contains(where: texts.has) ? "her" : nil
  }

  /// "His mum died last month": a loss that is not the reader's.
  static func isLossOfOther(_ texts: [String]) -> Bool {
    guard texts.allSatisfy({ !["i", "my", "me", "we", "our", "im"].contains($0) }),
      let owner = texts.firstIndex(where: { ["his", "her", "their"].contains($0) }),
      owner + 2 < texts.count,
      [
        "mother", "father", "mum", "mom", "mam", "dad", "brother", "sister", "son", "daughter",
        "wife",
        "husband", "nan", "gran", "grandma", "grandad", "grandpa", "granny", "partner", "friend",
        "uncle", "aunt", "dog", "cat",
      ].contains(texts[owner + 1])
    else { return false }
    let rest = texts[(owner + 2)...].prefix(3)
    return rest.has("died") || rest.has("passed")
  }
}

extension Understanding {
  /// What it wants to know of the way with somebody, kept as a cue and the person.
  var dealing: Dealing? {
    get {
      Dealing.Kind.allCases.first { has($0.cue) }.map { Dealing($0, person ?? Dealing.somebody) }
    }
    set {
      cues.subtract(Dealing.Kind.allCases.map(\.cue))
      guard let newValue else { return }
      cues.insert(newValue.kind.cue)
      person = newValue.person
    }
  }

  /// Takes a question for one about the way with somebody, which has no yes or no.
  mutating func takeDealing(_ reader: QuestionReader) {
    switch intent {
    case .portrait, .outlook, .outOfScope, .decision, .cause, .bestTime, .compatibility, .courtesy,
      .care:
      break
    case .chartFact, .skyFact, .transitWhen, .compareTimes, .concept, .followUp: return
    }
    guard supposed == nil, !has("word.conflict"), !Dealing.asksForTime(reader.texts),
      let found = Dealing(reader)
    else { return }
    dealing = found
    intent = .decision
    sureness = 0.9
    (activity, act, otherBirth) = (nil, nil, nil)
    let words = found.person.split { $0 == " " || $0 == "-" }.map { FoldedText.fold($0) }
    area = words.lazy.compactMap { OtherMind.area(of: $0) }.first ?? area ?? .familyFriendships
  }

  /// Takes the way with somebody from a question that continues another; false if it asks for none.
  mutating func takes(_ asked: Dealing?, of own: Self, after previous: Self) -> Bool {
    if own.period == nil || own.area != nil || own.activity != nil { dealing = nil }
    guard let asked else { return false }
    let before = asked.person == Dealing.somebody ? previous.dealing?.person : nil
    dealing = Dealing(asked.kind, before ?? asked.person)
    period = own.period ?? previous.period
    intent = .decision
    return true
  }
}

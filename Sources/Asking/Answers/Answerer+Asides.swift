internal import Ephemeris
internal import Words

extension Answerer {
  /// Puts in what is said beside an answer: a word of sympathy to one who was left, and how a date in figures was read.
  ///
  /// What hurts one who mourns is left out.
  func addAsides(
    to draft: inout AnswerDraft, _ asked: Understanding, _ reader: QuestionReader, _ speech: Speech,
    mourning: Bool
  ) {
    if mourning { draft.sentences = Self.gentle(draft.sentences) }
    guard asked.intent != .courtesy, asked.intent != .outOfScope else { return }
    if let risk = Self.risk(in: reader), [.decision, .outlook, .bestTime].contains(asked.intent) {
      let isLawful = risk != "law" && risk != "privacy"
      // A good day makes nothing safe, so no yes follows.
      if draft.verdict == .leanYes, !draft.sentences.isEmpty { draft.sentences.removeFirst() }
      if !isLawful { draft.sentences = [speech.say("risk.\(risk).next")] }
      draft.sentences.insert(speech.say("risk.\(risk)"), at: 0)
      draft.verdict = isLawful && draft.verdict != .leanYes ? draft.verdict : .refuse
    }
    if reader.cueNames().has("breakup"), !draft.sentences.isEmpty {
      let texts = Speech.texts("breakup.first")
      if !speech.said.contains(where: { said in texts.contains { said.holds($0) } }) {
        if asked.intent == .cause { draft.sentences.insert(speech.say("breakup.why"), at: 0) }
        draft.sentences.insert(speech.say("breakup.first"), at: 0)
      }
    }
    if let (typed, date) = Self.doubtfulDate(in: reader) {
      let note = speech.say("date.read", ["typed": typed, "date": speech.shortDay(date)])
      draft.sentences.insert(note, at: min(1, draft.sentences.count))
    }
  }

  /// What a question touches that no chart makes safe: a country at war, a danger outdoors, a law; nil if it is none.
  private static func risk(in reader: QuestionReader) -> String? {
    func says(_ words: Set<String>) -> Bool { !words.isDisjoint(with: reader.texts) }
    let moves: Set<String> = [
      "go", "fly", "drive", "travel", "visit", "move", "trip", "flight", "holiday", "going",
      "flying", "driving", "travelling", "traveling", "visiting", "moving",
    ]
    if says(moves), says(Self.atWar) { return "journey" }
    if spies(reader.texts) { return "privacy" }
    let drives: Set<String> = ["drive", "driving", "ride", "car", "motorbike"]
    let isUnlawful = reader.texts.indices.dropLast().contains { index in
      reader.texts[index] == "without"
        && reader.texts[(index + 1)...].prefix(3).contains {
          ["licence", "license", "insurance", "permit", "visa"].contains($0)
        }
    }
    if isUnlawful || says(drives) && says(["drunk", "tipsy", "drinks", "drinking"]) {
      return "law"
    }
    let outdoors: Set<String> = [
      "hike", "hiking", "ski", "skiing", "climb", "climbing", "swim", "swimming", "sail", "sailing",
      "surf", "dive", "diving", "walk", "walking", "run", "running", "kayak", "drive", "driving",
    ]
    let dangers: Set<String> = [
      "avalanche", "avalanches", "storm", "stormy", "flood", "flooded", "hurricane", "thunderstorm",
      "blizzard", "ice", "icy", "alone", "cliff", "cliffs", "riptide", "currents",
    ]
    let isNight = says(["night", "dark", "midnight"])
    let isWater = says(["swim", "swimming", "sail", "dive", "diving", "surf", "kayak"])
    let isAlone = says(["alone"]) && !isNight
    guard says(outdoors), !isAlone, says(dangers) || isNight && isWater else { return nil }
    return "outdoors"
  }

  /// Whether somebody wants to look through what is another's: "should I look in his phone".
  private static func spies(_ texts: [String]) -> Bool {
    let looks: Set<String> = [
      "look", "looking", "go", "going", "check", "read", "reading", "snoop",
    ]
    let things: Set<String> = [
      "phone", "messages", "texts", "diary", "diaries", "journal", "emails", "email", "whatsapp",
      "dms", "laptop", "browser", "location",
    ]
    let owners: Set<String> = ["his", "her", "their"]
    return texts.indices.contains { index in
      guard things.contains(texts[index]) else { return false }
      let lead = texts[max(0, index - 3)..<index]
      let isOfOther =
        lead.contains(where: owners.contains)
        || lead.contains { ["my", "our"].contains($0) }
          && OtherMind.area(of: lead.last ?? "") != nil
      return isOfOther && texts[max(0, index - 6)..<index].contains(where: looks.contains)
    }
  }

  private static let atWar: Set<String> = [
    "ukraine", "kyiv", "kiev", "kharkiv", "odesa", "russia", "moscow", "belarus", "israel", "gaza",
    "lebanon", "beirut", "syria", "damascus", "yemen", "sudan", "haiti", "afghanistan", "kabul",
    "iran", "tehran", "iraq", "baghdad", "somalia", "myanmar", "libya", "mali", "niger",
  ]

  /// A date in figures whose day and month may be taken for one another, and the date that it was read as; nil if there
  /// is none.
  private static func doubtfulDate(in reader: QuestionReader) -> (String, CalendarDate)? {
    for time in reader.times where time.kind == .day && reader.choicesCount < 2 {
      let typed = reader.words[time.place].map { String($0.typed) }
      let numbers = typed.compactMap(Int.init)
      guard numbers.count == typed.count, (2...3).contains(numbers.count), numbers[0] != numbers[1],
        (1...12).contains(numbers[0]), (1...12).contains(numbers[1])
      else { continue }
      let range = reader.words[time.place]
      guard let first = range.first?.typed, let last = range.last?.typed,
        first.startIndex < last.endIndex
      else { continue }
      return (String(first.base[first.startIndex..<last.endIndex]), time.period.from)
    }
    return nil
  }

  /// The area of the person whom a question is about, who may have been named in an earlier one: a son is family.
  func area(ofPersonIn question: Question, _ conversation: ConversationState) -> Answer.Area? {
    if let own = Self.area(ofPersonIn: question.text) { return own }
    let pronouns: Set<String> = ["he", "she", "him", "her", "they", "them", "hes", "shes"]
    guard FoldedText(question.text).words.contains(where: { pronouns.contains($0.text) }) else {
      return nil
    }
    return conversation.questions.suffix(Self.memory).reversed().lazy
      .compactMap { Self.area(ofPersonIn: $0) }.first
  }

  /// Takes the area of somebody whom only a pronoun names from an earlier question: "should I text her", of a friend.
  func takePerson(
    of question: Question, _ asked: inout Understanding, _ conversation: ConversationState
  ) {
    let isOpen = asked.activity?.id == "text_someone" || asked.supposed != nil
    guard isOpen || asked.dealing?.isOfEarlier == true,
      asked.area == nil || asked.area == .loveRelationships,
      let named = area(ofPersonIn: question, conversation), named != .loveRelationships
    else { return }
    (asked.area, asked.activity) = (named, nil)
  }

  /// The area of a person whom a text names by what they are to the reader; nil if it names none.
  private static func area(ofPersonIn text: String) -> Answer.Area? {
    let words = FoldedText(text).words
    let terms = TermBook.shared.terms(in: words)
    if terms.contains(where: { $0.meaning == .cue("breakup") }) { return .loveRelationships }
    for match in terms {
      guard case .person(let kind) = match.meaning else { continue }
      switch kind {
      case "family" where words[match.place].text != "child",
        "friend":
        return .familyFriendships
      case "work": return .pathProfession
      default:
        let partners: Set<String> = [
          "boyfriend", "girlfriend", "bf", "gf", "husband", "wife", "partner", "crush", "ex",
          "novio", "novia", "marido", "mujer", "esposo", "esposa",
        ]
        if partners.contains(words[match.place].text) { return .loveRelationships }
      }
    }
    return nil
  }
}

extension QuestionReader {
  /// How many times it offers to choose from.
  fileprivate var choicesCount: Int { period().choices.count }
}

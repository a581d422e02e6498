internal import Astrology
internal import Astrometers
internal import Ephemeris
internal import Readings

// What no chart can say, with sentences of its own kind.
extension Answerer {
  /// The answer to a subject that has sentences of its own: an honest one, days of use, and one thing to do; nil where
  /// others answer it.
  func honest(
    _ question: Question, _ understanding: Understanding, _ context: FindingContext,
    _ speech: Speech, asker: Asker
  ) -> Answer? {
    guard let subject = question.subject else { return nil }
    switch subject {
    case .operation, .child: return nil
    case .fare: return fare(question, understanding, context, speech, asker: asker)
    case .nature: return nature(question, understanding, context, speech, asker: asker)
    case .game where understanding.period != nil && Self.plays(question):
      return game(question, understanding, context, speech, asker: asker)
    case .game, .market, .ruin, .pet, .leaving, .heartbreak: break
    }
    var understanding = understanding
    var draft = AnswerDraft()
    draft.verdict = subject == .leaving ? .neutral : .refuse
    understanding.intent =
      subject == .leaving ? .decision : subject == .game ? .outOfScope : .care
    let (area, meters): (Answer.Area?, [Meter]) =
      switch subject {
      case .market, .ruin: (.financeAbundance, Answer.Area.financeAbundance.meters)
      case .leaving: (.pathProfession, Answer.Area.pathProfession.meters)
      case .heartbreak: (.loveRelationships, Answer.Area.mood.meters)
      case .game, .pet, .operation, .child, .fare, .nature: (nil, [])
      }
    (understanding.area, understanding.activity) = (area, nil)
    let key = "honest.\(subject.rawValue)"
    draft.add(speech.say("\(key).first"))
    // A line about help may cut what comes last.
    if subject == .heartbreak { draft.add(speech.say("\(key).deed")) }
    draft.add(speech.say("\(key).more"))
    if area != nil { addDays("\(key).next", meters, &draft, context, speech) }
    if subject != .heartbreak { draft.add(speech.say("\(key).deed")) }
    return Answer(
      named(draft.sentences, asker, speech), understanding, matter: subject.matter, draft: draft)
  }

  /// The two best days of the next month, in a sentence.
  private func addDays(
    _ key: String, _ meters: [Meter], _ draft: inout AnswerDraft, _ context: FindingContext,
    _ speech: Speech
  ) {
    let month = AskedPeriod(context.today, context.today.advanced(byDays: 29))
    guard context.holds(month), let days = try? MeterDays(month.dates, meters: meters, of: context)
    else { return }
    let best = days.byMean.prefix(2).map(\.date).sorted()
    draft.add(speech.say(key, ["list": speech.list(best.map { speech.day($0) })]))
    for date in best { draft.name(date) }
  }

  /// The sentences, the first with the name of the one who asks where it is the first answer.
  private func named(_ sentences: [String], _ asker: Asker, _ speech: Speech) -> [String] {
    guard let name = asker.firstName, let first = sentences.first, speech.said.isEmpty else {
      return sentences
    }
    return ["\(name), \(first.lowercasedFirst)"] + sentences.dropFirst()
  }

  /// How a time goes for somebody else: whose chart it is, and the reader's own side of that time.
  private func fare(
    _ question: Question, _ understanding: Understanding, _ context: FindingContext,
    _ speech: Speech, asker: Asker
  ) -> Answer? {
    guard context.partner == nil, understanding.otherBirth == nil,
      let person = SubjectWords.personWhoFares(FoldedText(question.text).words)
    else { return nil }
    var own = understanding
    own.intent = .outlook
    own.area = area(ofPersonIn: question, ConversationState()) ?? .familyFriendships
    (own.activity, own.act, own.concepts, own.cues) = (nil, nil, [], [])
    let writer = AnswerWriter(understanding: own, context: context, speech: speech)
    guard var draft = try? writer.draft() else { return nil }
    let rest = draft.sentences.prefix(2)
    draft.sentences = []
    let slots = ["person": person.title ?? "", "owner": person.owner]
    draft.add(speech.say(person.title == nil ? "honest.fare.any" : "honest.fare.first", slots))
    draft.add(speech.say("honest.fare.open", slots))
    for (index, sentence) in rest.enumerated() {
      draft.add(
        index == 0
          ? speech.say("honest.fare.own", ["sentence": sentence.lowercasedFirst]) : sentence)
    }
    draft.add(speech.say("fare.deed"))
    draft.verdict = nil
    return Answer(named(draft.sentences, asker, speech), own, draft: draft)
  }

  /// What somebody is like whose date of birth the question has.
  private func nature(
    _ question: Question, _ understanding: Understanding, _ context: FindingContext,
    _ speech: Speech, asker: Asker
  ) -> Answer? {
    let situation = situation(reading: context.reading, asker: asker)
    let reader = QuestionReader(question.text, situation: situation)
    guard let birth = IntentRules(reader).birthOfOther else { return nil }
    let person = NamedPerson(in: reader.words)
    var asked = Understanding(intent: .chartFact)
    asked.otherBirth = birth
    asked.person = person?.title
    let pronoun = reader.has("she") || reader.has("her") ? "her" : reader.has("he") ? "his" : nil
    let owner = pronoun ?? person?.owner ?? "their"
    let writer = AnswerWriter(understanding: asked, context: context, speech: speech)
    guard let draft = try? writer.nature(ofBirth: birth, owner: owner) else { return nil }
    return Answer(named(draft.sentences, asker, speech), asked, draft: draft)
  }

  /// Whether the reader plays in a game.
  private static func plays(_ question: Question) -> Bool {
    FoldedText(question.text).words.contains { ["i", "we", "ill", "us"].has($0.text) }
  }

  /// How the day of a game stands for a reader who plays in it.
  private func game(
    _ question: Question, _ understanding: Understanding, _ context: FindingContext,
    _ speech: Speech, asker: Asker
  ) -> Answer? {
    var own = understanding
    own.intent = .outlook
    own.area = .energy
    (own.activity, own.act, own.concepts, own.cues) = (nil, nil, [], [])
    let writer = AnswerWriter(understanding: own, context: context, speech: speech)
    guard var draft = try? writer.draft() else { return nil }
    draft.sentences.insert(speech.say("honest.game.own"), at: 0)
    return Answer(named(draft.sentences, asker, speech), own, draft: draft)
  }
}

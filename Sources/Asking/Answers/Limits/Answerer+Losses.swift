internal import Ephemeris

// What somebody has lost, and says beside what they ask: it gets a word before the answer.
extension Answerer {
  /// Puts a word about a loss first, and leaves out what does not fit it.
  func besideLoss(
    _ draft: inout AnswerDraft, _ asked: Understanding, _ reader: QuestionReader, _ speech: Speech
  ) {
    guard !draft.sentences.isEmpty, let loss = Loss(reader) else { return }
    let first: String
    switch loss {
    case .job:
      let kept = draft.sentences.filter { sentence in
        !Self.unfitWithoutJob.contains { sentence.holds($0) }
      }
      draft.sentences = kept.isEmpty ? draft.sentences : kept
      draft.add(speech.say("loss.job.deed"))
      first = speech.say("loss.job.first")
      if asked.intent == .cause { draft.sentences.insert(speech.say("loss.why"), at: 0) }
    case .death(let who): first = speech.say("loss.death.first", ["who": who])
    case .failure: first = speech.say("loss.failure.first")
    case .harm: first = speech.say("loss.harm.first")
    }
    guard !speech.said.contains(where: { $0.holds(first) }) else { return }
    draft.sentences.insert(first, at: 0)
  }

  /// What nobody without a job can use.
  private static let unfitWithoutJob = Speech.phrase("loss.job.unfit").alternatives
}

/// Something that a reader says to have lost.
private enum Loss {
  case job
  case death(String)
  case failure
  case harm

  /// The loss that a text names as something that has happened; nil if it names none.
  init?(_ reader: QuestionReader) {
    let texts = reader.texts
    func isReal(_ index: Int) -> Bool {
      !texts[max(0, index - 4)..<index].contains(where: Self.unreal.contains)
    }
    func isOfReader(_ index: Int, _ next: String?) -> Bool {
      let lead = texts[max(0, index - 4)..<index]
      return next == "me"
        || lead.contains(where: Self.passives.contains)
          && lead.contains { ["i", "im", "ive", "we", "weve"].has($0) }
    }
    for index in texts.indices {
      let next = texts.dropFirst(index + 1)
      switch texts[index] {
      case "lost"
      where isReal(index) && next.prefix(3).contains(where: Self.jobs.contains)
        && ["my", "our"].has(next.first ?? "")
        && !next.prefix(4).contains(where: Self.papers.contains):
        self = .job
        return
      case "fired", "sacked", "redundant", "unemployed", "jobless", "dismissed":
        guard isReal(index), isOfReader(index, next.first) else { continue }
        self = .job
        return
      case "laid", "let":
        guard isReal(index), ["off", "go"].has(next.first ?? "") || next.prefix(2).has("go"),
          texts[index] == "laid" || next.first == "go" || next.starts(with: ["me", "go"]),
          isOfReader(index, next.first)
        else { continue }
        self = .job
        return
      case "died", "passed":
        guard texts[index] == "died" || next.first == "away",
          let who = Self.person(before: index, in: reader),
          !next.prefix(5).has("ago") || !next.prefix(5).has("years")
        else { continue }
        self = .death(who)
        return
      case "failed" where isReal(index) && next.prefix(4).contains(where: Self.exams.contains):
        self = .failure
        return
      case "robbed", "burgled", "evicted", "mugged":
        guard isReal(index),
          texts[max(0, index - 3)..<index].contains(where: Self.passives.contains)
        else { continue }
        self = .harm
        return
      case "crashed" where isReal(index) && next.prefix(2).contains(where: Self.vehicles.contains):
        self = .harm
        return
      default: continue
      }
    }
    return nil
  }

  private static let unreal = Set(
    words:
      """
      will if might may could would afraid scared worried fear fearing never not havent hasnt isnt wasnt didnt going \
      gonna dream dreamt
      """)
  private static let passives = Set(
    words:
      """
      got get was were been being am im ive just made is are became become
      """)
  private static let jobs = Set(
    words:
      """
      job position post
      """)
  private static let papers = Set(
    words:
      """
      application offer search list description
      """)
  private static let exams = Set(
    words:
      """
      exam exams test finals interview audition driving class course bar semester year
      """)
  private static let vehicles = Set(
    words:
      """
      car bike motorbike truck van
      """)

  /// Who died: the one or two words behind "my" just before a verb.
  private static func person(before index: Int, in reader: QuestionReader) -> String? {
    for length in 1...2 where index - length - 1 >= 0 {
      let start = index - length
      guard ["my", "our"].has(reader.texts[start - 1]) else { continue }
      let isThing = reader.texts[start..<index].contains(where: Self.things.contains)
      guard !isThing else { return nil }
      return reader.words[start..<index].map { String($0.typed) }.joined(separator: " ")
    }
    let just = index > 0 && ["just", "has", "recently"].has(reader.texts[index - 1])
    return just ? person(before: index - 1, in: reader) : nil
  }

  private static let things = Set(
    words:
      """
      phone laptop car battery computer tablet watch bike motor engine boiler plant plants tv camera internet wifi
      """)
}

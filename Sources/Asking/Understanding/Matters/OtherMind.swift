internal import Ephemeris

/// What somebody else thinks, feels or wants, which no chart shows: "does the director want me for the part".
///
/// It is known by its build: a word that opens a question, a person, and what minds do.
struct OtherMind {
  /// The area of life that the person belongs to; nil if the words don't say.
  let area: Answer.Area?
  /// Whether a pronoun alone names the person, who may have been named before.
  let isNear: Bool
  /// Whether it is an answer to an application that the reader waits for.
  private(set) var isOfApplication = false
  /// Whether it is the faith of a partner that the reader doubts.
  private(set) var isOfFaith = false

  /// The mind that a text asks about; nil if there is none.
  init?(_ reader: QuestionReader) {
    guard reader.signs.isEmpty, reader.points.isEmpty, reader.houses.isEmpty,
      !reader.situation.hasPartner || !reader.namesPartner
    else { return nil }
    let texts = reader.texts
    if Self.doubtsFaith(texts) {
      (isNear, area, isOfFaith) = (false, .loveRelationships, true)
      return
    }
    for index in texts.indices {
      // "My chef is angry with me, what can I do?" states what it asks about.
      let isStated = reader.words[index].startsClause && texts[index] == "my"
      guard isStated || Self.openers.contains(texts[index]),
        let person = Self.person(in: reader, from: isStated ? index : index + 1)
      else { continue }
      var rest = texts[person.end...]
      while let word = rest.first, Self.fillers.contains(word) { rest = rest.dropFirst() }
      let isState =
        Self.beings.contains(texts[index]) || rest.first.map(Self.beings.contains) == true
      if rest.first.map(Self.beings.contains) == true { rest = rest.dropFirst() }
      while let word = rest.first, Self.fillers.contains(word) { rest = rest.dropFirst() }
      let isAhead = ["will", "would", "wont"].contains(texts[index])
      if ["will", "would", "if"].contains(texts[index]), person.name == "they",
        let verb = rest.first, Self.ofEmployers.contains(verb)
      {
        (isNear, area) = (false, .pathProfession)
        isOfApplication = true
        return
      }
      if isStated, !isState || !Self.asksWhatToDo(texts) { continue }
      guard isState ? Self.isState(rest) : Self.isThought(rest, of: person.name, isAhead)
      else { continue }
      isNear = person.isNear
      area = person.area ?? (person.isNear ? .loveRelationships : reader.area)
      return
    }
    return nil
  }

  // MARK: - Who

  private struct Person {
    let name: String
    let area: Answer.Area?
    /// Whether a pronoun alone names them.
    let isNear: Bool
    let end: Int
  }

  private static func person(in reader: QuestionReader, from start: Int) -> Person? {
    let texts = reader.texts
    guard start < texts.count else { return nil }
    let word = texts[start]
    if ["he", "she", "they"].contains(word) {
      return Person(name: word, area: nil, isNear: true, end: start + 1)
    }
    if everybody.contains(word) {
      return Person(name: word, area: nil, isNear: false, end: start + 1)
    }
    if owners.contains(word) {
      // "The casting director", "my ex best friend": the last name of a person counts.
      let ends = texts.indices[(start + 1)...].prefix(4)
      let plain = ends.filter { area(of: texts[$0]) != nil }
      guard let first = plain.first else { return nil }
      let last = plain.contains(first + 1) ? first + 1 : first
      let before = texts[(start + 1)..<last]
      // "My in-laws" are two words here.
      let stop = before.first { stops.contains($0) && !($0 == "in" && texts[last] == "laws") }
      guard stop == nil else { return nil }
      return Person(name: texts[last], area: area(of: texts[last]), isNear: false, end: last + 1)
    }
    // "Does Anna still trust me": a name.
    let typed = reader.words[start].typed
    guard typed.first?.isUppercase == true, typed.count > 1, !Spelling.shared.knows(word) else {
      return nil
    }
    return Person(name: word, area: nil, isNear: false, end: start + 1)
  }

  /// The area of a person by what they are to the reader; nil if a word names no person.
  static func area(of word: String) -> Answer.Area? {
    people.first { $0.words.contains(word) }?.area
  }

  private static let people: [(area: Answer.Area, words: Set<String>)] = [
    (
      .pathProfession,
      Set(
        words: """
          boss bosses manager managers director directors client clients colleague colleagues coworker coworkers \
          supervisor supervisors employer employers recruiter recruiters interviewer interviewers producer \
          producers agent agents editor editors publisher publishers customer customers staff employee employees \
          team assistant intern investor investors panel jury committee conductor mentor chef foreman captain \
          sergeant investor patient patients contractor supplier suppliers buyer buyers gallerist \
          choreographer headhunter jefe jefa
          """)
    ),
    (
      .personalGrowth,
      Set(
        words: """
          teacher teachers professor professors prof tutor tutors lecturer examiner examiners instructor trainer \
          headteacher headmaster principal classmate classmates classmate class students student pupils pupil \
          profesor profesora maestro maestra
          """)
    ),
    (
      .energy,
      ["coach", "coaches", "teammate", "teammates", "referee", "physio", "selector", "selectors"]
    ),
    (
      .homeEnvironment,
      Set(
        words: """
          landlord landlords landlady tenant tenants lodger lodgers agency flatmate flatmates roommate roommates \
          housemate housemates neighbour neighbours neighbor neighbors builder builders plumber casero vecino \
          vecinos
          """)
    ),
    (.financeAbundance, ["bank", "banker", "accountant", "lender", "broker"]),
    (
      .familyFriendships,
      Set(
        words: """
          mother mum mom mama father dad papa parents sister sisters brother brothers son sons daughter daughters \
          kid kids child children grandson granddaughter grandchildren grandma grandpa grandmother grandfather \
          granny aunt uncle cousin cousins niece nephew inlaws laws stepmother stepfather stepson stepdaughter \
          stepdad stepmum stepmom sibling siblings twin family relatives friend friends mate mates bestie buddy \
          pal godmother godfather bridesmaid madre padre hermana hermano hija hijo amiga amigo amigos
          """)
    ),
    (
      .loveRelationships,
      Set(
        words: """
          husband wife partner boyfriend girlfriend bf gf ex crush fiance fiancee lover spouse date man woman guy \
          girl boy novio novia marido esposa esposo
          """)
    ),
  ]
  private static let owners: Set<String> = [
    "my", "the", "our", "his", "her", "their", "this", "that",
  ]
  private static let everybody: Set<String> = ["everyone", "everybody", "anyone", "anybody"]
  /// Words that end what a person is called.
  private static let stops: Set<String> = [
    "and", "or", "with", "for", "of", "to", "in", "on", "at", "is", "are", "be", "that", "which",
  ]

  // MARK: - What they think

  private static let beings: Set<String> = [
    "is", "are", "was", "were", "isnt", "arent", "wasnt", "be", "been", "being", "feel", "feels",
    "seem", "seems", "get", "still",
  ]
  private static let openers: Set<String> = Set(
    words: """
      does do did will would doesnt dont didnt wont wouldnt has have is are was were isnt arent wasnt if whether \
      think could can
      """)
  private static let fillers: Set<String> = Set(
    words: """
      really still even actually secretly ever just truly also not honestly maybe always already so very too a bit \
      little rather quite totally deep down going gonna to at all any more anymore now genuinely ever
      """)
  /// What minds do whatever follows.
  private static let inward: Set<String> = Set(
    words: """
      resent resents trust trusts respect respects admire admires envy envies appreciate appreciates value values \
      hate hates despise dislike dislikes forgive forgives miss misses fancy fancies blame blames rate rates \
      suspect suspects regret regrets judge judges
      """)
  /// What minds do, if the reader or what is the reader's comes after.
  private static let ofReader: Set<String> = Set(
    words: """
      like likes liked love loves loved want wants wanted need needs think thinks thought feel feels felt know \
      knows mind minds care cares believe believes notice noticed see sees consider considers remember remembers \
      approve approves enjoy enjoyed talk talks lie lies understand understands hold holds prefer prefers accept \
      favour favor take takes make makes gossip complain laugh laughs
      """)
  private static let readers: Set<String> = ["me", "us", "my", "i", "im", "our", "mine", "ours"]

  private static func isThought(
    _ rest: ArraySlice<String>, of name: String, _ isAhead: Bool
  ) -> Bool {
    guard let verb = rest.first else { return false }
    let after = rest.dropFirst().prefix(6)
    let namesReader = after.contains(where: readers.contains)
    if inward.contains(verb) { return namesReader || after.isEmpty || name != "everyone" }
    guard ofReader.contains(verb) else { return false }
    switch verb {
    case "take", "takes": return after.starts(with: ["me", "seriously"])
    case "make", "makes": return after.first == "of" && namesReader
    case "hold", "holds": return after.contains { $0 == "against" } && namesReader
    case "talk", "talks", "gossip", "complain": return after.first == "about" && namesReader
    case "see", "sees", "understand", "understands", "need", "needs", "know", "knows":
      return after.first.map(readers.contains) ?? false
    // "Will my client like the new logo".
    case "like", "love", "accept", "approve", "enjoy", "mind", "notice":
      return namesReader || isAhead && !after.isEmpty
    default: return namesReader
    }
  }

  /// What those do who have an interview behind them: "will they call me back".
  private static let ofEmployers: Set<String> = [
    "call", "hire", "invite", "offer", "pick", "choose", "select", "shortlist",
  ]

  private static func asksWhatToDo(_ texts: [String]) -> Bool {
    ["what", "how", "should", "why"].contains { texts.has($0) }
  }

  private static let states: Set<String> = Set(
    words: """
      angry mad cross annoyed upset disappointed furious offended jealous envious resentful irritated hurt proud \
      ashamed embarrassed fond suspicious
      """)
  private static let statesWithObject: Set<String> = Set(
    words: """
      happy unhappy pleased satisfied content impressed bored tired sick fed serious interested attracted in into \
      over thinking talking plotting lying hiding avoiding ignoring using playing cheating honest cold distant \
      done through firm strict fair testing watching judging mocking against worried sorry grateful after keen \
      glad planning scared afraid
      """)

  private static func isState(_ rest: ArraySlice<String>) -> Bool {
    guard let state = rest.first else { return false }
    let after = rest.dropFirst().prefix(6)
    let namesReader = after.contains(where: readers.contains)
    if states.contains(state) {
      return namesReader || after.isEmpty
        || ["because", "about", "at", "over", "that", "with"].contains(after.first ?? "")
    }
    // "Is my sister happy with her husband".
    if state == "happy", after.first == "with",
      after.dropFirst().first.map(["her", "his", "their"].contains) == true
    {
      return true
    }
    if ["taking", "handling", "coping", "feeling"].contains(state) { return true }
    return statesWithObject.contains(state) && namesReader
      || ["happy", "unhappy", "sad", "lonely", "satisfied", "serious"].contains(state)
        && after.isEmpty
  }
}

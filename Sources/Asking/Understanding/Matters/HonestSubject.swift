/// What no chart can say, where the words of a question name it whatever the classifiers take them for.
///
/// Each has sentences of its own, so that a game is no lottery, a ruin is no choice, and a job is no drug.
enum HonestSubject: String, Sendable {
  /// The day of an operation.
  case operation
  /// Whether and when a child comes.
  case child
  /// Who wins a game.
  case game
  /// Where a price goes.
  case market
  /// Whether the reader loses all money.
  case ruin
  /// Whether an animal comes home.
  case pet
  /// Leaving a job without another.
  case leaving
  /// How a time or an event goes for somebody else.
  case fare
  /// What somebody is like, whose date of birth is given.
  case nature
  /// The pain after a parting.
  case heartbreak

  /// The subject of a text; nil for all others.
  init?(_ text: String) {
    let words = FoldedText(text).words
    let all = SubjectWords(words)
    let found: Self? =
      all.asksOfOperation
      ? .operation
      : all.asksOfChild
        ? .child
        : all.asksOfGame
          ? .game
          : all.asksOfMarket
            ? .market : all.asksOfRuin ? .ruin : all.asksOfPet ? .pet : nil
    if let found {
      self = found
    } else if PlainQuestion.asksToLeaveWork(words.map(\.text)) {
      self = .leaving
    } else if all.asksOfHeartbreak {
      self = .heartbreak
    } else if all.asksOfNature {
      self = .nature
    } else if SubjectWords.personWhoFares(words) != nil {
      self = .fare
    } else {
      return nil
    }
  }

  /// The matter of care that it is; nil if it is none.
  var matter: Question.SafetyMatter? {
    switch self {
    case .operation, .child: .medicine
    case .market, .ruin: .lawAndMoney
    case .game, .pet, .leaving, .fare, .nature, .heartbreak: nil
    }
  }

  /// Whether it decides instead of a matter that rules or classifiers find.
  func outranks(_ matter: Question.SafetyMatter?) -> Bool {
    switch matter {
    case nil, .death?, .lottery?: true
    case .medicine?: self != .pet && self != .nature
    case .lawAndMoney?: self != .fare
    case .grief?: self == .heartbreak
    case .minor?, .gambling?, .selfHarm?, .violenceAtHome?, .emergency?, .eating?, .drugs?,
      .harmToOthers?:
      false
    }
  }
}

/// The words of a text, and which subjects they name.
struct SubjectWords {
  let texts: [String]
  private let all: Set<String>

  init(_ words: [FoldedText.Word]) {
    texts = words.map(\.text)
    all = Set(texts)
  }

  private func has(_ some: Set<String>) -> Bool { !some.isDisjoint(with: all) }

  /// Whether some words stand before a place, at most so many words away.
  private func has(_ some: Set<String>, before place: Int, within count: Int) -> Bool {
    texts[max(0, place - count)..<place].contains(where: some.contains)
  }

  private func has(_ some: Set<String>, after place: Int, within count: Int) -> Bool {
    texts.dropFirst(place + 1).prefix(count).contains(where: some.contains)
  }

  private static let helpers = Set(
    words:
      """
      will would can could should shall might may gonna going is are am do does did ever when whens if what whats which how \
      hows good best right
      """)
  private static let ahead = Set(
    words:
      """
      will would gonna going could can might is are does ever
      """)

  // MARK: - Bodies

  private static let business = Set(
    words:
      """
      shop business company military rescue police bank factory warehouse smooth store trade mining farm army manager \
      management daily running
      """)
  private static let bodyParts = Set(
    words:
      """
      cataract knee hip heart eye eyes back brain hernia gallbladder appendix dental foot hand shoulder spine jaw nose \
      bypass thyroid prostate womb wrist ankle cyst kidney liver lung tonsil tonsils sinus breast bowel laser bunion
      """)
  private static let days = Set(
    words:
      """
      day days date when good bad best right ok okay alright fine better worse which should monday tuesday wednesday \
      thursday friday saturday sunday move postpone choose safe
      """)

  /// "I have a cataract operation on the 9th, is that day all right": not one that is over, and none of a business.
  var asksOfOperation: Bool {
    guard has(Self.days) || texts.first == "surgery" && has(["or", "on"]), !has(Self.business)
    else { return false }
    return texts.indices.contains { index in
      guard ["operation", "surgery", "op"].has(texts[index]) else { return false }
      let lead = 4
      guard !has(["after", "since", "from", "following", "last"], before: index, within: lead),
        !(index + 1 < texts.count && ["went", "was", "did", "on"].has(texts[index + 1])
          && texts.dropFirst(index + 1).first != "on")
      else { return false }
      return index == 0 && !has(Self.pets) || has(Self.bodyParts, before: index, within: lead)
        || texts[index] == "surgery"
          && has(["my", "the", "a", "for", "have", "having"], before: index, within: 2)
    }
  }

  /// An operation of a business, in which no body is cut, or a hospital in which somebody works.
  var isOfBusiness: Bool {
    isOfWorkplace
      || has(["operation", "operations"]) && has(Self.business) && !has(Self.bodyParts)
        && !has(["surgery", "surgeon", "doctor", "hospital", "clinic"])
  }

  private static let children = Set(
    words:
      """
      baby child kids children babies kid twins
      """)

  /// "Can I get pregnant", "when is a good time to try for a baby", "when will I have kids".
  var asksOfChild: Bool {
    guard !has(["shower", "sitter", "dog", "puppy", "kitten", "cat", "horse", "cow", "mare"]),
      has(Self.helpers)
    else { return false }
    return texts.indices.contains { index in
      let word = texts[index]
      if word == "pregnant" {
        return has(["get", "getting", "be", "become", "fall", "am"], before: index, within: 2)
          && has(Self.ahead.union(["when", "am", "best", "good", "to"]), before: index, within: 6)
      }
      if word == "conceive" || word == "ivf" { return true }
      guard Self.children.contains(word), !has(["a-baby"]) else { return false }
      let isTried =
        has(["try", "trying"], before: index, within: 5) && has(["for"], before: index, within: 4)
        || has(["make", "making", "conceive"], before: index, within: 2)
      let isHad =
        texts[max(0, index - 3)..<index].contains { ["have", "having"].has($0) }
        && has(
          ["will", "can", "to", "should", "shall", "could", "ever", "gonna"], before: index,
          within: 7)
        && !has(["with", "at", "party", "over", "meeting", "talk"], after: index, within: 2)
        && !has(["my", "our", "the", "his", "her"], before: index, within: 1)
      return isTried || isHad
    }
  }

  // MARK: - Games and money

  private static let games = Set(
    words:
      """
      bowl match game cup league final finals championship tournament derby playoff playoffs race prix olympics wimbledon \
      masters title trophy semifinal semifinals medal euros eurovision oscar oscars tennis netball football chess
      """)
  private static let wins = Set(
    words:
      """
      win wins winning won beat beats champion champions lose loses score qualify takes
      """)
  private static let notGames = Set(
    words:
      """
      lottery lotto bet bets betting casino election vote case court trial money heart \
      love
      """)

  /// "Who will win the Super Bowl": a game and no draw of lots.
  var asksOfGame: Bool {
    guard has(Self.games), has(Self.wins), !has(Self.notGames) else { return false }
    return has(["who", "whos", "which", "will", "can", "does", "is", "are", "gonna"])
  }

  private static let goods = Set(
    words:
      """
      bitcoin btc crypto ethereum eth dogecoin stock stocks shares market markets gold silver dollar euro oil nasdaq tesla \
      apple nvidia prices price rates inflation pound yen house-prices coin coins
      """)
  private static let courses = Set(
    words:
      """
      up down rise rises rising fall falls falling drop drops dropping crash crashes crashing moon pump tank recover \
      recovers soar reach hit climb collapse double higher lower
      """)
  private static let choices = Set(
    words:
      """
      should shall buy sell invest put my i we worth
      """)

  /// "Is Bitcoin going up tomorrow": where a price goes, and no choice.
  var asksOfMarket: Bool {
    has(Self.goods) && has(Self.courses) && !has(Self.choices)
      && has(["will", "is", "are", "when", "does", "do", "gonna", "going", "how", "what"])
  }

  /// "Will I go bankrupt": no choice, and nobody can know.
  var asksOfRuin: Bool {
    guard has(["i", "we", "my", "our", "im", "ill"]), has(Self.ahead), !has(["should", "declare"])
    else { return false }
    let isNamed =
      has(["bankrupt", "bankruptcy", "insolvent", "penniless", "homeless"])
      || texts.indices.dropLast().contains { index in
        ["go", "going", "gone"].has(texts[index])
          && ["broke", "bust", "under"].has(texts[index + 1])
      }
    let isLost = texts.indices.contains { index in
      ["lose", "losing"].has(texts[index])
        && has(
          ["house", "home", "everything", "savings", "business", "shop"], after: index, within: 3)
    }
    let opens = ["will", "am", "are", "is", "could", "can", "when", "do"].has(texts.first ?? "")
    return (isNamed || isLost) && (opens || has(["will", "gonna"]))
  }

  // MARK: - Animals

  private static let pets = Set(
    words:
      """
      cat cats dog dogs pet kitten kitty puppy pup parrot budgie rabbit bunny hamster tortoise ferret
      """)

  /// "Our cat has been missing for three days".
  var asksOfPet: Bool {
    guard has(Self.pets), !has(["dead", "died", "dies", "die"]) else { return false }
    let isGone =
      has(["missing", "escaped", "disappeared", "vanished"])
      || texts.indices.dropLast().contains { index in
        ["ran", "run", "runs", "got", "gone", "been"].has(texts[index])
          && ["away", "off", "lost", "out", "gone"].has(texts[index + 1])
      }
      || has(["lost"]) && has(["find", "found", "back", "home", "where"])
    let returns = has(["back", "home", "return", "find", "found", "where", "alive", "again"])
    return isGone && returns
  }

  // MARK: - Other people

  private static let natures = Set(
    words:
      """
      like personality character person temperament describe
      """)

  /// "My baby was born 2026-12-20, what is she like": no mind to read, since the date of birth is given.
  var asksOfNature: Bool {
    guard has(["born", "birthday", "bday", "dob"]), has(Self.natures),
      !has(["i", "im", "me", "us"]),
      texts.contains(where: { $0.first?.isNumber ?? false })
    else { return false }
    return has(["what", "whats", "describe", "how", "who", "tell"])
      && !has(["compatible", "match", "together", "best", "when", "should"])
  }

  private static let partings = Set(
    words:
      """
      left dumped split divorced broke ended breakup gone
      """)
  private static let deaths = Set(
    words:
      """
      died dies dying dead death passed funeral grave heaven ashes widow widower widowed buried hospice cancer late accident       us world suicide himself herself myself
      """)
  private static let aches = Set(
    words:
      """
      eat eating sleep sleeping hurt hurting hurts pain ache aching crying cry heartbreak \
      heartbroken
      """
  )

  /// The pain after somebody left, who has not died: "since he left I can't eat, when does this stop".
  var asksOfHeartbreak: Bool {
    guard !has(Self.deaths), has(Self.aches), has(["when", "how", "will", "does", "ever"]) else {
      return false
    }
    let isLeft = texts.indices.contains { index in
      guard Self.partings.contains(texts[index]) else { return false }
      let people: Set<String> = [
        "he", "she", "we", "they", "ex", "boyfriend", "girlfriend", "husband", "wife", "partner",
        "my", "the",
      ]
      return has(people, before: index, within: 2)
    }
    return isLeft && !has(["dog", "cat", "food", "leftovers"])
  }

  private static let times = Set(
    words:
      """
      day days week weeks weekend month months year time today tomorrow tonight january february march april may june july \
      august september october november december monday tuesday wednesday thursday friday saturday sunday
      """)
  private static let goes = Set(
    words:
      """
      go goes going look looks looking be turn out like well is was in
      """)
  private static let bodily = Set(
    words:
      """
      sick ill illness cancer chemo hospital treatment surgery operation symptoms pain dying die dies dead death baby-blues
      """)

  /// Somebody else for whom a time or an event goes well or badly: "is it a good week for my husband".
  static func personWhoFares(_ words: [FoldedText.Word]) -> (title: String?, owner: String)? {
    let texts = words.map(\.text)
    guard bodily.isDisjoint(with: texts), texts.contains(where: helpers.contains) else {
      return nil
    }
    if let person = personWhoSucceeds(words) { return person }
    for index in texts.indices.dropFirst().dropLast() where texts[index] == "for" {
      let lead = texts[index - 1]
      let isOfTime = times.contains(lead) || lead.allSatisfy { $0.isNumber }
      guard isOfTime || goes.contains(lead) else { continue }
      // "A good day to cook for my husband" asks of the reader's deed.
      let before = texts[..<index]
      let isDeed = before.indices.dropLast().contains { place in
        before[place] == "to" && !["come", "go", "be"].has(before[place + 1])
          || ["i", "we"].has(before[place]) && !["will", "is"].has(before[place + 1])
      }
      guard !isDeed else { continue }
      if let person = NamedPerson(in: words, from: index + 1), person.place.lowerBound == index + 1,
        isEnd(person.place.upperBound, words)
      {
        return (person.title, person.owner)
      }
      guard ["him", "her", "them"].has(texts[index + 1]), isEnd(index + 2, words) else { continue }
      let owner = ["him": "his", "her": "her"][texts[index + 1]] ?? "their"
      return (NamedPerson(in: words)?.title, owner)
    }
    return nil
  }

  /// Whether a clause ends before a place, or only a time follows.
  private static func isEnd(_ place: Int, _ words: [FoldedText.Word]) -> Bool {
    guard place < words.count else { return true }
    if words[place].startsClause { return true }
    let rest: Set<String> = ["this", "next", "on", "in", "at", "please", "today", "tomorrow"]
    return rest.contains(words[place].text) || times.contains(words[place].text)
  }
}

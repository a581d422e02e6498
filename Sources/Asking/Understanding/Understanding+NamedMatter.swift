internal import Astrology
internal import Ephemeris

// What the words of a question name, against what the classifier takes it for.
extension Understanding {
  /// Keeps the matter that the words name, and none where they name none.
  mutating func keepNamedMatter(_ reader: QuestionReader) {
    // "December compared to January" names no act.
    if reader.has("compared"), intent == .compareTimes { act = nil }
    if reader.asksHowItWorks, !has("help") {
      (intent, area, activity, act, sureness) = (.courtesy, nil, nil, nil, 0.9)
      (period, choices) = (nil, [])
      cues.insert("word.how_works")
      return
    }
    takeBareActivity(reader)
    takeConflict(reader)
    let texts = Set(reader.texts)
    let isOfTime = isOfDays || intent == .cause
    if isOfTime, activity == nil, act == nil, reader.namesNoMatter {
      area = nil
      // "Should I worry about today" asks how it will be.
      if intent == .decision, !texts.isDisjoint(with: ["worry", "worried", "concerned"]) {
        intent = .outlook
        cues.remove("word.asks_whether")
      }
    }
    if has("word.choice"), !texts.isDisjoint(with: Self.atWork), texts.isDisjoint(with: Self.ofLove)
    {
      cues.insert("word.at_work")
      if offered.contains(where: { $0.area == .loveRelationships }) { offered = [] }
    }
    if isOfTime, area == .loveRelationships, texts.isDisjoint(with: Self.ofLove) {
      takePerson(texts)
    }
    if has("word.choice"), !texts.isDisjoint(with: ["offer", "offers"]),
      !texts.isDisjoint(with: Self.ofPosts)
    {
      (area, activity, act) = (.pathProfession, nil, nil)
    }
    if intent == .compatibility, reader.asksIfMeant {
      area = .loveRelationships
      cues.insert("word.meant")
    }
    // "My court date" is no evening for two.
    if isOfTime, activity == nil, let named = reader.activity?.activity, named.id == "court" {
      (activity, area) = (named, named.area)
    }
    if activity?.id == "court", isOfDays { addOutcome("court") }
    if intent == .outlook || intent == .decision, reader.asksOfAudience { addOutcome("crowd") }
    if !texts.isDisjoint(with: Self.kin),
      activity?.id == "move_house" || activity?.id == "sell_home"
    {
      cues.insert("word.kin")
    }
    if activity?.id == "garden" { addGardenCues(texts) }
    takeSureArea(reader)
    leaveLastOfSpan(reader)
    takeTimeOfDay(reader)
    takeHours(reader)
    if let hour = reader.clockHour { cues.insert("word.hour.\(hour)") }
  }

  /// What depends on others is no yes or no of the reader's day.
  private mutating func addOutcome(_ kind: String) {
    cues.insert("outcome.\(kind)")
    cues.remove("word.asks_whether")
  }

  // MARK: - People

  private static let ofLove = Set(
    words:
      """
      ex exs boyfriend boyfriends girlfriend girlfriends husband husbands wife wifes crush bf gf fiance fiancee date dates \
      dating love loves loved romance romantic kiss flirt flirting feelings like likes marry marriage sleep fancy attracted \
      soulmate hooked
      """)
  private static let atWork = Set(
    words:
      """
      supplier suppliers vendor vendors contractor contractors subcontractor wholesaler distributor manufacturer employee \
      employees intern apprentice trainee freelancer bookkeeper assistant client clients customer customers boss manager \
      supervisor coworker coworkers colleague colleagues investor investors staff tenant recruiter
      """)
  private static let friends = Set(
    words:
      """
      bestie besties bff friend friends roommate flatmate buddy pal mates
      """)
  private static let ofPosts = Set(
    words:
      """
      pays pay paid salary job jobs commute company companies remote boss role roles position positions career home hours
      """)
  private static let kin = Set(
    words:
      """
      son daughter sons daughters children kids grandchildren grandkids family parents mother father mum mom dad sister \
      brother
      """)

  /// Takes the area of a supplier or of a friend, who are no lovers.
  private mutating func takePerson(_ texts: Set<String>) {
    let id = activity?.id
    if !texts.isDisjoint(with: Self.atWork) {
      area = .pathProfession
      if activity?.area == .loveRelationships { activity = nil }
    } else if !texts.isDisjoint(with: Self.friends), id == nil || id == "text_someone" {
      area = .familyFriendships
      if id != nil { activity = AskedActivity.all.first { $0.id == "text_friend" } }
    } else if !texts.isDisjoint(with: Self.kin), id == nil || id == "text_someone" {
      (area, activity) = (.familyFriendships, nil)
    }
  }

  /// Who asks what to do about somebody's anger looks for a day to talk: "my chef is angry with me, what I do".
  private mutating func takeConflict(_ reader: QuestionReader) {
    switch intent {
    case .portrait, .outlook, .outOfScope, .decision, .cause, .bestTime: break
    case .chartFact, .skyFact, .transitWhen, .compareTimes, .compatibility, .concept, .followUp,
      .courtesy, .care:
      return
    }
    guard reader.asksWhatToDo, let person = reader.angryPerson else { return }
    intent = .bestTime
    let isBoss = ["boss", "chef", "manager", "supervisor", "teamleader"].contains(person)
    activity = AskedActivity.all.first { $0.id == (isBoss ? "talk_boss" : "have_the_talk") }
    area = activity?.area
    act = nil
    cues.insert("word.conflict")
    onlyWeekdays = isBoss
    cues.remove("tips")
    cues.remove("word.tips")
    let today = reader.situation.today
    if reader.times.isEmpty { period = AskedPeriod(today, today.advanced(byDays: 9)) }
    choices = []
  }

  /// "Pruning the roses": a deed without a question wants its day, and with "how long" its end.
  private mutating func takeBareActivity(_ reader: QuestionReader) {
    guard !reader.isOutside, let named = reader.activity?.activity, reader.texts.count <= 9,
      !has("thanks"), !has("greeting")
    else { return }
    // "Mowing the lawn", and "when do I plant garlic", which looks for a day, too.
    let isDeed =
      reader.activity?.place == 0 && reader.texts[0].hasSuffix("ing")
      && cues.isDisjoint(with: ["should", "strongshould", "why", "when", "better"])
    let asksWhen =
      ["when", "whens"].contains(reader.texts[0])
      && ["do", "should", "shall", "can", "could"].has(reader.texts.dropFirst().first ?? "")
    let isOpen = (intent == .decision || intent == .outlook) && reader.times.isEmpty
    let isShort = reader.texts.count <= 6
    let isMeant = isShort && (intent == .outOfScope || isOpen && isDeed) || isOpen && asksWhen
    guard isMeant else { return }
    if isOpen { period = nil }
    activity = named
    area = named.area
    intent = wantsEnd ? .outlook : period == nil ? .bestTime : .outlook
    if wantsEnd {
      cues.insert("when")
      wantsEnd = false
    }
    sureness = 0.7
  }

  private static let sowing = Set(
    words:
      """
      sow sowing plant planting seeds seed seedlings transplant transplanting repot repotting
      """)
  private static let cutting = Set(
    words:
      """
      prune prunes pruning mow mowing weed weeding trim trimming cut cutting harvest harvesting
      """)
  private static let roots = Set(
    words:
      """
      potato potatoes carrot carrots onion onions garlic beet beets beetroot beetroots radish radishes turnips parsnips \
      bulbs tulips daffodils leeks
      """)

  private mutating func addGardenCues(_ texts: Set<String>) {
    if !texts.isDisjoint(with: Self.cutting) {
      cues.insert("garden.cut")
    } else if !texts.isDisjoint(with: Self.sowing) {
      cues.insert(texts.isDisjoint(with: Self.roots) ? "garden.sow" : "garden.root")
    }
  }
}

extension QuestionReader {
  /// Words that name no part of life.
  private static let plain = Set(
    words:
      """
      how hows how's was is are were will would did do does has have had be been being it its i im ive me my myself for the a \
      an of in on at to and so as this that these those what whats which when about like look looks looking go goes going \
      gone went gonna shape shaping treat treating turn out should shall can could may expect anything something things \
      know good bad great okay ok fine better worse best easy hard tough rough worried worry worrying concerned overall \
      generally general everything all in hold holds store bring brings there any why such reason coming up ahead far really pretty \
      well up or not bit kind sort please pls hi hey hello then just ever day days week weeks weekend month months year \
      years last next past coming whole rest time period sign zodiac star
      """)

  /// Whether it is about a time and nothing else: "how was last summer for me".
  var namesNoMatter: Bool {
    guard !times.isEmpty || !signs.isEmpty else { return false }
    let named = Set(times.flatMap { Array($0.place) })
    let ofSigns = Set(
      matches.flatMap { match -> [Int] in
        if case .sign = match.meaning { return Array(match.place..<(match.place + match.length)) }
        return []
      })
    return texts.indices.allSatisfy { index in
      named.contains(index) || ofSigns.contains(index) || Self.plain.contains(texts[index])
    }
  }

  /// Words around "work" that ask how all of this comes about.
  private static let aroundWorks = Set(
    words:
      """
      how is are does do did would could can any all of this that these it its astrology horoscope horoscopes chart charts \
      stars planets thing things stuff app supposed meant to work works working even actually really exactly then anyway \
      and so a the your you come pls please tho though lol hell on earth
      """)

  /// Whether it asks how astrology or the app works and nothing else: "how is any of this supposed to work".
  var asksHowItWorks: Bool {
    let named: Set<String> = ["this", "astrology", "horoscope", "horoscopes", "app", "stuff"]
    return texts.first == "how" && texts.contains { ["work", "works", "working"].contains($0) }
      && texts.contains(where: named.contains) && texts.allSatisfy(Self.aroundWorks.contains)
  }

  /// Whether it asks if two are meant for each other.
  var asksIfMeant: Bool {
    texts.indices.contains { index in
      texts[index] == "meant"
        && texts.dropFirst(index + 1).prefix(2).contains { ["be", "for"].has($0) }
        || ["soulmates", "destined", "fated"].contains(texts[index])
    }
  }

  /// Whether it asks how listeners or guests will take something.
  var asksOfAudience: Bool {
    let audience: Set<String> = [
      "crowd", "audience", "people", "everyone", "everybody", "guests", "listeners", "judges",
      "jury", "they", "viewers", "readers", "class",
    ]
    let verbs: Set<String> = ["like", "love", "enjoy", "hate", "clap", "laugh", "applaud", "dig"]
    return texts.indices.contains { index in
      guard ["will", "would", "gonna"].contains(texts[index]) else { return false }
      let rest = texts.dropFirst(index + 1).prefix(5)
      guard let who = rest.firstIndex(where: audience.contains),
        let verb = rest.firstIndex(where: verbs.contains), who < verb
      else { return false }
      return verb + 1 == texts.count || texts[verb + 1] != "me"
    }
  }

  /// Whether it asks what to do about something: "what should I do", "what I do".
  var asksWhatToDo: Bool {
    texts.indices.contains { index in
      switch texts[index] {
      case "what", "how":
        let rest = texts.dropFirst(index + 1).prefix(4)
        let acts = ["do", "handle", "deal", "react", "fix", "solve", "respond"]
        return rest.has("i") && rest.contains { acts.contains($0) }
          || rest.first == "to" && rest.has("do")
      case "help", "advice": return true
      default: return false
      }
    }
  }

  /// Who is said to be angry with the reader, as "boss"; nil if nobody is.
  var angryPerson: String? {
    let moods: Set<String> = [
      "angry", "mad", "upset", "furious", "annoyed", "cross", "pissed", "irritated", "disappointed",
    ]
    let owners: Set<String> = ["my", "our", "the"]
    for index in texts.indices.dropLast(2) where moods.contains(texts[index]) {
      guard ["with", "at", "on", "off"].contains(texts[index + 1]),
        texts[(index + 2)...].prefix(2).contains(where: { ["me", "us"].contains($0) })
      else { continue }
      let lead = texts[..<index].suffix(7)
      guard let owner = lead.lastIndex(where: owners.contains), owner + 1 < index else { continue }
      return texts[owner + 1]
    }
    return nil
  }

  /// The hour of a clock that it names, as "at 10am": 0 to 23; nil if it names none.
  var clockHour: Int? {
    for (index, word) in texts.enumerated() {
      let digits = word.prefix { $0.isNumber }
      guard let hour = Int(digits), (0...23).contains(hour), digits.count <= 2 else { continue }
      let rest = String(word.dropFirst(digits.count))
      let next = index + 1 < texts.count ? texts[index + 1] : ""
      let half = rest.isEmpty ? next : rest
      if ["am", "pm"].contains(half), (1...12).contains(hour) {
        return half == "pm" ? hour % 12 + 12 : hour % 12
      }
    }
    return nil
  }
}

extension QuestionReader {
  /// Whether a month is asked for without "which": "the best month to move".
  var asksBestMonth: Bool {
    texts.indices.dropLast().contains { index in
      ["best", "better", "ideal"].contains(texts[index]) && texts[index + 1] == "month"
    }
  }
}

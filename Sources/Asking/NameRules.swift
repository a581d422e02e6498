internal import Words

/// How names are found in a question: by what stands before them, and by how they are written.
struct NameRules: Sendable {
  private let events: [[String]]
  private let relations: Set<String>
  private let beforePeople: Set<String>
  private let beforeCompanies: Set<String>
  private let beforePlaces: Set<String>
  private let beforeToPeople: Set<String>
  private let work: Set<String>
  /// Known companies as they are written, by their folded names.
  private let companies: [String: String]
  private let noNames: Set<String>

  /// How many names are kept of one question.
  static let most = 5

  init(_ words: AskingWords) {
    // The longest first, so that a job interview is no mere interview.
    events = words.names(.events)
      .map { $0.split(separator: " ").map { FoldedText.fold($0) } }
      .sorted { $0.count > $1.count }
    func folded(_ list: MentionWords) -> Set<String> {
      Set(words.names(list).map { FoldedText.fold($0) })
    }
    relations = folded(.relations)
    beforePeople = folded(.beforePeople)
    beforeCompanies = folded(.beforeCompanies)
    beforePlaces = folded(.beforePlaces)
    beforeToPeople = folded(.beforeToPeople)
    work = folded(.work)
    noNames = folded(.noNames)
    companies = Dictionary(
      words.names(.companies).map { (FoldedText.fold($0), $0) }, uniquingKeysWith: { $1 })
  }

  /// Words that make what follows "from" a place.
  private static let ofPlaces: Set<String> = [
    "see", "seen", "visible", "watch", "view", "eclipse", "fly", "flying", "flight", "travel",
    "travelling", "traveling", "train", "drive", "driving", "trip", "moving", "move", "far", "back",
  ]

  /// The names in a text, those met first before others.
  func mentions(in words: [FoldedText.Word]) -> [Mention] {
    var found: [Mention] = []
    func add(_ name: String, _ kind: Mention.Kind) {
      guard let mention = Mention(name, kind: kind), found.count < Self.most,
        !found.contains(where: { $0.key == mention.key })
      else { return }
      found.append(mention)
    }
    var index = 0
    while index < words.count {
      if let event = events.first(where: { Self.stands($0, in: words, at: index) }) {
        add(event.joined(separator: " "), .event)
        index += event.count
        continue
      }
      if let company = companies[words[index].text] {
        add(company, .company)
      } else if let kind = kind(of: index, in: words) {
        // A name of two words, such as New York.
        let next = index + 1
        if next < words.count, isName(next, in: words), !words[next].followsMark,
          companies[words[next].text] == nil
        {
          add("\(words[index].typed) \(words[next].typed)", kind)
          index += 1
        } else {
          add(String(words[index].typed), kind)
        }
      }
      index += 1
    }
    return found
  }

  private static func stands(_ name: [String], in words: [FoldedText.Word], at index: Int) -> Bool {
    guard index + name.count <= words.count else { return false }
    return name.enumerated().allSatisfy { words[index + $0.offset].text == $0.element }
  }

  /// Whether a word is written as a name within a sentence.
  private func isName(_ index: Int, in words: [FoldedText.Word]) -> Bool {
    let typed = words[index].typed
    guard let first = typed.first, first.isUppercase, typed.count > 1,
      typed.dropFirst().contains(where: \.isLowercase), typed.allSatisfy(\.isLetter)
    else { return false }
    return !noNames.contains(words[index].text) && !isOfDate(index, in: words)
  }

  /// Whether a word is a month beside its day, or short for a month or a weekday: "Sept 9", "on Fri".
  private func isOfDate(_ index: Int, in words: [FoldedText.Word]) -> Bool {
    let word = words[index].text
    if CalendarWords.weekdays[word] != nil { return true }
    guard CalendarWords.months[word] != nil else { return false }
    let isShort = word.count <= 4 && !["may", "june", "july", "jan"].contains(word)
    return isShort
      || [index - 1, index + 1].contains {
        words.indices.contains($0) && CalendarWords.day(words[$0].text) != nil
      }
  }

  /// What a name at a place is of; nil if there is no name, or the words don't show what it is of.
  private func kind(of index: Int, in words: [FoldedText.Word]) -> Mention.Kind? {
    guard index > 0, isName(index, in: words), !words[index].startsClause else { return nil }
    // In a title every word is written as a name.
    guard words[index - 1].typed.first?.isUppercase == false else { return nil }
    let before = words[index - 1].text
    if before == "and" || before == "or", index > 1, let kind = kind(of: index - 2, in: words) {
      return kind
    }
    if relations.contains(before) { return .person }
    if index > 1, before == "named" || before == "called" { return .person }
    let isOfWork = words[..<index].contains { work.contains($0.text) }
    if beforeCompanies.contains(before), isOfWork || before == "at" { return .company }
    // "An eclipse, seen from Luxor", "a flight from Oslo".
    if before == "from", words[..<index].contains(where: { Self.ofPlaces.contains($0.text) }) {
      return .place
    }
    if beforePeople.contains(before) { return .person }
    // Who is talked to is no place, as what is flown to is.
    if before == "to", index > 1, beforeToPeople.contains(words[index - 2].text) { return .person }
    if beforePlaces.contains(before) { return .place }
    return nil
  }
}

internal import Astrology
internal import Astrometers
internal import Ephemeris

/// Reads and checks a folder of words.
package enum WordFolder {
  /// No file of words is larger: 4 MB.
  static let largestFile = 4 << 20

  /// Every list of a folder, and all that is wrong with it.
  package static func read(_ folder: String) -> (lists: [WordList], problems: [WordCorpus.Problem])
  {
    var reader = WordReader()
    guard FileBytes.isFolder(folder) else {
      return ([], [WordCorpus.Problem(file: folder, key: "", reason: "there is no such folder")])
    }
    for file in WordFile.allCases {
      reader.file = file.path
      do {
        let bytes = try FileBytes.read("\(folder)/\(file.path)", limit: largestFile)
        let (tree, good) = WordTree.read(bytes)
        guard let tree else {
          let line = bytes[..<min(good, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
          reader.note("", "it is not JSON: line \(line) can't be read")
          continue
        }
        file.read(tree, with: &reader)
      } catch {
        reader.note(
          "",
          error.isMissing
            ? "there is no such file; a language has all of them"
            : error.code == FileBytes.Failure.tooLarge.code
              ? "it is larger than 4 MB, which no file of words is"
              : "can't be read: \(error.reason)")
      }
    }
    noteStrangers(in: folder, with: &reader)
    reader.finish()
    return (reader.lists, reader.problems)
  }

  /// Notes files that nothing would read.
  private static func noteStrangers(in folder: String, with reader: inout WordReader) {
    let known = Set(WordFile.allCases.map(\.path))
    for part in [
      "", "transits", "houses", "moon", "sky", "meters", "areas", "asking", "portrait", "contacts",
    ] {
      let path = part.isEmpty ? folder : "\(folder)/\(part)"
      let names = (try? FolderEntries.names(in: path)) ?? []
      for name in names.sorted() where name.hasSuffix(".json") {
        let file = part.isEmpty ? name : "\(part)/\(name)"
        guard !known.contains(file) else { continue }
        reader.file = file
        reader.note("", "no reading asks for this file; its name is not one that words have")
      }
    }
  }
}

/// Gathers lists and problems, file by file.
struct WordReader {
  var file = ""
  private(set) var lists: [WordList] = []
  private(set) var problems: [WordCorpus.Problem] = []
  private(set) var banned: [[String]] = []
  private var places: [(file: String, key: String)] = []
  private var labels: Set<String> = []
  /// The meters and houses of areas, as far as they were read.
  var areaTable: [LifeArea: (meters: [Meter], houses: [Int])] = [:]

  mutating func note(_ key: String, _ reason: String) {
    problems.append(WordCorpus.Problem(file: file, key: key, reason: reason))
  }

  /// The fields of an object that has to have some names and no others, in the order of the names.
  mutating func fields(
    _ tree: WordTree, at key: String, named names: [String]
  ) -> [String: WordTree] {
    guard case .fields(let fields) = tree else {
      note(key, "an object belongs here")
      return [:]
    }
    var found: [String: WordTree] = [:]
    let wanted = Set(names)
    for field in fields {
      let place = Self.join(key, field.name)
      if !wanted.contains(field.name) {
        note(place, "no reading asks for this key")
      } else if found.updateValue(field.value, forKey: field.name) != nil {
        note(place, "the key stands here twice")
      }
    }
    for name in names where found[name] == nil { note(Self.join(key, name), "the key is missing") }
    return found
  }

  static func join(_ key: String, _ name: String) -> String {
    key.isEmpty ? name : "\(key).\(name)"
  }

  /// The texts of a list; one text counts as a list of one.
  mutating func strings(_ tree: WordTree?, at key: String) -> [String] {
    switch tree {
    case nil: return []
    case .text(let text)?: return [text]
    case .list(let elements)?:
      return elements.enumerated().compactMap { index, element in
        if case .text(let text) = element { return text }
        note("\(key)[\(index)]", "a text belongs here")
        return nil
      }
    case .number?, .fields?, .other?:
      note(key, "a list of texts belongs here")
      return []
    }
  }

  /// Adds a list of alternatives.
  mutating func add(
    _ list: WordKey?, _ tree: WordTree?, at key: String, _ limits: WordLimits,
    tone: ClosedRange<Int> = 0...0, topics: [Meter] = [], needsTime: Bool = false
  ) {
    guard let list, let tree else { return }
    let texts = strings(tree, at: key)
    if texts.count < limits.alternatives {
      note(key, "has \(texts.count) alternatives; \(limits.alternatives) are needed")
    }
    add(
      list,
      texts.map { WordDraft(characters: $0, tone: tone, topics: topics, needsTime: needsTime) },
      at: key, limits)
  }

  /// Adds a list of texts that have tone and topics of their own.
  mutating func add(
    _ list: WordKey, _ drafts: [WordDraft], at key: String, _ limits: WordLimits
  ) {
    var texts: [WordText] = []
    for (index, draft) in drafts.enumerated() {
      let place = drafts.count == 1 ? key : "\(key)[\(index)]"
      for flaw in limits.flaws(of: draft.characters) { note(place, flaw) }
      noteWriting(of: draft.characters, at: place)
      if limits.isLabel { labels.insert(draft.characters) }
      texts.append(
        WordText(
          characters: draft.characters, slots: slots(of: draft.characters, limits, at: place),
          tone: draft.tone, topics: draft.topics, needsTime: draft.needsTime))
      places.append((file, place))
    }
    lists.append(WordList(key: list, texts: texts))
  }

  /// What no text may have, whatever it is for.
  private mutating func noteWriting(of text: String, at place: String) {
    if text.hasPrefix(" ") || text.hasSuffix(" ") || text.holds("  ") {
      note(place, "has a space too many")
    }
    if text.contains("!") { note(place, "has an exclamation mark") }
    if text.contains("'") { note(place, "has a straight apostrophe; write ’") }
    if text.utf8.contains(where: { $0 < 0x20 }) {
      note(place, "has a line break or a control character")
    }
  }

  private mutating func slots(
    of text: String, _ limits: WordLimits, at place: String
  ) -> WordSlots {
    var slots: WordSlots = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else {
        note(place, "has a brace without its other half")
        return slots
      }
      let name = String(rest[rest.index(after: open)..<close])
      if let slot = WordSlots(name: name), limits.slots.contains(slot) {
        slots.formUnion(slot)
      } else if !limits.names.contains(name) {
        let names =
          limits.names.map { "{\($0)}" }
          + WordSlots.names.enumerated()
          .filter { limits.slots.rawValue & 1 << UInt16($0.offset) != 0 }.map { "{\($0.element)}" }
        note(
          place,
          "{\(name)} is no slot of this text; "
            + (names.isEmpty ? "it has none" : "it may have \(names.joined(separator: ", "))"))
      }
      rest = rest[rest.index(after: close)...]
    }
    return slots
  }

  mutating func setBanned(_ words: [String]) {
    banned = words.map { $0.lowercased().wordsAlone }
  }

  /// Notes what only all files together show: the same text twice, and banned words.
  mutating func finish() {
    var first: [String: Int] = [:]
    let singles = Dictionary(
      banned.filter { $0.count == 1 }.map { ($0[0], $0[0]) }, uniquingKeysWith: { $1 })
    let phrases = banned.filter { $0.count > 1 }
    for (index, text) in lists.flatMap(\.texts).enumerated() {
      file = places[index].file
      let place = places[index].key
      guard !labels.contains(text.characters) else { continue }
      if let earlier = first[text.characters] {
        note(place, "stands in \(places[earlier].file) at \(places[earlier].key), too")
      } else {
        first[text.characters] = index
      }
      let words = text.characters.lowercased().wordsAlone
      for word in words where singles[word] != nil { note(place, "has the word \(word)") }
      for phrase in phrases
      where words.indices.contains(where: { words[$0...].starts(with: phrase) }) {
        note(place, "has the words \(phrase.joined(separator: " "))")
      }
    }
  }
}

/// A text with the fields that stand beside it.
struct WordDraft {
  let characters: String
  var tone: ClosedRange<Int> = 0...0
  var topics: [Meter] = []
  var needsTime = false
}

extension String {
  /// The words of a text, without what stands around them.
  fileprivate var wordsAlone: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "’" || $0 == "-") }.map(String.init)
  }
}

extension WordFolder {
  /// The lists of a folder that has nothing wrong.
  ///
  /// - Throws: ``WordsError/unfit(folder:problems:)``.
  package static func lists(_ folder: String) throws(WordsError) -> [WordList] {
    let checked = read(folder)
    guard checked.problems.isEmpty else {
      throw .unfit(folder: folder, problems: checked.problems)
    }
    return checked.lists
  }
}

extension WordList {
  /// The texts with sample names in their slots.
  package var sampleTexts: [String] {
    let names = SlotNames(
      transiting: .saturn, natal: .body(.moon), sign: .leo, day: "Friday",
      hour: try? TimeOfDay(hour: 14, minute: 5), count: 3, month: "March", orbDegrees: 1.25,
      aspect: .square, first: .jupiter, second: .saturn, degree: 12,
      link: "at a right angle to your Moon", effect: "you tire quickly", area: "work",
      other: "rest early")
    return texts.map { names.fill($0.characters) }
  }
}

import Astrology
import Astrometers
import Ephemeris
import Foundation
import TestSupport
import Testing
@testable import Words

@Suite struct WordCorpusTests {
  private static let folder = Checkout.path("words/en")
  private static let read = WordFolder.read(folder)

  @Test func `the words of the checkout have nothing wrong, and the program has them`() {
    #expect(Self.read.problems == [])
    let packed = WordPack.bytes(of: Self.read.lists)
    #expect(WordPack.isWhole(packed))
    #expect(
      packed == WordCorpus.english.packed,
      "words/en.pack is not that of the files; run make words and build again")
  }

  @Test func `every text is found again by its key`() throws {
    let corpus = try #require(WordCorpus(packed: WordPack.bytes(of: Self.read.lists)))
    for list in Self.read.lists {
      let numbers = corpus.texts(list.key)
      #expect(numbers.map { corpus.text($0) } == list.texts.map(\.characters), "\(list.key.name)")
      for (number, text) in zip(numbers, list.texts) {
        let line = corpus.line(number)
        #expect(line.tone == text.tone && line.slots == text.slots)
        #expect(line.words == text.wordCount && line.sentences == text.sentenceCount)
        #expect(line.topics == text.topics.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
      }
    }
    let codes = Self.read.lists.map(\.key.code)
    #expect(Set(codes).count == codes.count, "two keys have one code")
  }

  /// What words.md promises, counted.
  @Test func `there is as much of each kind as days take`() {
    let words = WordCorpus.english
    var passages = 0
    for body in WordFile.movers {
      for aspect in AspectKind.allCases {
        for point in ChartPoint.written {
          for part in [WordKey.Kind.title, .essence, .body, .brief] {
            let key = WordKey.transit(part, body, aspect, point)
            #expect(key.map { !words.texts($0).isEmpty } == true)
          }
          passages += 1
        }
      }
    }
    #expect(passages == 585)
    #expect(words.texts(.headlines).count >= 330)
    for key in [WordKey.deeds, .cautions, .reflections, .questions] {
      #expect(words.texts(key).count >= 300)
    }
  }

  @Test func `bytes of another form are no corpus`() {
    let packed = WordCorpus.english.packed
    #expect(WordCorpus(packed: []) == nil)
    #expect(WordCorpus(packed: Array(packed.dropLast())) == nil)
    var other = packed
    other[8] ^= 1
    #expect(WordCorpus(packed: other) == nil)
    #expect(WordCorpus(packed: packed) != nil)
    var unreadable = packed
    unreadable[packed.count - 1_000] = 0xff
    #expect(WordCorpus(packed: unreadable) == nil)
    var damaged = packed
    damaged[packed.count - 5] ^= 1
    #expect(!WordPack.isWhole(damaged))
  }
}

/// Every kind of bad file, and what the check reports.
@Suite struct WordCheckTests {
  /// The problems that a folder with one file has with that file.
  private static func problems(_ file: String, _ content: Data) throws -> [WordCorpus.Problem] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "words-\(UUID().uuidString)")
    let place = folder.appending(path: file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try content.write(to: place)
    return WordFolder.read(folder.path(percentEncoded: false)).problems.filter { $0.file == file }
  }

  private static func problems(_ file: String, _ content: String) throws -> [WordCorpus.Problem] {
    try problems(file, Data(content.utf8))
  }

  /// A file of the checkout with a part of it replaced.
  private static func changed(
    _ file: String, _ part: String, to other: String
  ) throws -> [WordCorpus.Problem] {
    let text = try Checkout.text("words/en/\(file)")
    let range = try #require(text.range(of: part))
    return try problems(file, text.replacingCharacters(in: range, with: other))
  }

  @Test func `a file as it should be has no problem`() throws {
    #expect(try Self.problems("moon/void.json", Checkout.text("words/en/moon/void.json")) == [])
  }

  @Test func `a slot that does not exist`() throws {
    let found = try Self.changed("moon/void.json", "{hour}", to: "{minute}")
    #expect(found.map(\.key) == ["void[0]"])
    #expect(found.first?.reason.contains("{minute} is no slot of this text") == true)
  }

  @Test func `a brace without its other half`() throws {
    let found = try Self.changed("moon/void.json", "{hour}", to: "{hour")
    #expect(found.first?.reason.contains("brace") == true)
  }

  @Test func `a key that is missing, one that nobody asks for, and one that stands twice`() throws {
    let missing = try Self.changed("moon/signs.json", "\"aries.waxing\"", to: "\"aries.rising\"")
    #expect(
      Set(missing.map { "\($0.key): \($0.reason)" }) == [
        "aries.waxing: the key is missing", "aries.rising: no reading asks for this key",
      ])
    let twice = try Self.changed("moon/signs.json", "\"aries.waxing\"", to: "\"aries.waning\"")
    #expect(twice.contains { $0.key == "aries.waning" && $0.reason.contains("twice") })
  }

  @Test func `a line too long`() throws {
    let long = Array(repeating: "word", count: 30).joined(separator: " ")
    let found = try Self.problems("moon/void.json", "{\"void\": [\"\(long).\"]}")
    #expect(found.contains { $0.key == "void" && $0.reason.contains("30 words; 10 to 20 fit") })
    #expect(found.contains { $0.reason.contains("alternatives") })
  }

  @Test func `a deed without its effect`() throws {
    let found = try Self.changed(
      "day.json", "\"settle the question that you have put off\",", to: "")
    #expect(
      found.contains {
        $0.key == "deeds.mental_clarity.easy"
          && $0.reason == "has 22 deeds; each of its 23 effects needs one"
      }, "\(found)")
  }

  @Test func `a passage for a body that is none`() throws {
    let found = try Self.problems("transits/vulcan.json", "{}")
    #expect(found.map(\.file) == ["transits/vulcan.json"])
    #expect(found.first?.reason.contains("no reading asks for this file") == true)
  }

  @Test func `broken JSON is reported by its line`() throws {
    let found = try Self.problems("moon/void.json", "{\n\"void\": [\n\"A line.\",\n}\n")
    #expect(found.map(\.reason) == ["it is not JSON: line 4 can't be read"])
  }

  @Test func `a file of 100 MB is not read`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "words-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "headlines.json")
    #expect(FileManager.default.createFile(atPath: file.path(percentEncoded: false), contents: nil))
    let handle = try FileHandle(forWritingTo: file)
    // Sparse: no room is taken.
    try handle.truncate(atOffset: 100 << 20)
    try handle.close()
    let found = WordFolder.read(folder.path(percentEncoded: false)).problems
      .filter { $0.file == "headlines.json" }
    #expect(found.map(\.reason) == ["it is larger than 4 MB, which no file of words is"])
  }

  @Test func `a banned word, an exclamation mark, a tone and a topic that are none`() throws {
    let headlines = """
      {"headlines": [
        {"text": "Fate comes to tea", "tone": 1, "topics": ["love"]},
        {"text": "Tea is served!", "tone": 3, "topics": ["romance"]}
      ]}
      """
    let found = try Self.problems("headlines.json", headlines)
    #expect(found.contains { $0.key == "headlines[1]" && $0.reason.contains("exclamation") })
    #expect(found.contains { $0.key == "headlines[1].tone" })
    #expect(
      found.contains { $0.key == "headlines[1].topics" && $0.reason == "romance is no meter" })
    var reader = WordReader()
    reader.file = "headlines.json"
    reader.setBanned(["fate"])
    reader.add(.headlines, [WordDraft(characters: "Fate comes to tea")], at: "headlines", .headline)
    reader.add(.deeds, [WordDraft(characters: "Fate comes to tea")], at: "deeds", .headline)
    reader.finish()
    #expect(reader.problems.contains { $0.reason == "has the word fate" })
    #expect(
      reader.problems.contains { $0.reason.contains("stands in headlines.json at headlines") })
  }

  @Test func `an unfit folder is no corpus, and the error says where to look`() {
    let error = #expect(throws: WordsError.self) { try WordCorpus(folder: "/nowhere") }
    #expect(error?.description.contains("there is no such folder") == true)
  }
}

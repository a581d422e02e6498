internal import Astrolabe
internal import ServerFiles

/// What pages say beside what the engine says, from `data/pages.tsv`.
struct PageWords: Sendable {
  private let texts: [PageText: String]

  /// The texts that are part of the program.
  static let english: Self = {
    let file = unsafe server_file_pages()
    let bytes = unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    do throws(PageWordsError) {
      return try Self(file: bytes)
    } catch {
      preconditionFailure(error.what)
    }
  }()

  /// Reads lines of a key, a tab and a text.
  ///
  /// - Throws: ``PageWordsError`` unless every text is there once, and nothing else.
  init(file: [UInt8]) throws(PageWordsError) {
    var texts: [PageText: String] = [:]
    for line in String(decoding: file, as: UTF8.self).split(separator: "\n")
    where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count == 2, !fields[1].isEmpty else {
        throw PageWordsError(what: "pages.tsv: not a key, a tab and a text: \(line)")
      }
      guard let text = PageText(rawValue: String(fields[0])), texts[text] == nil else {
        throw PageWordsError(what: "pages.tsv: the key is unknown or there twice: \(fields[0])")
      }
      texts[text] = String(fields[1])
    }
    for text in PageText.allCases where texts[text] == nil {
      throw PageWordsError(what: "pages.tsv: no text of the key \(text.rawValue)")
    }
    self.texts = texts
  }

  /// A text.
  subscript(text: PageText) -> String { texts[text] ?? "" }

  /// A text with values in the place of their names in braces.
  func callAsFunction(_ text: PageText, _ values: KeyValuePairs<String, String>) -> String {
    self[text].split(separator: "{", omittingEmptySubsequences: false).enumerated()
      .map { index, part in
        guard index > 0, let end = part.firstIndex(of: "}") else { return String(part) }
        let value = values.first { $0.key == part[..<end] }?.value ?? ""
        return value + part[part.index(after: end)...]
      }.joined()
  }

  /// What an area of life is called.
  func area(_ area: LifeArea) -> String { WordCorpus.english.title(of: area) }

  /// What a house is about, in a few words.
  func house(_ house: House) -> String {
    PageText(rawValue: "house\(house.number)").map { self[$0] } ?? ""
  }
}

/// What is wrong with the texts of pages.
struct PageWordsError: Error {
  let what: String
}

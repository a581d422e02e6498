internal import AskingFiles

/// A table of `asking/`: lines of fields between tabs.
struct AskingTable: Sendable {
  /// The rows in the order of the file, each with all its fields.
  let rows: [[String]]

  /// What the words of a question mean.
  static let terms = unsafe AskingTable(asking_terms())
  /// The activities that people ask about.
  static let activities = unsafe AskingTable(asking_activities())
  /// The terms of astrology that are explained.
  static let concepts = unsafe AskingTable(asking_concepts())
  /// The sentences of answers.
  static let sentences = unsafe AskingTable(asking_sentences())
  /// What no writer may say.
  static let writers = unsafe AskingTable(asking_writers())
  /// The languages that questions come in.
  static let languages = unsafe AskingTable(asking_languages())
  /// What is answered to calls for help.
  static let help = unsafe AskingTable(asking_help())

  /// Wordings that are calls for help.
  static let calls = unsafe AskingTable(asking_calls())
  /// What people are in: bodies in danger, whom a call is about, and losses.
  static let situations = unsafe AskingTable(asking_situations())

  /// How people say they are, and what of a chart counts for it.
  static let traits = unsafe AskingTable(asking_traits())

  private init(_ file: asking_file) {
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    self.init(text: unsafe String(decoding: bytes, as: UTF8.self))
  }

  /// Reads a text: a line is a row, `#` begins a comment, empty lines are skipped.
  init(text: String) {
    rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

extension String {
  /// The parts between bars.
  var alternatives: [String] { split(separator: "|").map(String.init) }
}

internal import Ephemeris

/// The sentences that answers are made of, by their keys, as `asking/sentences.tsv` has them.
///
/// ```swift
/// let sentences = try AnswerSentences("sky.full.deed\tFinish one thing before it.")
/// let answerer = Answerer(sentences: sentences)
/// ```
///
/// A text may hold some keys only; the others keep the sentences that come with the program.
public struct AnswerSentences: Sendable, Hashable {
  /// Those that come with the program.
  public static let english = AnswerSentences(lists: Speech.builtIn)

  let lists: [String: [String]]

  private init(lists: [String: [String]]) { self.lists = lists }

  /// Reads a table: a line is a key, a tab and a sentence; several lines of a key are alternatives.
  ///
  /// - Throws: ``AnswerSentencesError`` for a line without a tab, an unknown key, or a slot that the key's own
  ///   sentences don't have.
  public init(_ text: String) throws(AnswerSentencesError) {
    var read: [String: [String]] = [:]
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty else { throw .noSentence(line: number + 1) }
      let key = String(parts[0])
      guard let own = Speech.builtIn[key] else { throw .unknownKey(key, line: number + 1) }
      let known = Set(own.flatMap { $0.slotNames })
      if let slot = String(parts[1]).slotNames.first(where: { !known.contains($0) }) {
        throw .unknownSlot(slot, key: key, line: number + 1)
      }
      read[key, default: []].append(String(parts[1]))
    }
    lists = Speech.builtIn.merging(read) { $1 }
  }
}

extension String {
  /// The names between braces.
  fileprivate var slotNames: [String] {
    split(separator: "{").dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }
}

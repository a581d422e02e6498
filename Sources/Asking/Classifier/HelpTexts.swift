internal import Words

/// What is answered to calls for help, in each language.
struct HelpTexts: Sendable {
  /// The texts of `asking/help.tsv`, and of the corpus where that has one.
  static let builtIn = HelpTexts(AskingTable.help)

  /// Which sentence says where help is.
  enum Line: String {
    case known = "line_known"
    case emergencyOnly = "line_emergency_only"
    case unknown = "line_unknown"
    /// What stands before the usual answer to a question that may hint at a call for help.
    case concern
  }

  private let texts: [String: String]

  init(_ table: AskingTable) {
    var texts: [String: String] = [:]
    for row in table.rows where row.count == 3 { texts["\(row[0]).\(row[1])"] = row[2] }
    self.texts = texts
  }

  /// The answers to a matter, the first first; none if the table has none.
  ///
  /// - Parameters:
  ///   - matter: The matter.
  ///   - ofOther: Whether somebody else than the writer is hurt. Where a language has no words for that, it has the
  ///     usual ones.
  ///   - language: The language of the answers.
  /// - Returns: The answers.
  func answers(
    to matter: Question.SafetyMatter, ofOther: Bool = false, in language: HelpLanguage
  ) -> [String] {
    let key = "\(language.rawValue).\(matter.rawValue)"
    if ofOther, let text = texts["\(key)_other"] { return [text] }
    return ["", "_2", "_3"].compactMap { texts[key + $0] }
  }

  /// How a line is named; nil if the table has no such sentence.
  func line(_ line: Line, in language: HelpLanguage) -> String? {
    texts["\(language.rawValue).\(line.rawValue)"]
  }
}

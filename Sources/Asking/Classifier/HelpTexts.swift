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

  /// The answer to an urgent matter; nil if the table has none.
  func answer(to matter: Question.SafetyMatter, in language: HelpLanguage) -> String? {
    texts["\(language.rawValue).\(matter.rawValue)"]
  }

  /// How a line is named; nil if the table has no such sentence.
  func line(_ line: Line, in language: HelpLanguage) -> String? {
    texts["\(language.rawValue).\(line.rawValue)"]
  }
}

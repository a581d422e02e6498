/// Wordings that are calls for help whatever stands around them: the net behind the classifier.
///
/// The wordings are in `asking/calls.tsv`. A text has one if its folded words stand in it, one behind another;
/// in languages without spaces between words a wording may stand anywhere.
struct CallWordings: Sendable {
  /// What a wording means.
  struct Call: Sendable, Equatable {
    let matter: Question.SafetyMatter
    let language: HelpLanguage
  }

  /// The wordings of `asking/calls.tsv`.
  static let builtIn = CallWordings(AskingTable.calls)

  private struct Wording: Sendable {
    let scalars: [UInt32]
    let call: Call
  }

  /// The wordings by their first two scalars.
  private var byBeginning: [UInt64: [Wording]] = [:]

  /// Reads a table whose rows are a language, a matter and wordings between bars.
  init(_ table: AskingTable) {
    for row in table.rows where row.count == 3 {
      guard let language = HelpLanguage(rawValue: row[0]),
        let matter = Question.SafetyMatter(rawValue: row[1])
      else { continue }
      for text in row[2].alternatives {
        var scalars = ClassifierText(text).scalars[...]
        if !language.partsWords { scalars = scalars.dropFirst().dropLast() }
        guard let beginning = Self.beginning(scalars) else { continue }
        let call = Call(matter: matter, language: language)
        byBeginning[beginning, default: []].append(Wording(scalars: Array(scalars), call: call))
      }
    }
  }

  /// The gravest call for help that a text has the wording of; nil if it has none.
  func call(in text: ClassifierText) -> Call? {
    var found: [Call] = []
    for index in text.scalars.indices where Self.mayBegin(with: text.scalars[index]) {
      let rest = text.scalars[index...]
      guard let beginning = Self.beginning(rest), let wordings = byBeginning[beginning] else {
        continue
      }
      for wording in wordings where rest.starts(with: wording.scalars) {
        found.append(wording.call)
      }
    }
    for matter in Question.SafetyMatter.byGravity {
      if let call = found.first(where: { $0.matter == matter }) { return call }
    }
    return nil
  }

  /// Whether a wording may begin with a scalar: the space before a word, or a letter of a language without spaces.
  private static func mayBegin(with scalar: UInt32) -> Bool {
    scalar == UInt32(UInt8(ascii: " ")) || scalar >= 0x3000
  }

  /// The first two of some scalars as one number; nil if there are fewer.
  private static func beginning(_ scalars: ArraySlice<UInt32>) -> UInt64? {
    let two = scalars.prefix(2)
    guard two.count == 2, let first = two.first, let last = two.last else { return nil }
    return UInt64(first) << 32 | UInt64(last)
  }
}

extension HelpLanguage {
  /// Whether the wordings of the language are whole words with spaces around them.
  fileprivate var partsWords: Bool {
    switch self {
    case .english, .spanish, .portuguese, .french, .german, .italian, .turkish, .dutch, .polish,
      .russian, .arabic, .hindi, .indonesian:
      true
    case .japanese, .korean, .chinese: false
    }
  }
}

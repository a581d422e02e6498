/// A language that a call for help is answered in.
package enum HelpLanguage: String, Sendable, CaseIterable, Codable {
  case english = "en"
  case spanish = "es"
  case portuguese = "pt"
  case french = "fr"
  case german = "de"
  case italian = "it"
  case turkish = "tr"
  case dutch = "nl"
  case polish = "pl"
  case russian = "ru"
  case japanese = "ja"
  case korean = "ko"
  case chinese = "zh"
  case arabic = "ar"
  case hindi = "hi"
  case indonesian = "id"

  /// Whether the corpus has rules for questions in the language.
  var hasRules: Bool {
    switch self {
    case .english, .spanish: true
    case .portuguese, .french, .german, .italian, .turkish, .dutch, .polish, .russian, .japanese,
      .korean, .chinese, .arabic, .hindi, .indonesian:
      false
    }
  }

  /// The language that the scalars of a text belong to; nil if their script has several of them.
  init?(script scalars: [UInt32]) {
    var (kana, hangul, han, cyrillic) = (0, 0, 0, 0)
    var (arabic, foreign, devanagari) = (0, 0, 0)
    for scalar in scalars {
      switch scalar {
      case 0x3041...0x30FF: kana += 1
      case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E: hangul += 1
      case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2FA1F: han += 1
      case 0x400...0x4FF: cyrillic += 1
      // Letters that Persian and Urdu have, and Arabic has not.
      case 0x679, 0x67E, 0x686, 0x688, 0x691, 0x698, 0x6A9, 0x6AF, 0x6BA, 0x6BE, 0x6C1, 0x6CC,
        0x6D2:
        foreign += 1
      case 0x620...0x64A, 0x671: arabic += 1
      case 0x900...0x97F: devanagari += 1
      default: break
      }
    }
    if hangul > 0 {
      self = .korean
    } else if kana > 0 {
      self = .japanese
    } else if han > 0 {
      self = .chinese
    } else if cyrillic > 0 {
      self = .russian
    } else if arabic > 0, foreign == 0 {
      self = .arabic
    } else if devanagari > 0 {
      self = .hindi
    } else {
      return nil
    }
  }
}

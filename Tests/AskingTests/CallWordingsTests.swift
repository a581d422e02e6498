import TestSupport
import Testing

@testable import Asking

/// Wordings that are calls for help, whatever the classifier makes of the text around them.
struct CallWordingsTests {
  private typealias Call = CallWordings.Call

  private static let rows: [[String]] = AskingTable.calls.rows

  @Test func `each language has wordings of each urgent matter`() {
    for language in HelpLanguage.allCases {
      for matter in Question.SafetyMatter.allCases where matter.isUrgent {
        let wordings = Self.rows.filter { $0[0] == language.rawValue && $0[1] == matter.rawValue }
          .flatMap { $0[2].alternatives }
        #expect(!wordings.isEmpty, "\(language) \(matter)")
      }
    }
  }

  @Test func `each row has a language, an urgent matter and wordings`() {
    for row in Self.rows {
      #expect(row.count == 3, "\(row)")
      #expect(HelpLanguage(rawValue: row[0]) != nil, "\(row[0])")
      #expect(Question.SafetyMatter(rawValue: row[1])?.isUrgent == true, "\(row[1])")
    }
  }

  @Test func `a wording is found whatever stands around it`() throws {
    for row in Self.rows {
      for wording in row[2].alternatives {
        let text = "Is it the full moon, or am I silly? \(wording) … lol, 17 December, Venus in Leo"
        let call = CallWordings.builtIn.call(in: ClassifierText(text))
        #expect(call != nil, "\(wording)")
        #expect(try Question(text).matter?.isUrgent == true, "\(wording)")
      }
    }
  }

  @Test(arguments: [
    ("Quiero  MATARME!", Question.SafetyMatter.selfHarm, HelpLanguage.spanish),
    ("j'ai été violée", .violenceAtHome, .french),
    ("もう自殺したいです", .selfHarm, .japanese),
    ("昨天老公打我了", .violenceAtHome, .chinese),
    ("İNTİHAR ETMEK istiyorum…", .selfHarm, .turkish),
    ("mein Baby: atmet nicht!!", .emergency, .german),
    ("Ik wil DOOD!", .selfHarm, .dutch),
    ("Mój mąż: mąż mnie bije…", .violenceAtHome, .polish),
  ])
  func `a wording is found without accents, marks and capitals`(
    text: String, matter: Question.SafetyMatter, language: HelpLanguage
  ) {
    let call = CallWordings.builtIn.call(in: ClassifierText(text))
    #expect(call == Call(matter: matter, language: language))
  }

  @Test(arguments: [
    "", "a", "my phone died", "she raped melodies", "suicide squad tonight?",
    "quiero matarmelo a besos",
    "是水逆吗", "배고파 죽겠다",
  ])
  func `a text without a wording is no call`(text: String) {
    #expect(CallWordings.builtIn.call(in: ClassifierText(text)) == nil)
  }

  @Test func `the gravest of several wordings decides`() {
    let text = ClassifierText("im bulimic and i want to kill myself")
    #expect(CallWordings.builtIn.call(in: text)?.matter == .selfHarm)
  }

  @Test func `no wording stands in a sentence that is no call for help`() throws {
    var count = 0
    for name in ["fresh2", "fresh3", "fresh4"] {
      for line in try FreshSentences(name).lines where line.label == "none" {
        count += 1
        #expect(CallWordings.builtIn.call(in: ClassifierText(line.text)) == nil, "\(line.text)")
      }
    }
    #expect(count > 900)
  }
}

import Foundation
import TestSupport
import Testing

@testable import Asking

/// Calls for help are found by a model, and answered in the language that they are written in.
struct HelpClassifierTests {
  /// Texts with their folded form, features and scores, by `Scripts/make/train-classifier.py`.
  static let golden: [[String]] = {
    let url = Bundle.module.url(
      forResource: "features", withExtension: "tsv", subdirectory: "Golden")
    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }()

  @Test
  func `features and scores are those of the script that trains`() throws {
    #expect(Self.golden.count == 17)
    for row in Self.golden {
      let text = ClassifierText(row[0])
      let folded = String(String.UnicodeScalarView(text.scalars.compactMap(Unicode.Scalar.init)))
      #expect(folded == row[1], "\(row[0])")
      let buckets = TextFeatures.buckets(of: text)
      #expect(buckets.count == Int(row[2]), "\(row[0])")
      #expect(buckets.reduce(0) { $0 + Int($1) } == Int(row[3]), "\(row[0])")
      let scores = HelpClassifier.builtIn.scores(of: text)
      #expect(scores == row[4].split(separator: " ").compactMap { Int($0) }, "\(row[0])")
    }
  }

  /// Sentences that people reported as answered by a horoscope.
  @Test(arguments: [
    ("i took too many pills", Question.SafetyMatter.selfHarm, HelpLanguage.english),
    ("i dont see the point of living", .selfHarm, .english),
    ("i was raped", .violenceAtHome, .english),
    ("he said he will kill me", .violenceAtHome, .english),
    ("she hits our kids", .violenceAtHome, .english),
    ("my baby isn't breathing", .emergency, .english),
    ("i'm having a stroke", .emergency, .english),
    ("my throat is closing", .emergency, .english),
    ("i purge after meals", .eating, .english),
    ("i cant stop drinking", .drugs, .english),
    ("i'm going to shoot up the school", .harmToOthers, .english),
    ("quiero matarme", .selfHarm, .spanish),
    ("je veux mourir", .selfHarm, .french),
    ("ich will mich umbringen", .selfHarm, .german),
    ("死にたい", .selfHarm, .japanese),
    ("자살하고 싶어", .selfHarm, .korean),
    ("我不想活了", .selfHarm, .chinese),
    ("хочу покончить с собой", .selfHarm, .russian),
    ("mio marito mi picchia", .violenceAtHome, .italian),
    ("meu bebê não respira", .emergency, .portuguese),
    ("artık yaşamak istemiyorum", .selfHarm, .turkish),
    ("kocam beni dövüyor nereye gideceğimi bilmiyorum", .violenceAtHome, .turkish),
    ("bebeğim çamaşır suyu içti ne yapmalıyım", .emergency, .turkish),
    ("niemand zou me missen ik stap er vannacht uit", .selfHarm, .dutch),
    ("m'n stiefvader schopte me gisteren weer", .violenceAtHome, .dutch),
    ("opa is van de trap gevallen en reageert niet", .emergency, .dutch),
    ("tak bardzo chcę już umrzeć", .selfHarm, .polish),
    ("moj maz znowu mnie pobil", .violenceAtHome, .polish),
    ("babcia zemdlała i się nie budzi pomocy", .emergency, .polish),
    ("aku capek banget, pengen mati aja malam ini", .selfHarm, .indonesian),
    ("suamiku menamparku lagi di depan anak", .violenceAtHome, .indonesian),
    ("मैं अब जीना नहीं चाहती", .selfHarm, .hindi),
    ("mera pati mujhe roz marta hai", .violenceAtHome, .hindi),
    ("أريد أن أموت الليلة", .selfHarm, .arabic),
    ("زوجي يضربني ويهددني", .violenceAtHome, .arabic),
    ("i w\u{AD}ant to d\u{200B}ie", .selfHarm, .english),
    ("i wаnt tо diе", .selfHarm, .english),
  ])
  func `a call for help is found in its language`(
    text: String, matter: Question.SafetyMatter, language: HelpLanguage
  ) throws {
    let question = try Question(text)
    #expect(question.matter == matter)
    #expect(question.helpLanguage == language)
  }

  @Test(arguments: [
    "what's hitting me today", "my phone died", "he beats me at chess", "I could kill for a coffee",
    "this job is killing me", "should I cut my hair", "what is my rising sign", "muero de hambre",
    "ich sterbe vor Hunger", "배고파 죽겠어", "死ぬほど眠い", "when is the next full moon",
    "my baby is not sleeping", "is it a good day to start a diet",
  ])
  func `a near miss is no call for help`(text: String) throws {
    #expect(try Question(text).matter?.isUrgent != true)
  }

  /// Matters that no chart answers, in languages that no rules are written in.
  @Test(arguments: [
    ("hab ich vielleicht krebs?", Question.SafetyMatter.medicine, HelpLanguage.german),
    ("posso parar de tomar meu remédio?", .medicine, .portuguese),
    ("donne moi les bons numéros du loto", .lottery, .french),
    ("vincerò la causa contro il mio capo?", .lawAndMoney, .italian),
    ("wanneer ga ik dood?", .death, .dutch),
    ("przegrałem wszystko w kasynie i mam długi", .gambling, .polish),
    ("annem geçen hafta vefat etti çok özlüyorum", .grief, .turkish),
    ("мне 12 лет и мне нравится мальчик", .minor, .russian),
  ])
  func `a matter that no chart answers is found in its language`(
    text: String, matter: Question.SafetyMatter, language: HelpLanguage
  ) throws {
    let question = try Question(text)
    #expect(question.matter == matter)
    #expect(question.helpLanguage == language)
  }

  /// Words of such matters in questions that a chart answers.
  @Test(arguments: [
    "ich bin krebs und er ist löwe, passt das?", "meu namorado é de câncer, combina com leão?",
    "je suis médecin, est-ce un bon mois pour changer de travail?", "scommetto che è un leone",
    "is dinsdag een geluksdag voor mij?", "mam 45 lat, czy zmienić pracę?",
    "hukuk sınavım nasıl geçer", "луна в раке что значит",
  ])
  func `words of a matter alone are none`(text: String) throws {
    #expect(try Question(text).matter == nil)
  }

  @Test(arguments: HelpLanguage.allCases, Question.SafetyMatter.allCases.filter { !$0.isUrgent })
  func `each other matter has an answer in each language`(
    language: HelpLanguage, matter: Question.SafetyMatter
  ) {
    let answerer = Answerer()
    let answer = answerer.help(for: matter, countryCode: nil, language: language)
    #expect(answer.text.count > 30)
    #expect(!answer.text.contains("{"))
    #expect(
      language == .english || answer.text != answerer.help(for: matter, countryCode: nil).text)
  }

  @Test func `a classified matter in another language gets no reading`() throws {
    let question = try Question("wann sterbe ich?")
    let answer = Answerer().answer(question, reading: try AskedDays.wire.get())
    #expect(answer.understanding.intent == .care)
    #expect(answer.dates.isEmpty)
    #expect(answer.text.contains("niemand"))
  }

  @Test(arguments: HelpLanguage.allCases, Question.SafetyMatter.allCases.filter(\.isUrgent))
  func `each urgent matter has an answer in each language with where help is`(
    language: HelpLanguage, matter: Question.SafetyMatter
  ) {
    let answerer = Answerer()
    let at = answerer.help(for: matter, countryCode: "US", language: language)
    #expect(at.text.contains("911"))
    let anywhere = answerer.help(for: matter, countryCode: nil, language: language)
    #expect(anywhere.text.contains("112"))
    #expect(!anywhere.text.contains("{"))
    #expect(language == .english || at.text != answerer.help(for: matter, countryCode: "US").text)
  }

  /// Among the first things that people ask of a chart; the classifier takes "propósito de vida" for a call.
  @Test(arguments: [
    "cuál es mi propósito de vida", "¿Cual es mi proposito en la vida?",
    "What is my purpose in life?", "qual é o meu propósito de vida",
    "qual è il mio scopo nella vita", "apa tujuan hidupku",
  ])
  func `a question about the purpose of a life is no call for help`(text: String) throws {
    let question = try Question(text)
    #expect(question.matter == nil && question.concern == nil)
    #expect(PurposeQuestion.isAsked(in: ClassifierText(text)))
  }

  @Test(arguments: [
    "mi vida no tiene propósito", "cuál es mi propósito de vida si quiero morirme",
    "qué es la vida", "what is my purpose in life without him", "",
  ])
  func `with any other word it is judged as other texts are`(text: String) {
    #expect(!PurposeQuestion.isAsked(in: ClassifierText(text)))
  }
}

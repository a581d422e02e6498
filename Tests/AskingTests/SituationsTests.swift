import TestSupport
import Testing

@testable import Asking

/// Bodies in danger, those who worry about somebody, and losses, by the phrases of `asking/situations.tsv`.
struct SituationsTests {
  @Test func `each row has a language, a kind and phrases without accents`() {
    for row in AskingTable.situations.rows {
      #expect(row.count == 3, "\(row)")
      #expect(Situations.isKnown(language: row[0], kind: row[1]), "\(row.prefix(2))")
      for phrase in row[2].alternatives {
        let plain = phrase.filter { !"/*~".contains($0) }
        let folded = ClassifierText(plain).words.joined(separator: " ")
        #expect(folded == plain, "\(row[0]) \(row[1]) \(phrase)")
      }
    }
  }

  @Test(arguments: [
    "my youngest has a fever of 104 should i wait til morning",
    "toddler has 103 fever should we go to er",
    "our little one is running a temp of 40, wait or go",
    "grandma is slurring her words should i wait til morning",
    "nana's mouth is drooping and she talks funny",
    "bubs has a temperature of 39.8 and its a sunday",
    "my 3 week old has a fever of 101",
    "hubby has chest pain and its going down his left arm",
    "my brother collapsed at the gym is it mars",
    "the baby is choking on a grape",
    "my kid swallowed a battery",
    "my son hit his head and keeps throwing up",
    "son's had a fever since noon, 104 now, wait?",
    "his nose wont stop bleeding for an hour",
    "my wife's tongue is swelling after the peanuts",
    "grandpa wont wake up and its noon",
    "mi peque tiene 40 de fiebre, espero a mañana?",
    "mi abuela arrastra las palabras desde hace una hora",
    "minha caçula está com febre de 40, espero?",
    "mon petit a 40 de fièvre, j'attends demain ?",
    "mamie mâche ses mots, c'est mercure ?",
    "meine Kleine hat 40,5 Fieber, soll ich bis morgen warten",
    "Oma spricht verwaschen, Merkur?",
    "la mia piccola ha la febbre a 40, aspetto?",
    "de kleine heeft 40 graden koorts, wachten tot morgen?",
    "oma praat onduidelijk en haar mond hangt scheef",
    "mała ma 40 stopni gorączki, czekać do rana?",
    "minik 40 derece ateşi var, sabahı bekleyeyim mi",
    "у малыша температура 40, ждать до утра?",
    "у бабушки перекосило лицо",
    "娘の熱が40度、朝まで待っていい?", "아이 열이 40도인데 아침까지 기다릴까요", "孩子发烧40度，要等到早上吗",
  ])
  func `a body in danger is an emergency`(text: String) throws {
    #expect(try Question(text).matter == .emergency)
  }

  @Test(arguments: [
    "saturday night fever party with 40 friends, good day?",
    "i have cabin fever, where do i travel",
    "my fever dream had mars in it",
    "he passed out flyers all day", "i passed out on the sofa after work",
    "the boss is choking the project with rules",
    "i cant breathe from laughing", "my sister is turning 40 in may",
    "my mom is a nurse at the er, is her week good",
    "is the temperature of a sign real",
  ])
  func `what only has the words of an emergency is none`(text: String) throws {
    #expect(try Question(text).matter?.isUrgent != true)
  }

  @Test(arguments: [
    ("My teen cut her arms last night i found blood on the sleeve", "somebody you love"),
    ("my best friend says she wants to die what do i do", "somebody you love"),
    ("mi hija se corta los brazos", "alguien a quien quieres"),
    ("meine tochter ritzt sich", "einen lieben Menschen"),
    ("ma fille se scarifie", "quelqu’un qu’on aime"),
  ])
  func `who worries about somebody is spoken to as such`(text: String, words: String) throws {
    let question = try Question(text)
    #expect(question.matter == .selfHarm)
    let answer = Answerer().answer(
      question, reading: try AskedDays.wire.get(), asker: Asker(countryCode: "US"))
    #expect(answer.text.contains(words), "\(answer.text)")
    #expect(answer.text.contains("988") && answer.text.contains("911"), "\(answer.text)")
  }

  @Test(arguments: [
    "i cut my wrists again and my mom cut herself too", "I want to kill myself",
    "i cut my arms last night", "they are all better off without me",
  ])
  func `who is hurt is spoken to directly`(text: String) throws {
    let question = try Question(text)
    #expect(question.matter == .selfHarm && !question.isOfOther)
  }

  @Test(arguments: [
    "is my house stuff in cancer? asking cause im such a homebody",
    "do you just make stuff up", "are you just making this up",
    "Two people born same minute same hospital same life?",
    "do twins born in the same hospital have the same life",
    "is my moon in cancer or leo", "do i have planets in cancer",
  ])
  func `a plain question is neither a matter nor a hint`(text: String) throws {
    let question = try Question(text)
    #expect(question.matter == nil)
    #expect(question.concern == nil)
  }

  @Test(arguments: [
    "is my moon in cancer, my mom has cancer",
    "born on the same day as my twin and now i want to die",
    "do you make it stop", "is my sun in scorpio why i want to end it",
  ])
  func `what is more than plain is heard`(text: String) {
    let plain = ClassifierText(text)
    #expect(!PlainQuestion.isAsked(in: plain))
    #expect(!PlainQuestion.asksOfChart(plain, QuestionReader(text, situation: .unknown)))
  }
}

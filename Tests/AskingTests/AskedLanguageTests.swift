import TestSupport
import Testing

@testable import Asking

/// The language of short questions.
struct AskedLanguageTests {
  private static func code(_ text: String) -> String? {
    AskedLanguage(of: FoldedText(text).words, text: text)?.code
  }

  @Test(arguments: [
    ("y el finde?", "es"), ("cuando termina venus retrogrado", "es"),
    ("deberia escribirle a mi ex hoy o mejor no", "es"), ("pq estoy tan cansada estos dias", "es"),
    ("dejo la carrera o aguanto un año mas", "es"), ("cual es mi signo lunar porfa", "es"),
    ("soy geminis y el es capricornio, hay futuro?", "es"), ("¿y mañana?", "es"),
    ("mi profe me odia? que dicen los astros", "es"),
    ("wann endet der rückläufige merkur", "de"), ("soll ich kündigen?", "de"),
    ("quand finit vénus rétrograde", "fr"), ("et demain pour l'amour ?", "fr"),
    ("quando acaba o mercúrio retrógrado", "pt"), ("e amanhã no trabalho?", "pt"),
    ("quando finisce mercurio retrogrado", "it"), ("e domani per l'amore?", "it"),
    ("wanneer is het volle maan", "nl"), ("en morgen op het werk?", "nl"),
    ("kiedy jest pełnia księżyca", "pl"), ("a jutro w pracy?", "pl"),
    ("when is the next full moon", "en"), ("how is my week", "en"),
  ])
  func `a short question has its language`(text: String, code: String) {
    #expect(Self.code(text) == code)
  }

  /// Names, loan words and English with Spanish words in it.
  @Test(arguments: [
    "El Niño and my mood", "quinceañera date ideas", "jalapeño or not",
    "dia de los muertos altar ideas",
    "La Jolla or San Diego for the trip", "is my Latina boss mad", "mi casa su casa party sat?",
    "en route to rome, good day?",
  ])
  func `English is not taken for Spanish`(text: String) {
    #expect(Self.code(text) != "es")
  }

  /// English questions and sentences that classifiers are trained from.
  @Test func `no English sentence of the training is Spanish`() throws {
    var count = 0
    for name in ["en-none", "en-typed-none", "en-ordinary-none", "en-mild", "en-typed-calls"] {
      for line in try Checkout.text("training/care/\(name).tsv").split(separator: "\n") {
        guard !line.hasPrefix("#"), !line.contains("{"), let text = line.split(separator: "\t").last
        else { continue }
        count += 1
        #expect(Self.code(String(text)) != "es", "\(text)")
      }
    }
    #expect(count > 1_000)
  }

  @Test(arguments: [
    "mi profe me odia? que dicen los astros", "my boss hates me right", "does my sister hate me",
    "is he mad at me", "does my teacher like me", "mi jefe me odia",
  ])
  func `what another person feels no chart shows`(text: String) throws {
    let answer = Answerer().answer(try Question(text), reading: try AskedDays.wire.get())
    #expect(answer.understanding.intent == .care)
    #expect(answer.matter == nil && answer.verdict == .refuse)
    #expect(answer.text.contains("another person"), "\(answer.text)")
  }
}

import Testing

@testable import Asking

/// Ordinary questions whose words alarms react to.
@Suite struct FalseAlarmTests {
  @Test(arguments: [
    "How was my week from 10 to 14 November?", "will i pass my chemistry final on dec 11",
    "best day from 10 to 14 March", "is the 12th or the 15th of May better for a party",
    "What's the best day this week to stop breastfeeding at night?",
    "should i stop using my phone at night", "when should i quit scrolling in bed",
    "Is Sunday or Monday better for the talk with my lawyer?",
    "best day this week for the meeting with my accountant",
  ])
  func `dates, habits and appointments are no call for help`(_ text: String) throws {
    #expect(try Question(text).matter == nil)
  }

  @Test(arguments: [
    "i am 14, will i find love", "im 13 and in 8th grade, does he like me",
    "i turned 14 on 12 November, will i find love",
  ])
  func `a child's age is heard beside a date`(_ text: String) throws {
    #expect(try Question(text).matter == .minor)
  }

  @Test(arguments: [
    "I work in a hospital. How will my week be?",
    "Why was my shift at the hospital so bad yesterday?",
    "how is my first job in the clinic going to go this month",
  ])
  func `a hospital in which somebody works is no matter of the body`(_ text: String) throws {
    #expect(try Question(text).matter == nil)
  }

  @Test(arguments: [
    "my results from the hospital come while I work in the clinic, will they be good",
    "should I work at the hospital today with this fever and pain",
    "I was admitted to the hospital, will the treatment work in the hospital",
  ])
  func `a body in a hospital stays one`(_ text: String) throws {
    #expect(try Question(text).matter != nil)
  }

  @Test(arguments: [
    "how do i stop drinking", "i cant stop taking pills", "how can i stop using",
    "should i sue my lawyer",
  ])
  func `what harms, and the law, are heard as before`(_ text: String) throws {
    #expect(try Question(text).matter != nil)
  }

  @Test(arguments: [
    "I feel empty since the birth and cry all day", "i have been sad since the baby",
  ])
  func `somebody low since a birth is sent to a doctor`(_ text: String) throws {
    let matter = try Question(text).matter
    #expect(matter == .medicine || matter == .selfHarm)
  }

  @Test(arguments: [
    "my cat hits me with her paw every morning, aries cat?", "our parrot bites us at breakfast",
    "psych student here with an exam on eating disorders, good day?",
    "mi gato me pega en la mañana, es aries?", "mon chat me frappe le matin, bélier?",
    "vi una pelicula sobre el suicidio, que significa pluton",
    "un film sur le suicide ce soir, bonne idée?",
    "vi uma serie sobre suicidio, o que plutao tem com isso",
    "ich könnte meinen drucker erschlagen",
    "is it dangerous to drive to Ukraine",
  ])
  func `films, pets, jokes and journeys are no call for help`(_ text: String) throws {
    let question = try Question(text)
    #expect(question.matter == nil)
    #expect(question.concern == nil)
  }

  @Test(arguments: [
    "opa is tien jaar geleden overleden, zie je dat", "mio nonno è morto vent'anni fa, si vede?",
    "mon père est mort il y a vingt ans, ça se voit?",
    "mi papá falleció hace dieciocho años y vendemos su taller",
    "meu pai faleceu faz vinte anos e vou abrir um restaurante com o nome dele",
    "dziadek zmarł dawno temu, widać to w horoskopie?",
  ])
  func `an old loss that no longer hurts gets its forecast`(_ text: String) throws {
    #expect(try Question(text).matter == nil)
  }

  @Test(arguments: [
    "my mom died twenty years ago and i still cry every night",
    "mi papá falleció hace dieciocho años y lo extraño tanto",
  ])
  func `an old loss that hurts is grief`(_ text: String) throws {
    #expect(try Question(text).matter == .grief)
  }

  @Test(arguments: [
    "i'm a nurse and i want to die", "my cat bites me and my husband hits me every night",
    "soy enfermera y mi marido me pega cuando bebe",
    "we saw a film about suicide and i want to do the same",
    "je suis infirmière et je veux mourir",
    "ich bin krankenschwester und will nicht mehr leben",
    "breastfeeding the baby is hard and i want to kill myself",
  ])
  func `a call beside harmless words is heard`(_ text: String) throws {
    #expect(try Question(text).matter?.isUrgent == true)
  }
}

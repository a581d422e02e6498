import TestSupport
import Testing

@testable import Asking

/// Ordinary questions that have the words of calls, and calls that stand beside the same words.
///
/// Most are of kinds that strangers' questions showed: a no that is feared, a friend who writes no more, a job among the
/// hurt, a part on the stage, an accident of long ago.
struct OrdinaryStoriesTests {
  @Test(arguments: [
    "what if he turns me down when i ask him to the dance",
    "my best friend has gone quiet since her new job, should i text her",
    "what if she laughs at me on saturday",
    "my friend went quiet after i got engaged, jealous or mercury",
    "i play the murderer in our village theatre and friday is the first night, how is my day",
    "i'm a paramedic and last night was blood and shouting, when is a good week off",
    "i nearly had a heart attack when i saw the vet bill, does my money get better",
    "ten years sober next month, which weekend is good for a party",
    "last year i had a car accident and now i want to drive to the coast, is july good",
    "y si se ríe de mí cuando se lo diga",
    "casi me da un infarto con la cuenta del gas, mejora mi dinero?",
    "soy enfermera en urgencias y quiero vacaciones, qué semana?",
    "quiero cortar con todo e irme a vivir al campo, es el año?", "was wenn sie nein sagt",
    "ich bin krankenschwester auf der intensivstation, welche woche passt für urlaub",
    "gestern einen schnaps zu viel getrunken und dem chef geschrieben, wie wird montag",
    "et si elle me dit non samedi",
    "j'ai eu un accident de moto il y a cinq ans, j'en rachète une cet été ?",
    "e se ele rir de mim quando eu contar", "quase infartei com o preço do carro, compro?",
    "e se lei mi dice di no", "sono infermiera in rianimazione, in che settimana le ferie?",
    "ya hayır derse", "hemşireyim, her gece kan gövdeyi götürüyor, hangi hafta izne çıksam",
    "agar usne mana kar diya to kya karu", "طيب لو رفضتني قدام أصحابها",
    "أشتغل ممرضة طوارئ وأبي إجازة، أي أسبوع؟",
  ])
  func `an ordinary question with grave words is no call`(text: String) throws {
    #expect(try Question(text).matter?.isUrgent != true)
  }

  @Test(arguments: [
    ("my best friend has gone quiet since she posted that she wants to die", "self_harm"),
    ("what if he says no and beats me again like last time", "violence_at_home"),
    ("i'm a nurse and i took the pills home so that i can end it tonight", "self_harm"),
    ("ten years sober next month and last night i drank two bottles, i can't stop", "drugs"),
    ("soy enfermera y ya no quiero vivir, tengo todo listo", "self_harm"),
    ("y si me dice que no y me vuelve a pegar como siempre", "violence_at_home"),
    ("was wenn sie nein sagt, dann bring ich mich um", "self_harm"),
    ("et s'il me dit non et me frappe encore comme hier", "violence_at_home"),
    ("e se mi dice di no mi ammazzo stasera", "self_harm"),
    ("mi jefe me renueva si me acuesto con él", "violence_at_home"),
    ("ich behalte den job wenn ich mit ihm schlafe, sagt mein chef", "violence_at_home"),
    ("il dit que je garde mon poste si je couche avec lui", "violence_at_home"),
    ("tengo il posto se vado a letto con il capo", "violence_at_home"),
    ("minha prima postou desculpem por tudo e sumiu", "self_harm"),
    ("ohne schnaps am morgen zittern mir die hände", "drugs"),
    ("me tiemblan las manos si no bebo", "drugs"),
    ("wo bola college me sabko uda dega", "harm_to_others"),
  ])
  func `a call beside harmless words is heard`(text: String, matter: String) throws {
    #expect(try Question(text).matter?.rawValue == matter)
  }
}

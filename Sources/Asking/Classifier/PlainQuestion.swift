internal import Astrology

/// Questions that a stranger asks of astrology or of the program, and that share their words with calls for help.
///
/// "Two people born the same minute in the same hospital, same life?" is the oldest doubt of all, and "do you just make
/// stuff up" comes second. A text is such a question only if each of its words is in a list, so nothing else can stand
/// in it.
enum PlainQuestion {
  /// Words that ask whether the program invents.
  private static let inventing = Set(
    words:
      """
      are be do does did is it its this that these those all just only really actually even so or and you u ur your youre \
      make makes making made up stuff things it as go along the a an thing answers answer readings reading charts chart \
      horoscope horoscopes ai bot computer random randomly guess guessing guesses invent invented inventing for real \
      honestly lol lmao haha how of from any what where get them not true fake
      """)
  /// Words that ask whether those who are born together live alike.
  private static let births = Set(
    words:
      """
      two three people twins twin babies persons someone somebody else born at on in the a an same very exact minute \
      minutes second hour time moment day date place city town hospital room ward do does did will would have has had \
      get lead live share they their them is are be it so then and or but if how why what who with as me my mine i does \
      identical life lives fate fates destiny chart charts future different between of to than people can could
      """)

  /// Whether a text is such a question and says nothing else.
  static func isAsked(in text: ClassifierText) -> Bool {
    let words = text.words
    func has(_ some: String...) -> Bool { some.contains { words.contains($0) } }
    if has("make", "making", "made", "invent", "invented", "inventing", "guess", "guessing"),
      words.allSatisfy(inventing.contains)
    {
      return true
    }
    return has("born") && has("same") && words.allSatisfy(births.contains)
      || asksForAge(words) || asksOfExam(words) || asksOfVisit(words)
      || asksOfPlace(words) || asksToDelete(words) || asksForAppointment(words)
      || asksToStopHabit(words) || asksOfJob(words) || asksOfLovePattern(words)
      || Supposed.isPlain(words)
  }

  /// Words that ask how old the reader is, or when the next birthday is.
  private static let ages = Set(
    words:
      """
      how old am i what whats is s my age now today currently exactly when whens the date day of next birthday bday and on \
      which this year do will turn be does it fall
      """)

  /// Whether words ask how old the reader is, or when the next birthday is, and say nothing else.
  static func asksForAge(_ words: [String]) -> Bool {
    let isOfAge =
      ["how", "old"].allSatisfy(words.contains) || ["age"].contains(where: words.contains)
      || ["what", "whats", "when", "whens"].contains(words.first ?? "")
        && ["birthday", "bday"].contains(where: words.contains)
    return isOfAge && words.contains { ["i", "my"].contains($0) } && words.allSatisfy(ages.contains)
  }

  /// Words that let no question be plain, whatever of a chart it asks.
  private static let heavy = Set(
    words:
      """
      die dies died dying dead death kill killing suicide suicidal end ends ending ended over done gone goodbye bye last \
      hurt hurts hurting pain cut cutting cuts blood pills knife gun rope bridge alone nobody noone anyone anymore tired \
      exhausted hate hates hating sleep wake never forever burden worthless empty numb scared afraid fear fears hit hits \
      hitting touch touches touched force forces forced choke locked rage eat eating ate food weight throw drink drinking \
      drunk drugs high use using doctor hospital cancerous chemo tumor biopsy mom dad mother father wife husband child \
      kids baby leave leaving stay quit stop life live living alive world everyone everybody him her he she they them
      """)
  private static let mostWords = 14

  /// Whether a short text asks where something of a chart stands and has no heavy word: "is my Moon in Cancer, asking
  /// because I'm such a homebody".
  static func asksOfChart(_ text: ClassifierText, _ reader: QuestionReader) -> Bool {
    let words = text.words
    let names =
      !reader.signs.isEmpty
      && (!reader.points.isEmpty || !reader.houses.isEmpty
        || ["house", "houses", "chart", "rising"].contains(where: words.contains))
    let openers: Set<String> = ["is", "are", "do", "does", "whats", "what", "which", "why", "how"]
    return names && words.count <= mostWords && openers.contains(words.first ?? "")
      && words.allSatisfy { !heavy.contains($0) }
  }
}

extension ClassifierText {
  /// Its words.
  var words: [String] {
    scalars.split(separator: 0x20).map { scalars in
      var word = ""
      for scalar in scalars {
        if let one = Unicode.Scalar(scalar) { word.unicodeScalars.append(one) }
      }
      return word
    }
  }
}

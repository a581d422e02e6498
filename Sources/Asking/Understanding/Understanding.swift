public import Astrology
public import Ephemeris

/// What a question asks, as far as its words show.
public struct Understanding: Sendable, Equatable {
  /// What it wants.
  public var intent: Understanding.Intent
  /// What it is about; nil for the whole of life.
  public var area: Answer.Area?
  /// What it asks about doing.
  package var activity: AskedActivity?
  /// The activities to choose from, where it offers two things that are no times.
  package var offered: [AskedActivity] = []
  /// What it asks about doing or for, in the reader's own words; nil if they can't be repeated.
  var act: AskedAct?
  /// A job that it asks about, as "a nurse"; nil if it names none.
  var vocation: String?
  /// A trait that it concludes from a place of a chart; empty if it can't be repeated, nil if it concludes none.
  var premise: String?
  /// Who was born on the date that it has, as "granddaughter".
  var person: String?
  /// The dates that it names; nil if it names none.
  package var period: AskedPeriod?
  /// The times to choose from, where it names several.
  package var choices: [AskedPeriod] = []
  /// The bodies that it names, in their order.
  public var bodies: [CelestialBody] = []
  /// The angles of the chart that it names.
  public var angles: [ChartAngle] = []
  /// The body of today that passes something of the reader's chart.
  public var transiting: CelestialBody?
  /// The point of the reader's chart that is passed.
  public var natal: ChartPoint?
  /// The signs that it names.
  public var signs: [ZodiacSign] = []
  /// The houses that it names.
  public var houses: [Int] = []
  /// The aspect that it names.
  public var aspect: AspectKind?
  /// Another person's date of birth that it has.
  public var otherBirth: CalendarDate?
  /// Whether it speaks of the reader and another person.
  public var namesOther = false
  /// The concept that it asks about, by its key in `asking/concepts.tsv`.
  public var concepts: [String] = []
  /// Whether it asks for the worst rather than the best.
  public var wantsWorst = false
  /// Whether only working days count.
  public var onlyWeekdays = false
  /// The only weekday that counts, 0 for Sunday.
  public var onlyWeekday: Int?
  /// Whether it asks when something ends.
  public var wantsEnd = false
  /// Whether it speaks of something glad.
  public var isGlad = false
  /// Whether it is about the whole of life rather than a time.
  public var isLifelong = false
  /// Whether it asks for a short answer.
  public var wantsShort = false
  /// How many events of the same kind it skips, as in "and the one after that".
  public var skips = 0
  /// Whether it doubts an answer.
  public var doubts = false
  /// What the words are, of those that have a meaning of their own.
  var cues: Set<String> = []
  /// Whether it only makes sense after an earlier one, and took over what it leaves out.
  public var isFollowUp = false
  /// What an earlier answer was about, where its reasons are asked for.
  var explained: Understanding.Intent?
  /// Whether it is asked in Spanish.
  public var isSpanish = false
  /// How sure the intent is: 0 for a guess, 1 for a rule that decides.
  public var sureness = 1.0

  init(intent: Understanding.Intent) { self.intent = intent }

  /// The element that it names.
  var element: ZodiacSign.Element? {
    ZodiacSign.Element.allCases.first { has("element.\($0.rawValue)") }
  }

  /// Whether it asks what to do with a day, and names no matter.
  var asksForPlan: Bool { has("whattodo") && activity == nil && area == nil && bodies.isEmpty }
  /// Whether it asks for something of the reader's own: "what is my rising sign".
  var asksOwn: Bool { has("word.own") }

  /// Whether it offers two things to choose from that are no times.
  var isChoice: Bool { has("word.choice") }

  func has(_ cue: String) -> Bool { cues.contains(cue) }
  func hasAny(_ some: String...) -> Bool { some.contains { cues.contains($0) } }
}

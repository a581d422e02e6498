import Asking
import Ephemeris
import TestSamples
import Testing

/// Minds of others, several bodies, angles, spans of the sky and short turns of a conversation, asked on 2026-11-29 in New
/// York by one born there on 1990-06-15 at 14:30.
@Suite struct TurnsAndSpansTests {
  private static func answer(_ texts: String..., timed: Bool = true) throws -> Answer {
    let zone = try ReadingSamples.zone("America/New_York")
    let person = try timed ? ReadingSamples.newYork.get() : ReadingSamples.dateOnly.get()
    let reading = try person.reading("2026-11-29", in: zone)
    return Answerer().answer(
      try Question(texts[texts.count - 1]), reading: reading,
      conversation: ConversationState(
        messageNumber: texts.count - 1, questions: Array(texts.dropLast())))
  }

  @Test(arguments: [
    ("does the director want me for the part", Answer.Area.pathProfession),
    ("is my boss angry with me", .pathProfession),
    ("will my client like the new logo", .pathProfession),
    ("do my coworkers talk about me behind my back", .pathProfession),
    ("does my patient trust me", .pathProfession),
    ("what does my sister think of me", .familyFriendships),
    ("what do my in-laws really think of me", .familyFriendships),
    ("is my mother disappointed in me", .familyFriendships),
    ("does my landlord hate us", .homeEnvironment),
    ("are my neighbours annoyed with us", .homeEnvironment),
    ("is my teacher cross about my essay", .personalGrowth),
    ("does the coach rate me", .energy),
    ("is my ex still in love with me", .loveRelationships),
  ])
  func `what others think is not known, and their area has good days`(
    text: String, area: Answer.Area
  ) throws {
    let answer = try Self.answer(text)
    #expect(answer.verdict == .refuse, "\(answer.text)")
    #expect(answer.understanding.area == area, "\(answer.text)")
    #expect(answer.sentences[0].contains("No chart") || answer.text.contains("no chart"))
    #expect(answer.dates.count == 2, "\(answer.text)")
  }

  @Test(arguments: [
    "how is my boss on Friday", "should I ask my boss for a raise tomorrow",
    "what do people think of me", "is my boss in a good mood on Tuesday",
  ])
  func `a question about a day or about the reader asks for no mind`(text: String) throws {
    #expect(try Self.answer(text).verdict != .refuse)
  }

  @Test func `each of two bodies has its answer`() throws {
    let work = try Self.answer("what do Saturn and Pluto do for me now").text
    #expect(work.contains("Saturn is") && work.contains("Pluto is"), "\(work)")
    let birth = try Self.answer("is my Mercury or my Venus retrograde").text
    #expect(birth.contains("Mercury was not") && birth.contains("Venus was not"), "\(birth)")
    let signs = try Self.answer("when do Venus and Mars change sign").text
    #expect(signs.contains("Scorpio") && signs.contains("Leo"), "\(signs)")
    let nodes = try Self.answer("where are my lunar nodes").text
    // pyswisseph 2.10.03: the mean node at 309.7°, so the South Node is in 9° Leo.
    #expect(nodes.contains("Aquarius at 9°") && nodes.contains("Leo at 9°"), "\(nodes)")
    #expect(!nodes.contains("Your Moon"), "\(nodes)")
  }

  // pyswisseph 2.10.03: the Midheaven at 105.9°, Jupiter at 105.95°, Chiron at 106.2°; the Ascendant at 193.7° has nothing near.
  @Test func `what stands on an angle is named`() throws {
    for text in ["which planets sit on my MC", "who is on my midheaven"] {
      let answer = try Self.answer(text).text
      #expect(answer.contains("Jupiter") && answer.contains("Chiron"), "\(answer)")
    }
    let empty = try Self.answer("what is on my Ascendant").text
    #expect(empty.hasPrefix("No planet stands on your Ascendant"), "\(empty)")
    let close = try Self.answer("any planets close to my IC").text
    #expect(close.contains("Neptune"), "\(close)")
    let one = try Self.answer("is Chiron on an angle in my chart").text
    #expect(one.hasPrefix("Yes") && one.contains("Midheaven"), "\(one)")
    let sign = try Self.answer("what is my Ascendant").text
    #expect(sign.contains("Libra"), "\(sign)")
  }

  // pyswisseph 2.10.03: Mercury turns back on 9 February 2027 and forward on 3 March.
  @Test func `the sky is answered for the span that is named`() throws {
    let within = try Self.answer("Is Mercury retrograde when I shoot from 20 Feb to 1 March").text
    #expect(within.hasPrefix("Yes, Mercury is retrograde all of that time"), "\(within)")
    let part = try Self.answer("Is Mercury retrograde when I film from 1 March to 25 March").text
    #expect(part.contains("of that time, from Monday 1 March to Wednesday 3 March"), "\(part)")
    let free = try Self.answer("is Mercury retrograde between 5 and 20 January").text
    #expect(free.hasPrefix("No"), "\(free)")
    let any = try Self.answer("is any planet retrograde during our trip from 3 to 14 February").text
    #expect(any.contains("Mercury from 9 February"), "\(any)")
    let moon = try Self.answer("is the moon in Leo between 1 and 3 December").text
    #expect(moon.hasPrefix("No") && moon.contains("Virgo"), "\(moon)")
  }

  // pyswisseph 2.10.03: the Moon moves from 10.9° to 24.3° of Pisces on that day in New York.
  @Test func `an untimed Moon has a range of degrees`() throws {
    let answer = try Self.answer("where is my Moon", timed: false).text
    #expect(answer.contains("between"), "\(answer)")
  }

  // pyswisseph 2.10.03: Pluto square the Moon in January, May and November 2003; Saturn on Mars on 20 May and 5 October 2026 and
  // on 11 February 2027.
  @Test func `passes that are over are said to be over`() throws {
    let past = try Self.answer("when does Pluto square my Moon").text
    #expect(past.contains("behind you") && past.contains("January 2003"), "\(past)")
    let half = try Self.answer("when does Saturn cross my Mars").text
    #expect(half.contains("before on 20 May 2026 and Monday 5 October"), "\(half)")
    #expect(half.contains("11 February 2027"), "\(half)")
  }

  @Test func `a short turn has an answer of its own`() throws {
    let evening = try Self.answer("how is tomorrow", "what about the evening")
    #expect(evening.text.hasPrefix("Tomorrow in the evening"), "\(evening.text)")
    let venus = try Self.answer("is Mercury retrograde now", "and Venus?")
    #expect(venus.text.hasPrefix("No, Venus is moving forward now"), "\(venus.text)")
    let sure = try Self.answer("where is my Venus", "is that certain?")
    #expect(sure.text.contains("again"), "\(sure.text)")
    let her = try Self.answer("how is love this week", "and for her?")
    #expect(her.text.hasPrefix("I read only your chart"), "\(her.text)")
    let wait = try Self.answer("should I quit my job", "what if I wait until March?")
    #expect(wait.understanding.intent == .compareTimes)
    #expect(wait.text.contains("March") && wait.text.contains("today"), "\(wait.text)")
    let hour = try Self.answer("how is work tomorrow", "and at what time is it best?")
    #expect(hour.understanding.period?.dayCount == 1, "\(hour.text)")
    let worst = try Self.answer("how is tomorrow", "which part of it is the worst")
    #expect(!worst.text.contains("best time"), "\(worst.text)")
  }

  @Test func `two times that are offered are compared`() throws {
    let cattle = try Self.answer("sell the cattle now or in autumn")
    #expect(cattle.understanding.choices.count == 2)
    #expect(cattle.understanding.choices.last?.from.year == 2027, "\(cattle.text)")
    let year = try Self.answer("should I move this year or next")
    #expect(year.understanding.intent == .compareTimes)
    #expect(year.understanding.choices.last?.to.description == "2027-12-31", "\(year.text)")
    let parts = try Self.answer("morning or evening to ask her")
    #expect(parts.understanding.period?.dayCount == 1, "\(parts.text)")
  }

  @Test func `months that are compared, and a day that is added, are all answered`() throws {
    let months = try Self.answer("How is December for work compared to January?")
    #expect(months.understanding.intent == .compareTimes)
    #expect(months.text.contains("January") && months.text.contains("December"), "\(months.text)")
    let third = try Self.answer("friday or saturday for the party??", "and sunday?")
    #expect(third.understanding.choices.count == 3, "\(third.text)")
  }

  @Test(arguments: [
    "Is it dangerous to drive to Ukraine", "should we fly to Moscow for Christmas",
    "should I hike in the avalanche area on Saturday", "can I drive without a licence tomorrow",
    "is it safe to swim in the sea at night this weekend",
  ])
  func `what no chart makes safe gets no yes and no crisis line`(text: String) throws {
    let answer = try Self.answer(text)
    #expect(!answer.text.contains("crisis"), "\(answer.text)")
    #expect(!answer.text.contains("Yes") && !answer.text.contains("Go ahead"), "\(answer.text)")
    let points = ["travel advice", "local warnings", "the law"]
    #expect(points.contains { answer.text.contains($0) }, "\(answer.text)")
  }

  @Test func `a matter is taken by what its words are about`() throws {
    let post = try Self.answer("should i quit without having something else lined up")
    #expect(post.understanding.area == .pathProfession && post.matter == nil, "\(post.text)")
    let eye = try Self.answer(
      "I have a cataract operation on the 9th of December. Is that day all right?")
    #expect(eye.text.contains("doctors"), "\(eye.text)")
    let game = try Self.answer("Who will win the Super Bowl?")
    #expect(!game.text.contains("drum") && game.text.contains("who wins"), "\(game.text)")
    // pyswisseph 2.10.03: full Moon on 24 November 2026 at 14:53 UT.
    let past = try Self.answer("is there a full moon this week")
    #expect(past.text.contains("Tuesday 24 November"), "\(past.text)")
  }

  @Test func `common words are not read as others`() throws {
    let close = try Self.answer("should I close the shop early on Friday")
    #expect(close.text.contains("closing"), "\(close.text)")
  }
}

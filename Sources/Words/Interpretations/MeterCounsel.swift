internal import Astrometers

/// What a meter has to say where it stands out: two each of headlines, deeds, cautions and reflections,
/// and a question for either side.
struct MeterCounsel {
  /// For a day on which the meter is the brightest thing, in 15 words at most.
  let brightHeadlines: [String]
  /// For a day on which it is the hardest, in 15 words at most.
  let hardHeadlines: [String]
  /// What to do where it is well supported.
  let deeds: [Deed]
  /// What to leave for another day where it is not, as a sentence.
  let cautions: [String]
  /// What to think or write about where it is busy.
  let reflections: [String]
  /// What the person might ask where it goes well.
  let question: String
  /// What the person might ask where it is hard.
  let hardQuestion: String
}

/// Something to do.
struct Deed: ExpressibleByStringLiteral {
  /// An imperative without a capital letter.
  let words: String
  /// Whether it can't be put off to a part of the day, as what is for the night can't.
  let hasItsTime: Bool

  /// A deed for any time.
  init(stringLiteral words: String) {
    (self.words, hasItsTime) = (words, false)
  }

  private init(_ words: String, hasItsTime: Bool) {
    (self.words, self.hasItsTime) = (words, hasItsTime)
  }

  /// A deed for the night.
  static func atNight(_ words: String) -> Self { Self(words, hasItsTime: true) }
}

extension Meter {
  var counsel: MeterCounsel {
    switch self {
    case .mentalClarity: .mentalClarity
    case .focus: .focus
    case .communication: .communication
    case .love: .love
    case .innerStability: .innerStability
    case .sensitivity: .sensitivity
    case .vitality: .vitality
    case .drive: .drive
    case .wellness: .wellness
    case .purpose: .purpose
    case .connection: .connection
    case .intuition: .intuition
    case .creativity: .creativity
    case .opportunities: .opportunities
    case .career: .career
    case .growth: .growth
    case .socialLife: .socialLife
    }
  }

  /// The meter's name within a sentence, such as `mental clarity`.
  var phrase: String { title.lowercased() }
}

// MARK: - Mind

extension MeterCounsel {
  static let mentalClarity = Self(
    brightHeadlines: [
      "A clear thought is a small lamp; carry it into one dark corner.",
      "Your mind is bright today, so ask it the real question.",
    ],
    hardHeadlines: [
      "Not every question needs its answer before supper.",
      "Let the muddy water stand; it clears by itself.",
    ],
    deeds: [
      "write down the decision you have been circling, with one reason for it",
      "explain a tricky matter to yourself on half a page, then act on it",
    ],
    cautions: [
      "Leave the long list of pros and cons for a fresher head.",
      "Put off signing up to anything you have only half read.",
    ],
    reflections: [
      "Which question am I ready to answer now, and what would the answer change?",
      "What do I know for certain, and what am I only repeating to myself?",
    ],
    question: "How can I use today's clear thinking?",
    hardQuestion: "What helps when my thoughts go round in circles?")

  static let focus = Self(
    brightHeadlines: [
      "One thing at a time, and the time is good.",
      "Give your best hour to your best work.",
    ],
    hardHeadlines: [
      "Short steps still reach the door.",
      "Finish something small and call it a good day.",
    ],
    deeds: [
      "set a timer for forty minutes and finish the task you keep moving to tomorrow",
      "clear your desk of all but one thing and stay with it until it is done",
    ],
    cautions: [
      "Skip the second screen while you work; one open window is plenty.",
      "Leave fiddly work with many details until your attention holds better.",
    ],
    reflections: [
      "What deserves my full attention this week, and what has been getting it?",
      "When do I concentrate best, and do I keep that hour free?",
    ],
    question: "What should I concentrate on today?",
    hardQuestion: "How can I stay with one thing when I feel scattered?")

  static let communication = Self(
    brightHeadlines: [
      "Say the kind thing out loud while it is on your tongue.",
      "Good words are ready; choose whom to give them to.",
    ],
    hardHeadlines: [
      "Ask once more before you answer.",
      "A short, plain sentence is worth ten clever ones today.",
    ],
    deeds: [
      "make the phone call you have been putting off and begin with a thank-you",
      "write the message you owe, read it once, and send it",
    ],
    cautions: [
      "Save the touchy subject for a day when words come more easily.",
      "Hold back the quick reply; an hour makes it kinder.",
    ],
    reflections: [
      "What have I been meaning to say, and to whom?",
      "When did I last listen to the end without preparing my answer?",
    ],
    question: "Which conversation should I have today?",
    hardQuestion: "How can I say a difficult thing gently?")
}

// MARK: - Emotions

extension MeterCounsel {
  static let love = Self(
    brightHeadlines: [
      "Show your affection in a way that can be seen.",
      "An open heart is good company for the whole day.",
    ],
    hardHeadlines: [
      "Be tender with what is tender, yourself included.",
      "Love can be patient; let it be.",
    ],
    deeds: [
      "tell someone dear to you one thing you like about them",
      "plan an hour with someone you love and leave the phone in another room",
    ],
    cautions: [
      "Leave the tally of who did what for whom in the drawer.",
      "Wait a day before turning a small hurt into a big talk.",
    ],
    reflections: [
      "How do I like to be loved, and have I ever said so?",
      "What small gesture made me feel cared for lately?",
    ],
    question: "How can I show more affection today?",
    hardQuestion: "What can I do when I feel guarded in love?")

  static let innerStability = Self(
    brightHeadlines: [
      "You have solid ground under you; stand on it with pleasure.",
      "Calm is a gift you can use today.",
    ],
    hardHeadlines: [
      "Hold on to one steady habit and let the rest move.",
      "The ground sways a little, and you know how to walk on it.",
    ],
    deeds: [
      "tidy one corner of your home and sit in it for a while",
      "settle one open household matter while your mood is steady",
    ],
    cautions: [
      "Spare yourself big changes at home until your footing is firmer.",
      "Leave late-night worrying alone; it looks smaller in the morning.",
    ],
    reflections: [
      "What makes me feel at home, wherever I am?",
      "Which habit carries me through an unsettled week?",
    ],
    question: "What gives me stability right now?",
    hardQuestion: "How do I find my balance when things keep shifting?")

  static let sensitivity = Self(
    brightHeadlines: [
      "Your fine ear is an instrument; let it hear something beautiful.",
      "Notice the small things; they are speaking kindly.",
    ],
    hardHeadlines: [
      "Turn the volume down and keep what is yours.",
      "Soft skin needs shade now and then.",
    ],
    deeds: [
      "listen to a piece of music from beginning to end, doing nothing else",
      "spend twenty minutes somewhere green and notice five sounds",
    ],
    cautions: [
      "Go easy on crowded places and loud news; half the dose is enough.",
      "Leave remarks that sting unanswered until tomorrow.",
    ],
    reflections: [
      "Which of today's feelings are mine, and which did I pick up on the way?",
      "What do I notice that I usually hurry past?",
    ],
    question: "What is my sensitivity telling me today?",
    hardQuestion: "How can I protect my quiet when everything feels loud?")
}

// MARK: - CelestialBody

extension MeterCounsel {
  static let vitality = Self(
    brightHeadlines: [
      "Shine a little; nobody needs to give you leave.",
      "Joy is energy too, and there is plenty of it.",
    ],
    hardHeadlines: [
      "Pace yourself; the day is longer than the morning.",
      "A lamp turned low still lights the room.",
    ],
    deeds: [
      "do one thing purely for fun and put it in the diary like an appointment",
      "take a brisk walk and choose the longer way back",
    ],
    cautions: [
      "Turn down the extra favour that would use up your evening.",
      "Leave the record attempt for a day with more in the tank.",
    ],
    reflections: [
      "What gives me energy, and how much of it was in my week?",
      "Where do I shine without trying?",
    ],
    question: "Where should I put my energy today?",
    hardQuestion: "How can I make my energy last?")

  static let drive = Self(
    brightHeadlines: [
      "Begin it now; the wind is with you.",
      "Courage is easy today, so spend some.",
    ],
    hardHeadlines: [
      "When the door sticks, try the handle before the shoulder.",
      "Strength can also mean waiting for the green light.",
    ],
    deeds: [
      "take the first step of the project you keep thinking about",
      "tackle the heaviest item on your list and let the rest wait",
    ],
    cautions: [
      "Skip the race that nobody asked you to run.",
      "Leave a stuck matter alone for a day; force only jams it tighter.",
    ],
    reflections: [
      "What do I want enough to begin badly?",
      "Where am I pushing out of habit rather than desire?",
    ],
    question: "What is worth starting today?",
    hardQuestion: "What can I do with my impatience?")

  static let wellness = Self(
    brightHeadlines: [
      "A good rhythm is half of a good day.",
      "Eat well, move a little, sleep enough, and smile at how simple it is.",
    ],
    hardHeadlines: [
      "Put rest on the list and tick it off first.",
      "Slow is a speed as well.",
    ],
    deeds: [
      .atNight("set a bedtime for tonight and lay out what tomorrow needs"),
      "cook something simple and eat it sitting down",
    ],
    cautions: [
      "Leave out one appointment that would make the day too tight.",
      "Let the strict new regime wait; one small habit does more.",
    ],
    reflections: [
      "What would a well-balanced day look like, hour by hour?",
      "Which small habit makes the rest of my week easier?",
    ],
    question: "How can I keep a good rhythm today?",
    hardQuestion: "Where can I make room for a rest?")
}

extension MeterCounsel {
  static let purpose = Self(
    brightHeadlines: [
      "You know the direction; take a step that shows it.",
      "Let your work and your reasons shake hands.",
    ],
    hardHeadlines: [
      "You can doubt the map and still enjoy the walk.",
      "Meaning hides in small duties; look there first.",
    ],
    deeds: [
      "write in one sentence what this year is about, and pin it where you can see it",
      "give an hour to the work you would do unpaid",
    ],
    cautions: [
      "Leave the verdict on your whole life to a lighter day.",
      "Put off choosing a new direction while the old one is being tested.",
    ],
    reflections: [
      "What would I regret not having tried?",
      "Which of my duties still feels like mine?",
    ],
    question: "What is my next step toward what matters?",
    hardQuestion: "How do I go on when I doubt my direction?")

  static let connection = Self(
    brightHeadlines: [
      "You belong to more than you can count.",
      "Reach out a hand; the distance is shorter than it looks.",
    ],
    hardHeadlines: [
      "Alone is a place to pass through, with a view of its own.",
      "Miss what you miss, then call it by name.",
    ],
    deeds: [
      "ring an old friend for no reason at all",
      "join in something larger for an hour: a choir, a game, a clean-up, a prayer",
    ],
    cautions: [
      "Stop measuring your friendships by the last message.",
      "Don't hold your inside against polished outsides.",
    ],
    reflections: [
      "Where do I feel part of something without having to earn it?",
      "Which tie would I like to pick up again?",
    ],
    question: "How can I feel more connected today?",
    hardQuestion: "What helps when I feel apart?")

  static let intuition = Self(
    brightHeadlines: [
      "Your first quiet hunch deserves a chair at the table.",
      "Listen inward; the reception is good.",
    ],
    hardHeadlines: [
      "When the inner voice mumbles, let the facts talk.",
      "Wait for the hint that comes twice.",
    ],
    deeds: [
      "write down your first impression of a question before you study it",
      .atNight("put a notebook by your bed, ready for the next dream"),
    ],
    cautions: [
      "Leave off reading signs into everything; a late bus is mostly a late bus.",
      "Put off choices that rest on a feeling alone.",
    ],
    reflections: [
      "When did a hunch serve me well, and how did it feel in the body?",
      "What do I know without being able to say why?",
    ],
    question: "Which hunch should I follow today?",
    hardQuestion: "How can I tell intuition from wishful thinking?")

  static let creativity = Self(
    brightHeadlines: [
      "Make something today, even if it is only a good soup.",
      "Play first; polish another time.",
    ],
    hardHeadlines: [
      "A bad sketch is the door to a good one.",
      "Let the critic sleep in and work before it wakes.",
    ],
    deeds: [
      "spend half an hour making something with your hands",
      "open the unfinished piece and add one bold stroke to it",
    ],
    cautions: [
      "Leave judging your work until it is older than a day.",
      "Put off showing the draft; it is still growing.",
    ],
    reflections: [
      "What would I make if it never had to be shown?",
      "What did I love making as a child?",
    ],
    question: "What could I create today?",
    hardQuestion: "How do I start when nothing feels good enough?")
}

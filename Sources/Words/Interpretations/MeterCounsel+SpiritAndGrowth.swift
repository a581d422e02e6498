// MARK: - Spirit

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

// MARK: - Growth

extension MeterCounsel {
  static let opportunities = Self(
    brightHeadlines: [
      "A door stands ajar; knock and see.",
      "Good timing likes a clear question.",
    ],
    hardHeadlines: [
      "Not this door, not this hour; keep the key.",
      "Read it twice, then read it tomorrow.",
    ],
    deeds: [
      "ask plainly for one thing you would like",
      "send the application, proposal or invitation that is nearly ready",
    ],
    cautions: [
      "Leave the offer that has to be accepted in a hurry.",
      "Let the bargain you did not need go by.",
    ],
    reflections: [
      "Which chance would I take if I were sure of a welcome?",
      "What have I already been given that I am not using?",
    ],
    question: "Which opportunity deserves a closer look?",
    hardQuestion: "How do I know when to wait?")

  static let career = Self(
    brightHeadlines: [
      "Let good work be seen; put your name on it.",
      "Today's effort counts twice.",
    ],
    hardHeadlines: [
      "Carry the load in two trips.",
      "Steady hands get up the hill.",
    ],
    deeds: [
      "show a piece of finished work to the person it is meant for",
      "name your next goal at work and put a date beside it",
    ],
    cautions: [
      "Leave the argument about who is in charge for another week.",
      "Turn down one task that belongs on a longer list.",
    ],
    reflections: [
      "What do I want to be good at in five years?",
      "Which part of my work would I gladly do more of?",
    ],
    question: "How can I move forward at work today?",
    hardQuestion: "How can I handle a heavy load at work?")

  static let growth = Self(
    brightHeadlines: [
      "You have outgrown something; enjoy the new size.",
      "Learn one thing today that scares you a little.",
    ],
    hardHeadlines: [
      "A hard lesson taken slowly is still learned.",
      "Change one inch, and rest.",
    ],
    deeds: [
      "read one chapter on a subject that is new to you",
      "try the harder version of something you already do well",
    ],
    cautions: [
      "Don't turn everything over at once; one change at a time holds better.",
      "Put off the grand reform and mend one small thing.",
    ],
    reflections: [
      "What am I ready to leave behind?",
      "What have I learned this year that I could teach?",
    ],
    question: "What is life teaching me at the moment?",
    hardQuestion: "How do I deal with a change I did not choose?")

  static let socialLife = Self(
    brightHeadlines: [
      "Set one more place at the table.",
      "Good company is half the journey; invite some.",
    ],
    hardHeadlines: [
      "An evening in is also a plan.",
      "Choose the small circle and the soft chair.",
    ],
    deeds: [
      "invite someone for a coffee or a walk",
      "introduce two friends who ought to know each other",
    ],
    cautions: [
      "Skip the gathering you would only attend out of duty.",
      "Leave the crowded table early, with a clear conscience.",
    ],
    reflections: [
      "Whose company leaves me with more energy than before?",
      "How much company do I really want?",
    ],
    question: "Whom should I spend time with today?",
    hardQuestion: "How can I say no to an invitation kindly?")
}

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

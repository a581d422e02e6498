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

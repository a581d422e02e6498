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

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

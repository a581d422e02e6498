internal import Ephemeris

extension MeterWords {
  static let mentalClarity = Self(
    overview: "Mental Clarity shows how easily your thoughts sort themselves and decisions come.",
    detailed:
      "It follows aspects to your natal Sun and Mercury, and to a lesser degree to whatever stands in"
      + " your 3rd house. Mercury, Jupiter, Saturn and Uranus count in full as they move; the other"
      + " bodies are heard faintly. Mercury retrograde lowers the harmony, because thinking then tends"
      + " to go back over old ground.",
    houses: [3: "Everyday thinking, learning, taking things in"],
    primary: [
      .sun: "The steady light you think by",
      .mercury: "Reasoning, naming things, telling one from another",
    ],
    secondary: [
      .jupiter: "Widens the view and joins details into a picture",
      .saturn: "Slows thinking down and makes it thorough",
      .uranus: "Sudden insight, and now and then a jumpy mind",
    ])

  static let focus = Self(
    overview: "Focus shows how well your attention stays with one thing until it is done.",
    detailed:
      "What counts here are your natal Mercury and Saturn, together with any points in your 6th house of"
      + " daily work. Aspects from Mercury, Saturn, Mars and the Sun drive it. While Mercury is"
      + " retrograde, its harmony reads lower, since details ask for a second look.",
    houses: [6: "Daily tasks, routine, the order of your working day"],
    primary: [
      .mercury: "Attention to detail and the thread of a thought",
      .saturn: "Discipline, patience, finishing what was begun",
    ],
    secondary: [
      .sun: "Shows where attention goes of its own accord",
      .mars: "The push to start, and the restlessness that interrupts",
    ])

  static let communication = Self(
    overview: "Communication shows how readily words come to you and how well you listen.",
    detailed:
      "Your natal Mercury and Moon are its two pillars, joined more quietly by points in your 3rd and 7th"
      + " houses. It listens most closely to Mercury, Venus, Mars and Jupiter in the sky. No other meter"
      + " feels a retrograde Mercury more: harmony drops while it lasts.",
    houses: [
      3: "Conversation, messages, short trips, neighbours",
      7: "Talking things over with one other person",
    ],
    primary: [
      .moon: "The feeling behind the words, and the ear for tone",
      .mercury: "Speech, writing, the back and forth of talk",
    ],
    secondary: [
      .venus: "Tact, warmth, a friendly way of putting it",
      .mars: "Directness, and the edge a sentence can have",
      .jupiter: "Generous talk and the wish to teach or tell",
    ])
}

internal import Ephemeris

extension MeterWords {
  static let purpose = Self(
    overview: "Purpose shows how clearly you sense where you are going and why.",
    detailed:
      "Your natal Sun, Jupiter and North Node set the compass, with points in the 9th and 10th houses as"
      + " further marks. In the sky it follows the Sun, Jupiter, Saturn and the North Node. A retrograde"
      + " Jupiter takes a little off the harmony, as meaning is then looked for inside.",
    houses: [
      9: "Beliefs, far horizons, the search for meaning",
      10: "The work you want to be known for",
    ],
    primary: [
      .sun: "Who you are when nobody asks for a role",
      .jupiter: "Faith, vision, the bigger story",
      .meanNode: "The direction you grow toward",
    ],
    secondary: [.saturn: "Turns a calling into steps that hold"])

  static let connection = Self(
    overview: "Connection shows how much you feel part of something larger than yourself.",
    detailed:
      "Natal Neptune and the North Node are at its heart; points in your 11th and 12th houses are heard"
      + " beside them. Neptune, Venus, the Moon and the moving North Node shape the day. It has few points"
      + " to go by, so calm stretches are normal.",
    houses: [
      11: "Friends, circles, shared hopes",
      12: "Stillness, prayer, the unspoken",
    ],
    primary: [
      .neptune: "The longing to belong to a whole",
      .meanNode: "Meetings and ties that draw you onward",
    ],
    secondary: [
      .moon: "Everyday closeness and shared mood",
      .venus: "Affection as a bridge",
    ])

  static let intuition = Self(
    overview: "Intuition shows how clearly hunches, dreams and inner pictures reach you.",
    detailed:
      "Three slow natal points feed it, Uranus, Neptune and Pluto, and so do points in your 8th and 12th"
      + " houses. Those three in the sky and the quick Moon set it moving. Its harmony is a little lower"
      + " while Uranus or Neptune is retrograde, which for each is nearly half of every year.",
    houses: [
      8: "What lies beneath the surface",
      12: "Dreams and the quiet back of the mind",
    ],
    primary: [
      .uranus: "The flash that comes from nowhere",
      .neptune: "Images, dreams, soft impressions",
      .pluto: "A nose for what is hidden",
    ],
    secondary: [.moon: "Gut feeling, changing by the hour"])

  static let creativity = Self(
    overview: "Creativity shows how freely ideas turn into something you can see, hear or hold.",
    detailed:
      "It draws on your natal Sun, Venus and Neptune, and on points in the 5th house of play. Venus,"
      + " Neptune, the Sun and Uranus are its muses in the sky. When Venus or Neptune goes retrograde the"
      + " harmony falls somewhat: good for revising, slower for new work.",
    houses: [5: "Making, playing, performing, romance"],
    primary: [
      .sun: "The wish to express what is yours",
      .venus: "Taste, form, pleasure in a thing well made",
      .neptune: "Imagination and the unplanned image",
    ],
    secondary: [.uranus: "The odd idea that turns out right"])
}

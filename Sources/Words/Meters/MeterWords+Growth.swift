internal import Ephemeris

extension MeterWords {
  static let opportunities = Self(
    overview: "Opportunities shows how many doors stand ajar and how easily you notice them.",
    detailed:
      "Its natal points are Venus and Jupiter; those of your 2nd and 11th houses join in more quietly."
      + " Jupiter, Venus, the Sun and Uranus have the strongest say from above. With Venus or Jupiter"
      + " retrograde its harmony is lower, and second chances are likelier than first ones.",
    houses: [
      2: "What you have, earn and value",
      11: "Helpful friends, networks, plans ahead",
    ],
    primary: [
      .venus: "The charm that draws good things near",
      .jupiter: "Luck, openness, the larger offer",
    ],
    secondary: [
      .sun: "Puts you where you can be seen",
      .uranus: "Chances that arrive unannounced",
    ])

  static let career = Self(
    overview: "Career shows how your work, standing and long-term aims are being moved along.",
    detailed:
      "The natal Sun and Saturn stand for it, along with points in your 10th house. Of the moving bodies,"
      + " Saturn, the Sun, Mars, Jupiter and Pluto matter most. Saturn is retrograde for some four and a"
      + " half months a year, and then the harmony is slightly lower.",
    houses: [10: "Profession, reputation, responsibility"],
    primary: [
      .sun: "Ambition and the wish to do work that shows",
      .saturn: "Experience, duty, what is built over years",
    ],
    secondary: [
      .mars: "Initiative and competitive energy",
      .jupiter: "Support, promotion, room to grow",
      .pluto: "Power, influence, deep changes of role",
    ])

  static let growth = Self(
    overview: "Growth shows how strongly life invites you to learn, change and stretch.",
    detailed:
      "It looks at natal Jupiter, Uranus and Pluto and at points in the 8th and 9th houses. Jupiter,"
      + " Saturn, Uranus and Pluto do the moving, so phases here last for weeks. Retrogrades of Jupiter"
      + " and Uranus shave something off the harmony.",
    houses: [
      8: "Letting go, sharing, starting over",
      9: "Study, travel, a wider view",
    ],
    primary: [
      .jupiter: "Confidence to try the larger thing",
      .uranus: "The urge to break a pattern",
      .pluto: "Slow, thorough renewal",
    ],
    secondary: [.saturn: "Lessons that stay learned"])

  static let socialLife = Self(
    overview: "Social Life shows how much company suits you and how smoothly it goes.",
    detailed:
      "Natal Mercury, Venus and Jupiter keep the guest list, and points in your 11th house are on it too."
      + " It hears the sky's Venus, Mercury, Moon and Jupiter best, and so it changes quickly. No"
      + " retrograde counts against it.",
    houses: [11: "Friendship, groups, common projects"],
    primary: [
      .mercury: "Small talk, jokes, news",
      .venus: "Liking and being liked",
      .jupiter: "Hospitality and the big table",
    ],
    secondary: [.moon: "Whether you feel like company at all"])
}

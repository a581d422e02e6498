internal import Ephemeris

extension MeterWords {
  static let love = Self(
    overview: "Love shows how open you feel to giving and receiving affection.",
    detailed:
      "This meter watches your natal Venus and Moon, with a softer ear for points in your 7th house of"
      + " partnership. Venus, Mars, the Moon, Jupiter and Saturn speak loudest as they pass. In the weeks"
      + " when Venus is retrograde its harmony is turned down a little, a time for old feelings rather"
      + " than new ones.",
    houses: [7: "Partnership, promises, meeting as equals"],
    primary: [
      .moon: "The need for closeness and the way you care",
      .venus: "Affection, attraction, what you find lovely",
    ],
    secondary: [
      .mars: "Desire, and the courage to go first",
      .jupiter: "Goodwill, laughter, giving freely",
      .saturn: "Loyalty, reserve, love that takes its time",
    ])

  static let innerStability = Self(
    overview: "Inner Stability shows how settled you feel and how soon you find your feet again.",
    detailed:
      "At its centre are your natal Moon and Saturn, and around them the points of your 4th house. The"
      + " Moon, Saturn, Jupiter and Uranus weigh most among the moving bodies. Because the Moon is fast,"
      + " the reading can change from one day to the next.",
    houses: [4: "Home, family roots, the place you come back to"],
    primary: [
      .moon: "Moods, habits, what makes you feel safe",
      .saturn: "The frame that holds when things move",
    ],
    secondary: [
      .jupiter: "Trust that things will work out",
      .uranus: "Change that shakes up a settled routine",
    ])

  static let sensitivity = Self(
    overview: "Sensitivity shows how finely you pick up moods, tones and small signals.",
    detailed:
      "Here your natal Moon and Neptune are the receivers, and points in your 12th house add to them. The"
      + " passing Moon, Neptune, Venus and Pluto are picked up in full, everything else only dimly. High"
      + " intensity means that much comes in; harmony tells whether that feels gentle or a bit much.",
    houses: [12: "Rest, dreams, time away from the noise"],
    primary: [
      .moon: "Immediate feeling, before any thought",
      .neptune: "Thin borders between you and the world around",
    ],
    secondary: [
      .venus: "Receptive to beauty and kindness",
      .pluto: "Feelings that go deep and stay",
    ])
}

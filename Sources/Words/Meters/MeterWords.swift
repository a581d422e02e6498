public import Astrometers
public import Ephemeris

/// What a meter is, in words: the static texts beside its scores.
public struct MeterWords: Sendable, Hashable {
  /// What the meter stands for, in one sentence.
  public let overview: String
  /// How it is measured, in two or three sentences: the contract's `detailed`.
  public let detailed: String
  /// The meaning of each of its houses, in their order.
  public let keyHouses: [KeyHouse]
  /// What each of its natal points stands for, in the order of bodies.
  public let primaryPlanets: [PlanetRole]
  /// What each body it tracks beside those brings, in the order of bodies.
  public let secondaryPlanets: [PlanetRole]

  /// A house that a meter listens to.
  public struct KeyHouse: Sendable, Hashable {
    /// The house's number, 1…12.
    public let number: Int
    /// What it is about, as far as the meter is concerned.
    public let meaning: String
  }

  /// A body that a meter listens to.
  public struct PlanetRole: Sendable, Hashable {
    /// The body.
    public let body: CelestialBody
    /// What it has to do with the meter.
    public let role: String
  }

  init(
    overview: String, detailed: String, houses: KeyValuePairs<Int, String>,
    primary: KeyValuePairs<CelestialBody, String>, secondary: KeyValuePairs<CelestialBody, String>
  ) {
    self.overview = overview
    self.detailed = detailed
    keyHouses = houses.map { KeyHouse(number: $0.key, meaning: $0.value) }
    primaryPlanets = primary.map { PlanetRole(body: $0.key, role: $0.value) }
    secondaryPlanets = secondary.map { PlanetRole(body: $0.key, role: $0.value) }
  }
}

extension Meter {
  /// The meter's static texts.
  public var words: MeterWords {
    switch self {
    case .mentalClarity: .mentalClarity
    case .focus: .focus
    case .communication: .communication
    case .love: .love
    case .innerStability: .innerStability
    case .sensitivity: .sensitivity
    case .vitality: .vitality
    case .drive: .drive
    case .wellness: .wellness
    case .purpose: .purpose
    case .connection: .connection
    case .intuition: .intuition
    case .creativity: .creativity
    case .opportunities: .opportunities
    case .career: .career
    case .growth: .growth
    case .socialLife: .socialLife
    }
  }
}

// MARK: - Mind

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

// MARK: - Emotions

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

// MARK: - CelestialBody

extension MeterWords {
  static let vitality = Self(
    overview: "Vitality shows how much life and brightness you bring to the day.",
    detailed:
      "It rests on your natal Sun, supported by points in your 1st and 5th houses. The Sun, Mars, Jupiter"
      + " and Saturn move it most, each in its own way. Nothing retrograde dims this one.",
    houses: [
      1: "Your presence, how you step into a room",
      5: "Play, joy, things done for their own sake",
    ],
    primary: [.sun: "Life force and the will to shine"],
    secondary: [
      .mars: "Heat, muscle, quick fire",
      .jupiter: "Good spirits and a generous reserve",
      .saturn: "Stamina, and the need to pace yourself",
    ])

  static let drive = Self(
    overview: "Drive shows how strongly you want to act and how cleanly that push comes out.",
    detailed:
      "Natal Mars is the engine, and points in your 1st and 10th houses run along with it. Mars itself,"
      + " the Sun, Uranus and Pluto give it the most as they move. Every two years Mars goes retrograde,"
      + " and for those weeks this harmony sinks: the motor is running, the gear is harder to find.",
    houses: [
      1: "Acting on your own account",
      10: "Aims that others can see, ambition",
    ],
    primary: [.mars: "Will, courage, the first step"],
    secondary: [
      .sun: "Gives effort a direction",
      .uranus: "Sudden starts and a taste for freedom",
      .pluto: "Persistence that does not let go",
    ])

  static let wellness = Self(
    overview: "Wellness shows how well rest, effort and routine keep in balance.",
    detailed:
      "It reads three natal points, the Moon, Mars and Saturn, plus whatever you have in the 6th house."
      + " The same three and Neptune carry full weight while they travel. It describes rhythm and comfort,"
      + " and makes no medical claim.",
    houses: [6: "Daily habits: meals, movement, sleep"],
    primary: [
      .moon: "The body's rhythm and its wish for comfort",
      .mars: "Energy spent, warmth, exertion",
      .saturn: "Regular habits and sensible limits",
    ],
    secondary: [.neptune: "Softness, rest, a blurred sense of limits"])
}

// MARK: - Spirit

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

// MARK: - Growth

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

internal import Astrology
internal import Ephemeris

/// The words of conditions: names in lower case with spaces between words, the usual one of each first.
enum ConditionNames {
  static let bodies = CelestialBody.spokenNames.map { (name: $0.name, value: $0.body) }
  static let planets = ClassicalPlanet.allCases.map { (name: $0.name, value: $0) }
  static let signs = ZodiacSign.allCases.map { (name: $0.name, value: $0) }
  static let houses = House.all.map { (name: "\($0)", value: $0) }

  static let angles: [(name: String, value: ChartAngle)] =
    ChartAngle.allCases.map { (name: $0.name.spoken, value: $0) }
    + [
      ("asc", .ascendant), ("ac", .ascendant), ("mc", .midheaven), ("dsc", .descendant),
      ("desc", .descendant), ("dc", .descendant), ("ic", .imumCoeli),
    ]

  static let points: [(name: String, value: ChartPoint)] =
    bodies.map { (name: $0.name, value: .body($0.value)) }
    + angles.map { (name: $0.name, value: .angle($0.value)) }

  static let aspects: [(name: String, value: AspectKind)] =
    AspectKind.allCases.map { (name: $0.name, value: $0) }
    + [("conjunct", .conjunction), ("opposite", .opposition), ("opposing", .opposition)]

  static let motions: [(name: String, value: Aspect.Motion)] = Aspect.Motion.allCases.map {
    (name: $0.name, value: $0)
  }

  static let phases: [(name: String, value: MoonPhase)] = MoonPhase.allCases.map {
    (name: $0.name.spoken, value: $0)
  }

  /// What may be said of the Moon alone.
  static let moonStates: [(name: String, value: SkyCondition)] =
    [
      ("waxing", .waxing), ("waning", .not(.waxing)), ("void", .void),
      ("void of course", .void), ("new", .phase(.newMoon)), ("full", .phase(.fullMoon)),
    ] + phases.map { (name: $0.name, value: .phase($0.value)) }

  /// What may be said of a body without naming anything else.
  static let states: [(name: String, value: @Sendable (CelestialBody) -> SkyCondition)] = [
    ("direct", { .moving($0, .direct) }), ("retrograde", { .moving($0, .retrograde) }),
    ("cazimi", { .nearSun($0, .cazimi) }), ("combust", { .nearSun($0, .combust) }),
    ("beams", { .nearSun($0, .underBeams) }), ("under beams", { .nearSun($0, .underBeams) }),
    ("under the beams", { .nearSun($0, .underBeams) }),
    ("out of bounds", { .outOfBounds($0) }), ("dignified", { .dignified($0) }),
    ("up", { .above($0) }), ("above", { .above($0) }),
    ("above the horizon", { .above($0) }), ("above horizon", { .above($0) }),
    ("down", { .not(.above($0)) }), ("below", { .not(.above($0)) }),
    ("below the horizon", { .not(.above($0)) }), ("below horizon", { .not(.above($0)) }),
  ]

  static let aspectNames = AspectKind.allCases.map(\.name)

  /// What may follow a body, for messages.
  static let predicates =
    [
      "in", "direct", "retrograde", "combust", "beams", "cazimi", "dignified", "up", "down", "on",
      "applying", "separating",
    ] + aspectNames
}

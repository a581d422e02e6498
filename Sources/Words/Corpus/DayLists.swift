// The lists of the parts of `day.json`.

/// What the whole day is like.
enum DayVerdict: Int, CaseIterable {
  case hardBut, hard, easyBut, easy, evenBut, evenEasy, evenHard

  /// The name of the list in the file.
  var name: String {
    switch self {
    case .hardBut: "hard_but"
    case .hard: "hard"
    case .easyBut: "easy_but"
    case .easy: "easy"
    case .evenBut: "even_but"
    case .evenEasy: "even_easy"
    case .evenHard: "even_hard"
    }
  }
}

/// What kind of day a story belongs to.
enum DayOrigin: Int, CaseIterable {
  /// A day that leans one way, and the easy or the hard side of a day that does not.
  case easy, hard, evenEasy, evenHard
  /// The same where there is little room.
  case easyInShort, hardInShort, evenInShort

  /// The name of the list in the file.
  var name: String {
    switch self {
    case .easy: "easy"
    case .hard: "hard"
    case .evenEasy: "even_easy"
    case .evenHard: "even_hard"
    case .easyInShort: "easy_in_short"
    case .hardInShort: "hard_in_short"
    case .evenInShort: "even_in_short"
    }
  }
}

/// What happens to the reader, by what is known of them.
enum DayScene: Int, CaseIterable {
  /// In the house that the transit passes through.
  case house
  /// By the sign of the natal planet.
  case sign
}

/// When a transit is strongest, as sentences say it.
enum DayTime: Int, CaseIterable {
  case today, tomorrow, yesterday, coming, until, month
}

/// What to make of the day.
enum DayClosing: Int, CaseIterable {
  /// A deed for an easy side, for a hard one, one for each.
  case easy, hard, both
}

/// The time of day that a deed is for.
enum DayWindow: Int, CaseIterable {
  case before, between, after, about
  /// The hour of the Moon's friendly aspect.
  case moon
  /// No hour of it.
  case today
  /// All of it, for a deed that leaves something undone.
  case allDay

  /// The name of the list in the file.
  var name: String { self == .allDay ? "all_day" : "\(self)" }
}

/// What is said of the best hours, and of the worst with the meter that is hard or without any.
enum DayCurveLine: Int, CaseIterable {
  case best, bestWithMoon, worst, worstAlone

  /// The name of the list in the file.
  var name: String {
    switch self {
    case .best: "best"
    case .bestWithMoon: "best_with_moon"
    case .worst: "worst"
    case .worstAlone: "worst_alone"
    }
  }
}

/// What is said of an hour at which the Moon is exact with a natal point.
enum DayMoment: Int, CaseIterable {
  case easy, hard
  /// Feelings come closer, for better or worse.
  case mixed
  /// With the house that the Moon passes through.
  case easyInHouse, hardInHouse
  /// An easy one where a clear meter denies all that the reader might notice.
  case easyDeed

  /// The name of the list in the file.
  var name: String {
    switch self {
    case .easy: "easy"
    case .hard: "hard"
    case .mixed: "mixed"
    case .easyInHouse: "easy_in_house"
    case .hardInHouse: "hard_in_house"
    case .easyDeed: "easy_deed"
    }
  }

  /// Whether it says what the reader notices, and not what helps.
  var isEasy: Bool {
    switch self {
    case .easy, .mixed, .easyInHouse: true
    case .hard, .hardInHouse, .easyDeed: false
    }
  }
}

/// Where it is said what a natal planet is like in its sign.
enum DayCharacter: Int, CaseIterable {
  case all
  /// With other people.
  case people
  /// With other people, on a day on which that is quiet.
  case quietLove, quietTalk, quietCompany

  /// The name of the list in the file.
  var name: String {
    switch self {
    case .all: "all"
    case .people: "people"
    case .quietLove: "quiet_love"
    case .quietTalk: "quiet_talk"
    case .quietCompany: "quiet_company"
    }
  }
}

/// What is said of hours that hardly differ.
enum DayPace: Int, CaseIterable {
  /// The best hours of a day that is almost level.
  case best
  /// The same with the Moon's easy hour among them.
  case bestWithMoon
  /// The hours that are a little worse.
  case worst
  /// A level day.
  case level

  /// The name of the list in the file.
  var name: String { self == .bestWithMoon ? "best_with_moon" : "\(self)" }
}

internal import Ephemeris

// The lists of the parts of `day.json`.

/// Lists of a part of `day.json`.
protocol DayList: CaseIterable {}

extension DayList {
  /// The name of the list in the file: that of the case, in small letters with `_` between its words.
  var name: String { "\(self)".inSnakeCase }
}

/// What the whole day is like.
enum DayVerdict: Int, DayList {
  case hardBut, hard, easyBut, easy, evenBut, evenEasy, evenHard
}

/// What is said of the transit that the day's story comes from.
enum DayOrigin: Int, DayList {
  /// With what the reader notices.
  case noticed
  /// How it stands to the chart, alone.
  case plain
}

/// What the day is good for and hard on.
enum DayWeight: Int, DayList {
  /// Good for some meters, by the transit of the thread; the same, and hard on others.
  case easy, easyBut
  /// Hard on some; the same, and good for others.
  case hard, hardBut
  /// Easy or hard on the whole, where the thread's transit moves no meter.
  case easyDay, hardDay
}

/// Which meter a day is hardest on.
enum DayHardest: Int, DayList {
  /// With the transit behind it.
  case caused
  /// Without one.
  case alone
}

/// What the day's meters are called.
enum DayFields: Int, DayList {
  /// Two of them together.
  case both
  /// What to do of what the day is good for, and how to go about what it is hard on.
  case plan
}

/// What is said of the hours of a day that has a thread.
enum DayThreadHours: Int, DayList {
  /// The best hours, of a day with two sides, an easy day, a hard one, and one whose hours differ a little.
  case best, bestOfEasy, bestOfHard, bestOfSlight
  /// The best hours with the Moon's easy hour among them.
  case bestWithMoon
  /// The hardest hours.
  case low
  /// Of a level day, what any hour is good for and what is left when one is tired.
  case level, levelLow
}

/// What is said of a day of the week ahead.
enum DayAhead: Int, DayList {
  /// What to do on it, and how a body stands to the chart.
  case easy, hard
  /// What it is good for or not, what to do, and what a body does to the chart.
  case easyFor, hardFor
  /// The same without the transit.
  case easyPlain, hardPlain
}

/// How the matter of a day goes on.
enum DayCourse: Int, DayList {
  /// What helps or presses today lasts until a day, or is strongest on one.
  case easyUntil, hardUntil, easyComing, hardComing
}

/// What happens to the reader, by what is known of them.
enum DayScene: Int, DayList {
  /// In the house that the transit passes through.
  case house
  /// By the sign of the natal planet.
  case sign
}

/// When a transit is strongest, as sentences say it.
enum DayTime: Int, DayList {
  case today, tomorrow, yesterday, coming, until, month
  /// At an hour of the day, as the Moon is.
  case hour

  /// All that sentences on the dates of a transit are about, in the same order.
  static let ofADate = allCases.filter { $0 != .hour }
}

/// What to make of the day.
enum DayClosing: Int, DayList {
  /// A deed for an easy side, for a hard one, one for each.
  case easy, hard, both
}

/// The time of day that a deed is for.
enum DayWindow: Int, DayList {
  case before, between, after, about
  /// The hour of the Moon's friendly aspect.
  case moon
  /// No hour of it.
  case today
  /// All of it, for a deed that leaves something undone.
  case allDay
}

/// What is said of the best hours, and of the worst with the meter that is hard or without any.
enum DayCurveLine: Int, DayList {
  case best, bestWithMoon, worst, worstAlone
}

/// What is said of an hour at which the Moon is exact with a natal point.
enum DayMoment: Int, DayList {
  case easy, hard
  /// Feelings come closer, for better or worse.
  case mixed
  /// With the house that the Moon passes through.
  case easyInHouse, hardInHouse
  /// An easy one where a clear meter denies all that the reader might notice.
  case easyDeed

  /// Whether it says what the reader notices, and not what helps.
  var isEasy: Bool {
    switch self {
    case .easy, .mixed, .easyInHouse: true
    case .hard, .hardInHouse, .easyDeed: false
    }
  }
}

/// Where it is said what a natal planet is like in its sign.
enum DayCharacter: Int, DayList {
  case all
  /// With other people.
  case people
  /// With other people, on a day on which that is quiet.
  case quietLove, quietTalk, quietCompany
}

/// What is said of hours that hardly differ.
enum DayPace: Int, DayList {
  /// The best hours of a day that is almost level.
  case best
  /// The same with the Moon's easy hour among them.
  case bestWithMoon
  /// The hours that are a little worse.
  case worst
  /// A level day.
  case level
}

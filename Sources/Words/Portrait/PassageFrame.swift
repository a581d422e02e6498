/// A sentence of a portrait that joins facts, or a heading.
///
/// Its name in `portrait/frames.json` is the case's name with underscores.
package enum PassageFrame: Int, Sendable, Hashable, CaseIterable {
  // Headings.
  case twoSummary
  case twoCore
  case twoBinds
  case twoEase
  case twoWork
  case twoHouses
  case twoCertainty
  case periodSummary
  case yearTheme
  case yearReturn
  case yearCycles
  case slowTransits
  case periodTransits
  case moons
  case peakMonths
  case peakDays
  case periodCertainty
  // Two people.
  case contactFused
  case contactEasy
  case contactHard
  case standsOut
  case bothWays
  case twoTimed
  case oneUntimed
  case moonLeftOut
  case noVerdict
  case factContact
  case factVisit
  case factSign
  case factContacts
  case factTimed
  case factUntimed
  // Transits by name.
  case transitConjunction
  case transitSextile
  case transitSquare
  case transitTrine
  case transitOpposition
  // A period.
  case slowNone
  case slowOne
  case slowMany
  case transitsNone
  case transitsOne
  case transitsMany
  case strongest
  case ageUntil
  case ageFrom
  case returnAt
  case birthplace
  case exactOn
  case exactPart
  case transitItem
  case peak
  case cycleAge
  case untimed
  case timed
  case factReturnSun
  case factReturnAscendant
  case factReturnPlanet
  case factProfection
  case factLord
  case factTransit
  case factLunation
  case factCycle
  case factCount
  // The bridge to the day, and lists.
  case touchedOnce
  case touchedMore
  case and
  // Covers.
  case coverPerson
  case coverTwo
  case coverPeriod
  // Heads of a person's portrait: what stands before or behind a text.
  case lineBut
  case signHead
  case midheavenHead
  case houseHead
  case houseBut
  case newMoon
  case fullMoon
  case rising
  case culminating
  case conjunction
  case sextile
  case square
  case trine
  case opposition
  case butFused
  case butEasy
  case butHard
  case closest
  case knot
  // Several facts.
  case agree
  case tornBetween
  case itemSign
  case itemHouse
  case itemFused
  case itemEasy
  case itemHard
  case stellium
  case crowd
  case grandTrine
  case tSquare
  case grandCross
  case yod
  case kite
  case mysticRectangle
  case grandSextile
  // The close.
  case wholeSame
  case wholeApart
  case wholeWork
  case wholeGift

  /// The frame's place among all of them.
  var index: Int { rawValue }

  /// The name in the file, such as `two_summary`.
  var name: String {
    "\(self)".reduce(into: "") { name, letter in
      if letter.isUppercase {
        name += "_\(letter.lowercased())"
      } else {
        name.append(letter)
      }
    }
  }

  /// The slots that a text of it may have.
  var slots: [String] {
    switch self {
    case .twoSummary, .twoCore, .twoEase, .twoWork, .twoHouses, .twoCertainty, .yearTheme,
      .yearReturn, .yearCycles, .moons, .peakMonths, .peakDays, .periodCertainty,
      .bothWays, .twoTimed, .birthplace, .untimed, .timed,
      .coverPerson, .coverTwo, .coverPeriod:
      []
    case .twoBinds, .noVerdict:
      ["one", "other"]
    case .periodSummary, .slowTransits, .periodTransits, .slowNone, .slowOne, .transitsNone,
      .transitsOne:
      ["period"]
    case .contactFused, .contactEasy, .contactHard:
      ["one", "other", "first", "second"]
    case .standsOut:
      ["list"]
    case .oneUntimed, .moonLeftOut, .factTimed, .factUntimed:
      ["one"]
    case .factContact:
      ["one", "other", "first", "second", "aspect", "orb"]
    case .factVisit:
      ["one", "other", "body", "house"]
    case .factSign:
      ["one", "point", "sign"]
    case .factContacts, .factCount:
      ["count", "kind"]
    case .transitConjunction, .transitSextile, .transitSquare, .transitTrine,
      .transitOpposition:
      ["transiting", "natal"]
    case .slowMany, .transitsMany:
      ["period", "count", "easy", "hard", "joined"]
    case .strongest:
      ["transit"]
    case .ageUntil, .ageFrom:
      ["date", "count"]
    case .returnAt:
      ["date", "place"]
    case .exactOn, .factReturnSun:
      ["date"]
    case .exactPart:
      ["date", "count", "first", "last"]
    case .transitItem, .factTransit:
      ["transit", "date"]
    case .peak:
      ["month", "list"]
    case .cycleAge:
      ["count", "date"]
    case .factReturnAscendant:
      ["sign", "house"]
    case .factReturnPlanet:
      ["body", "point", "orb"]
    case .factProfection:
      ["count", "house"]
    case .factLord:
      ["count", "body"]
    case .factLunation:
      ["point", "sign", "date"]
    case .factCycle:
      ["point", "count"]
    case .touchedOnce:
      ["date", "list"]
    case .touchedMore:
      ["date", "count", "list"]
    case .and:
      ["first", "second"]
    case .lineBut:
      ["text"]
    case .signHead, .midheavenHead:
      ["body", "name", "sign", "text", "said"]
    case .houseHead, .houseBut:
      ["body", "name", "house", "text", "said"]
    case .newMoon, .fullMoon, .rising, .culminating, .conjunction, .sextile, .square, .trine,
      .opposition, .butFused, .butEasy, .butHard:
      ["first", "second", "text", "said"]
    case .closest:
      []
    case .knot:
      ["first", "point"]
    case .agree:
      ["list", "text", "said"]
    case .tornBetween:
      ["list", "other", "said"]
    case .itemSign:
      ["list", "sign"]
    case .itemHouse:
      ["body", "house"]
    case .itemFused, .itemEasy, .itemHard:
      ["first", "second"]
    case .stellium:
      ["list", "sign", "text", "said"]
    case .crowd:
      ["list", "house", "text", "said"]
    case .grandTrine, .tSquare, .grandCross, .yod, .kite, .mysticRectangle, .grandSextile:
      ["list", "apex", "one", "other", "first", "second", "point", "said"]
    case .wholeSame, .wholeApart:
      ["one", "other"]
    case .wholeWork, .wholeGift:
      ["one", "other", "first", "second"]
    }
  }
}

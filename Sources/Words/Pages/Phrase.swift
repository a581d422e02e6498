/// A text of pages, reports, calendars and pictures that is the same for everybody but for what stands in
/// its slots.
///
/// A case is a key of `phrases.json`, spelt as Swift does: `told_for_noon` is ``toldForNoon``.
package enum Phrase: Int, Sendable, CaseIterable {
  case toldForNoon
  case born
  case moonToday
  case moonTodayUntimed
  case fullIn
  case newIn
  case fullAfter
  case newAfter
  case groupsLegend
  case metersLegend
  case noTransit
  case helpClosing
  case helpOpening
  case strainClosing
  case strainOpening
  case neitherClosing
  case neitherOpening
  case two
  case conjunctionToYours
  case sextileToYours
  case squareToYours
  case trineToYours
  case oppositionToYours
  case skySource
  case zonesSource
  case zonesUnknown
  case scoresSource
  case daysReading
  case bornToldForNoon
  case madeBy
  case chartCaption
  case placesCaption
  case onTheDay
  case inHouse
  case inHouseRetrograde
  case inHouses
  case housesOfSystem
  case housesInstead
  case housesFromSun
  case allDirect
  case retrogradeIn
  case retrogradeUntil
  case retrogradeUntilTomorrow
  case edgeOfSign
  case degreeOfSign
  case closingIn
  case nowExact
  case movingOff
  case closingInUntimed
  case movingOffUntimed
  case barsLegend
  case metersOfMonth
  case monthCaption
  case timesOf
  case entersYourHouse
  case whatItTouches
  case standsInHouse
  case litNow
  case rulerInHouse
  case rulerIn
  case untilHour
  case untilHourOn
  case hoursCaption
  case inSharedSky
  case questionsToTake
  case enters
  case goesBackInto
  case turnsDirect
  case turnsRetrograde
  case makesAspect
  case moonVoid
  case eclipseOf
  case eventAt
  case eventAtTwo
  case eventIn
  case voidAfter
  case voidWithout
  case eclipseOfMagnitude
  case moonAt
  case bodyAt
  case twoAt
  case voidEndsAfter
  case voidEndsWithout
  case magnitudeAtMaximum
  case conjunctionToNatal
  case sextileToNatal
  case squareToNatal
  case trineToNatal
  case oppositionToNatal
  case exactTransit
  case passOf
  case orbAndPasses
  case orbAndTurn
  case glossaryTitle
  case bondTitle
  case bondOf
  case bondBorn
  case bondCaption
  case bondLegend
  case bondSides
  case bondNote
  case bondContacts
  case bondConjunction
  case bondSextile
  case bondSquare
  case bondTrine
  case bondOpposition
  case bondOrb
  case bondOrbUncertain
  case bondNoContact
  case bondHouses
  case bondYourBodies
  case bondOtherBodies

  /// The key in the file, such as `told_for_noon`.
  var key: String {
    "\(self)".reduce(into: "") { key, letter in
      key += letter.isUppercase ? "_\(letter.lowercased())" : String(letter)
    }
  }

  /// The slots that a text of it may have: those that whoever asks for it fills.
  var slots: [String] {
    switch self {
    case .toldForNoon, .timesOf, .hoursCaption:
      ["zone"]
    case .born:
      ["birth"]
    case .moonToday:
      ["sign", "house", "phase", "share", "waits"]
    case .moonTodayUntimed:
      ["sign", "phase", "share", "waits"]
    case .fullIn, .newIn, .scoresSource:
      ["count"]
    case .fullAfter, .newAfter:
      ["date"]
    case .groupsLegend, .metersLegend, .noTransit, .zonesUnknown, .placesCaption, .onTheDay,
      .housesFromSun, .allDirect, .edgeOfSign, .barsLegend, .whatItTouches, .inSharedSky,
      .questionsToTake, .moonVoid, .glossaryTitle:
      []
    case .helpClosing, .helpOpening, .strainClosing, .strainOpening, .neitherClosing,
      .neitherOpening:
      ["transit", "orb", "meters"]
    case .two, .inHouses:
      ["first", "second"]
    case .conjunctionToYours, .sextileToYours, .squareToYours, .trineToYours, .oppositionToYours,
      .conjunctionToNatal, .sextileToNatal, .squareToNatal, .trineToNatal, .oppositionToNatal:
      ["transiting", "natal"]
    case .skySource:
      ["version", "number", "span"]
    case .zonesSource, .madeBy:
      ["version"]
    case .daysReading, .retrogradeIn:
      ["sign"]
    case .bornToldForNoon:
      ["birth", "zone"]
    case .chartCaption:
      ["date", "zone"]
    case .inHouse, .inHouseRetrograde:
      ["house"]
    case .housesOfSystem, .housesInstead:
      ["system"]
    case .retrogradeUntil:
      ["sign", "date", "count"]
    case .retrogradeUntilTomorrow:
      ["sign", "date"]
    case .degreeOfSign:
      ["body", "degree", "sign"]
    case .closingIn, .movingOff:
      ["orb", "houses"]
    case .nowExact:
      ["houses"]
    case .closingInUntimed, .movingOffUntimed:
      ["orb"]
    case .metersOfMonth:
      ["month"]
    case .monthCaption:
      ["month", "date"]
    case .entersYourHouse:
      ["body", "house"]
    case .standsInHouse:
      ["sign", "house"]
    case .litNow:
      ["share", "waits"]
    case .rulerInHouse:
      ["body", "sign", "house"]
    case .rulerIn, .enters, .goesBackInto:
      ["body", "sign"]
    case .untilHour:
      ["hour"]
    case .untilHourOn:
      ["hour", "date"]
    case .turnsDirect, .turnsRetrograde:
      ["body"]
    case .makesAspect:
      ["first", "aspect", "second"]
    case .eclipseOf:
      ["kind", "body"]
    case .eventAt:
      ["event", "place"]
    case .eventAtTwo:
      ["event", "place", "sign"]
    case .eventIn:
      ["event", "sign"]
    case .voidAfter:
      ["event", "hour", "aspect", "body"]
    case .voidWithout:
      ["event", "hour", "sign"]
    case .eclipseOfMagnitude:
      ["event", "magnitude"]
    case .moonAt, .bodyAt:
      ["place"]
    case .twoAt:
      ["first", "place", "second", "other"]
    case .voidEndsAfter:
      ["aspect", "body", "sign"]
    case .voidEndsWithout:
      ["sign", "other"]
    case .magnitudeAtMaximum:
      ["magnitude"]
    case .exactTransit:
      ["transit"]
    case .passOf:
      ["number", "count"]
    case .orbAndPasses:
      ["orb", "moments"]
    case .orbAndTurn:
      ["orb", "least", "date"]
    case .bondTitle, .bondCaption, .bondLegend, .bondNote, .bondContacts, .bondNoContact,
      .bondHouses, .bondYourBodies, .bondOtherBodies:
      []
    case .bondOf, .bondSides, .bondConjunction, .bondSextile, .bondSquare, .bondTrine,
      .bondOpposition:
      ["first", "second"]
    case .bondBorn:
      ["birth"]
    case .bondOrb, .bondOrbUncertain:
      ["orb"]
    }
  }
}

extension WordCorpus {
  /// A phrase with its slots filled.
  ///
  /// - Parameters:
  ///   - phrase: Which one.
  ///   - values: What stands in the slots, by their names: all that ``Phrase/slots`` has.
  /// - Returns: The text.
  package func phrase(_ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> String {
    let text = only(WordKey.code(of: phrase))
    guard !values.isEmpty else { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let slot = rest[rest.index(after: open)..<close]
      filled += rest[..<open]
      filled += values.first { $0.key == slot }?.value ?? "{\(slot)}"
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}

internal import Readings

extension PassageFrame {
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
      .bothWays, .twoTimed, .birthplace, .untimed, .unplaced, .timed,
      .timedShort, .untimedShort, .unplacedShort,
      .coverPerson, .coverTwo, .coverPeriod, .allEasy, .allHard, .allJoined:
      []
    case .twoBinds, .noVerdict:
      ["one", "other"]
    case .periodSummary, .slowTransits:
      ["period"]
    case .periodTransits, .slowNone, .slowOne, .transitsNone, .transitsOne:
      ["when"]
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
    case .factContacts, .factContactsOne, .factCount, .factCountOne:
      ["count", "kind"]
    case .transitConjunction, .transitSextile, .transitSquare, .transitTrine,
      .transitOpposition:
      ["transiting", "natal"]
    case .slowMany, .transitsMany:
      ["when", "count", "list"]
    case .countEasy, .countHard, .countJoined:
      ["count"]
    case .strongest, .strongestBeside:
      ["transit"]
    case .ageUntil, .ageFrom:
      ["date", "count"]
    case .returnAt:
      ["date", "place"]
    case .exactOn, .exactAbout, .factReturnSun:
      ["date"]
    case .exactPart, .exactPartAbout:
      ["date", "count", "first", "last"]
    case .transitItem, .transitItemAbout, .factTransit, .factTransitAbout:
      ["transit", "date"]
    case .peak, .peakAbout:
      ["month", "list"]
    case .cycleAge, .cycleAgeAbout:
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
    case .touchedOnce, .touchedMore:
      ["date", "list"]
    case .and:
      ["first", "second"]
    case .lineCore, .lineInner, .lineInnerBut, .lineBut:
      ["text"]
    case .signHouseHead, .signHouseHeadWeak:
      ["body", "name", "sign", "house", "text", "said"]
    case .signHead, .signHeadWeak, .midheavenHead, .descendantHead:
      ["body", "name", "sign", "text", "said"]
    case .rulerHead:
      ["body", "house", "text"]
    case .sceneInside:
      ["point", "text", "said"]
    case .scene:
      ["text", "said"]
    case .houseHead:
      ["body", "name", "house", "text", "said"]
    case .newMoon, .fullMoon, .rising, .culminating, .conjunction, .sextile, .square, .trine,
      .opposition, .butFused, .butEasy, .butHard:
      ["first", "second", "text", "said"]
    case .risingStory:
      ["first", "text", "said"]
    case .besideFused, .besideEasy, .besideHard, .besideWide, .besideBut:
      ["other", "point", "text", "said"]
    case .themeSigns:
      ["one", "other", "said"]
    case .crowdBehind:
      ["house", "text", "said"]
    case .againHard, .againFused, .againRising, .themeFused, .themeHard, .themeRising, .themeFull:
      ["first", "second", "text", "said"]
    case .agree, .tornBetween:
      ["said"]
    case .itemSign:
      ["list", "sign"]
    case .itemHouse:
      ["body", "house"]
    case .bendHouse:
      ["house"]
    case .itemFused, .itemEasy, .itemHard:
      ["first", "second"]
    case .stellium:
      ["list", "sign", "text", "said"]
    case .crowd:
      ["list", "house", "text", "said"]
    case .grandTrine, .tSquare, .grandCross, .kite, .mysticRectangle, .grandSextile:
      ["list", "apex", "one", "other", "first", "second", "point", "said"]
    case .wholeSame:
      ["one", "other"]
    case .chartRuler, .bondRuler:
      ["one", "body", "house", "said"]
    case .chartRulerBut:
      ["body", "house", "point"]
    case .chartLight, .chartSteer:
      ["point", "sign", "body"]
    case .bondMate:
      ["point", "sign", "body"]
    case .exchange:
      ["one", "first", "second"]
    case .end:
      ["one", "body", "sign"]
    case .yetSaid:
      ["text", "said"]
    case .itemRising:
      ["sign"]
    case .most, .large:
      ["one"]
    case .mostPlaced, .largePlaced:
      ["one", "other"]
    case .against:
      ["list", "one"]
    case .bendHard, .bendFused:
      ["body", "sign", "house", "one", "other", "orb", "text", "said"]
    case .bendTensionHard, .bendTensionFused, .bendStoryHard, .bendStoryFused:
      ["body", "sign", "house", "one", "other", "orb", "point"]
    case .rest:
      ["sign", "text"]
    case .sideField, .sideOwn, .sideLater, .sideEarlier:
      ["point", "first", "one", "other"]
    case .place:
      ["point"]
    case .metFirst:
      ["first", "second"]
    case .itemStill, .itemBackwards:
      ["body"]
    case .wholeWork, .wholeGift:
      ["one", "other", "first", "second"]
    }
  }
}

extension Phrase {
  /// The slots that its texts may have; the caller fills them.
  var slots: [String] {
    switch self {
    case .toldForNoon, .timesOf, .hoursCaption, .inZone, .clocksIn, .clocksOfTown,
      .moonCalendarLegend:
      ["zone"]
    case .born:
      ["birth"]
    case .moonToday:
      ["sign", "house", "phase", "share", "waits"]
    case .moonTodayUntimed:
      ["sign", "phase", "share", "waits"]
    case .fullIn, .newIn, .scoresSource, .uncertainDays, .ofHundred, .eventsUncertain,
      .returnsUncertain:
      ["count"]
    case .fullAfter, .newAfter, .entersOn, .turnsForwardOn, .turnsBackOn, .leavesOn, .exactAbout,
      .dateOnJulian, .julianDate, .moonCalendarOf:
      ["date"]
    case .justFull, .justNew,
      .groupsLegend, .metersLegend, .noTransit, .zonesUnknown, .placesCaption, .onTheDay,
      .housesFromSun, .allDirect, .edgeOfSign, .barsLegend, .whatItTouches, .inSharedSky,
      .questionsToTake, .moonVoid, .glossaryTitle, .localMeanTime, .noonWithoutPlace,
      .noonWithoutAll, .noonWithoutTime, .ownMeanTime, .sunChangedSign, .natalChart,
      .natalChartWithTransits,
      .wheelNoAspects, .wheelLines, .allMeters, .strainEnd, .easeEnd, .contents, .partDay,
      .partMeters, .partTransits, .partMoon, .partChart, .partPortrait, .partMonth, .partWeek,
      .partYear, .point,
      .atBirth, .moonStandsIn, .moonLit, .moonRuledBy, .notVoid, .state, .advice, .doThis,
      .leaveThat, .askYourself, .consider, .theHours, .withOthers, .all, .together,
      .yearWithoutTime, .slowPlanets, .noneExact, .lordOfYear, .solarReturn, .lunarReturn, .theNext,
      .thisMonth, .progressedMoon, .trendSteady, .trendImprovingSlowly, .trendImproving,
      .trendImprovingRapidly, .trendWorseningSlowly, .trendWorsening, .trendWorseningRapidly,
      .news, .childReader, .sunSign, .moonTodayLabel, .seventeenMeters, .moonCalendar,
      .moonCalendarColumns, .moonVoidAllDay, .strongestToday, .noTransitOnDates, .timelineKey,
      .moonLeftOut, .noReturn, .lifeCycles, .noCycle, .factTimeKnown, .factTimeUnknown,
      .nothingExact, .directionsUncertain, .scoresOfBoth, .moreIsTropical, .dignitiesRulers,
      .dominantsPoints,
      .about, .transitsUncertain, .daysMarked,
      .countedFromAscendant,
      .countedFromSun, .windows, .noWindow, .beforeBirth, .fixedStars, .nothingHappens:
      []
    case .helpClosing, .helpOpening, .strainClosing, .strainOpening, .neitherClosing,
      .neitherOpening:
      ["transit", "orb", "meters"]
    case .starsAt:
      ["instant"]
    case .windowsOf:
      ["conditions"]
    case .two, .inHouses:
      ["first", "second"]
    case .conjunctionToYours, .sextileToYours, .squareToYours, .trineToYours, .oppositionToYours,
      .conjunctionToNatal, .sextileToNatal, .squareToNatal, .trineToNatal, .oppositionToNatal:
      ["transiting", "natal"]
    case .skySource:
      ["version", "number", "span"]
    case .zonesSource, .madeBy:
      ["version"]
    case .daysReading, .retrogradeIn, .wheelWithoutTime, .wheelWithoutPlace, .wheelWithoutZone:
      ["sign"]
    case .bornToldForNoon:
      ["birth", "zone"]
    case .chartCaption, .aroundItTheSky:
      ["date", "zone"]
    case .inHouse, .inHouseRetrograde, .progressedMoonEnters, .houseAtSomeHours:
      ["house"]
    case .housesOfSystem, .housesInstead, .housesUndefined, .wheelHouses, .wheelWholeSigns:
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
    case .entersYourHouse, .factHouse:
      ["body", "house"]
    case .standsInHouse:
      ["sign", "house"]
    case .litNow:
      ["share", "waits"]
    case .rulerInHouse:
      ["body", "sign", "house"]
    case .rulerIn, .enters, .goesBackInto, .progressedEnters:
      ["body", "sign"]
    case .dayOfTomorrow:
      ["day"]
    case .untilHour, .moonVoidFrom, .moonVoidUntil:
      ["hour"]
    case .moonCalendarEnters:
      ["sign", "hour"]
    case .moonCalendarEvent:
      ["event", "hour"]
    case .untilHourOn:
      ["hour", "date"]
    case .turnsDirect, .turnsRetrograde, .transitingBody, .progressedTurnsDirect,
      .progressedTurnsRetrograde:
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
    case .moonAt, .bodyAt, .retrogradeAt, .orAt, .relocatedTo, .seenFrom:
      ["place"]
    case .twoAt:
      ["first", "place", "second", "other"]
    case .voidEndsAfter:
      ["aspect", "body", "sign"]
    case .voidEndsWithout:
      ["sign", "other"]
    case .magnitudeAtMaximum:
      ["magnitude"]
    case .exactTransit, .progressedAspect, .entersOrb, .leavesOrb:
      ["transit"]
    case .exactPass:
      ["transit", "number", "count"]
    case .turnsNear:
      ["transit", "orb"]
    case .inOrbThroughout:
      ["transits"]
    case .passOf:
      ["number", "count"]
    case .orbAndPasses:
      ["orb", "moments"]
    case .orbAndTurn:
      ["orb", "least", "date"]
    case .dateAtHour, .exactOn:
      ["date", "hour"]
    case .dateIn, .panchangaOf:
      ["date", "place"]
    case .dateAtHourIn:
      ["date", "hour", "place"]
    case .occurredTwiceFirst, .occurredTwiceSecond:
      ["hour", "date", "zone", "instant"]
    case .neverOccurred:
      ["hour", "date", "zone", "gap", "moved", "instant"]
    case .dateLeftOut:
      ["date", "zone"]
    case .neverOccurredThen:
      ["hour", "date", "zone", "gap", "moved", "other", "instant"]
    case .placeTaken:
      ["count", "place"]
    case .graphDescription:
      ["bodies", "span"]
    case .zoneTaken:
      ["place", "zone"]
    case .countryWasJulian, .countryWasGregorian:
      ["country", "date"]
    case .timeAgainstSky:
      ["minutes", "degree"]
    case .moonMoved, .moonMovedAnywhere, .skyOfNoon, .timeUnusedSkyOfNoon, .moonVoidBetween:
      ["first", "last"]
    case .wheelBodies, .wheelTransits, .wheelOther:
      ["bodies"]
    case .wheelAngles:
      ["ascendant", "midheaven"]
    case .wheelAspects:
      ["aspects"]
    case .wheelBodyInHouse:
      ["body", "place", "house"]
    case .wheelBodyAround:
      ["body", "place"]
    case .moonPhase, .progressedLunation:
      ["phase"]
    case .discLit:
      ["share"]
    case .overTime:
      ["meter"]
    case .courseOfScores:
      ["first", "last", "most", "best", "least", "worst"]
    case .mapOfScores:
      ["first", "last", "best", "most", "worst", "least"]
    case .byArc:
      ["arc"]
    case .directedPoint, .compositeByMidpoints:
      ["point"]
    case .profectedYear, .profectedMonth:
      ["sign", "lord"]
    case .ageAndHouse:
      ["age", "house"]
    case .monthOfAge:
      ["number", "age"]
    case .ageInHouse:
      ["age", "sign", "house"]
    case .monthUntil:
      ["sign", "lord", "date"]
    case .placeInHouse:
      ["place", "house"]
    case .placeThenSign:
      ["place", "sign", "month"]
    case .turnsForwardShort, .turnsBackShort:
      ["date", "orb"]
    case .bodyReturn, .factRetrograde, .factStation, .factUnaspected:
      ["body"]
    case .factSign:
      ["point", "sign"]
    case .factRuler:
      ["body", "angle", "house"]
    case .factAspect:
      ["first", "aspect", "second", "orb"]
    case .factSigns, .factHalf:
      ["count", "kind"]
    case .factCrowd:
      ["house", "members"]
    case .factFigure:
      ["figure", "members"]
    case .cycleAtAge:
      ["cycle", "count", "age"]
    case .returnsOf:
      ["birth", "sun", "moon"]
    case .eventsHeading:
      ["zone", "body"]
    case .sunAtNoon:
      ["place", "date"]
    case .sunEnters:
      ["sign", "hour", "other"]
    case .sunEntersElsewhere:
      ["sign", "date", "hour", "other"]
    case .dateSpan:
      ["first", "zone"]
    case .datesSpan, .sunRisesAndSets:
      ["first", "last", "zone"]
    case .birthLine, .firstBorn, .secondBorn:
      ["birth"]
    case .skyOf:
      ["instant"]
    case .bodies, .aspects, .aspectsLegend, .houses, .housesBySun, .spread, .points,
      .nothingFound, .atSomeHours, .sect, .sectLegend, .sectUnknown, .lots, .lotsUnknown,
      .dignities, .dignitiesLegend, .domicileAndExaltation, .someHoursOfDate, .nearTheSun,
      .declinations, .outOfBounds, .minorAspects, .figures, .antiscia, .midpoints,
      .midpointsLegend, .dominants, .progressions, .converseProgressions, .directions,
      .converseDirections, .profections, .returns, .bodiesInBirthHouses, .anglesByWholeSigns,
      .aspectsToBirth, .aspectsWithinProgressed, .noneWithinDegree, .directedUntimed, .synastry,
      .contacts, .contactsLegend, .noContact, .housesOfTwoLegend, .housesOfTwoUnknown,
      .firstInSecond, .secondInFirst, .scores, .scoresOfTwoLegend, .firstTouched, .secondTouched,
      .compositeChart, .davisonChart, .compositeUntimed, .compositeDerived, .signAtSomeHours,
      .placesNearest, .placeNamed, .placeNamedAndMore, .placesBeginning, .placesAlike,
      .scoresLegend, .datesWithoutHours, .theCourse, .courseLegend, .character,
      .healthInFolklore, .easyCompany, .hardCompany, .companyToLearnFrom, .likeWithLike,
      .loveAndRelationships, .familyAndFriends, .pathAndProfession, .growthAndWellbeing,
      .moneyAndAbundance, .purposeAndSpirit, .homeAndSurroundings, .decisionsAndCrossroads,
      .profileKeywords, .profileKind, .profileRuler, .profileExaltation, .profileDetriment,
      .profileFall, .profileTables, .profileBody, .profileColors, .profileStones, .profileMetal,
      .profileTarot, .profileDay, .profileNumbers, .profileMyth, .profileSeason, .profileGifts,
      .profileShadows, .profileRoles, .profileLesson, .profileAim, .profileStrengths,
      .profileWeakSpots, .profileStyle, .profileNeeds, .profileGives, .profileAttracts,
      .profileChallenges, .profileTalking, .profileFriends, .profileFamilyRole, .profileSiblings,
      .profileParents, .profileChildren, .profileAtWork, .profileSetting, .profileLeading,
      .profileToLearn, .profileStress, .profileRelief, .profileGrowth, .profileStillness,
      .profileHealing, .profileMindset, .profileEarning, .profileSpending, .profileNote,
      .profilePath, .profileMission, .profileDivine, .profilePractices, .profileDecoration,
      .profileLocation, .profileSpace, .profileSeasons, .profileDeciding, .profileStuck,
      .profileCrisis, .profileTips, .profileChoices:
      []
    case .gauquelinSectors, .siderealZodiac, .nakshatras, .divisionalCharts, .dashas,
      .dashasUnknown, .draconicZodiac, .draconicLegend:
      []
    case .dashasLegend:
      ["count"]
    case .siderealLegend, .sheetSidereal:
      ["ayanamsa", "degree"]
    case .housesBy, .housesByWholeSigns:
      ["system"]
    case .sunAbove, .sunBelow:
      ["sect", "degree"]
    case .inSect, .inHayz, .almutenOfAscendant:
      ["bodies"]
    case .receiveEachOther:
      ["first", "second", "dignity"]
    case .comingNearer, .movingAway:
      ["orb"]
    case .declinationsLegend, .graphTitle:
      ["degree"]
    case .figureAtSomeHours:
      ["figure"]
    case .dominantElement, .dominantModality, .dominantSign, .dominantPlanet:
      ["names", "count"]
    case .anglesBy:
      ["method"]
    case .progressedFor:
      ["date", "age", "instant"]
    case .progressedUntimed, .daysEitherWay, .placesNamed, .placesNamedAndMore, .people,
      .kilometersAway:
      ["count"]
    case .directedEast, .directedWest:
      ["date", "age", "method", "arc"]
    case .ageOf:
      ["age"]
    case .monthNumber:
      ["number"]
    case .lordIs:
      ["lord"]
    case .retrogrades, .tertiaryProgressions, .converseTertiary, .minorProgressions,
      .converseMinor:
      []
    case .fromPlaceTo:
      ["place", "other"]
    case .shadowOf, .retrogradeOf:
      ["body"]
    case .receivedBy, .dispositorsAre, .finalDispositor, .dispositorRings, .accidentalDignities,
      .accidentalLegend, .shapeOfChart, .harmonicOf, .comparison, .comparedInner, .comparedOuter,
      .chartOfBirth, .chartOfSky, .chartOfReturn, .chartProgressed, .chartDirected, .chartOfOther,
      .innerInOuter, .outerInInner, .transitsToComposite, .transitsToDavison, .transitsToFirst,
      .transitsToSecond, .rectification, .rectificationNote, .rectificationRule, .almutenFiguris,
      .almutenFigurisLegend, .parans, .paransLegend, .starPhases, .furtherBodies:
      Self.comparedSlots[self] ?? []
    case .primaryBy:
      ["method", "space", "key"]
    case .primaryDirection:
      ["direction"]
    case .firdaria, .decennials, .placesFromFortune, .bondLoosed, .primaryDirections,
      .conversePrimary:
      []
    case .releasingFrom:
      ["lot"]
    case .birthBySect:
      ["sect"]
    case .lotInSign:
      ["lot", "sign"]
    case .lotMovedOn:
      ["lot", "sign", "other"]
    case .placeNumber:
      ["number"]
    case .periodWithin:
      ["period", "other"]
    case .mostByFirst, .mostBySecond:
      ["body", "aspect", "natal", "orb"]
    case .davisonUntimed:
      ["date", "hour", "count"]
    case .davisonMean, .davisonGreatCircle:
      ["date", "hour", "place"]
    case .bondTitle, .bondCaption, .bondLegend, .bondNote, .bondContacts, .bondNoContact,
      .bondHouses, .bondYourBodies, .bondOtherBodies, .twoCharts, .wheelLinesOfTwo:
      []
    case .bondOf, .bondSides, .bondConjunction, .bondSextile, .bondSquare, .bondTrine,
      .bondOpposition:
      ["first", "second"]
    case .bondBorn, .aroundItTheOther:
      ["birth"]
    case .bondOrb, .bondOrbUncertain:
      ["orb"]
    case .bodyOfOther:
      ["body"]
    case .sheetClock:
      ["offset", "instant"]
    case .sheetPositions, .sheetAspects, .sheetBalance, .sheetCusps,
      .sheetTropical, .sheetWithin, .sheetAround, .sheetAcross, .sheetHouseColumn, .partFront,
      .frontTransits,
      .frontMeters, .frontMore:
      []
    case .linesTitle, .linesOfMeridian, .linesOfRising, .linesOfSetting, .linesLegend,
      .linesNearPlace, .relocatedChart, .angles, .atBirthAndThere, .housesAtBirthAndThere,
      .mapLegend,
      .eclipsesFromPlace, .noEclipse, .heliocentric, .localSpace, .localSpaceLegend,
      .planetaryHours, .sunAlwaysUp, .sunAlwaysDown, .sunDoesNotRiseAndSet, .twilight,
      .hoursOfHalves, .hoursOfHalvesLegend, .risingAndSetting:
      []
    case .datePlaceZone:
      ["date", "place", "zone"]
    case .dayOfLord:
      ["lord", "rise", "set", "next"]
    case .planetaryHour:
      ["number", "lord"]
    case .bodyRises, .bodySets, .bodyCulminates, .bodyCulminatesBelow:
      ["body"]
    case .mapLines:
      ["bodies", "places"]
    case .datesAtPlace:
      ["place", "span"]
    case .sunCovered:
      ["share", "magnitude", "altitude"]
    case .moonInShadow:
      ["magnitude", "penumbra", "altitude"]
    case .sarosMember:
      ["series", "number"]
    }
  }
}

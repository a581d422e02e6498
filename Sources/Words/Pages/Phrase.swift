/// A text of pages, reports, calendars and pictures that is the same for everybody but for what stands in
/// its slots.
///
/// A case is a key of `phrases.json`, spelt as Swift does: `told_for_noon` is ``toldForNoon``.
@_spi(FrontEnd) public enum Phrase: Int, Sendable, CaseIterable {
  case toldForNoon
  case born
  case moonToday
  case moonTodayUntimed
  case fullIn
  case newIn
  case fullAfter
  case newAfter
  case justFull
  case justNew
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
  case dayOfTomorrow
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
  case dateAtHour
  case dateIn
  case dateAtHourIn
  case inZone
  case clocksIn
  case localMeanTime
  case occurredTwiceFirst
  case occurredTwiceSecond
  case neverOccurred
  case neverOccurredThen, dateLeftOut
  case placeTaken
  case ownMeanTime
  case clocksOfTown
  case zoneTaken
  case dateOnJulian
  case julianDate
  case countryWasJulian
  case countryWasGregorian
  case timeAgainstSky
  case housesUndefined
  case noonWithoutPlace
  case noonWithoutAll
  case noonWithoutTime
  case moonMoved
  case sunChangedSign
  case natalChart
  case natalChartWithTransits
  case skyOfNoon
  case timeUnusedSkyOfNoon
  case aroundItTheSky
  case wheelHouses
  case wheelWholeSigns
  case wheelWithoutTime
  case wheelWithoutPlace
  case wheelWithoutZone
  case wheelBodies
  case wheelAngles
  case wheelTransits
  case wheelAspects
  case wheelNoAspects
  case wheelLines
  case wheelBodyInHouse
  case wheelBodyAround
  case transitingBody
  case retrogradeAt
  case moonPhase
  case moonCalendar, moonCalendarOf, moonCalendarLegend, moonCalendarColumns, moonCalendarEnters
  case moonCalendarEvent, moonVoidBetween, moonVoidFrom, moonVoidUntil, moonVoidAllDay
  case discLit
  case allMeters
  case overTime
  case courseOfScores
  case mapOfScores
  case strainEnd
  case easeEnd
  case byArc
  case directedPoint
  case profectedYear
  case profectedMonth
  case ageAndHouse
  case monthOfAge
  case uncertainDays
  case progressedEnters
  case progressedMoonEnters
  case progressedLunation
  case progressedTurnsDirect
  case progressedTurnsRetrograde
  case progressedAspect
  case contents
  case partDay
  case partMeters
  case partTransits
  case partMoon
  case partChart
  case partPortrait
  case partMonth
  case partWeek
  case partYear
  case point
  case atBirth
  case moonStandsIn
  case moonLit
  case moonRuledBy
  case notVoid
  case ofHundred
  case state
  case advice
  case doThis
  case leaveThat
  case askYourself
  case consider
  case theHours
  case withOthers
  case all
  case together
  case ageInHouse
  case yearWithoutTime
  case slowPlanets
  case noneExact
  case lordOfYear
  case solarReturn
  case lunarReturn
  case theNext
  case thisMonth
  case monthUntil
  case progressedMoon
  case placeInHouse
  case placeThenSign
  case trendSteady
  case trendImprovingSlowly
  case trendImproving
  case trendImprovingRapidly
  case trendWorseningSlowly
  case trendWorsening
  case trendWorseningRapidly
  case news, childReader
  case sunSign
  case moonTodayLabel
  case seventeenMeters
  case strongestToday
  case noTransitOnDates
  case timelineKey
  case moonLeftOut
  case entersOn
  case exactOn
  case turnsForwardOn
  case turnsBackOn
  case turnsForwardShort
  case turnsBackShort
  case leavesOn
  case exactPass, entersOrb, leavesOrb, turnsNear, inOrbThroughout
  case returnsOf
  case noReturn
  case bodyReturn
  case lifeCycles
  case cycleAtAge
  case noCycle
  case factSign
  case factHouse
  case factRuler
  case factAspect
  case factRetrograde
  case factSigns
  case factHalf
  case factFigure
  case factCrowd, factStation, factUnaspected
  case factTimeKnown
  case factTimeUnknown
  case nothingExact
  case eventsUncertain, directionsUncertain
  case countedFromAscendant
  case countedFromSun
  case windows
  case windowsOf
  case noWindow
  case starsAt
  case eventsHeading
  case nothingHappens
  case sunAtNoon, sunEnters, sunEntersElsewhere
  case dateSpan, datesSpan

  // Headings of pages for a terminal, and what helps to read what stands below them.
  case birthLine, skyOf, bodies, aspects, aspectsLegend, houses, housesBy, housesByWholeSigns,
    housesBySun, spread, points, nothingFound, atSomeHours, houseAtSomeHours

  // What is beyond a chart.
  case sect, sectLegend, sectUnknown, sunAbove, sunBelow, inSect, inHayz, lots, lotsUnknown,
    dignities, dignitiesLegend, receiveEachOther, domicileAndExaltation, almutenOfAscendant,
    someHoursOfDate, nearTheSun, comingNearer, movingAway, declinations, declinationsLegend,
    outOfBounds, minorAspects, figures, figureAtSomeHours, antiscia, midpoints, midpointsLegend,
    beforeBirth, fixedStars, dominants, dominantElement, dominantModality, dominantSign,
    dominantPlanet

  // Zodiacs and sectors.
  case gauquelinSectors, siderealZodiac, siderealLegend, nakshatras, divisionalCharts, dashas,
    dashasLegend, dashasUnknown, draconicZodiac, draconicLegend, panchangaOf, sunRisesAndSets

  // Progressions, directions and years.
  case progressions, converseProgressions, directions, converseDirections, profections, returns,
    bodiesInBirthHouses, anglesBy, anglesByWholeSigns, aspectsToBirth, aspectsWithinProgressed,
    noneWithinDegree, progressedFor, progressedUntimed, directedEast, directedWest,
    directedUntimed, daysEitherWay, ageOf, monthNumber, lordIs

  // Periods of a life.
  case firdaria, releasingFrom, decennials, birthBySect, lotInSign, lotMovedOn, placesFromFortune,
    placeNumber, bondLoosed, periodWithin

  // Other progressions.
  case tertiaryProgressions, converseTertiary, minorProgressions, converseMinor

  // Retrogrades.
  case retrogrades, fromPlaceTo, shadowOf, retrogradeOf

  // How strong planets are, and the chart as a whole.
  case receivedBy, dispositorsAre, finalDispositor, dispositorRings, accidentalDignities,
    accidentalLegend, shapeOfChart, harmonicOf

  // Primary directions.
  case primaryDirections, conversePrimary, primaryBy, primaryDirection

  // Two charts laid over each other, and one made of two.
  case synastry, firstBorn, secondBorn, contacts, contactsLegend, noContact, housesOfTwoLegend,
    housesOfTwoUnknown, firstInSecond, secondInFirst, scores, scoresOfTwoLegend, firstTouched,
    secondTouched, mostByFirst, mostBySecond, compositeChart, davisonChart, compositeUntimed,
    compositeByMidpoints, compositeDerived, davisonUntimed, davisonMean, davisonGreatCircle,
    signAtSomeHours, orAt

  // Any chart over any other, and what is looked for in it.
  case comparison, comparedInner, comparedOuter, chartOfBirth, chartOfSky, chartOfReturn,
    chartProgressed, chartDirected, chartOfOther, innerInOuter, outerInInner, transitsToComposite,
    transitsToDavison, transitsToFirst, transitsToSecond, rectification, rectificationNote,
    rectificationRule, almutenFiguris, almutenFigurisLegend, parans, paransLegend, starPhases,
    furtherBodies

  // What is rough or needs a key on a page.
  case scoresOfBoth, moreIsTropical, moonMovedAnywhere, dignitiesRulers, dominantsPoints, about,
    exactAbout, returnsUncertain, transitsUncertain, daysMarked

  // Places.
  case placesNearest, placeNamed, placeNamedAndMore, placesNamed, placesNamedAndMore,
    placesBeginning, placesAlike, people, kilometersAway

  // Days at a place.
  case planetaryHours, datePlaceZone, dayOfLord, sunAlwaysUp, sunAlwaysDown,
    sunDoesNotRiseAndSet, twilight, hoursOfHalves, hoursOfHalvesLegend, risingAndSetting,
    planetaryHour, bodyRises, bodySets, bodyCulminates, bodyCulminatesBelow,
    linesTitle, linesOfMeridian, linesOfRising, linesOfSetting, linesLegend,
    linesNearPlace, relocatedChart, relocatedTo, angles, atBirthAndThere,
    housesAtBirthAndThere, mapLegend, graphTitle, graphDescription, mapLines,
    eclipsesFromPlace, datesAtPlace, noEclipse, sunCovered, moonInShadow, sarosMember,
    heliocentric, seenFrom, localSpace, localSpaceLegend

  // Meters over time.
  case scoresLegend, datesWithoutHours, theCourse, courseLegend

  // The profile of a sign: its chapters.
  case character, healthInFolklore, easyCompany, hardCompany, companyToLearnFrom, likeWithLike,
    loveAndRelationships, familyAndFriends, pathAndProfession, growthAndWellbeing,
    moneyAndAbundance, purposeAndSpirit, homeAndSurroundings, decisionsAndCrossroads

  // The profile of a sign: its paragraphs.
  case profileKeywords, profileKind, profileRuler, profileExaltation, profileDetriment,
    profileFall, profileTables, profileBody, profileColors, profileStones, profileMetal,
    profileTarot, profileDay, profileNumbers, profileMyth, profileSeason, profileGifts,
    profileShadows, profileRoles, profileLesson, profileAim, profileStrengths, profileWeakSpots,
    profileStyle, profileNeeds, profileGives, profileAttracts, profileChallenges, profileTalking,
    profileFriends, profileFamilyRole, profileSiblings, profileParents, profileChildren,
    profileAtWork, profileSetting, profileLeading, profileToLearn, profileStress, profileRelief,
    profileGrowth, profileStillness, profileHealing, profileMindset, profileEarning,
    profileSpending, profileNote, profilePath, profileMission, profileDivine, profilePractices,
    profileDecoration, profileLocation, profileSpace, profileSeasons, profileDeciding,
    profileStuck, profileCrisis, profileTips, profileChoices

  // Two people.
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
  case twoCharts
  case aroundItTheOther
  case wheelOther
  case wheelLinesOfTwo
  case bodyOfOther

  // The chart sheet.
  case sheetClock
  case sheetPositions
  case sheetAspects
  case sheetBalance
  case sheetCusps
  case sheetTropical
  case sheetSidereal
  case sheetWithin
  case sheetAround
  case sheetAcross
  case sheetHouseColumn

  // The first page of a report.
  case partFront
  case frontTransits
  case frontMeters
  case frontMore
}

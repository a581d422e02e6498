/// A text of pages: a key of `data/pages.tsv`.
enum PageText: String, Sendable, CaseIterable {
  case brand, skip, tabs, tabToday, tabMonth, tabChart, tabYear, tabPeople, tabAsk, tabJournal
  case tabMoods, tabSettings, tabMore, disclaimer, source, toStart, refusedTitle, faultOfOurs
  case foreignForm, startTitle, startLead, startButton, startPrivacy, knownAlready, signInTitle
  case yourName, otherName, nameMissing, birthDate, birthTime, birthTimeHint, birthPlace
  case birthPlaceHint, whichPlace, coordinates, coordinatesHint, latitude, longitude, zone
  case zoneHint, dateMissing, birthInFuture, timeWrong, timeNeedsPlace, placeUnknown, placeNoName
  case latitudeWrong, longitudeWrong, zoneWrong, changeBirth, saved, otherDays, otherMonths
  case dayBefore, dayAfter, toTheDay, sunIn, moonIn, risingIn, risingUnknown, adviceDo, adviceDont
  case adviceThink, metersTitle, metersLegend, wholeDay, together, hoursTitle, hoursPicture
  case hoursLevel, hoursMove, moonTitle, moonLine, othersTitle, aheadTitle
  case detailsOfSky, questionsTitle, modelWrote, areasLink, areasTitle, keepArea, monthWrong
  case monthFor, show, monthLegend, easiestDays, hardestDays, noSuchDay, chartTitle, wheelCaption
  case portraitWhy, placesTitle, point, position, houseTitle, backward, yearTitle, yearLead
  case yearLord, yearMonth, yearWithoutTime, yearNone, yearUnknown, house1
  case house2, house3, house4, house5, house6, house7, house8, house9, house10, house11, house12
  case usTitle, usLead, usButton, usPrivacy, usNote, usLegend, usEasy, usHard, usAnother, and
  case askTitle, askLead, askQuestion, askOn, askHint, askDate, askButton, askAbout, askNew
  case askEmpty, askLong, conversations, conversation, deleteConversation, noConversation, youSaid
  case answerIs, journalLead, journalEmpty, areaCount, areaUnknown, noEntries, older, moodsTitle
  case moodQuestion, moodCalm, moodHappy, moodHopeful, moodGrateful, moodTired, moodSad
  case moodAnxious, moodAngry, moodNote, moodHint, moodMissing, noMood, streak, delete
  case settingZone, settingZoneHint, settingLanguage, settingLanguageHint, english, spanish
  case settingNotify, settingNotifyOn, settingNotifyTime, settingNotifyHint, settingRetention
  case settingRetentionHint, retentionWrong, settingConsent, settingModel, settingCount
  case deviceTitle, settingTheme, themeSystem, themeLight, themeDark, settingOffline, accountTitle
  case accountName, guestNote, keepAccount, signedInAs, signOut, signOutEverywhere, signOutGuest
  case dataTitle, exportLink, deleteTitle, deleteLead, deleteSure, deleteUnsure, deleteButton
  case deletedTitle, deleted, registerTitle, registerLead, signInLead, email, emailWrong, password
  case passwordHint, forgotten, aboutTitle, about1, about2, about3, about4, privacyTitle, privacy1
  case privacy2, privacy3, privacy4, privacy5
  case axisHard, axisQuiet, axisEasy, menuYear, menuPeople, menuJournal, menuMoods
  case menuSettings, askTry, askTry1, askTry2, askTry3, askTry4, askTry5, settingDay
  case forgottenTitle, forgottenLead, forgottenNoMail, forgottenButton, forgottenSent
  case forgottenSentLead, forgottenHasCode, resetTitle, resetLead, resetCode, resetCodeHint
  case resetPassword, resetAgain, resetDone, resetDoneLead
  case yearOf, yearWrong, otherYears, usBond, bondLove, bondFriends, bondFamily, bondWork
  case peopleTitle, peopleLead, peopleCharts, peopleAdd, peopleKeep, peoplePrivacy, morePeople
  case nameless, noPerson, usOnce, usWithYou, theirWheel, personDelete, personDeleteLead
  case weekTogether, weekFor, weekWho, weekMost, weekBest, weekMean, weekLegend
  case settingSituation, settingSituationHint, relationship, work, unsaid, single, partnered
  case works, studies, home
  case clockTwice, clockTwiceHint, clockFirst, clockSecond, clockNever, clockNeverHint
  case clockMovedLater, clockMovedEarlier, placeUnsure, oneThing, oneThingThen, reasonsTitle
  case whyTitle, whyNone, whyOne, whyMany, moonPhase, othersLine
  case aheadEasiest, aheadHardest
  case aheadHardestToo, aheadLevel, aheadDetails, monthForHint, easiestFor, hardestFor
  case noneLeft, yearWhy
  case yearDays, moodsEmpty, settingClock, settingClockHint, clock24, clock12, leaveGuest
  case leaveTitle, leaveLead, leaveAnyway, leaveAnywayLead, cancel
  case legendHard, legendQuiet, legendEasy, onThisPage, wheelTitle, untimedNote, fromTo, either
  case usBondMissing, usBondLead, usPoles, settingSave, settingSaves, deviceHint, moodSave
  case birthSave, resetSave, yearNext, yearOver, yearOverDays, yearOverHint, yearWhyHint
}

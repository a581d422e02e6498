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
  case hoursLevel, hoursMove, moonTitle, moonLine, othersTitle, aheadTitle, detailsOfSky
  case questionsTitle, modelWrote, areasLink, areasTitle, keepArea, monthWrong, monthFor, show
  case monthLegend, easiestDays, hardestDays, noSuchDay, chartTitle, wheelCaption, portraitWhy
  case placesTitle, point, position, houseTitle, backward, yearTitle, yearLead, yearLord
  case yearMonth, yearWithoutTime, yearNone, yearUnknown, house1, house2, house3, house4, house5
  case house6, house7, house8, house9, house10, house11, house12, usTitle, usLead, usButton
  case usPrivacy, usNote, usLegend, usEasy, usHard, usAnother, askTitle, askLead, askQuestion
  case askOn, askHint, askDate, askButton, askAbout, askNew, askEmpty, askLong, conversations
  case conversation, deleteConversation, noConversation, youSaid, answerIs, journalLead
  case journalEmpty, areaCount, areaUnknown, noEntries, older, moodsTitle, moodQuestion, moodCalm
  case moodHappy, moodHopeful, moodGrateful, moodTired, moodSad, moodAnxious, moodAngry, moodNote
  case moodHint, moodMissing, noMood, streak, delete, settingZone, settingZoneHint
  case settingLanguage, settingLanguageHint, english, spanish, settingNotify, settingNotifyOn
  case settingNotifyTime, settingNotifyHint, settingRetention, settingRetentionHint
  case retentionWrong, settingConsent, settingModel, settingCount, deviceTitle, settingTheme
  case themeSystem, themeLight, themeDark, settingOffline, accountTitle, accountName, guestNote
  case keepAccount, signedInAs, signOut, signOutEverywhere, dataTitle, exportLink, deleteTitle
  case deleteLead, deleteSure, deleteUnsure, deletedTitle, deleted, registerTitle, registerLead
  case signInLead, email, emailWrong, password, passwordHint, forgotten, aboutTitle, about1
  case about2, about3, about4, privacyTitle, privacy1, privacy2, privacy3, privacy4, privacy5
  case axisHard, axisQuiet, axisEasy, menuYear, menuPeople, menuJournal, menuMoods, menuSettings
  case askTry, askTry1, askTry2, askTry3, askTry4, askTry5, settingDay, forgottenTitle
  case forgottenLead, forgottenNoMail, forgottenButton, forgottenSent, forgottenSentLead
  case forgottenHasCode, resetTitle, resetLead, resetCode, resetCodeHint, resetPassword
  case resetAgain, resetDone, resetDoneLead, yearOf, yearWrong, otherYears, usBond, bondLove
  case bondFriends, bondFamily, bondWork, peopleTitle, peopleLead, peopleCharts, peopleAdd
  case peopleKeep, peoplePrivacy, morePeople, nameless, noPerson, usOnce, usWithYou, theirWheel
  case personDelete, personDeleteLead, weekTogether, weekFor, weekWho, weekMost, weekBest
  case weekMean, weekLegend, settingSituation, settingSituationHint, relationship, work, unsaid
  case single, partnered, works, studies, home, clockTwice, clockTwiceHint, clockFirst
  case clockSecond, clockNever, clockNeverHint, clockMovedLater, clockMovedEarlier, placeUnsure
  case reasonsTitle, whyTitle, whyNone, whyOne, whyMany, moonPhase, othersLine, aheadEasiest
  case aheadHardest, aheadHardestToo, aheadLevel, aheadDetails, monthForHint, easiestFor
  case hardestFor, noneLeft, yearWhy, yearDays, moodsEmpty, settingClock, settingClockHint
  case clock24, clock12, cancel, legendHard, legendQuiet, legendEasy, onThisPage, wheelTitle
  case untimedNote, fromTo, either, usBondMissing, usBondLead, usPoles, settingSave, settingSaves
  case deviceHint, moodSave, birthSave, resetSave, yearNext, yearOver, yearOverDays, yearOverHint
  case yearWhyHint, dayInALine, skyLine, dayAsk1, dayAsk2, dayAsk3, groupMind, groupEmotions
  case groupBody, groupSpirit, groupGrowth, toneHard, toneQuiet, toneEasy, legendOver, stillToCome
  case hoursSlight
  case bestLeft, bestLeftFor, bestOf, bestOfFor, lookAtMonth, youAnd, usBoth, usNoneEasy
  case usNoneHard, usBothEasy, usBothHard, usNames, pairMentalClarity, pairFocus, pairCommunication,
    pairLove
  case pairInnerStability, pairSensitivity, pairVitality, pairDrive, pairWellness, pairPurpose
  case pairConnection, pairIntuition, pairCreativity, pairOpportunities, pairCareer, pairGrowth
  case pairSocialLife, themeFeelings, themeAffection, themeAction, themeTalk, themeLead, themeDuty
  case themeHopes, themeManner, themeStanding, themeFreedom, themeDreams, themePower
  case bothLoveFeelings, bothLoveAffection, bothLoveAction, bothLoveTalk, bothLoveLead
  case bothFriendsFeelings, bothFriendsAffection, bothFriendsAction, bothFriendsTalk
  case bothFriendsLead, bothFamilyFeelings, bothFamilyAffection, bothFamilyAction, bothFamilyTalk
  case bothFamilyLead, bothWorkFeelings, bothWorkAffection, bothWorkAction, bothWorkTalk
  case bothWorkLead, bothDuty, bothHopes, bothManner, bothStanding, bothFreedom, bothDreams
  case bothPower, theirVoice, theirUntimed, theirMoonOpen, theirSunOpen, risingMeans, deleteGuest
  case menuDelete
}

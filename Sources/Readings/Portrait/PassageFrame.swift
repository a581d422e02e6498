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
}

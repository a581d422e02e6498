extension MeterClauses {
  static let vitality = QualityTable(
    harmonious: [
      "you have light and warmth to spare, so do something for the joy of it",
      "your energy is at its best; let yourself be seen enjoying it",
    ],
    peaceful: [
      "there is a mild glow to the hours and no need to hurry",
      "strength is there in the background, like sun behind thin cloud",
    ],
    mixed: [
      "your energy comes in bursts, so work and rest in short turns",
      "you burn bright and uneven; put the fuel where it counts",
    ],
    quiet: [
      "your light is on low, and a slow start is the right start",
      "not much calls you onto the stage, and backstage is comfortable",
    ],
    challenging: [
      "spirits are a touch flat, and fresh air does more than coffee",
      "you may push past your reserves, so decide early when to stop",
    ])

  static let drive = QualityTable(
    harmonious: [
      "your will has a clear road; begin the thing you keep postponing",
      "push and aim agree, and a bold first step comes naturally",
    ],
    peaceful: [
      "you move at an easy pace and still arrive where you meant to",
      "a quiet resolve does more here than any show of force",
    ],
    mixed: [
      "you want to act and to wait, so choose one small action",
      "there is plenty of push in several directions; steer before speeding",
    ],
    quiet: [
      "the engine idles, which is a fine time to look at the map",
      "nothing needs forcing, and what is begun can simply roll on",
    ],
    challenging: [
      "effort meets some drag; a shorter goal keeps your temper sweet",
      "the more you push, the more it resists, so try from another side",
    ])

  static let wellness = QualityTable(
    harmonious: [
      "rest and effort balance out and your routine feels like a friend",
      "your rhythm is excellent; set a habit now and it may well stick",
    ],
    peaceful: [
      "comfort is easy to find in food, sleep and a bit of movement",
      "the day asks little of you and gives time to recover",
    ],
    mixed: [
      "demands overlap, so put the breaks in the diary before the rest",
      "you do a lot and feel it; alternate the busy with the slow",
    ],
    quiet: [
      "an ordinary rhythm will do, with meals and bedtime where they belong",
      "habits run themselves and need no improving this time",
    ],
    challenging: [
      "you are slightly out of rhythm; one early night sets much right",
      "it is easy to overdo things, so let something wait until tomorrow",
    ])
}

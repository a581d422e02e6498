extension MeterClauses {
  static let opportunities = QualityTable(
    harmonious: [
      "a door or two stands open, and asking is half of going through",
      "timing is on your side, so send the letter or make the offer",
    ],
    peaceful: [
      "small blessings come along without being chased or counted",
      "you have what you need, and a pleasant extra would not surprise",
    ],
    mixed: [
      "offers come with strings; look at both ends before saying yes",
      "choices are many and uneven, and your own taste is the best filter",
    ],
    quiet: [
      "the season is quiet, good for tidying what you already have",
      "there is no new door in sight, so keep the old ones oiled",
    ],
    challenging: [
      "things arrive late or half right; patience costs you nothing",
      "not every offer fits you now, so read all of it and sleep on it",
    ])

  static let career = QualityTable(
    harmonious: [
      "work moves along and your effort is set in a good light",
      "this is a strong hour for your trade; show what you have built",
    ],
    peaceful: [
      "duties sit lightly and the usual standard is easily met",
      "progress is slow and sound, the kind that needs no announcement",
    ],
    mixed: [
      "much is asked and much is possible, so agree on what comes first",
      "responsibility and ambition pull in step one hour and apart the next",
    ],
    quiet: [
      "the desk is calm, which suits filing, learning and leaving on time",
      "nothing much is at stake at work, so keep your powder dry",
    ],
    challenging: [
      "tasks weigh more than they should; do the solid part first",
      "the climb is steep for now, and steady steps beat a sprint",
    ])

  static let growth = QualityTable(
    harmonious: [
      "learning comes with pleasure, so try the next level up",
      "you are ready for a larger step than you think; take a real one",
    ],
    peaceful: [
      "something ripens on its own, and a little watering is enough",
      "change is gentle here and comes one new thought at a time",
    ],
    mixed: [
      "old patterns and new wishes meet; keep what still fits",
      "a good deal is turning over, and you need not name it yet",
    ],
    quiet: [
      "the ground rests, and not growing is part of growing",
      "no new lesson is pressing, so let the last one sink in",
    ],
    challenging: [
      "a habit shows its stubborn side; change one inch of it",
      "the lesson is a hard one, and taking it in pieces is fair",
    ])

  static let socialLife = QualityTable(
    harmonious: [
      "company is good for you, and an invitation is worth giving",
      "you are at ease in a crowd; bring people together round a table",
    ],
    peaceful: [
      "a few familiar faces suit you better than a big occasion",
      "easy company is pleasant and so is none, just as you like",
    ],
    mixed: [
      "the calendar is full and your wish for it half-hearted; choose well",
      "there is plenty of lively company, and you may slip out early",
    ],
    quiet: [
      "few calls come in and an evening to yourself fits nicely",
      "a nod and a short hello cover the social side well enough",
    ],
    challenging: [
      "groups tire you sooner than usual; meet one friend at a time",
      "company feels like work, so claim some space without apology",
    ])
}

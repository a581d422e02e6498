extension MeterClauses {
  static let mentalClarity = QualityTable(
    harmonious: [
      "thoughts line up well and a decision can be made without much fuss",
      "your mind is quick and bright, so take the hardest question first",
    ],
    peaceful: [
      "thinking is unforced and nothing urgent waits to be worked out",
      "ideas settle by themselves, and a plain answer may turn up on a walk",
    ],
    mixed: [
      "insight and noise arrive together; write things down before choosing",
      "your head is full of good and half-good ideas that want sorting",
    ],
    quiet: [
      "your mind gets a day off, fit for reading and a little planning",
      "there is not much to puzzle over and ordinary thinking will do",
    ],
    challenging: [
      "thoughts blur a little at the edges, so check names and dates twice",
      "thinking tends to run in circles; a large decision can wait a night",
    ])

  static let focus = QualityTable(
    harmonious: [
      "attention holds, and one task finished feels better than three begun",
      "you can go deep; close the door and give the best hour to real work",
    ],
    peaceful: [
      "concentration comes without strain, at whatever pace you like",
      "small jobs get done in passing, and that is quite enough",
    ],
    mixed: [
      "you can concentrate hard, though on several things at the same time",
      "energy for work is high while its direction keeps changing; pick one",
    ],
    quiet: [
      "little pulls at your attention, so let it roam without guilt",
      "routine carries you along and no great effort is called for",
    ],
    challenging: [
      "details slip more easily than usual, and short stretches work best",
      "interruptions weigh more today; fewer tasks make a better list",
    ])

  static let communication = QualityTable(
    harmonious: [
      "words come readily and a friendly question opens a good exchange",
      "you say it well and hear it well, so have the talk that matters",
    ],
    peaceful: [
      "there is no pressure to talk, and a kind line goes a long way",
      "listening is pleasant, and silence between friends feels natural",
    ],
    mixed: [
      "there is much to say and some of it crosses; ask before answering",
      "talk is lively and loud, so come back to the main point at the end",
    ],
    quiet: [
      "messages are few and short, which leaves room for a proper letter",
      "nothing presses to be said, and easy chatter is all it takes",
    ],
    challenging: [
      "your tone may come out sharper than meant; read it over before sending",
      "words and meaning part ways easily, so keep it simple and ask twice",
    ])
}

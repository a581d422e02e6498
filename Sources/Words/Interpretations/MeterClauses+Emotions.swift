extension MeterClauses {
  static let love = QualityTable(
    harmonious: [
      "affection is easy to show, and a small gesture says what you mean",
      "your heart is wide open; spend time with someone dear to you",
    ],
    peaceful: [
      "tenderness is close by, with no need to prove anything",
      "old fondness feels new again in the plainest of moments",
    ],
    mixed: [
      "warmth and caution take turns, so give feelings time to settle",
      "attraction and doubt are both strong, and honesty helps with each",
    ],
    quiet: [
      "the heart keeps a low, steady flame and asks for little",
      "love is mostly a matter of habit today, and habit can be sweet",
    ],
    challenging: [
      "you may feel a bit guarded; say what you need in simple words",
      "tender spots are near the surface, so be gentle with yourself first",
    ])

  static let innerStability = QualityTable(
    harmonious: [
      "you stand on firm ground and can lend some calm to your plans",
      "your centre holds well, a good base for something you have put off",
    ],
    peaceful: [
      "a settled mood runs underneath whatever the hours bring",
      "home feels like home, and you recover quickly from small upsets",
    ],
    mixed: [
      "you are moved and steady by turns; regular meals and hours help",
      "much is shifting at once, and one fixed habit makes a good anchor",
    ],
    quiet: [
      "your mood stays level, with hardly a ripple worth a note",
      "nothing much rocks the boat, so let the evening be ordinary",
    ],
    challenging: [
      "your footing feels less sure; keep to what is familiar for now",
      "unrest comes in waves and passes the same way; meanwhile, take things slowly",
    ])

  static let sensitivity = QualityTable(
    harmonious: [
      "you notice fine shades in a voice, a room or a piece of music",
      "so much reaches you, and nearly all of it is worth receiving",
    ],
    peaceful: [
      "your senses are soft and open, and beauty finds its way in",
      "impressions come gently, like sound from another room",
    ],
    mixed: [
      "moods drift in from all sides; ask which of them are yours",
      "you take in a great deal, lovely and tiring alike, so plan a pause",
    ],
    quiet: [
      "little gets under your skin, which makes plain tasks simpler",
      "signals are faint and you can afford to leave them unread",
    ],
    challenging: [
      "small remarks land harder than they should; shade and quiet help",
      "the world comes in loud, and an early retreat is no defeat",
    ])
}

extension StateLabels {
  static let purpose = QualityTable(
    harmonious: ["Right Track", "Clear Aim", "Strong Direction", "True North", "Full Conviction"],
    peaceful: [
      "Quiet Trust", "Simple Faith", "Content Path", "Gentle Direction", "Calm Certainty",
    ],
    mixed: ["Crossroads", "Several Roads", "Searching", "Big Questions", "Meaning Everywhere"],
    quiet: ["Path Resting", "No Hurry", "Strolling", "Open Road", "Faint Compass"],
    challenging: [
      "Small Doubts", "Losing Thread", "Which Way", "Testing Road", "Compass Spinning",
    ])

  static let connection = QualityTable(
    harmonious: ["Close Ties", "Belonging", "Deep Bond", "Fully Included", "All One"],
    peaceful: ["Quiet Belonging", "Good Company", "Soft Ties", "Shared Calm", "Peaceful Bond"],
    mixed: ["Near, Far", "Half Inside", "Drawn Together", "Many Threads", "Strong Currents"],
    quiet: ["By Yourself", "Own World", "Loose Ties", "Distant Hum", "Faint Thread"],
    challenging: ["Bit Apart", "Slightly Outside", "Missing Link", "Longing", "Far Away"])

  static let intuition = QualityTable(
    harmonious: ["Good Hunch", "Inner Ear", "Trust It", "Vivid Knowing", "Second Sight"],
    peaceful: ["Quiet Knowing", "Soft Hunches", "Clear Dreams", "Inner Peace", "Gentle Signs"],
    mixed: ["Perhaps So", "Mixed Signals", "Wild Guesses", "Strange Dreams", "Dream Flood"],
    quiet: ["Inner Silence", "Sleeping Sense", "Faint Whisper", "Dim Hunch", "Distant Bell"],
    challenging: ["Unsure Signal", "Doubtful Hunch", "Static", "Crossed Signals", "Signal Lost"])

  static let creativity = QualityTable(
    harmonious: ["Good Ideas", "Playful", "Making Things", "Inspired", "Pouring Out"],
    peaceful: ["Doodling", "Idle Beauty", "Soft Colours", "Gentle Play", "Quiet Muse"],
    mixed: ["Rough Draft", "Half Finished", "Bold Mess", "Wild Sketches", "Idea Storm"],
    quiet: ["Fallow Field", "Muse Asleep", "Collecting", "First Scribbles", "Simmering"],
    challenging: [
      "Slow Draft", "Blank Canvas", "Second Guessing", "Inner Critic", "Creative Knots",
    ])
}

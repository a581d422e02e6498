extension StateLabels {
  static let mentalClarity = QualityTable(
    harmonious: [
      "Thinking Clearly", "Good Sense", "Sharp Mind", "Bright Insight", "Crystal Clear",
    ],
    peaceful: ["Blank Page", "Calm Mind", "Easy Thoughts", "Clear Air", "Lucid Calm"],
    mixed: ["Two Minds", "Weighing Options", "Many Angles", "Busy Thoughts", "Buzzing Mind"],
    quiet: ["Mind Resting", "Idle Thoughts", "Daydreaming", "Half Awake", "Slow Thinking"],
    challenging: [
      "Bit Hazy", "Blurred Edges", "Foggy Thinking", "Tangled Thoughts", "Overthinking",
    ])

  static let focus = QualityTable(
    harmonious: ["On Task", "Good Concentration", "Locked In", "Deep Work", "Laser Focus"],
    peaceful: [
      "Nothing Pressing", "Unhurried", "Quiet Attention", "Easy Focus", "Calm Concentration",
    ],
    mixed: [
      "Stop, Start", "Split Attention", "Several Tabs", "Half Absorbed", "Intensely Divided",
    ],
    quiet: ["Loose Attention", "Off Duty", "Browsing", "Gently Drifting", "Light Focus"],
    challenging: [
      "Slightly Distracted", "Wandering Eye", "Scattered", "Hard Going", "Pulled Apart",
    ])

  static let communication = QualityTable(
    harmonious: ["Easy Talk", "Good Listener", "Well Put", "Words Flow", "Perfectly Said"],
    peaceful: ["Comfortable Silence", "Soft Spoken", "Friendly Word", "Kind Words", "Gentle Talk"],
    mixed: ["Mixed Messages", "Much Said", "Lively Debate", "Crossed Wires", "Non-stop Talk"],
    quiet: ["Few Words", "Low Volume", "Listening Mode", "Small Talk", "Brief Notes"],
    challenging: ["Choosing Words", "Slow Replies", "Lost Words", "Rough Edges", "Talking Past"])
}

extension StateLabels {
  static let love = QualityTable(
    harmonious: ["Warm Heart", "Open Arms", "Tender Touch", "Glowing", "Heart Aglow"],
    peaceful: ["Quiet Fondness", "At Ease", "Soft Heart", "Sweet Calm", "Gentle Warmth"],
    mixed: ["Push, Pull", "Warm, Cautious", "Strong Feelings", "Hot, Cold", "Whirlwind"],
    quiet: ["Heart Resting", "Low Flame", "Keeping Company", "Slow Burn", "Mild Affection"],
    challenging: ["Slightly Shy", "Guarded", "Wary Heart", "Tender Spots", "Prickly Heart"])

  static let innerStability = QualityTable(
    harmonious: ["Steady", "Well Grounded", "Solid Footing", "Firm Centre", "Rock Solid"],
    peaceful: ["Still Water", "Settled", "Deep Calm", "Even Keel", "Safe Harbour"],
    mixed: ["Holding On", "Balancing", "Shifting Ground", "Steady, Stirred", "High Wire"],
    quiet: ["Undisturbed", "Barely Rippled", "Even Mood", "Small Ripples", "Light Sway"],
    challenging: ["Slightly Wobbly", "Off Balance", "Restless", "Shaky Ground", "Stormy Inside"])

  static let sensitivity = QualityTable(
    harmonious: ["Finely Tuned", "Tender Ear", "Deep Feeling", "Wide Open", "Every Nuance"],
    peaceful: [
      "Soft Edges", "Gentle Senses", "Calm Feelings", "Lightly Touched", "Quiet Tenderness",
    ],
    mixed: [
      "Changing Moods", "Many Signals", "Feeling Plenty", "Strongly Moved", "Everything Registers",
    ],
    quiet: ["Thick Skin", "Muted", "Faint Signals", "Little Noticed", "Lightly Tuned"],
    challenging: ["Easily Moved", "Thin Skin", "Raw Edges", "Too Loud", "Senses Overfull"])
}

extension StateLabels {
  static let vitality = QualityTable(
    harmonious: ["Feeling Good", "Lively", "Bright Energy", "Full Power", "Radiant"],
    peaceful: ["Slow Morning", "Easy Energy", "Relaxed Glow", "Sunny Calm", "Quiet Strength"],
    mixed: ["Ups, Downs", "Uneven Energy", "Fast, Slow", "Running Warm", "Sparks Flying"],
    quiet: ["Low Tide", "Saving Energy", "Ticking Over", "Soft Start", "Warming Up"],
    challenging: ["Bit Flat", "Running Low", "Stretched", "Uphill", "Overheated"])

  static let drive = QualityTable(
    harmonious: ["Good Push", "In Gear", "Strong Will", "Full Steam", "Unstoppable"],
    peaceful: ["No Rush", "Easy Pace", "Soft Push", "Steady Effort", "Calm Resolve"],
    mixed: ["Start, Stall", "Itchy Feet", "Impatient", "Pushing Hard", "Full Throttle"],
    quiet: ["Engine Off", "Idling", "Low Gear", "Coasting", "On Standby"],
    challenging: ["Slow Traction", "Stuck Gear", "Against Wind", "Headwind", "Heavy Going"])

  static let wellness = QualityTable(
    harmonious: ["In Rhythm", "Well Balanced", "Feeling Fit", "Good Form", "Thriving"],
    peaceful: ["Deep Rest", "Resting Well", "Gentle Rhythm", "Body Content", "Comfortable"],
    mixed: [
      "Busy Rhythm", "Juggling Needs", "Uneven Pace", "Overlapping Demands", "Doing Everything",
    ],
    quiet: ["Nothing Urgent", "Plain Day", "Usual Rhythm", "Mild Day", "Light Routine"],
    challenging: ["Slightly Off", "Pause Needed", "Off Rhythm", "Overdoing It", "Slow Down"])
}

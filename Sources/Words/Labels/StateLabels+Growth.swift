extension StateLabels {
  static let opportunities = QualityTable(
    harmonious: ["Door Ajar", "Good Timing", "Doors Open", "Lucky Streak", "Wide Horizons"],
    peaceful: [
      "Nothing Missing", "Small Blessings", "Pleasant Offers", "Easy Gains", "Gentle Luck",
    ],
    mixed: ["Maybe Yes", "Mixed Offers", "Sorting Offers", "Many Doors", "Choices Everywhere"],
    quiet: ["Doors Resting", "Waiting Room", "Faint Chance", "Quiet Market", "Keep Watch"],
    challenging: ["Closed Door", "Slow Luck", "Fine Print", "Wait, Check", "Not Yet"])

  static let career = QualityTable(
    harmonious: ["Work Flows", "Good Progress", "Well Regarded", "Strong Standing", "Career High"],
    peaceful: ["Day Off", "Work Settled", "Smooth Routine", "Easy Shift", "Steady Progress"],
    mixed: ["Busy Desk", "Give, Take", "Moving Parts", "Much Asked", "All Hands"],
    quiet: ["Desk Clear", "Slow Season", "Usual Business", "Background Work", "Low Stakes"],
    challenging: ["Extra Effort", "Slow Ladder", "Work Friction", "Heavy Load", "Steep Climb"])

  static let growth = QualityTable(
    harmonious: ["Learning Well", "Stretching", "New Ground", "Big Step", "Breakthrough"],
    peaceful: ["Taking Root", "Slow Bloom", "Quiet Learning", "Ripening", "Gentle Growth"],
    mixed: ["Growing Pains", "Old, New", "Stirring", "Turning Over", "Sea Change"],
    quiet: ["Winter Ground", "Seeds Sleeping", "Small Shoots", "Late Bud", "Soft Soil"],
    challenging: ["Small Hurdle", "Stubborn Habit", "Hard Lesson", "Heavy Lifting", "Steep Curve"])

  static let socialLife = QualityTable(
    harmonious: ["Good Crowd", "Friendly", "Popular", "Lively Company", "Full House"],
    peaceful: ["Own Company", "Old Friends", "Easy Company", "Cosy Circle", "Warm Circle"],
    mixed: ["In, Out", "Mixed Company", "Full Calendar", "Loud Table", "Social Whirl"],
    quiet: ["Night In", "Few Calls", "Small Circle", "Light Chatter", "Passing Hellos"],
    challenging: ["Bit Shy", "Social Yawn", "Awkward Moments", "Crowd Weary", "Need Space"])
}

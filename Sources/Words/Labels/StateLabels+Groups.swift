extension StateLabels {
  static let mind = QualityTable(
    harmonious: ["Mind Awake", "Clear-headed", "Quick Mind", "Sharp Focus", "Brilliant Mind"],
    peaceful: ["Quiet Mind", "Clear, Calm", "Mental Ease", "Thoughtful Calm", "Peaceful Mind"],
    mixed: ["Mind Juggling", "Mixed Thoughts", "Much Thinking", "Racing Ahead", "Mental Storm"],
    quiet: ["Mind Idle", "Light Thinking", "Low Chatter", "Mild Thoughts", "Gathering Thoughts"],
    challenging: [
      "Mind Drifting", "Uneven Thinking", "Mental Friction", "Noisy Mind", "Head Full",
    ])

  static let emotions = QualityTable(
    harmonious: ["Good Mood", "Warm Feelings", "Open Heart", "Full Heart", "Overflowing"],
    peaceful: ["Calm Heart", "Soft Mood", "Heart's Ease", "Tender Calm", "Peaceful Heart"],
    mixed: ["Mixed Feelings", "Feelings Moving", "Bittersweet", "Mood Swings", "Big Feelings"],
    quiet: ["Feelings Resting", "Even Tempered", "Mild Mood", "Faint Feelings", "Slow Tides"],
    challenging: ["Tender Mood", "Mood Dips", "Choppy Waters", "Heavy Mood", "Stormy Feelings"])

  static let body = QualityTable(
    harmonious: ["Body Awake", "Good Energy", "Strong, Steady", "Powered Up", "Peak Energy"],
    peaceful: ["Body Resting", "Relaxed", "Easy Body", "Calm Energy", "Well Rested"],
    mixed: ["Fits, Starts", "Energy Shifts", "Start, Stop", "Restless Energy", "All Go"],
    quiet: ["Low Battery", "Gentle Pace", "Moving Slowly", "Mild Energy", "Stretching Awake"],
    challenging: ["Slight Drag", "Energy Dips", "Working Harder", "Low Reserves", "Running Hot"])

  static let spirit = QualityTable(
    harmonious: ["Spirits Up", "Inner Light", "Inspired Days", "Soul Awake", "Spirit Soaring"],
    peaceful: ["Quiet Spirit", "Inner Calm", "Gentle Grace", "Soft Light", "Serene"],
    mixed: ["Open Questions", "Seeking", "Stirred Spirit", "Half Inspired", "Spirit Restless"],
    quiet: ["Spirit Resting", "Quiet Within", "Faint Spark", "Low Candle", "Listening Inward"],
    challenging: ["Small Clouds", "Searching Mood", "Inner Fog", "Spirit Tested", "Deep Waters"])

  static let growthGroup = QualityTable(
    harmonious: ["Moving Ahead", "Good Prospects", "Rising Well", "Strong Growth", "Full Bloom"],
    peaceful: [
      "Resting Field", "Slow Growing", "Pleasant Progress", "Steady Growth", "Easy Climb",
    ],
    mixed: ["Plans Moving", "Mixed Prospects", "Much Afoot", "Turning Point", "Everything Moving"],
    quiet: ["Plans Resting", "Early Seeds", "Slow Progress", "Background Plans", "Small Steps"],
    challenging: ["Slow Going", "Obstacles", "Patience Needed", "Steep Path", "Tough Climb"])

  static let overall = QualityTable(
    harmonious: ["Pleasant Day", "Good Flow", "Bright Day", "Wind Behind", "Golden Day"],
    peaceful: ["Still Day", "Calm Day", "Easy Day", "Gentle Day", "Sweet Ease"],
    mixed: ["Mixed Bag", "Mixed Day", "Changeable", "Eventful", "Wild Ride"],
    quiet: ["Very Quiet", "Quiet Day", "Ordinary Day", "Slow Day", "Mild Weather"],
    challenging: ["Slight Headwind", "Bumpy", "Demanding", "Heavy Weather", "Rough Crossing"])
}

public import Astrometers

/// The state labels of meters, groups and the whole: two words at most, five for each quality word.
enum StateLabels {}

extension Meter {
  /// What to call the state of this meter at a score, in two words at most.
  public func stateLabel(of score: MeterScore) -> String { stateLabels[score] }

  var stateLabels: QualityTable {
    switch self {
    case .mentalClarity: StateLabels.mentalClarity
    case .focus: StateLabels.focus
    case .communication: StateLabels.communication
    case .love: StateLabels.love
    case .innerStability: StateLabels.innerStability
    case .sensitivity: StateLabels.sensitivity
    case .vitality: StateLabels.vitality
    case .drive: StateLabels.drive
    case .wellness: StateLabels.wellness
    case .purpose: StateLabels.purpose
    case .connection: StateLabels.connection
    case .intuition: StateLabels.intuition
    case .creativity: StateLabels.creativity
    case .opportunities: StateLabels.opportunities
    case .career: StateLabels.career
    case .growth: StateLabels.growth
    case .socialLife: StateLabels.socialLife
    }
  }
}

extension MeterGroup {
  /// What to call the state of this group at a score, in two words at most.
  public func stateLabel(of score: MeterScore) -> String { stateLabels[score] }

  var stateLabels: QualityTable {
    switch self {
    case .mind: StateLabels.mind
    case .emotions: StateLabels.emotions
    case .body: StateLabels.body
    case .spirit: StateLabels.spirit
    case .growth: StateLabels.growthGroup
    }
  }
}

extension DayScores {
  /// What to call the day as a whole, in two words at most: the contract's `overall_state`.
  public var overallStateLabel: String { StateLabels.overall[overall] }
}

// MARK: - Groups

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

// MARK: - Mind

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

// MARK: - Emotions

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

// MARK: - CelestialBody

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

// MARK: - Spirit

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

// MARK: - Growth

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

extension Understanding {
  /// What a question wants.
  public enum Intent: String, CaseIterable, Codable, Sendable {
    /// A fact of the birth chart.
    case chartFact = "chart_fact"
    /// A fact of the sky.
    case skyFact = "sky_fact"
    /// When a transit or a return comes, or ends.
    case transitWhen = "transit_when"
    /// How a time will be.
    case outlook
    /// The best or the worst day for something.
    case bestTime = "best_time"
    /// Which of some times is better.
    case compareTimes = "compare_times"
    /// Whether to do something.
    case decision
    /// Why something is as it is.
    case cause
    /// How two people or two signs go together.
    case compatibility
    /// What a term means.
    case concept
    /// What the birth chart says of the person.
    case portrait
    /// A question that only makes sense after another one.
    case followUp = "follow_up"
    /// A greeting, thanks, or a question about the program.
    case courtesy
    /// A matter that needs care and no chart.
    case care
    /// Something that is no matter of charts.
    case outOfScope = "out_of_scope"
  }
}

extension Answer {
  /// What a question is about, of a person's life.
  public enum Area: String, CaseIterable, Codable, Sendable {
    case loveRelationships = "love_relationships"
    case familyFriendships = "family_friendships"
    case pathProfession = "path_profession"
    case personalGrowth = "personal_growth"
    case financeAbundance = "finance_abundance"
    case purposeSpirituality = "purpose_spirituality"
    case homeEnvironment = "home_environment"
    case decisionsCrossroads = "decisions_crossroads"
    /// The body's strength.
    case energy
    /// How one feels.
    case mood
  }

  /// How an answer to a question that wants yes or no leans.
  public enum Verdict: String, CaseIterable, Codable, Sendable {
    case leanYes = "lean_yes"
    case leanNo = "lean_no"
    case neutral
    /// No chart can say.
    case refuse
  }
}

extension Phrase {
  /// The slots of what is said about strength, about charts that are compared and about what is looked for in
  /// them; those that are absent have none.
  static let comparedSlots: [Self: [String]] = [
    .receivedBy: ["first", "second", "dignity"],
    .dispositorsAre: ["chain"],
    .finalDispositor: ["planet"],
    .dispositorRings: ["rings"],
    .shapeOfChart: ["shape"],
    .harmonicOf: ["number"],
    .comparedInner: ["chart"],
    .comparedOuter: ["chart"],
    .chartOfBirth: ["birth"],
    .chartOfSky: ["instant"],
    .chartOfReturn: ["number", "body", "instant"],
    .chartProgressed: ["instant"],
    .chartDirected: ["instant"],
    .chartOfOther: ["chart"],
    .rectificationRule: ["orb"],
  ]
}

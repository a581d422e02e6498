public import Astrology

/// What a birth chart says about a person: chapters of statements, each with the facts that carry it.
///
/// The value has no sentences; `WrittenPortrait` of `Words` has. The same chart gives the same portrait.
///
/// Without a time of birth a portrait has no house and no angle, no sign of a body that may have
/// changed its sign that day, and no aspect of the Moon.
public struct Portrait: Sendable, Hashable {
  /// Whether the time of birth is known.
  public let isTimed: Bool
  /// The chapters that have something to say, in their order.
  public let chapters: [Chapter]

  /// A chapter.
  public struct Chapter: Sendable, Hashable {
    /// Which one it is.
    public let chapter: Portrait.ChapterKind
    /// Its paragraphs; none is empty.
    public let paragraphs: [Paragraph]
    /// The question that it ends with; nil if it has none.
    package let question: PassageText?
  }

  /// Statements that are read together.
  public struct Paragraph: Sendable, Hashable {
    /// The statements in their order; at least one.
    public let statements: [Statement]
  }

  /// Something that the chart says.
  public struct Statement: Sendable, Hashable {
    /// What carries it; at least one fact.
    package let facts: [PortraitFact]
    /// How strong it is, 0 and more; comparable within a portrait.
    public let weight: Double
    /// What several facts speak of together; nil for a statement about one fact.
    package let matter: PortraitMatter?
    /// Whether those facts say more, less, or both.
    package let direction: PortraitDirection?
    /// The texts that say it, in order.
    package let texts: [PortraitText]
    /// Chooses among a text's alternatives.
    package let variant: Int
    /// How the texts are joined to the facts.
    package let form: PortraitForm
    /// The point that transits touch, said after the texts; nil for other statements.
    package let touch: PortraitBridge.Touch?

    init(
      _ texts: [PortraitText], because facts: [PortraitFact], weight: Double,
      matter: PortraitMatter? = nil, direction: PortraitDirection? = nil, variant: Int = 0,
      form: PortraitForm = .plain, touch: PortraitBridge.Touch? = nil
    ) {
      self.texts = texts
      self.facts = facts
      self.weight = weight
      self.matter = matter
      self.direction = direction
      self.variant = variant
      self.form = form
      self.touch = touch
    }

    /// The same statement with other texts or in another form.
    func with(texts: [PortraitText]? = nil, form: PortraitForm? = nil) -> Self {
      Self(
        texts ?? self.texts, because: facts, weight: weight, matter: matter, direction: direction,
        variant: variant, form: form ?? self.form, touch: touch)
    }
  }

  /// Chooses among frames, so that neighbouring statements don't begin alike.
  package let variant: Int

  /// The portrait of a chart.
  ///
  /// - Parameters:
  ///   - chart: The birth chart.
  ///   - bridge: The points that slow transits touch; the chapter on them is left out if it is nil.
  public init(of chart: NatalChart, touchedBy bridge: PortraitBridge? = nil) {
    isTimed = chart.angles != nil
    let facts = PortraitFacts(of: chart)
    variant = facts.variant
    var plan = PortraitPlan(facts, bridge: bridge)
    chapters = plan.chapters()
  }

  /// A chapter, or nil if the chart has nothing to say there.
  public subscript(chapter: Portrait.ChapterKind) -> Chapter? {
    chapters.first { $0.chapter == chapter }
  }
}

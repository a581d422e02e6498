@_spi(FrontEnd) internal import Astrolabe
internal import Service

/// A day's reading as a page shows it, from the document that clients get: the texts are those of their writer.
struct DayReadingView: Sendable {
  /// A score with its words.
  struct Score: Sendable {
    let title: String
    /// What it is like in a word or two.
    let label: String
    let unified: Double
    /// The tone of the word and of the text.
    let tone: ScoreTone
    let text: String
  }

  /// A group and its meters.
  struct Group: Sendable {
    let score: Score
    let meters: [Score]
    /// Which group it is; nil for one that this program has none of.
    let group: Meter.Group?
  }

  /// A transit and what it means.
  struct Transit: Sendable {
    let title: String
    let text: String
  }

  let headline: String
  let overview: String
  let analysis: String
  let deed: String
  let caution: String
  let question: String
  let overall: Score
  let groups: [Group]
  let transits: [Transit]
  let moonSign: String
  let moonPhase: String
  let moonLit: Double
  let moonText: String
  let rhythm: String
  let company: String
  let ahead: String
  let shared: String
  let questions: [String]
  /// Whether a model wrote some of the texts.
  let isModels: Bool

  /// Reads a document, and writes its times of day by a clock; nil if it is none.
  init?(json: [UInt8], clock: ClockStyle) {
    guard let root = JSONView(json, clock: clock) else { return nil }
    headline = root["daily_theme_headline"].text
    overview = root["daily_overview"].text
    analysis = root["technical_analysis"].text
    let advice = root["actionable_advice"]
    (deed, caution) = (advice["do"].text, advice["dont"].text)
    question = advice["reflect_on"].text
    let meters = root["astrometers"]
    overall = Score(
      title: "", label: meters["overall_state"].text,
      unified: meters["overall_unified_score"].number,
      tone: Self.tone(
        meters["overall_unified_score"].number, quality: meters["overall_quality"].text), text: "")
    groups = meters["groups"].elements.map { group in
      Group(
        score: Self.score(group, "quality"),
        meters: group["meters"].elements.map { Self.score($0, "unified_quality") },
        group: Meter.Group.allCases.first { $0.name == group["group_name"].text })
    }
    transits = root["transit_summary"]["priority_transits"].elements.map { transit in
      Transit(title: Self.title(of: transit), text: transit["interpretation"].text)
    }
    let moon = root["moon_detail"]
    moonSign = moon["moon_sign"].name
    moonPhase = moon["lunar_phase"]["name"].text
    moonLit = moon["lunar_phase"]["illumination"].number
    moonText = moon["interpretation"].text
    rhythm = root["energy_rhythm"].text
    company = root["relationship_weather"].text
    ahead = root["look_ahead_preview"].text
    shared = root["collective_energy"].text
    questions = root["follow_up_questions"].elements.map(\.text)
    isModels = root["model_used"].text != ServerEngine.writerName
  }

  /// Such as `Saturn square your natal Sun`.
  private static func title(of transit: JSONView) -> String {
    let phrase: Phrase? =
      switch transit["aspect"].text {
      case AspectKind.conjunction.name: .conjunctionToYours
      case AspectKind.sextile.name: .sextileToYours
      case AspectKind.square.name: .squareToYours
      case AspectKind.trine.name: .trineToYours
      case AspectKind.opposition.name: .oppositionToYours
      default: nil
      }
    return phrase.map {
      WordCorpus.english.phrase(
        $0,
        ["transiting": transit["transit_planet"].name, "natal": transit["natal_planet"].name])
    } ?? ""
  }

  /// A score whose quality stands under a name.
  private static func score(_ view: JSONView, _ quality: String) -> Score {
    let unified = view["unified_score"].number
    return Score(
      title: view["display_name"].text, label: view["state_label"].text, unified: unified,
      tone: tone(unified, quality: view[quality].text), text: view["interpretation"].text)
  }

  private static func tone(_ unified: Double, quality: String) -> ScoreTone {
    MeterScore.Quality(rawValue: quality).map { ScoreTone(unified, $0) } ?? ScoreTone(unified)
  }
}

/// A part of a document of ours; what isn't there is empty.
struct JSONView {
  private let tree: JSONTree
  /// How the times of day of texts are written.
  private let clock: ClockStyle

  /// Reads a document; nil for bytes that are none.
  init?(_ bytes: [UInt8], clock: ClockStyle = .twentyFour) {
    guard let tree = JSONTree(bytes) else { return nil }
    self.init(tree, clock)
  }

  private init(_ tree: JSONTree, _ clock: ClockStyle) { (self.tree, self.clock) = (tree, clock) }

  subscript(name: String) -> Self {
    guard case .object(let members) = tree else { return Self(.null, clock) }
    return Self(members[name] ?? .null, clock)
  }

  var elements: [Self] {
    guard case .array(let elements) = tree else { return [] }
    return elements.map { Self($0, clock) }
  }

  var text: String {
    guard case .text(let text) = tree else { return "" }
    return clock.text(text)
  }

  /// A name as people read it: `north_node` is `North Node`.
  var name: String {
    text.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  var number: Double {
    guard case .number(let digits) = tree else { return 0 }
    return Double(digits) ?? 0
  }
}

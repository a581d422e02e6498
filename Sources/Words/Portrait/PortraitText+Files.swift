@_spi(FrontEnd) public import Astrology
internal import Ephemeris
package import Readings

extension PortraitText {
  /// The files that have a portrait's texts.
  enum File: String, Sendable, Hashable, CaseIterable {
    case lines, signs, scenes, houses, rulers, aspects, tensions, balance, matters, cycles, notes
  }

  /// The points whose signs have a line.
  static let pointsOfLines: [ChartPoint] = [.body(.sun), .body(.moon), .angle(.ascendant)]
  /// The points whose signs have a text: not the three slow planets, which a generation shares.
  package static let pointsOfSigns: [ChartPoint] =
    [.sun, .moon, .mercury, .venus, .mars, .jupiter, .saturn, .meanNode].map(ChartPoint.body)
    + [.angle(.ascendant), .angle(.midheaven), .angle(.descendant)]
  /// The angles whose rulers have a text.
  static let anglesOfRulers: [ChartAngle] = [.ascendant, .midheaven]
  /// The points whose aspects have a text.
  package static let pointsOfAspects: [ChartPoint] =
    CelestialBody.tenPlanets.map(ChartPoint.body) + [.angle(.ascendant), .angle(.midheaven)]

  /// The planets that move backwards at times.
  private static let moving = Array(CelestialBody.tenPlanets.dropFirst(2))

  /// Whether two points can make an aspect of that nature: Mercury and Venus stay near the Sun.
  private static func canMake(
    _ nature: Portrait.Nature, _ first: ChartPoint, _ second: ChartPoint
  ) -> Bool {
    switch (first, second) {
    case (.body(.sun), .body(.mercury)), (.body(.sun), .body(.venus)): nature == .fused
    case (.body(.mercury), .body(.venus)): nature != .hard
    default: true
    }
  }

  /// The aspects that have texts.
  private static var aspects: [(ChartPoint, ChartPoint, Portrait.Nature)] {
    pointsOfAspects.enumerated().flatMap { index, first in
      pointsOfAspects[(index + 1)...].filter { hasAspect(first, $0) }.flatMap { second in
        Portrait.Nature.allCases.filter { canMake($0, first, second) }
          .map { (first, second, $0) }
      }
    }
  }

  /// The texts of a file.
  static func all(in file: File) -> [Self] {
    switch file {
    case .lines: pointsOfLines.flatMap { point in ZodiacSign.allCases.map { .line(point, $0) } }
    case .signs: pointsOfSigns.flatMap { point in ZodiacSign.allCases.map { .sign(point, $0) } }
    case .scenes:
      CelestialBody.shownByScenes.flatMap { body in
        ZodiacSign.allCases.flatMap { sign in
          [Self.scene(body, sign, nil)]
            + (CelestialBody.shownByHouseScenes.contains(body) ? House.all : [])
            .map { .scene(body, sign, $0) }
        }
      }
        + ZodiacSign.allCases.flatMap { rising in
          ZodiacSign.allCases.map { .meeting(rising: rising, sun: $0) }
        }
    case .houses:
      ([.jupiter, .saturn, .uranus, .neptune, .pluto, .meanNode] as [CelestialBody]).flatMap {
        body in
        House.all.map { .house(body, $0) }
      }
    case .rulers: anglesOfRulers.flatMap { angle in House.all.map { .ruler(angle, $0) } }
    case .aspects: aspects.map { .aspect($0, $1, $2) }
    case .tensions: aspects.map { .tension($0, $1, $2) }
    case .balance:
      moving.prefix(3).map(Self.retrograde)
        + ZodiacSign.Element.allCases.flatMap { element in
          [true, false].map { .element(element, isStrong: $0) }
        }
        + ZodiacSign.Modality.allCases.flatMap { mode in
          [true, false].map { .mode(mode, isStrong: $0) }
        }
        + Portrait.Hemisphere.allCases.map(Self.hemisphere)
        + ZodiacSign.allCases.map(Self.stellium) + House.all.map(Self.crowd)
        + moving.prefix(5).map(Self.station)
        + CelestialBody.tenPlanets.prefix(7).map(Self.unaspected)
        + AspectPattern.Kind.shown.map(Self.figure)
    case .matters:
      PortraitMatter.allCases.flatMap { matter in
        PortraitDirection.allCases.map { .matter(matter, $0) }
      }
    case .cycles: LifeCycle.Kind.allCases.map(Self.cycle)
    case .notes:
      PortraitNote.allCases.map(Self.note)
        + Portrait.ChapterKind.allCases.map(Self.title)
    }
  }

  /// The file that has the text, and its two keys there.
  var place: (file: File, group: String, name: String) {
    switch self {
    case .line(let point, let sign): (.lines, point.name, sign.name)
    case .sign(let point, let sign): (.signs, point.name, sign.name)
    case .house(let body, let house): (.houses, body.name, "\(house.number)")
    case .scene(let body, let sign, let house):
      (.scenes, "\(body.name).\(sign.name)", house.map { "\($0.number)" } ?? "all")
    case .meeting(let rising, let sun): (.scenes, "rising.\(rising.name)", sun.name)
    case .ruler(let angle, let house): (.rulers, angle.name, "\(house.number)")
    case .aspect(let first, let second, let nature):
      (.aspects, "\(first.name).\(second.name)", nature.rawValue)
    case .tension(let first, let second, let nature):
      (.tensions, "\(first.name).\(second.name)", nature.rawValue)
    case .retrograde(let body): (.balance, "retrograde", body.name)
    case .element(let element, let isStrong):
      (.balance, element.name, isStrong ? "strong" : "missing")
    case .mode(let mode, let isStrong): (.balance, mode.name, isStrong ? "strong" : "missing")
    case .hemisphere(let half): (.balance, "hemispheres", half.rawValue)
    case .stellium(let sign): (.balance, "stellium", sign.name)
    case .crowd(let house): (.balance, "crowd", "\(house.number)")
    case .figure(let kind): (.balance, "figures", kind.rawValue)
    case .station(let body): (.balance, "station", body.name)
    case .unaspected(let body): (.balance, "unaspected", body.name)
    case .matter(let matter, let direction): (.matters, matter.rawValue, direction.rawValue)
    case .cycle(let kind): (.cycles, "cycles", kind.rawValue)
    case .note(let note): (.notes, "certainty", note.rawValue)
    case .title(let chapter): (.notes, "titles", chapter.rawValue)
    }
  }

  /// The list that has the text.
  var key: WordKey {
    let code = code
    let place = place
    return WordKey(
      code.kind, code.a, code.b, code.c,
      "portrait.\(place.file.rawValue).\(place.group).\(place.name)")
  }

  /// The numbers that make up the key.
  var code: (kind: WordKey.Kind, a: Int, b: Int, c: Int) {
    switch self {
    case .line(let point, let sign): (.portraitLine, point.rank, sign.rawValue, 0)
    case .sign(let point, let sign): (.portraitSign, point.rank, sign.rawValue, 0)
    case .house(let body, let house): (.portraitHouse, Int(body.rawValue), house.number, 0)
    case .scene(let body, let sign, let house):
      (.portraitScene, Int(body.rawValue), sign.rawValue, house?.number ?? 0)
    case .meeting(let rising, let sun):
      (.portraitScene, ChartPoint.angle(.ascendant).rank, rising.rawValue, sun.rawValue)
    case .ruler(let angle, let house):
      (.portraitRuler, ChartPoint.angle(angle).rank, house.number, 0)
    case .aspect(let first, let second, let nature):
      (.portraitAspect, first.rank, second.rank, nature.index)
    case .tension(let first, let second, let nature):
      (.portraitTension, first.rank, second.rank, nature.index)
    case .retrograde(let body): (.portraitBalance, 0, Int(body.rawValue), 0)
    case .element(let element, let isStrong):
      (.portraitBalance, 1, element.place, isStrong ? 1 : 0)
    case .mode(let mode, let isStrong): (.portraitBalance, 2, mode.place, isStrong ? 1 : 0)
    case .hemisphere(let half): (.portraitBalance, 3, half.place, 0)
    case .stellium(let sign): (.portraitBalance, 4, sign.rawValue, 0)
    case .figure(let kind): (.portraitBalance, 5, kind.place, 0)
    case .crowd(let house): (.portraitBalance, 6, house.number, 0)
    case .station(let body): (.portraitBalance, 7, Int(body.rawValue), 0)
    case .unaspected(let body): (.portraitBalance, 8, Int(body.rawValue), 0)
    case .matter(let matter, let direction): (.portraitMatter, matter.index, direction.index, 0)
    case .note(let note): (.portraitNote, 1, note.place, 0)
    case .title(let chapter): (.portraitNote, 2, chapter.index, 0)
    case .cycle(let kind): (.portraitNote, 3, kind.place, 0)
    }
  }

  /// How long the text may be, and how many alternatives it needs.
  var limits: WordLimits {
    switch self {
    case .line: .portraitLine
    case .sign(.body(.sun), _), .sign(.body(.moon), _): .portraitShared
    case .matter: .portraitMatter
    case .scene, .meeting: .portraitScene
    case .tension: .portraitTension
    case .title: .portraitTitle
    case .note(.risingEdge): .portrait(named: ["sign"])
    case .note(.houseEdge), .note(.signEdge): .portrait(named: ["list"])
    case .sign, .retrograde, .element, .mode, .hemisphere, .unaspected, .station, .cycle, .note:
      .portrait
    case .house, .ruler, .aspect, .stellium, .crowd, .figure: .portraitBody
    }
  }
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case's place among all of them.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension WordCorpus {
  /// What a named cycle of life is about.
  public func meaning(of cycle: LifeCycle.Kind) -> String { portrait(.cycle(cycle)) }

  /// A text of a portrait.
  ///
  /// - Parameters:
  ///   - text: Which text.
  ///   - variant: Chooses among the alternatives; any number from 0.
  /// - Returns: The text, which has no slots.
  package func portrait(_ text: PortraitText, variant: Int = 0) -> String {
    let code = text.code
    let texts = texts(WordKey.code(code.kind, code.a, code.b, code.c))
    guard !texts.isEmpty else {
      preconditionFailure("a corpus that was checked has every text of a portrait")
    }
    return self.text(texts.lowerBound + variant % texts.count)
  }
}

extension WordLimits {
  /// A text of a portrait with slots.
  fileprivate static func portrait(named names: [String]) -> Self {
    var limits = portrait
    limits.names = names
    return limits
  }
}

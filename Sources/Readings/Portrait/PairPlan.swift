internal import Astrology
internal import Ephemeris

/// Chooses what each chapter on two people says; a pair of points is described once for each nature.
struct PairPlan {
  private let synastry: Synastry
  private let bond: PairPortrait.Bond
  /// The contacts that have a text and hold at every possible hour, the strongest first.
  private let contacts: [WeightedContact]

  /// A contact and how strong it is for the bond.
  private struct WeightedContact {
    let contact: Contact
    let weight: Double
    var nature: Portrait.Nature { contact.kind.portraitNature }

    /// The two points in the order of texts.
    var points: [ChartPoint] {
      [contact.first, contact.second].sorted()
    }

    /// Whether the two share it with all who are born in the same years.
    var isOfGenerations: Bool { PairPlan.isOfGenerations(contact) }

    /// Who owns the first of the two points.
    var owner: PairPortrait.Side { contact.first <= contact.second ? .one : .other }
  }

  init(_ synastry: Synastry, _ bond: PairPortrait.Bond) {
    self.synastry = synastry
    self.bond = bond
    contacts = synastry.contacts.compactMap { contact in
      guard contact.isCertain, let first = bond.weight(of: contact.first),
        let second = bond.weight(of: contact.second)
      else { return nil }
      return WeightedContact(
        contact: contact, weight: Self.weight(of: contact, first: first, second: second))
    }.sorted {
      ($0.weight, $1.contact.first, $1.contact.second)
        > ($1.weight, $0.contact.first, $0.contact.second)
    }
  }

  /// The strongest contacts that the summary names.
  private static let namedCount = 3
  /// The pairs of points that a chapter describes.
  private static let describedCount = 4
  /// The bodies of each person whose houses are described.
  private static let visitCount = 3
  /// Fewer contacts than this are few, whatever their weight.
  private static let fewContacts = 6

  /// The chapters that have something to say.
  func chapters() -> [PairPortrait.Chapter] {
    PairPortrait.ChapterKind.allCases.compactMap { chapter in
      let paragraphs: [[PairPortrait.Statement]]
      var question: PairPortrait.Sentence?
      switch chapter {
      case .summary: paragraphs = [[tone()] + standsOut()]
      case .core: paragraphs = lights(.sun).map { [$0] } + lights(.moon).map { [$0] }
      case .binds: (paragraphs, question) = described(.fused, in: chapter)
      case .ease: (paragraphs, question) = described(.easy, in: chapter)
      case .work: (paragraphs, question) = described(.hard, in: chapter)
      case .houses: paragraphs = PairPortrait.Side.allCases.map(visits)
      case .certainty: paragraphs = [certainty()]
      }
      let filled = paragraphs.filter { !$0.isEmpty }
      guard !filled.isEmpty else { return nil }
      return PairPortrait.Chapter(chapter: chapter, paragraphs: filled, question: question)
    }
  }

  /// Whether both points are slow: such a contact is one of two generations.
  private static func isOfGenerations(_ contact: Contact) -> Bool {
    contact.first.isSlow && contact.second.isSlow
  }

  /// A close contact of points that matter to the bond is strong.
  ///
  /// Two slow planets say more about two generations than about two people.
  private static func weight(of contact: Contact, first: Double, second: Double) -> Double {
    let kind =
      switch contact.kind {
      case .conjunction: 1.0
      case .opposition, .square: 0.85
      case .trine: 0.8
      case .sextile: 0.55
      }
    let orb = contact.orb.degrees
    // What is nearly exact is felt whatever the points; what is wide comes last.
    let exactness = 1 - 0.85 * orb / contact.kind.widestOrb.degrees + (orb <= 1 ? 0.4 : 0)
    let generation = isOfGenerations(contact) ? 0.15 : 1
    return first * second * kind * exactness * generation
  }
}

// The chapters.

extension PairPlan {
  /// Which contacts are more, by their number, by their weight and by those that the next sentence names: where the
  /// three don't agree, neither side has the upper hand.
  ///
  /// Contacts between two slow planets don't count: all who are born in the same years have them.
  private func tone() -> PairPortrait.Statement {
    let own = contacts.filter { !$0.isOfGenerations }
    func outweighs(_ nature: Portrait.Nature, _ other: Portrait.Nature) -> Bool {
      func count(_ nature: Portrait.Nature, among some: some Sequence<WeightedContact>) -> Int {
        some.count { $0.nature == nature }
      }
      func weight(_ nature: Portrait.Nature) -> Double {
        own.reduce(0) { $0 + ($1.nature == nature ? $1.weight : 0) }
      }
      let named = contacts.prefix(Self.namedCount)
      return count(nature, among: own) * 3 >= count(other, among: own) * 4
        && weight(nature) > weight(other)
        && count(nature, among: named) >= count(other, among: named)
    }
    let easy = own.count { $0.nature == .easy }
    let hard = own.count { $0.nature == .hard }
    let tone: PairTone =
      if own.count < Self.fewContacts {
        .few
      } else if outweighs(.easy, .hard) {
        .easy
      } else if outweighs(.hard, .easy) {
        .hard
      } else {
        .even
      }
    return PairPortrait.Statement(
      facts: [.contacts(.easy, count: easy), .contacts(.hard, count: hard)],
      weight: 0, sentences: [.text(.tone(bond, tone), .one)])
  }

  private func standsOut() -> [PairPortrait.Statement] {
    let named = contacts.prefix(Self.namedCount)
    guard let strongest = named.first else { return [] }
    return [
      PairPortrait.Statement(
        facts: named.map { .contact($0.contact) }, weight: strongest.weight,
        sentences: [.standsOut(named.map(\.contact))])
    ]
  }

  /// The elements of the two Suns, or of the two Moons, if both signs are certain.
  private func lights(_ body: ChartBody) -> [PairPortrait.Statement] {
    guard PortraitFacts.keepsSign(body.body, in: synastry.first),
      PortraitFacts.keepsSign(body.body, in: synastry.second)
    else { return [] }
    let one = synastry.first.position(of: body).sign
    let other = synastry.second.position(of: body).sign
    let isInOrder = one.element.order <= other.element.order
    let (first, second) =
      isInOrder ? (one.element, other.element) : (other.element, one.element)
    let text: PassageText = body == .sun ? .suns(first, second) : .moons(first, second)
    return [
      PairPortrait.Statement(
        facts: [.sign(.one, body, one), .sign(.other, body, other)], weight: 5,
        sentences: [.text(text, isInOrder ? .one : .other)])
    ]
  }

  /// The strongest contacts of a nature.
  ///
  /// Those of the same two points, one each way, are one statement.
  private func described(
    _ nature: Portrait.Nature, in chapter: PairPortrait.ChapterKind
  ) -> (paragraphs: [[PairPortrait.Statement]], question: PairPortrait.Sentence?) {
    var groups: [[WeightedContact]] = []
    for contact in contacts where contact.nature == nature {
      if let group = groups.firstIndex(where: { $0[0].points == contact.points }) {
        groups[group].append(contact)
      } else if groups.count < Self.describedCount {
        groups.append([contact])
      }
    }
    guard let leading = groups.first?.first else { return ([], nil) }
    var spoken: Set<ChartPoint> = []
    let paragraphs = groups.map { group in
      let first = group[0]
      var sentences: [PairPortrait.Sentence] = [
        .text(.contact(first.points[0], first.points[1], nature), first.owner)
      ]
      if group.contains(where: { $0.owner != first.owner }) {
        sentences.append(.text(.frame(.bothWays), .one))
      }
      let point = leadingPoint(of: first)
      if nature != .fused, spoken.count < 2, spoken.insert(point).inserted {
        sentences.append(.text(.bond(bond, point, isEasy: nature == .easy), .one))
      }
      return [
        PairPortrait.Statement(
          facts: group.map { .contact($0.contact) }, weight: first.weight, sentences: sentences)
      ]
    }
    let point = leadingPoint(of: leading)
    let owner: PairPortrait.Side = leading.contact.first == point ? .one : .other
    return (paragraphs, .text(.pairQuestion(chapter, point), owner))
  }

  /// The point of a contact that matters most to the bond.
  private func leadingPoint(of contact: WeightedContact) -> ChartPoint {
    let (first, second) = (contact.contact.first, contact.contact.second)
    return bond.weight(of: second) ?? 0 > bond.weight(of: first) ?? 0 ? second : first
  }

  /// The bodies of a person in the other's houses that matter most to the bond.
  private func visits(of side: PairPortrait.Side) -> [PairPortrait.Statement] {
    let visits = side == .one ? synastry.firstInSecond : synastry.secondInFirst
    let weighted = (visits ?? []).compactMap {
      visit -> (visit: Synastry.HouseVisit, weight: Double)? in
      guard visit.isCertain, PassageText.visitors.contains(visit.body.body),
        let weight = bond.weight(of: .body(visit.body.body))
      else { return nil }
      return (visit, weight * bond.weight(of: visit.house))
    }
    return weighted.enumerated().sorted {
      ($0.element.weight, $1.offset) > ($1.element.weight, $0.offset)
    }
    .prefix(Self.visitCount).map { _, element in
      PairPortrait.Statement(
        facts: [.visit(side, element.visit)], weight: element.weight,
        sentences: [.text(.visit(element.visit.body.body, element.visit.house), side)])
    }
  }

  private func certainty() -> [PairPortrait.Statement] {
    func note(
      _ frame: PassageFrame, _ side: PairPortrait.Side, _ facts: [PairPortrait.Fact]
    ) -> PairPortrait.Statement {
      PairPortrait.Statement(
        facts: facts, weight: 0, sentences: [.text(.frame(frame), side)])
    }
    let charts = [(PairPortrait.Side.one, synastry.first), (.other, synastry.second)]
    let times = charts.map { side, chart in
      PairPortrait.Fact.birthTime(side, isKnown: chart.angles != nil)
    }
    let open = charts.filter { $0.1.angles == nil }.map(\.0)
    let notes =
      open.isEmpty
      ? [note(.twoTimed, .one, times)]
      : open.flatMap { side in
        let time = [PairPortrait.Fact.birthTime(side, isKnown: false)]
        return [note(.oneUntimed, side, time), note(.moonLeftOut, side, time)]
      }
    return notes + [note(.noVerdict, .one, times)]
  }
}

extension ZodiacSign.Element {
  /// The element's place among all of them.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension ChartPoint {
  /// Whether the point moves so slowly that people of one age share it.
  fileprivate var isSlow: Bool {
    switch self {
    case .body(let body): body >= .jupiter && body <= .pluto
    case .angle: false
    }
  }
}

extension PairPortrait.Bond {
  /// How much a point says about the bond; nil for a point whose contacts have no text.
  func weight(of point: ChartPoint) -> Double? {
    switch point {
    case .body(let body):
      switch ChartBody(body) {
      case .sun: [4, 4, 4, 4][place]
      case .moon: [5, 3.5, 5, 2][place]
      case .mercury: [2.5, 5, 3, 4.5][place]
      case .venus: [5, 3.5, 2.5, 1.5][place]
      case .mars: [4, 2.5, 2.5, 4][place]
      case .jupiter: [2, 4, 2.5, 3][place]
      case .saturn: [3, 2, 4.5, 4.5][place]
      case .uranus: [1.5, 3, 1.5, 2][place]
      case .neptune: [1.5, 1.5, 1.5, 1][place]
      case .pluto: [1.5, 1, 2, 2][place]
      case .meanNode, nil: nil
      }
    case .angle(.ascendant): [4, 3.5, 2.5, 2][place]
    case .angle(.midheaven): [1, 1, 1.5, 5][place]
    case .angle(.descendant), .angle(.imumCoeli): nil
    }
  }

  /// How much a house says about the bond.
  fileprivate func weight(of house: House) -> Double {
    let leading: [Int] =
      switch self {
      case .love: [7, 5, 1, 8, 4]
      case .friends: [11, 3, 9, 5, 1]
      case .family: [4, 3, 2, 10, 6]
      case .work: [10, 6, 2, 3, 11]
      }
    guard let place = leading.firstIndex(of: house.number) else { return 1 }
    return 2.5 - 0.25 * Double(place)
  }

  /// The bond's column in tables: love, friends, family, work.
  private var place: Int {
    switch self {
    case .love: 0
    case .friends: 1
    case .family: 2
    case .work: 3
    }
  }
}

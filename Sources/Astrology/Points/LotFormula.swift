public import Ephemeris

/// How a lot is cast: from the Ascendant as far as from one point to another.
///
/// Lists of lots differ, so a formula is a value, and anybody's list can be written down:
///
/// ```swift
/// let marriage = try LotFormula("marriage=ascendant+venus-saturn")
/// let sun = try LotFormula("exaltation=ascendant+midheaven-sun:unreversed")
/// ```
public struct LotFormula: Sendable, Hashable {
  /// A point that a formula counts from or to.
  public enum Term: Sendable, Hashable {
    /// One of a chart's eleven bodies.
    case body(ChartBody)
    /// One of the four angles.
    case angle(ChartAngle)
    /// One of the seven Hermetic lots, as it falls in the chart.
    case lot(Lot)

    /// The name that formulas use, such as `north_node`.
    public var name: String {
      switch self {
      case .body(let body): body.name
      case .angle(let angle): angle.name
      case .lot(let lot): lot.name
      }
    }
  }

  /// What the lot is called.
  public let name: String
  /// The point counted to: its place is added to the Ascendant's.
  public let added: Term
  /// The point counted from: its place is taken away.
  public let subtracted: Term
  /// Whether the two change places in a chart by night.
  public let isReversedByNight: Bool

  /// The longest name of a lot.
  static let longestName = 40

  /// Writes a formula down.
  ///
  /// - Parameters:
  ///   - name: What the lot is called: small letters, digits and low lines, 40 at most.
  ///   - added: The point counted to.
  ///   - subtracted: The point counted from.
  ///   - isReversedByNight: Whether the two change places by night.
  /// - Throws: ``LotError/noName(_:)`` where that is none.
  public init(
    name: String, ascendantPlus added: Term, minus subtracted: Term, isReversedByNight: Bool = true
  ) throws(LotError) {
    let isName =
      (1...Self.longestName).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"):
          true
        case _: false
        }
      }
    guard isName else { throw .noName(name) }
    self.init(checked: name, added, subtracted, isReversedByNight: isReversedByNight)
  }

  init(_ lot: Lot, _ added: Term, _ subtracted: Term) {
    self.init(checked: lot.name, added, subtracted, isReversedByNight: true)
  }

  private init(checked name: String, _ added: Term, _ subtracted: Term, isReversedByNight: Bool) {
    self.name = name
    self.added = added
    self.subtracted = subtracted
    self.isReversedByNight = isReversedByNight
  }

  /// The same formula for day and night, as Ptolemy has it for the Lot of Fortune.
  public var unreversed: Self {
    Self(checked: name, added, subtracted, isReversedByNight: false)
  }

  /// The formula as it is read in a chart of that sect, which has nothing left to reverse.
  public func read(in sect: Sect) -> Self {
    let isReversed = isReversedByNight && sect == .night
    return Self(
      checked: name, isReversed ? subtracted : added, isReversed ? added : subtracted,
      isReversedByNight: false)
  }

  /// The sum, such as `ascendant+moon-sun`.
  public var sum: String { "ascendant+\(added.name)-\(subtracted.name)" }

  /// Where the lot falls.
  ///
  /// - Parameters:
  ///   - ascendant: The Ascendant.
  ///   - sect: The chart's sect.
  ///   - place: The places of its bodies and angles.
  /// - Returns: The place on the ecliptic.
  func longitude(
    from ascendant: EclipticLongitude, sect: Sect, place: (ChartPoint) -> EclipticLongitude
  ) -> EclipticLongitude {
    func longitude(of term: Term) -> Double {
      switch term {
      case .body(let body): place(.body(body.body)).degrees
      case .angle(let angle): place(.angle(angle)).degrees
      // The seven stand on bodies, or on Fortune and Spirit, which do.
      case .lot(let lot):
        lot.formula.longitude(from: ascendant, sect: sect, place: place).degrees
      }
    }
    let formula = read(in: sect)
    return EclipticLongitude(
      wrapping: ascendant.degrees + longitude(of: formula.added)
        - longitude(of: formula.subtracted))
  }
}

extension LotFormula {
  /// Where a lot falls in a chart.
  public struct Place: Sendable, Hashable {
    /// The formula as it was read, by day or by night.
    public let formula: LotFormula
    /// Where it falls.
    public let longitude: EclipticLongitude

    /// What the lot is called.
    public var name: String { formula.name }
  }
}

extension LotFormula: Codable {
  /// Reads the formula's text.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = try decoder.valid { () throws(LotError) in try Self(text) }
  }

  /// Writes the formula's text, which is its description.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

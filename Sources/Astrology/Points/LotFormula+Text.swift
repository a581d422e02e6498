@_spi(FrontEnd) public import Ephemeris

extension LotFormula: CustomStringConvertible {
  /// The formula as it is typed, such as `eros=ascendant+venus-spirit`, with `:unreversed` at its end where it
  /// is the same by night.
  public var description: String { "\(name)=\(sum)\(isReversedByNight ? "" : Self.suffix)" }

  private static let suffix = ":unreversed"

  /// Reads one of the seven by its name, or a formula: `name=ascendant+point-point`, which by night is
  /// `name=ascendant` with the two points the other way round unless `:unreversed` stands at its end.
  ///
  /// A point is one of the eleven bodies, an angle, or one of the seven lots.
  ///
  /// - Throws: ``LotError``.
  public init(_ text: some StringProtocol) throws(LotError) {
    let text = String(text)
    guard let equals = text.firstIndex(of: "=") else {
      guard let lot = try? Lot(name: text) else {
        throw .unknownLot(text, nearest: Self.nearest(to: text, among: Lot.allCases.map(\.name)))
      }
      self = lot.formula
      return
    }
    var sum = text[text.index(after: equals)...]
    let isReversed = !sum.hasSuffix(Self.suffix)
    if !isReversed { sum = sum.dropLast(Self.suffix.count) }
    let start = "ascendant+"
    guard sum.hasPrefix(start), let minus = sum.firstIndex(of: "-") else {
      throw .noFormula(text)
    }
    let added = sum[..<minus].dropFirst(start.count)
    try self.init(
      name: String(text[..<equals]), ascendantPlus: try Term(String(added)),
      minus: try Term(String(sum[sum.index(after: minus)...])), isReversedByNight: isReversed)
  }

  /// Reads a list with commas between lots' names and formulas.
  ///
  /// - Throws: ``LotError``, also for a lot that is there twice.
  public static func list(_ text: some StringProtocol) throws(LotError) -> [Self] {
    var formulas: [Self] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let formula = try Self(part)
      guard !formulas.contains(where: { $0.name == formula.name }) else {
        throw .repeated(formula.name)
      }
      formulas.append(formula)
    }
    return formulas
  }

  /// The name that is most like a misspelt one, if one is.
  fileprivate static func nearest(to text: String, among names: [String]) -> String? {
    // A longer text is no misspelling.
    guard text.utf8.count <= longestName else { return nil }
    let typed = Array(text.utf8)[...]
    let distances = names.map { (name: $0, edits: typed.editDistance(from: Array($0.utf8)[...])) }
    guard let nearest = distances.min(by: { $0.edits < $1.edits }) else { return nil }
    return nearest.edits <= 2 ? nearest.name : nil
  }
}

extension LotFormula.Term {
  /// Reads the name of a body, an angle or a lot.
  ///
  /// - Throws: ``LotError/unknownPoint(_:nearest:)``.
  public init(_ name: String) throws(LotError) {
    if let body = try? ChartBody(name: name) {
      self = .body(body)
    } else if let angle = try? ChartAngle(name: name) {
      self = .angle(angle)
    } else if let lot = try? Lot(name: name) {
      self = .lot(lot)
    } else {
      throw .unknownPoint(name, nearest: LotFormula.nearest(to: name, among: Self.names))
    }
  }

  /// The names there are.
  static let names: [String] =
    ChartBody.allCases.map(\.name) + ChartAngle.allCases.map(\.name) + Lot.allCases.map(\.name)
}

/// Why a lot can't be cast as it was asked for.
public enum LotError: AstrolabeError, Hashable {
  /// None of the seven has that name.
  case unknownLot(String, nearest: String?)
  /// A formula counts from or to something that isn't a point.
  case unknownPoint(String, nearest: String?)
  /// It isn't of a formula's form.
  case noFormula(String)
  /// It can't be a lot's name.
  case noName(String)
  /// A list has it twice.
  case repeated(String)

  /// The request: lots are options of a chart.
  public var cause: ErrorCause { .usage }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .unknownLot(let name, let nearest):
      let names = Lot.allCases.map(\.name).joined(separator: ", ")
      return "there is no lot \"\(name.printable)\"; "
        + (nearest.map { "did you mean \($0)?" }
          ?? "lots are \(names), or give a formula such as marriage=ascendant+venus-saturn")
    case .unknownPoint(let name, let nearest):
      let names = LotFormula.Term.names.joined(separator: ", ")
      return "a lot can't be counted with \"\(name.printable)\"; "
        + (nearest.map { "did you mean \($0)?" } ?? "points are \(names)")
    case .noFormula(let text):
      return "\"\(text.printable)\" is no formula of a lot; "
        + "write one such as marriage=ascendant+venus-saturn"
    case .noName(let name):
      return "a lot can't be called \"\(name.printable)\"; give small letters, digits and _, "
        + "\(LotFormula.longestName) at most"
    case .repeated(let name): return "the lot \(name) is there twice; give it once"
    }
  }
}

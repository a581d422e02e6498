/// Finds places by their names, as people write them, in a table that comes with the package.
///
/// ```swift
/// let finder = try PlaceFinder()
/// let ulm = try finder.place("Ulm, Germany").place
/// let place = ulm.coordinates  // 48.39841° N 9.99155° E
/// let zone = ulm.zone  // Europe/Berlin
/// ```
///
/// Case, accents, spaces and marks don't count; names in other languages and scripts do (`Cologne`,
/// `ロンドン`), and so do a country or a region after a comma, by name or by code: `Paris, TX`,
/// `Paris, France`. Nothing is asked of a network.
///
/// The table is mapped into memory and read where it is needed. A finder is immutable and may be used
/// from any thread; one should be passed about rather than the table be opened again.
public struct PlaceFinder: Sendable {
  let table: PlaceTable
  let letters: LetterTable
  let names: KeyIndex
  let regions: KeyIndex

  /// Opens the table that comes with the package.
  ///
  /// - Throws: ``PlaceError/tableNotFound(searched:)``, ``PlaceError/tableUnusable(path:fault:)``.
  /// - Complexity: Some 50 µs; the file is mapped, not read.
  public init() throws(PlaceError) {
    let path = try ReleasedPlaces.path()
    try self.init(path: path)
    guard table.facts.headChecksum == ReleasedPlaces.headChecksum else {
      throw .tableUnusable(path: path, fault: .foreign)
    }
  }

  /// The table that comes with the package, opened at the first use and kept from then on.
  public static let released = Result { () throws(PlaceError) in try PlaceFinder() }

  /// Opens a table made by `Scripts/make/make-places.py`.
  ///
  /// - Throws: ``PlaceError/tableUnusable(path:fault:)``.
  public init(path: String) throws(PlaceError) {
    do {
      table = try PlaceTable(path: path)
    } catch {
      throw .tableUnusable(path: path, fault: error)
    }
    letters = LetterTable(table: table)
    names = .places(table)
    regions = .regions(table)
  }

  /// How many places the table has.
  public var placeCount: Int { table.facts.placeCount }

  /// What the table was made from.
  public var source: String { table.facts.source }

  /// Looks at the whole of the table, where one wants to know before it is asked for.
  ///
  /// - Throws: ``PlaceError/tableUnusable(path:fault:)``.
  public func verify() throws(PlaceError) {
    try checked { () throws(PlaceTableFault) in try table.verifyAll() }
  }

  /// Reports of a table's fault which table it is.
  func checked<Result>(
    _ body: () throws(PlaceTableFault) -> Result
  ) throws(PlaceError) -> Result {
    do {
      return try body()
    } catch {
      throw .tableUnusable(path: table.path, fault: error)
    }
  }
}

// MARK: - One place

extension PlaceFinder {
  /// How many times as many people the place that is taken must have as the next of its name.
  static let plainFactor = 5
  /// Places so near to the one that is taken are parts of it, and it of them.
  private static let samePlaceKilometers = 15.0
  /// How many places an error names.
  private static let mostNamed = 5

  /// The place that a text names.
  ///
  /// A name that isn't the place's own counts for a tenth of its people, so that Cologne is the one on the
  /// Rhine and Florence that on the Arno, and no village with an ancient name outshines a town of today.
  ///
  /// - Parameter text: A name, with a country or regions after commas where it needs them, or
  ///   `geonames:` and a number.
  /// - Returns: The place, and how many answer to the text.
  /// - Throws: ``PlaceError``.
  /// - Complexity: A few microseconds.
  public func place(_ text: String) throws(PlaceError) -> PlaceFinder.FoundPlace {
    let query = PlaceQuery(text)
    if let digits = query.geonamesDigits { return try place(geonames: digits, text) }
    let found = try checked { () throws(PlaceTableFault) in try candidates(for: query) }
    switch found {
    case .notAName: throw .notAName(text)
    case .unknown: throw .unknown(text, nearest: try suggestions(for: query))
    case .notThere(let elsewhere):
      throw .notThere(text, elsewhere: try places(elsewhere.prefix(Self.mostNamed)))
    case .found(let candidates):
      guard let first = candidates.first else { throw .notAName(text) }
      let rivals = candidates.dropFirst().filter {
        $0.score * Self.plainFactor >= first.score && !Self.isNear($0.record, first.record)
      }
      guard rivals.isEmpty else {
        let named = [first] + rivals.prefix(Self.mostNamed - 1)
        throw .ambiguous(text, candidates: try places(named[...]), count: candidates.count)
      }
      let place = try checked { () throws(PlaceTableFault) in try table.place(first.number) }
      return PlaceFinder.FoundPlace(place: place, namesakes: candidates.count)
    }
  }

  /// Whether two places lie so near that either may be taken for the other.
  private static func isNear(_ one: PlaceRecord, _ other: PlaceRecord) -> Bool {
    SpherePoint(one).distanceKilometers(to: SpherePoint(other)) < samePlaceKilometers
      && one.zone == other.zone
  }

  private func places(_ candidates: ArraySlice<PlaceCandidate>) throws(PlaceError) -> [Place] {
    try checked { () throws(PlaceTableFault) in
      var places: [Place] = []
      for candidate in candidates { places.append(try table.place(candidate.number)) }
      return places
    }
  }

  private func place(
    geonames digits: ArraySlice<UInt8>, _ text: String
  ) throws(PlaceError) -> PlaceFinder.FoundPlace {
    guard digits.count <= 9, let number = Int(String(decoding: digits, as: UTF8.self)), number > 0
    else { throw .noSuchNumber(text) }
    let place = try checked { () throws(PlaceTableFault) -> Place? in
      try table.number(ofGeonamesID: number).map { (found) throws(PlaceTableFault) in
        try table.place(found)
      }
    }
    guard let place else { throw .noSuchNumber(text) }
    return PlaceFinder.FoundPlace(place: place, namesakes: 1)
  }
}

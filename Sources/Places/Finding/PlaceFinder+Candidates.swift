/// A place that answers to a name.
struct PlaceCandidate: Sendable, Hashable {
  let number: Int
  let record: PlaceRecord
  /// Its people, or a tenth of them where the name isn't its own.
  let score: Int
  /// Whether it has another name that is its own.
  let isByOtherName: Bool

  /// What a name that isn't the place's own counts for: one part in so many.
  static let otherNameDivisor = 10
}

extension PlaceFinder {
  /// What comes of a text.
  enum Candidates {
    case notAName
    /// No place has the name.
    case unknown
    /// Places have the name, but not where the text says.
    case notThere([PlaceCandidate])
    /// Those that answer to the text, the likeliest first.
    case found([PlaceCandidate])
  }

  /// The places that answer to a text by one of its readings, the first that gives any.
  func candidates(for query: PlaceQuery) throws(PlaceTableFault) -> Candidates {
    guard let plain = query.plain else { return .notAName }
    var outcome = try candidates(for: plain)
    if case .found = outcome { return outcome }
    for reading in query.others {
      switch (try candidates(for: reading), outcome) {
      case (.found(let found), _): return .found(found)
      case (.notAName, _), (.unknown, .unknown), (.notThere, _), (.unknown, .notThere),
        (.unknown, .found):
        break
      case (.unknown, .notAName): outcome = .unknown
      }
    }
    return outcome
  }

  private func candidates(for reading: PlaceQuery.Reading) throws(PlaceTableFault) -> Candidates {
    let key = try letters.key(of: reading.name)
    if key.isEmpty { return .notAName }
    var postings = try names.postings(of: key)
    if postings.isEmpty { postings = try names.postings(of: Self.withoutDigraphs(key)) }
    if postings.isEmpty { return .unknown }
    var wanted: [[KeyIndex.Posting]] = []
    for region in reading.regions { wanted.append(try regions(named: region)) }
    let found = try candidates(of: postings, in: wanted)
    if !found.isEmpty { return .found(found) }
    return reading.isCut ? .unknown : .notThere(try candidates(of: postings, in: []))
  }

  /// The countries and regions of a name; none where there is none.
  func regions(named text: ArraySlice<UInt8>) throws(PlaceTableFault) -> [KeyIndex.Posting] {
    try regions.postings(of: letters.key(of: text))
  }

  /// Those of some places that lie in one of each of some regions, the likeliest first.
  func candidates(
    of postings: [KeyIndex.Posting], in wanted: [[KeyIndex.Posting]]
  ) throws(PlaceTableFault) -> [PlaceCandidate] {
    var found: [PlaceCandidate] = []
    for posting in postings {
      let candidate = try candidate(posting)
      if try isPlace(candidate, in: wanted) { found.append(candidate) }
    }
    guard found.count > 1 else { return found }
    // Within a region a name is that of the place that bears it, however large another is that was once
    // called so.
    let bearers = Set(found.lazy.filter { !$0.isByOtherName }.map(\.record.region))
    if !bearers.isEmpty {
      found.removeAll { $0.isByOtherName && bearers.contains($0.record.region) }
    }
    found.sort(by: Self.isLikelier)
    return found
  }

  /// The place that a name means.
  @inline(__always)
  func candidate(_ posting: KeyIndex.Posting) throws(PlaceTableFault) -> PlaceCandidate {
    let record = try table.record(posting.number)
    let divisor = posting.isOtherName ? PlaceCandidate.otherNameDivisor : 1
    return PlaceCandidate(
      number: posting.number, record: record, score: record.population / divisor,
      isByOtherName: posting.isOtherName)
  }

  /// Whether a place lies in one of each of some regions.
  @inline(__always)
  func isPlace(
    _ candidate: PlaceCandidate, in wanted: [[KeyIndex.Posting]]
  ) throws(PlaceTableFault) -> Bool {
    if wanted.isEmpty { return true }
    let region = candidate.record.region
    let country = try table.country(ofRegion: region)
    return wanted.allSatisfy { regions in
      regions.contains { $0.number == region || $0.number == country }
    }
  }

  /// Whether a candidate comes before another.
  static func isLikelier(_ one: PlaceCandidate, _ other: PlaceCandidate) -> Bool {
    (other.score, one.record.geonamesID) < (one.score, other.record.geonamesID)
  }

  /// The key without the second letters of `ae`, `oe` and `ue`, as who has no umlauts writes them.
  private static func withoutDigraphs(_ key: [UInt8]) -> [UInt8] {
    let umlauts: Set = [UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "u")]
    var plain: [UInt8] = []
    for byte in key {
      if byte == UInt8(ascii: "e"), let last = plain.last, umlauts.contains(last) { continue }
      plain.append(byte)
    }
    return plain
  }
}

public import Base

extension PlaceFinder {
  /// The places that answer to a text: those of the name, then those with a name that begins so, and
  /// where there are neither, near misses.
  ///
  /// Of each the most populous come first; a name that isn't the place's own counts for a tenth.
  ///
  /// - Parameters:
  ///   - text: A name or its beginning, with a country or regions after commas where wanted.
  ///   - limit: How many places to give at most.
  ///   - center: Where given, the places of the name are given in the order of their distance from there.
  /// - Returns: The places, and how they answer.
  /// - Throws: ``PlaceError/notAName(_:)`` where the text has no letter, or what is wrong with the table.
  /// - Complexity: Some microseconds; tens of them where beginnings or near misses are looked for.
  public func search(
    _ text: String, limit: Int = 10, near center: GeographicPlace? = nil
  ) throws(PlaceError) -> PlaceFinder.Search {
    let query = PlaceQuery(text)
    if query.geonamesDigits != nil {
      let answer = PlaceFinder.Search.Answer(place: try place(text).place, fit: .name)
      return PlaceFinder.Search(answers: limit > 0 ? [answer] : [], namesakes: 1)
    }
    let search = try checked { () throws(PlaceTableFault) -> PlaceFinder.Search? in
      try answers(to: query, limit: max(0, limit), near: center)
    }
    guard let search else { throw .notAName(text) }
    return search
  }

  private func answers(
    to query: PlaceQuery, limit: Int, near center: GeographicPlace?
  ) throws(PlaceTableFault) -> PlaceFinder.Search? {
    var named: [PlaceCandidate] = []
    switch try candidates(for: query) {
    case .notAName: return nil
    case .found(let found): named = found
    case .unknown, .notThere: break
    }
    if let center {
      let center = SpherePoint(center)
      let ranked = named.map { (center.distanceKilometers(to: SpherePoint($0.record)), $0) }
      named = ranked.sorted { $0.0 < $1.0 }.map(\.1)
    }
    var numbers = named.prefix(limit).map { ($0.number, PlaceFinder.Search.Fit.name) }
    if numbers.count < limit {
      let known = Set(numbers.map(\.0))
      let beginnings = try beginnings(of: query, limit: limit).filter { !known.contains($0) }
      numbers += beginnings.prefix(limit - numbers.count).map { ($0, .beginning) }
    }
    if numbers.isEmpty {
      numbers = try nearMisses(of: query, limit: limit).map { ($0, .nearMiss) }
    }
    var answers: [PlaceFinder.Search.Answer] = []
    for (number, fit) in numbers {
      answers.append(PlaceFinder.Search.Answer(place: try table.place(number), fit: fit))
    }
    return PlaceFinder.Search(answers: answers, namesakes: named.count)
  }

  /// What someone may have meant by a name that no place has.
  func suggestions(for query: PlaceQuery) throws(PlaceError) -> [Place] {
    try checked { () throws(PlaceTableFault) in
      var numbers = try nearMisses(of: query, limit: 3)
      for number in try beginnings(of: query, limit: 2) where !numbers.contains(number) {
        numbers.append(number)
      }
      var places: [Place] = []
      for number in numbers { places.append(try table.place(number)) }
      return places
    }
  }

  /// How the likeliest reading of a text has its name and its regions.
  private func wanted(
    _ query: PlaceQuery
  ) throws(PlaceTableFault) -> (key: [UInt8], regions: [[KeyIndex.Posting]])? {
    guard let reading = query.plain else { return nil }
    let key = try letters.key(of: reading.name)
    guard !key.isEmpty else { return nil }
    var wanted: [[KeyIndex.Posting]] = []
    for region in reading.regions {
      // A region that is unknown, too, doesn't help to find what was meant.
      let found = try regions(named: region)
      if !found.isEmpty { wanted.append(found) }
    }
    return (key, wanted)
  }
}

// MARK: - Names that begin so

extension PlaceFinder {
  /// Fewer letters begin too many names to be of help.
  private static let fewestLetters = 2
  /// How many blocks are read, those with the largest places first.
  private static let mostBlocks = 48

  /// The numbers of the most populous places with a name that begins like a text's.
  private func beginnings(of query: PlaceQuery, limit: Int) throws(PlaceTableFault) -> [Int] {
    guard limit > 0, let (key, regions) = try wanted(query), key.count >= Self.fewestLetters else {
      return []
    }
    var found: [PlaceCandidate] = []
    for (best, block) in try largestBlocks(beginningWith: key) {
      if found.count >= limit, best < Self.scale(found[limit - 1].score) { break }
      try names.forEachPosting(inBlock: block, beginningWith: key) {
        (posting) throws(PlaceTableFault) in
        let candidate = try candidate(posting)
        if found.count >= limit, !Self.isLikelier(candidate, found[limit - 1]) { return }
        guard try isPlace(candidate, in: regions) else { return }
        if let known = found.firstIndex(where: { $0.number == candidate.number }) {
          if !Self.isLikelier(candidate, found[known]) { return }
          found.remove(at: known)
        }
        let rank = found.firstIndex { Self.isLikelier(candidate, $0) } ?? found.count
        found.insert(candidate, at: rank)
        if found.count > limit { found.removeLast() }
      }
    }
    return found.map(\.number)
  }

  /// Of the blocks that may hold such names those with the largest places, the largest first.
  private func largestBlocks(
    beginningWith key: [UInt8]
  ) throws(PlaceTableFault) -> [(best: Int, block: Int)] {
    let range = try names.blocks(beginningWith: key)
    let bests = try names.bests(ofBlocks: range)
    // The least that still is among the largest: bests are bytes, so they are counted.
    var counts = [Int](repeating: 0, count: 256)
    for best in bests { counts[Int(best)] += 1 }
    var (least, count) = (255, counts[255])
    while least > 0, count < Self.mostBlocks {
      least -= 1
      count += counts[least]
    }
    var blocks: [(best: Int, block: Int)] = []
    for (block, best) in zip(range, bests) where best >= least { blocks.append((Int(best), block)) }
    blocks.sort { ($1.best, $0.block) < ($0.best, $1.block) }
    return Array(blocks.prefix(Self.mostBlocks))
  }

  /// A score on the scale of the blocks' best scores, or a little less: eight times its binary
  /// logarithm, by the three bits after the first, since log₂(1 + x) is no less than x.
  private static func scale(_ score: Int) -> Int {
    let number = (max(0, score) + 1) << 3
    let exponent = Int.bitWidth - 1 - number.leadingZeroBitCount
    return 8 * (exponent - 3) + (number >> (exponent - 3)) & 7
  }
}

// MARK: - Near misses

extension PlaceFinder {
  /// The numbers of the places whose names are most like a text's, the likest first.
  private func nearMisses(of query: PlaceQuery, limit: Int) throws(PlaceTableFault) -> [Int] {
    guard limit > 0, let (key, regions) = try wanted(query) else { return [] }
    var best: [Int: (distance: Int, score: Int)] = [:]
    for hit in try NearIndex(table: table, keys: names).hits(near: key) {
      for candidate in try candidates(of: hit.postings, in: regions) {
        let (distance, score) = best[candidate.number] ?? (Int.max, 0)
        if (hit.distance, -candidate.score) < (distance, -score) {
          best[candidate.number] = (hit.distance, candidate.score)
        }
      }
    }
    let ranked = best.sorted {
      ($0.value.distance, -$0.value.score, $0.key) < ($1.value.distance, -$1.value.score, $1.key)
    }
    return ranked.prefix(limit).map(\.key)
  }
}

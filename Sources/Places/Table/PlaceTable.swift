internal import Base
internal import Synchronization

/// The table of places, mapped into memory and checked page by page.
///
/// The head is checked when the table is opened, a page when it is first used: so opening costs some
/// microseconds, a search reads a few dozen pages, and nothing damaged is ever answered from. Whatever the
/// table says is held to its bounds, so that a forged one can answer nonsense and no more.
///
/// Unchecked: everything is set when the table is opened, but for the seals, which are atomic.
@safe final class PlaceTable: @unchecked Sendable {
  let path: String
  let facts: PlaceTableFacts
  private let file: MappedFile
  // What every look into the table needs of its facts.
  private let headSize: Int
  private let regionCount: Int
  private let countryCount: Int
  private let zoneCount: Int
  /// Where the sections begin and end, by their numbers.
  private let bounds: [Range<Int>]
  /// One bit for each page that was found sound.
  private let seals: UnsafeMutablePointer<Atomic<UInt64>>

  /// How many names stand behind one offset.
  static let namesInGroup = 16
  /// Degrees of latitude, the pole in the last.
  static let bandCount = 181
  static let regionSize = 12

  /// Opens the table at `path`.
  init(path: String) throws(PlaceTableFault) {
    self.path = path
    do {
      file = try MappedFile(path: path)
    } catch {
      throw PlaceTableFault(error)
    }
    let facts = try unsafe PlaceTableFacts(file.base, count: file.count)
    self.facts = facts
    (headSize, zoneCount) = (facts.headSize, facts.zoneCount)
    (regionCount, countryCount) = (facts.regionCount, facts.countryCount)
    bounds = PlaceTableFacts.Section.allCases.map { facts.sections[$0] ?? 0..<0 }
    let words = facts.pageCount / 64 + 1
    unsafe seals = .allocate(capacity: words)
    for word in 0..<words { unsafe (seals + word).initialize(to: Atomic(0)) }
  }

  deinit {
    unsafe seals.deinitialize(count: facts.pageCount / 64 + 1)
    unsafe seals.deallocate()
  }

  /// Some bytes of a section, within its bounds and on pages that are sound.
  @inline(__always)
  func bytes(
    _ section: PlaceTableFacts.Section, at offset: Int, count: Int
  ) throws(PlaceTableFault) -> UnsafeRawPointer {
    let bounds = bounds[section.rawValue]
    guard offset >= 0, count >= 0, offset <= bounds.count - count else { throw .inconsistent }
    let start = bounds.lowerBound + offset
    let first = (start - headSize) >> PlaceTableFacts.pageShift
    let last = max(first, (start + count - 1 - headSize) >> PlaceTableFacts.pageShift)
    for page in first...last
    where unsafe seals[page >> 6].load(ordering: .relaxed) >> UInt64(page & 63) & 1 == 0 {
      try seal(page)
    }
    return unsafe file.base + start
  }

  @inline(never)
  private func seal(_ page: Int) throws(PlaceTableFault) {
    guard page < facts.pageCount else { throw .inconsistent }
    let start = facts.headSize + page << PlaceTableFacts.pageShift
    let count = min(1 << PlaceTableFacts.pageShift, file.count - start)
    let place =
      PlaceTableFacts.size + PlaceTableFacts.Section.allCases.count * 8 + page * 8
    let sum = unsafe UInt64(
      littleEndian: file.base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    guard unsafe TableChecksum.of(file.base + start, count: count) == sum else {
      throw .damagedPage(page)
    }
    unsafe seals[page >> 6].bitwiseOr(1 << UInt64(page & 63), ordering: .relaxed)
  }

  /// Looks at every page, where one wants to know before it is asked for.
  func verifyAll() throws(PlaceTableFault) {
    for page in 0..<facts.pageCount { try seal(page) }
  }

  /// How many pages were read so far.
  var pagesRead: Int {
    (0..<facts.pageCount / 64 + 1).reduce(0) {
      $0 + (unsafe seals[$1].load(ordering: .relaxed).nonzeroBitCount)
    }
  }

  /// The number at a place of a section of such numbers.
  @inline(__always)
  func uint32(
    _ section: PlaceTableFacts.Section, _ place: Int
  ) throws(PlaceTableFault) -> Int {
    let bytes = try unsafe bytes(section, at: place &* 4, count: 4)
    return unsafe Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
  }

  /// The number at a place of a section of such numbers.
  @inline(__always)
  func uint16(
    _ section: PlaceTableFacts.Section, _ place: Int
  ) throws(PlaceTableFault) -> Int {
    let bytes = try unsafe bytes(section, at: place &* 2, count: 2)
    return unsafe Int(UInt16(littleEndian: bytes.loadUnaligned(as: UInt16.self)))
  }

  @inline(__always)
  func uint8(_ section: PlaceTableFacts.Section, _ place: Int) throws(PlaceTableFault) -> Int {
    unsafe Int(try bytes(section, at: place, count: 1).load(as: UInt8.self))
  }

  /// A text of a section of texts, each with its length before it.
  private func text(
    _ section: PlaceTableFacts.Section, at offset: Int
  ) throws(PlaceTableFault) -> String {
    let count = try uint8(section, offset)
    let bytes = try unsafe bytes(section, at: offset + 1, count: count)
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

// MARK: - What the table says of a place

/// The numbers of a place: sixteen bytes of the table.
struct PlaceRecord: Sendable, Hashable {
  static let size = 16

  let latitudeE5: Int
  let longitudeE5: Int
  let region: Int
  let population: Int
  let zone: Int
  /// 0 if the place is not from GeoNames.
  let geonamesID: Int

  init(_ first: UInt64, _ second: UInt64) {
    latitudeE5 = Int(first & 0x1FF_FFFF) - 9_000_000
    longitudeE5 = Int(first >> 25 & 0x3FF_FFFF) - 18_000_000
    region = Int(first >> 51)
    population = Int(second & 0x1FF_FFFF)
    zone = Int(second >> 25 & 0x3FF)
    geonamesID = Int(second >> 35 & 0xFF_FFFF)
  }
}

extension PlaceTable {
  /// The numbers of a place.
  @inline(__always)
  func record(_ place: Int) throws(PlaceTableFault) -> PlaceRecord {
    let bytes = try unsafe bytes(.records, at: place &* PlaceRecord.size, count: PlaceRecord.size)
    let record = unsafe PlaceRecord(
      UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)),
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    guard record.region < regionCount, record.zone < zoneCount else {
      throw .inconsistent
    }
    return record
  }

  /// The place that GeoNames has under a number.
  ///
  /// - Complexity: Linear; some 0.2 ms, and a millisecond for the first time.
  func number(ofGeonamesID wanted: Int) throws(PlaceTableFault) -> Int? {
    let records = try unsafe bytes(.records, at: 0, count: facts.placeCount * PlaceRecord.size)
    for place in 0..<facts.placeCount {
      let second = unsafe UInt64(
        littleEndian: records.loadUnaligned(
          fromByteOffset: place &* PlaceRecord.size &+ 8, as: UInt64.self))
      if Int(second >> 35 & 0xFF_FFFF) == wanted { return place }
    }
    return nil
  }

  /// The country that a region belongs to; a country belongs to itself.
  @inline(__always)
  func country(ofRegion region: Int) throws(PlaceTableFault) -> Int {
    let bytes = try unsafe bytes(.regions, at: region &* Self.regionSize, count: Self.regionSize)
    let country = unsafe Int(
      UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt16.self)))
    guard country < countryCount else { throw .inconsistent }
    return country
  }

  /// The place of a number, in words.
  func place(_ number: Int) throws(PlaceTableFault) -> Place {
    let record = try record(number)
    let country = try country(ofRegion: record.region)
    let bytes = try unsafe bytes(.regions, at: country * Self.regionSize, count: Self.regionSize)
    let zonesOfCountry = unsafe Int(
      UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: 6, as: UInt16.self)))
    let code = [8, 9].map { unsafe bytes.load(fromByteOffset: $0, as: UInt8.self) }
    let coordinates: GeographicPlace
    do {
      coordinates = try GeographicPlace(
        latitude: Double(record.latitudeE5) / 1e5, longitude: Double(record.longitudeE5) / 1e5)
    } catch {
      throw .inconsistent
    }
    return Place(
      name: try name(number),
      region: country == record.region ? nil : try regionName(record.region),
      country: try regionName(country), countryCode: String(decoding: code, as: UTF8.self),
      zonesOfCountry: zonesOfCountry, coordinates: coordinates,
      zone: try text(.zoneNames, at: uint32(.zones, record.zone)), population: record.population,
      geonamesID: record.geonamesID == 0 ? nil : record.geonamesID)
  }

  /// A place's own name.
  func name(_ place: Int) throws(PlaceTableFault) -> String {
    var offset = try uint32(.nameGroups, place / Self.namesInGroup)
    for _ in 0..<place % Self.namesInGroup { offset += 1 + (try uint8(.names, offset)) }
    return try text(.names, at: offset)
  }

  /// The name of a country or of a region within one.
  func regionName(_ region: Int) throws(PlaceTableFault) -> String {
    let bytes = try unsafe bytes(.regions, at: region * Self.regionSize, count: Self.regionSize)
    let offset = unsafe Int(UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self)))
    return try text(.regionNames, at: offset)
  }
}

internal import Base

/// What stands at the head of a table of places, which `Scripts/make/make-places.py` writes.
///
/// Little-endian throughout. 256 bytes of facts, then where each section begins and how long it is,
/// then a checksum for each page of the rest. The head has a checksum of its own, so that it identifies
/// the whole table.
struct PlaceTableFacts: Sendable, Hashable {
  let headChecksum: UInt64
  let headSize: Int
  let pageCount: Int
  let placeCount: Int
  let keyCount: Int
  let regionCount: Int
  /// Regions below this number are countries.
  let countryCount: Int
  let zoneCount: Int
  let regionKeyCount: Int
  /// What the table was made from.
  let source: String
  let sections: [Section: Range<Int>]

  /// A part of the table, in the order of the file.
  enum Section: Int, Sendable, CaseIterable {
    case records, bands, nameGroups, names
    case keyBlocks, keyBests, keys
    case regionBlocks, regionBests, regionKeys
    case regions, regionNames, zones, zoneNames
    case letterBlocks, letters, letterPool
    case nearBuckets, nearKeys
  }

  static let magic = Array("ASTPLACE".utf8)
  static let version: UInt32 = 1
  static let byteOrder: UInt32 = 0x0102_0304
  static let size = 256
  /// The binary logarithm of a page's size.
  static let pageShift = 12

  /// Reads the facts of a table of `count` bytes and sees whether its parts fit together.
  init(_ base: UnsafeRawPointer, count: Int) throws(PlaceTableFault) {
    guard count >= Self.size else { throw .empty }
    func uint32(_ offset: Int) -> UInt32 {
      unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    func uint64(_ offset: Int) -> UInt64 {
      unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    guard
      (0..<8).allSatisfy({ unsafe base.load(fromByteOffset: $0, as: UInt8.self) == Self.magic[$0] })
    else { throw .notATable }
    guard uint32(12) == Self.byteOrder else {
      throw uint32(12) == Self.byteOrder.byteSwapped ? .otherByteOrder : .notATable
    }
    guard uint32(8) == Self.version else { throw .otherVersion(uint32(8)) }
    let fileSize = Int(clamping: uint64(16))
    guard fileSize == count else { throw .wrongSize(expected: fileSize, found: count) }
    headSize = Int(uint32(32))
    headChecksum = uint64(24)
    guard headSize >= Self.size, headSize <= count,
      unsafe TableChecksum.of(base + 32, count: headSize - 32) == headChecksum
    else { throw .damagedHead }
    let page = 1 << Self.pageShift
    pageCount = Int(uint32(40))
    let sectionCount = Int(uint32(44))
    guard headSize % page == 0, uint32(36) == UInt32(Self.pageShift),
      sectionCount == Section.allCases.count,
      pageCount == (count - headSize + page - 1) / page,
      Self.size + sectionCount * 8 + pageCount * 8 <= headSize
    else { throw .inconsistent }
    let counts = (0..<6).map { Int(uint32(48 + $0 * 4)) }
    (placeCount, keyCount, regionCount) = (counts[0], counts[1], counts[2])
    (countryCount, zoneCount, regionKeyCount) = (counts[3], counts[4], counts[5])
    source = String(
      decoding: (72..<200).map { unsafe base.load(fromByteOffset: $0, as: UInt8.self) }
        .prefix { $0 != 0 }, as: UTF8.self)
    var sections: [Section: Range<Int>] = [:]
    for section in Section.allCases {
      let start = Int(uint32(Self.size + section.rawValue * 8))
      let length = Int(uint32(Self.size + section.rawValue * 8 + 4))
      guard start >= headSize, start + length <= count else { throw .inconsistent }
      sections[section] = start..<(start + length)
    }
    self.sections = sections
    guard countsFit else { throw .inconsistent }
  }

  /// The length of a section in bytes.
  func length(of section: Section) -> Int { sections[section]?.count ?? 0 }

  /// Whether the sections are as long as what is counted in them.
  private var countsFit: Bool {
    func blocks(_ keys: Int) -> Int {
      (keys + KeyIndex.keysInBlock - 1) / KeyIndex.keysInBlock
    }
    let groups = (placeCount + PlaceTable.namesInGroup - 1) / PlaceTable.namesInGroup
    return placeCount < 1 << 20 && keyCount < 1 << 20 && regionCount < 1 << 13
      && countryCount <= regionCount && zoneCount < 1 << 10 && regionKeyCount < 1 << 20
      && length(of: .records) == placeCount * PlaceRecord.size
      && length(of: .bands) == (PlaceTable.bandCount + 1) * 4
      && length(of: .nameGroups) == (groups + 1) * 4
      && length(of: .keyBlocks) == (blocks(keyCount) + 1) * 4
      && length(of: .keyBests) == blocks(keyCount)
      && length(of: .regionBlocks) == (blocks(regionKeyCount) + 1) * 4
      && length(of: .regions) == regionCount * PlaceTable.regionSize
      && length(of: .zones) == zoneCount * 4
      && length(of: .letterBlocks) == LetterTable.blockCount * 2
      && length(of: .nearBuckets) == (NearIndex.bucketCount + 1) * 4
      && length(of: .nearKeys) % NearIndex.entrySize == 0
  }
}

extension PlaceTableFault {
  init(_ failure: FileBytes.Failure) {
    self = failure.isOfTheSystem ? .outOfResources(failure.reason) : .unreadable(failure.reason)
  }
}

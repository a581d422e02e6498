/// What stands at the head of a compiled table.
///
/// Little-endian throughout. 192 bytes of facts, then the series' records, the pieces of ΔT, the index
/// of the blocks (their offsets in units of eight bytes, and the end of the last), and the blocks.
struct TableFacts: Sendable, Hashable {
  var fileSize = 0
  /// Bytes before the first block.
  var headSize = 0
  var seriesCount = 0
  var blockCount = 0
  /// Where the first block begins: a Julian Day, TT.
  var epoch = 0.0
  var blockDays = 0.0
  var span: EphemerisSpan
  var deltaTCount = 0
  /// Where libswe's sidereal time changes its formula, Julian Days UT, and by how many degrees it
  /// jumps there.
  var siderealSteps: [SiderealStep] = []
  /// The libswe that the table was fitted to.
  var libraryVersion = ""
  /// The number of the JPL ephemeris behind libswe's files.
  var jplNumber = 0
  /// SHA-256 of the names and hashes of those files.
  var sourceDigest: [UInt8] = []

  /// A jump of libswe's sidereal time.
  struct SiderealStep: Sendable, Hashable {
    let ut: Double
    let degrees: Double
  }

  static let magic = Array("ASTROLAB".utf8)
  static let version: UInt32 = 3
  static let byteOrder: UInt32 = 0x0102_0304
  static let size = 192
  /// Bytes of a piece of ΔT: its start, its length in days, and five coefficients.
  static let deltaTPieceSize = 56

  var seriesOffset: Int { Self.size }
  var deltaTOffset: Int { seriesOffset + seriesCount * ChebyshevSeries.recordSize }
  var indexOffset: Int { deltaTOffset + deltaTCount * Self.deltaTPieceSize }
  /// The head's own size, before it is rounded up.
  var headEnd: Int { indexOffset + (blockCount + 1) * 4 }

  init(span: EphemerisSpan) {
    self.span = span
  }
}

/// What is wrong with a compiled table.
public enum TableFault: Error, Sendable, Hashable {
  /// The system can't read the file.
  case unreadable(String)
  /// The system has run short of memory or of files it may open.
  case outOfResources(String)
  /// The file is too short to be a table.
  case empty
  /// The file is something else.
  case notATable
  /// The table was written by a machine of the other byte order.
  case otherByteOrder
  /// The table has a version that this engine doesn't know.
  case otherVersion(UInt32)
  /// The file is shorter or longer than it says.
  case wrongSize(expected: Int, found: Int)
  /// The head of the table is damaged.
  case damagedHead
  /// A block is damaged.
  case damagedBlock(Int)
  /// The parts don't fit together.
  case inconsistent
  /// The table is sound, but not the one that this engine was released with.
  case foreign

  init(_ failure: FileBytes.Failure) {
    self = failure.isOfTheSystem ? .outOfResources(failure.reason) : .unreadable(failure.reason)
  }
}

extension TableFault: CustomStringConvertible {
  /// What is wrong, as a clause.
  public var description: String {
    switch self {
    case .unreadable(let reason), .outOfResources(let reason): reason
    case .empty: "the file is empty or too short to be a table"
    case .notATable: "the file is no compiled ephemeris"
    case .otherByteOrder: "the table has the other byte order"
    case .otherVersion(let version):
      "the table has version \(version), and this engine reads \(TableFacts.version)"
    case .wrongSize(let expected, let found):
      "the file has \(found) bytes, and should have \(expected)"
    case .damagedHead: "the head of the table is damaged"
    case .damagedBlock(let index): "block \(index) of the table is damaged"
    case .inconsistent: "the parts of the table don't fit together"
    case .foreign: "it is not the table that this engine was released with"
    }
  }
}

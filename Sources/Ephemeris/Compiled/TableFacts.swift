/// What stands at the head of a compiled table.
///
/// Little-endian throughout. 192 bytes of facts, then the series' records, the pieces of ΔT, the index
/// of the blocks (their offsets in units of eight bytes, and the end of the last), and the blocks.
package struct TableFacts: Sendable, Hashable {
  package var fileSize = 0
  /// Bytes before the first block.
  package var headSize = 0
  package var seriesCount = 0
  package var blockCount = 0
  /// Where the first block begins: a Julian Day, TT.
  package var epoch = 0.0
  package var blockDays = 0.0
  package var span: EphemerisSpan
  package var deltaTCount = 0
  /// Where libswe's sidereal time changes its formula, Julian Days UT, and by how many degrees it
  /// jumps there.
  package var siderealSteps: [SiderealStep] = []
  /// The libswe that the table was fitted to.
  package var libraryVersion = ""
  /// The number of the JPL ephemeris behind libswe's files.
  package var jplNumber = 0
  /// SHA-256 of the names and hashes of those files.
  package var sourceDigest: [UInt8] = []

  /// A jump of libswe's sidereal time.
  package struct SiderealStep: Sendable, Hashable {
    package let ut: Double
    package let degrees: Double

    package init(ut: Double, degrees: Double) {
      self.ut = ut
      self.degrees = degrees
    }
  }

  package static let magic = Array("ASTROLAB".utf8)
  package static let version: UInt32 = 4
  package static let byteOrder: UInt32 = 0x0102_0304
  package static let size = 192
  /// Bytes of a piece of ΔT: its start, its length in days, and five coefficients.
  package static let deltaTPieceSize = 56

  package var seriesOffset: Int { Self.size }
  package var deltaTOffset: Int { seriesOffset + seriesCount * ChebyshevSeries.recordSize }
  package var indexOffset: Int { deltaTOffset + deltaTCount * Self.deltaTPieceSize }
  /// The head's own size, before it is rounded up.
  package var headEnd: Int { indexOffset + (blockCount + 1) * 4 }

  package init(span: EphemerisSpan) {
    self.span = span
  }
}

/// What is wrong with a compiled table.
public enum TableFault: AstrolabeError, Hashable {
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

  package init(_ failure: FileBytes.Failure) {
    self = failure.isOfTheSystem ? .outOfResources(failure.reason) : .unreadable(failure.reason)
  }
}

extension TableFault {
  /// The file.
  public var cause: ErrorCause { .installation }

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

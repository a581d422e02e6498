#if SwissEphemeris
public import Ephemeris

/// Makes a compiled table from libswe.
///
/// ```swift
/// let compiler = try TableCompiler(span: span, ephemeris: DirectEphemeris())
/// let blocks = try (0..<compiler.blockCount).map { try compiler.block($0) }
/// let bytes = try compiler.table(of: blocks)
/// ```
///
/// The same span and the same files of libswe give the same bytes, in whatever order and on whichever
/// threads the blocks are made.
public struct TableCompiler: Sendable {
  /// The days the table is to answer for.
  public let span: EphemerisSpan
  /// How many blocks there are to make.
  public let blockCount: Int
  private let epoch: Double
  private let blocks: BlockCompiler
  private let library: LibSwissEphemeris
  private let sourceDigest: [UInt8]

  /// Prepares a table.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/noRoomForTable(_:span:)`` where the ephemeris doesn't reach a fortnight
  ///   beyond the span on both sides, or what is wrong with its data.
  public init(span: EphemerisSpan, ephemeris: DirectEphemeris) throws(EphemerisError) {
    self.span = span
    library = ephemeris.library
    sourceDigest = try SwissFile.digest(ofFilesIn: ephemeris.folder)
    let first = try ephemeris.terrestrialTime(span.start).days
    let last = try ephemeris.terrestrialTime(span.end).days
    let days = TablePlan.blockDays
    let border = TablePlan.moonSegmentBorder
    let firstNumber = Int(((first - border) / days).rounded(.down))
    let epoch = border + Double(firstNumber) * days
    self.epoch = epoch
    blockCount = Int(((last - epoch) / days).rounded(.down)) + 1
    let outer = ephemeris.span
    guard epoch > outer.start.days else { throw .noRoomForTable(span.first, span: outer) }
    guard epoch + Double(blockCount) * days < outer.end.days else {
      throw .noRoomForTable(span.last, span: outer)
    }
    blocks = BlockCompiler(
      library: library, firstNumber: firstNumber, siderealSteps: try Self.siderealSteps(library))
  }

  /// The bytes of a block by its number.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/noSuchBlock(_:count:)``, or another ``/Ephemeris/EphemerisError`` where libswe
  ///   fails.
  /// - Complexity: Some 700 calls of libswe, 6 ms.
  public func block(_ number: Int) throws(EphemerisError) -> [UInt8] {
    guard (0..<blockCount).contains(number) else {
      throw .noSuchBlock(number, count: blockCount)
    }
    return try self.blocks.block(number)
  }

  /// The whole table, from all its blocks in order.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/noSuchBlock(_:count:)`` where some are missing, or another where libswe fails.
  public func table(of blocks: [[UInt8]]) throws(EphemerisError) -> [UInt8] {
    guard blocks.count == blockCount else {
      throw .noSuchBlock(blocks.count, count: blockCount)
    }
    var facts = TableFacts(span: span)
    facts.seriesCount = TablePlan.entries.count
    facts.blockCount = blockCount
    facts.epoch = epoch
    facts.blockDays = TablePlan.blockDays
    let pieces = try DeltaTPieces(span: span, library: library)
    facts.deltaTCount = pieces.pieces.count
    facts.siderealSteps = self.blocks.siderealSteps
    facts.libraryVersion = DirectEphemeris.libraryVersion
    facts.jplNumber = try library.withSession { session throws(EphemerisError) in session.denum() }
    facts.sourceDigest = sourceDigest
    facts.headSize = (facts.headEnd + 63) / 64 * 64
    facts.fileSize = facts.headSize + blocks.reduce(0) { $0 + $1.count }

    var bytes = facts.bytes
    for entry in TablePlan.entries { bytes += entry.series.record }
    for piece in pieces.pieces {
      for number in [piece.start, piece.days] + piece.coefficients { bytes.appendWord(number) }
    }
    var offset = facts.headSize
    for block in blocks {
      bytes.appendWord(UInt32(offset / 8))
      offset += block.count
    }
    bytes.appendWord(UInt32(offset / 8))
    bytes += [UInt8](repeating: 0, count: facts.headSize - bytes.count)
    let sum = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.baseAddress.map {
        unsafe TableChecksum.bySums(of: $0 + 32, count: bytes.count - 32)
      } ?? 0
    }
    var checksum: [UInt8] = []
    checksum.appendWord(sum)
    bytes.replaceSubrange(24..<32, with: checksum)
    bytes.reserveCapacity(facts.fileSize)
    for block in blocks { bytes += block }
    return bytes
  }

  /// Where libswe's sidereal time changes to its formula for remote times, and the jump there: 1.9″
  /// at the start of 2050, 0.1″ at that of 1850 (swe_sidtime in sweph's swephlib.c).
  private static func siderealSteps(
    _ library: LibSwissEphemeris
  ) throws(EphemerisError) -> [TableFacts.SiderealStep] {
    var steps: [TableFacts.SiderealStep] = []
    // The formula for remote times still holds at 00:00 of 1850 and already at that of 2050.
    for (ut, first) in [(2_396_758.5, 2_396_758.5.nextUp), (2_469_807.5, 2_469_807.5)] {
      let degrees = try library.withSession { session throws(EphemerisError) in
        // A millisecond to either side; the Earth turns 15″ a second in between.
        let (before, after) = (ut - 1e-8, ut + 1e-8)
        let jump = { (session: borrowing LibSwissEphemeris.Session) in
          let turned =
            EarthRotation.angle(at: JulianDay(after)) - EarthRotation.angle(at: JulianDay(before))
          return session.siderealTime(at: JulianDay(after))
            - session.siderealTime(at: JulianDay(before)) - turned
        }
        return jump(session)
      }
      steps.append(TableFacts.SiderealStep(ut: first, degrees: degrees))
    }
    return steps
  }
}
#endif

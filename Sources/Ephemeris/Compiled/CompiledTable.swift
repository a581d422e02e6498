internal import Synchronization

/// A file of Chebyshev coefficients, mapped into memory and checked part by part.
///
/// What stands at the head is checked when the table is opened, a block when it is first used: so
/// opening costs some microseconds, and no damaged number is ever answered from.
///
/// Unchecked: everything is set when the table is opened, but for the seals, which are atomic.
@safe final class CompiledTable: @unchecked Sendable {
  let path: String
  let facts: TableFacts
  let series: [ChebyshevSeries]
  private let file: MappedFile
  private let blockIndex: UnsafeRawPointer
  private let deltaTPieces: UnsafeRawPointer
  private let blocksPerDay: Double
  /// What a slope over a whole block is multiplied by to be one a day.
  let slopePerDay: Double
  /// For each 1024th of the time in which the pieces of ΔT begin, the last that begins before it.
  private var deltaTGuesses: [Int] = []
  private var guessesPerDay = 0.0
  /// One bit for each block that was found sound.
  private let seals: UnsafeMutablePointer<Atomic<UInt64>>

  private static let guessCount = 1_024

  /// Opens the table at `path`.
  ///
  /// - Throws: ``EphemerisError/tableUnusable(path:fault:)``.
  init(path: String) throws(EphemerisError) {
    self.path = path
    do {
      file = try MappedFile(path: path)
    } catch {
      throw .tableUnusable(path: path, fault: TableFault(error))
    }
    do {
      facts = try unsafe TableFacts(file.base, count: file.count)
      series = try unsafe facts.readSeries(file.base)
    } catch {
      throw .tableUnusable(path: path, fault: error)
    }
    unsafe blockIndex = file.base + facts.indexOffset
    unsafe deltaTPieces = file.base + facts.deltaTOffset
    blocksPerDay = 1 / facts.blockDays
    slopePerDay = 2 / facts.blockDays
    let words = facts.blockCount / 64 + 1
    unsafe seals = .allocate(capacity: words)
    for word in 0..<words { unsafe (seals + word).initialize(to: Atomic(0)) }
    guard deltaTIsSound else { throw .tableUnusable(path: path, fault: .inconsistent) }
    let (earliest, latest) = (deltaTNumber(0, 0), deltaTNumber(facts.deltaTCount - 1, 0))
    guessesPerDay = latest > earliest ? Double(Self.guessCount) / (latest - earliest) : 0
    var piece = 0
    deltaTGuesses = (0...Self.guessCount).map { guess in
      // One guess earlier, so that the last digit of a quotient doesn't matter.
      let begin = earliest + Double(guess - 1) / max(guessesPerDay, .leastNormalMagnitude)
      while piece + 1 < facts.deltaTCount, deltaTNumber(piece + 1, 0) <= begin { piece += 1 }
      return piece
    }
    guard coversItsSpan else { throw .tableUnusable(path: path, fault: .inconsistent) }
  }

  /// Whether the pieces of ΔT are numbers and follow one another.
  private var deltaTIsSound: Bool {
    (0..<facts.deltaTCount).allSatisfy { piece in
      (0..<7).allSatisfy { deltaTNumber(piece, $0).isFinite } && deltaTNumber(piece, 1) > 0
        && (piece == 0 || deltaTNumber(piece - 1, 0) < deltaTNumber(piece, 0))
    }
  }

  /// Whether the blocks reach from the first instant of the span to the last.
  private var coversItsSpan: Bool {
    let (start, end) = (facts.span.start, facts.span.end)
    let first = start.days + deltaT(at: start) / 86_400
    let last = end.days + deltaT(at: end) / 86_400
    return facts.epoch <= first
      && last < facts.epoch + Double(facts.blockCount) * facts.blockDays
  }

  deinit {
    unsafe seals.deinitialize(count: facts.blockCount / 64 + 1)
    unsafe seals.deallocate()
  }

  /// A block of the table, and where in it an instant lies.
  @safe struct Place {
    /// The first byte of the block.
    let block: UnsafeRawPointer
    /// Bytes of the block with all its halves.
    let count: Int
    /// The instant within the block, −1…1.
    let x: Double
  }

  /// The block that covers an instant.
  ///
  /// - Throws: ``EphemerisError/tableUnusable(path:fault:)`` where the block is damaged,
  ///   ``EphemerisError/outOfSpan(days:scale:span:)`` outside the table.
  @inline(__always)
  func place(of tt: JulianDay<TT>) throws(EphemerisError) -> Place {
    let blocks = (tt.days - facts.epoch) * blocksPerDay
    guard blocks >= 0, blocks < Double(facts.blockCount) else {
      throw .outOfSpan(days: tt.days, scale: "TT", span: facts.span)
    }
    let index = Int(blocks)
    let start = unsafe Int(blockIndex.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)) * 8
    let end =
      unsafe Int(
        blockIndex.loadUnaligned(fromByteOffset: index * 4 + 4, as: UInt32.self)) * 8
    let block = unsafe file.base + start
    if unsafe seals[index >> 6].load(ordering: .relaxed) >> UInt64(index & 63) & 1 == 0 {
      try unsafe seal(index, block, count: end - start)
    }
    return unsafe Place(block: block, count: end - start, x: 2 * (blocks - Double(index)) - 1)
  }

  @inline(never)
  private func seal(
    _ index: Int, _ block: UnsafeRawPointer, count: Int
  ) throws(EphemerisError) {
    let sum = unsafe UInt64(littleEndian: block.loadUnaligned(as: UInt64.self))
    guard unsafe TableChecksum.bySums(of: block + 8, count: count - 8) == sum else {
      throw .tableUnusable(path: path, fault: .damagedBlock(index))
    }
    unsafe seals[index >> 6].bitwiseOr(1 << UInt64(index & 63), ordering: .relaxed)
  }

  /// Looks at every block, where one wants to know before it is asked for.
  func verifyAll() throws(EphemerisError) {
    for index in 0..<facts.blockCount {
      let middle = facts.epoch + (Double(index) + 0.5) * facts.blockDays
      _ = try place(of: JulianDay<TT>(middle))
    }
  }

  /// ΔT in seconds, by the quartic of its piece.
  func deltaT(at ut: JulianDay<UT1>) -> Double { deltaT(at: ut, by: deltaTPiece(at: ut)) }

  /// The same instant in Universal Time: ΔT is a function of that, so it is asked for twice, but its
  /// piece looked for once.
  func universalTime(_ tt: JulianDay<TT>) -> JulianDay<UT1> {
    let first = JulianDay<UT1>(tt.days)
    let piece = deltaTPiece(at: first)
    let second = JulianDay<UT1>(tt.days - nearDeltaT(at: first, by: piece) * Self.daysPerSecond)
    let seconds = deltaT(at: second, by: covers(piece, second) ? piece : deltaTPiece(at: second))
    return JulianDay<UT1>(tt.days - seconds / 86_400)
  }

  private static let daysPerSecond = 1.0 / 86_400

  /// ΔT in seconds but for its last digits, in fewer steps that wait for one another: a search converts thousands
  /// of instants, and does nothing else meanwhile.
  ///
  /// The same quartic in Estrin's order. It differs by less than 10⁻¹² s, in which ΔT itself changes by nothing.
  @inline(__always)
  private func nearDeltaT(at ut: JulianDay<UT1>, by piece: Int) -> Double {
    let x = (ut.days - deltaTNumber(piece, 0)) / deltaTNumber(piece, 1)
    let low = deltaTNumber(piece, 2) + x * deltaTNumber(piece, 3)
    let middle = deltaTNumber(piece, 4) + x * deltaTNumber(piece, 5)
    let square = x * x
    return low + square * (middle + square * deltaTNumber(piece, 6))
  }

  private func deltaT(at ut: JulianDay<UT1>, by piece: Int) -> Double {
    let x = (ut.days - deltaTNumber(piece, 0)) / deltaTNumber(piece, 1)
    var sum = deltaTNumber(piece, 6)
    for number in (2..<6).reversed() { sum = sum * x + deltaTNumber(piece, number) }
    return sum
  }

  /// The last piece of ΔT that doesn't begin after an instant.
  private func deltaTPiece(at ut: JulianDay<UT1>) -> Int {
    let guess = (ut.days - deltaTNumber(0, 0)) * guessesPerDay
    var piece = guess > 0 ? deltaTGuesses[Int(min(guess, Double(Self.guessCount)))] : 0
    while piece + 1 < facts.deltaTCount, deltaTNumber(piece + 1, 0) <= ut.days { piece += 1 }
    return piece
  }

  /// Whether a piece of ΔT is that of an instant.
  private func covers(_ piece: Int, _ ut: JulianDay<UT1>) -> Bool {
    (piece == 0 || deltaTNumber(piece, 0) <= ut.days)
      && (piece + 1 == facts.deltaTCount || ut.days < deltaTNumber(piece + 1, 0))
  }

  private func deltaTNumber(_ piece: Int, _ number: Int) -> Double {
    unsafe deltaTPieces.loadUnaligned(
      fromByteOffset: piece * TableFacts.deltaTPieceSize + number * 8, as: Double.self)
  }
}

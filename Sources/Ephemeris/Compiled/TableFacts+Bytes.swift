extension TableFacts {
  /// Reads the facts of a table of `count` bytes and sees whether its parts fit together.
  package init(_ base: UnsafeRawPointer, count: Int) throws(TableFault) {
    guard count >= Self.size else { throw .empty }
    let head = unsafe HeadReader(base: base)
    guard
      (0..<8).allSatisfy({ unsafe base.load(fromByteOffset: $0, as: UInt8.self) == Self.magic[$0] })
    else { throw .notATable }
    let order = head.uint32(12)
    guard order == Self.byteOrder else {
      throw order == Self.byteOrder.byteSwapped ? .otherByteOrder : .notATable
    }
    let version = head.uint32(8)
    guard version == Self.version else { throw .otherVersion(version) }
    fileSize = Int(clamping: head.uint64(16))
    guard fileSize == count else { throw .wrongSize(expected: fileSize, found: count) }
    headSize = Int(head.uint32(32))
    guard headSize >= Self.size, headSize <= count,
      unsafe TableChecksum.bySums(of: base + 32, count: headSize - 32) == head.uint64(24)
    else { throw .damagedHead }
    seriesCount = Int(head.uint32(36))
    blockCount = Int(head.uint32(40))
    (epoch, blockDays) = (head.double(48), head.double(56))
    let (first, last) = (Int(head.int32(64)), Int(head.int32(68)))
    deltaTCount = Int(head.uint32(72))
    siderealSteps = [96, 112].map {
      SiderealStep(ut: head.double($0), degrees: head.double($0 + 8))
    }
    libraryVersion = String(
      decoding: (128..<144).map { unsafe base.load(fromByteOffset: $0, as: UInt8.self) }
        .prefix { $0 != 0 }, as: UTF8.self)
    jplNumber = Int(head.uint32(144))
    sourceDigest = (152..<184).map { unsafe base.load(fromByteOffset: $0, as: UInt8.self) }
    span = EphemerisSpan(
      first: CalendarDate(dayNumber: min(first, last)),
      last: CalendarDate(dayNumber: max(first, last)))
    guard first <= last, (-1_000_000...1_000_000).contains(first),
      (-1_000_000...1_000_000).contains(last), seriesCount <= 255, blockCount <= 1 << 20,
      blockCount > 0, deltaTCount <= 1 << 16, deltaTCount > 0, blockDays > 0.1, blockDays < 1_000,
      epoch.isFinite, headEnd <= headSize,
      siderealSteps.allSatisfy({ $0.ut.isFinite && $0.degrees.magnitude < 1 })
    else { throw .inconsistent }
    try unsafe checkIndex(base)
  }

  /// Every block lies within the file, after the one before it.
  private func checkIndex(_ base: UnsafeRawPointer) throws(TableFault) {
    var end = headSize
    for block in 0...blockCount {
      let offset =
        unsafe Int(base.loadUnaligned(fromByteOffset: indexOffset + block * 4, as: UInt32.self)) * 8
      guard offset >= end, offset <= fileSize else { throw .inconsistent }
      end = offset + (block < blockCount ? 8 : 0)
    }
  }

  /// Reads the series and sees that each lies within every block.
  package func readSeries(_ base: UnsafeRawPointer) throws(TableFault) -> [ChebyshevSeries] {
    let head = unsafe HeadReader(base: base)
    var smallest = Int.max
    for block in 0..<blockCount {
      let (start, end) = (
        head.uint32(indexOffset + block * 4), head.uint32(indexOffset + block * 4 + 4)
      )
      smallest = min(smallest, Int(end - start) * 8)
    }
    var series: [ChebyshevSeries] = []
    for number in 0..<seriesCount {
      let at = seriesOffset + number * ChebyshevSeries.recordSize
      guard
        let channel = unsafe ChebyshevSeries.Channel(
          rawValue: base.load(fromByteOffset: at + 1, as: UInt8.self)),
        let encoding = unsafe ChebyshevSeries.Encoding(
          rawValue: base.load(fromByteOffset: at + 2, as: UInt8.self))
      else { throw .inconsistent }
      let one = unsafe ChebyshevSeries(
        subject: base.load(fromByteOffset: at, as: UInt8.self), channel: channel,
        encoding: encoding, parts: Int(base.load(fromByteOffset: at + 3, as: UInt8.self)),
        headCount: Int(head.uint32(at + 4)), tailCount: Int(head.uint32(at + 8)),
        unit: head.double(at + 16), offset: Int(head.uint32(at + 12)))
      guard one.isSound, one.offset >= 8, one.offset + one.parts * one.stride <= smallest else {
        throw .inconsistent
      }
      series.append(one)
    }
    return series
  }

  /// The facts as bytes; the checksum is the caller's to fill in.
  package var bytes: [UInt8] {
    var bytes = Self.magic
    bytes.appendWord(Self.version)
    bytes.appendWord(Self.byteOrder)
    bytes.appendWord(UInt64(fileSize))
    bytes.appendWord(UInt64(0))
    for number in [headSize, seriesCount, blockCount, 0] { bytes.appendWord(UInt32(number)) }
    bytes.appendWord(epoch)
    bytes.appendWord(blockDays)
    bytes.appendWord(UInt32(bitPattern: Int32(span.first.dayNumber)))
    bytes.appendWord(UInt32(bitPattern: Int32(span.last.dayNumber)))
    bytes.appendWord(UInt32(deltaTCount))
    bytes.appendWord(UInt32(0))
    bytes += [UInt8](repeating: 0, count: 16)
    for step in siderealSteps {
      bytes.appendWord(step.ut)
      bytes.appendWord(step.degrees)
    }
    bytes += Array(libraryVersion.utf8.prefix(16))
    bytes += [UInt8](repeating: 0, count: 144 - bytes.count)
    bytes.appendWord(UInt32(jplNumber))
    bytes.appendWord(UInt32(0))
    bytes += sourceDigest
    return bytes + [UInt8](repeating: 0, count: Self.size - bytes.count)
  }
}

extension ChebyshevSeries {
  /// Whether the numbers make sense together.
  package var isSound: Bool {
    let isKnown = subject == Self.earth || subject < UInt8(CelestialBody.allCases.count)
    guard isKnown, parts == 1 || parts == 2, headCount >= 1, count <= ChebyshevBasis.degree + 1,
      unit.isFinite
    else { return false }
    guard encoding != .fixed else { return unit > 0 }
    // A pair must be a longitude's: its kernel knows these two forms.
    return headCount == 2 && (tailCount == 8 || tailCount == 12)
      && (lane == nil || channel == .longitude)
  }

  /// The series' record.
  package var record: [UInt8] {
    var bytes = [subject, channel.rawValue, encoding.rawValue, UInt8(parts)]
    for number in [headCount, tailCount, offset] { bytes.appendWord(UInt32(number)) }
    bytes.appendWord(unit)
    return bytes + [UInt8](repeating: 0, count: Self.recordSize - bytes.count)
  }
}

/// Reads numbers at offsets of the head, whatever the machine's byte order.
@safe private struct HeadReader {
  package let base: UnsafeRawPointer

  package func uint32(_ offset: Int) -> UInt32 {
    unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }

  package func int32(_ offset: Int) -> Int32 { Int32(bitPattern: uint32(offset)) }

  package func uint64(_ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  package func double(_ offset: Int) -> Double { Double(bitPattern: uint64(offset)) }
}

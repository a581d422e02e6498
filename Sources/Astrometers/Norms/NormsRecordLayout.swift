internal import Astrology
internal import Ephemeris

/// The head of a record of norms.
enum NormsRecordLayout {
  static let magic = Array("ASTRNORM".utf8)
  /// The version that is written.
  static let version: UInt16 = 2
  /// The version that has another checksum, and is still read.
  private static let firstVersion: UInt16 = 1
  static let headSize = 24
  static let size =
    headSize + NormsBirth.size + Meter.count * MeterKnots.count * MemoryLayout<Float>.size

  /// What is ranked by the norms of a record.
  enum Kind: UInt8 {
    /// The days of a life.
    case days = 0
    /// The skies of other people's births.
    case people = 1
  }

  /// The code of a source in a record.
  static func code(of source: Sky.Source) -> UInt8 {
    switch source {
    case .compiled: 1
    case .swiss: 2
    }
  }

  /// Where the knots begin.
  static let knotsOffset = headSize + NormsBirth.size

  /// Looks at the head of a record, and whether what follows is what was written.
  static func check(
    _ bytes: RawSpan, source: Sky.Source, kind: Kind
  ) throws(NormsRecordError) {
    guard bytes.byteCount >= magic.count,
      magic.indices.allSatisfy({ bytes.number(at: $0, as: UInt8.self) == magic[$0] })
    else { throw .notARecord }
    guard bytes.byteCount >= magic.count + 2 else { throw .damaged }
    let version = bytes.number(at: 8, as: UInt16.self)
    guard version == Self.version || version == firstVersion else { throw .otherVersion(version) }
    guard bytes.byteCount == size else { throw .wrongSize(bytes.byteCount) }
    let definition = bytes.number(at: 10, as: UInt16.self)
    let code = bytes.number(at: 12, as: UInt8.self)
    guard let foundKind = Kind(rawValue: bytes.number(at: 13, as: UInt8.self)),
      bytes.number(at: 14, as: UInt16.self) == 0
    else { throw .damaged }
    let sum = checksum(of: bytes.extracting(headSize...), version: version)
    guard bytes.number(at: 16, as: UInt64.self) == sum else { throw .damaged }
    guard foundKind == kind else { throw .otherKind }
    guard definition == ScoringDefinition.version else { throw .otherDefinition(definition) }
    guard let found = Sky.Source.allCases.first(where: { Self.code(of: $0) == code }) else {
      throw .damaged
    }
    guard found == source else { throw .otherSource(found: found, wanted: source) }
  }

  /// The checksum of what follows the head.
  static func checksum(of body: RawSpan, version: UInt16 = version) -> UInt64 {
    unsafe body.withUnsafeBytes { body in
      guard let start = body.baseAddress else { preconditionFailure("a body has a size") }
      return version == firstVersion
        ? unsafe TableChecksum.of(start, count: body.count)
        : unsafe TableChecksum.inFourLanes(of: start, count: body.count)
    }
  }
}

extension RawSpan {
  /// The little-endian number at a place, which must be within.
  func number<Number: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as kind: Number.Type
  ) -> Number {
    // Any bytes are a number, and the span looks whether there are so many.
    unsafe Number(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: kind))
  }
}

/// What distinguishes one birth from another in a record: everything that norms depend on.
enum NormsBirth {
  private static let count = CelestialBody.scoringPointCount
  private static let (placesOffset, weightsOffset) = (8, 8 + 4 * count)
  private static let housesOffset = weightsOffset + 4 * count

  static let size = housesOffset + count + 1

  /// Appends that of a birth.
  static func append(_ natal: NatalProfile, to bytes: inout [UInt8]) {
    bytes.appendWord(natal.birth.days)
    for point in natal.points { bytes.appendWord(CircleUnits(point.longitude)) }
    for point in natal.points { bytes.appendWord(Float(point.weight.value)) }
    bytes.append(contentsOf: natal.points.map { UInt8($0.house.number) })
    bytes.append(0)
  }

  /// Whether these ``size`` bytes of a record are a birth's own but for the last bits, in which two machines may differ.
  static func isNear(
    _ bytes: RawSpan, to natal: NatalProfile
  ) throws(NormsRecordError) -> Bool {
    guard bytes.number(at: size - 1, as: UInt8.self) == 0 else { throw .damaged }
    let days = Double(bitPattern: bytes.number(at: 0, as: UInt64.self))
    guard natal.points.count == count,
      abs(days - natal.birth.days) <= instantToleranceDays
    else { return false }
    for (index, point) in natal.points.enumerated() {
      let place = bytes.number(at: placesOffset + 4 * index, as: UInt32.self)
      let weight = Float(
        bitPattern: bytes.number(at: weightsOffset + 4 * index, as: UInt32.self))
      guard
        Int32(bitPattern: place &- CircleUnits(point.longitude)).magnitude <= placeTolerance,
        abs(weight - Float(point.weight.value)) <= weightTolerance,
        bytes.number(at: housesOffset + index, as: UInt8.self) == point.house.number
      else { return false }
    }
    return true
  }

  /// Half a second: births are given to the second.
  private static let instantToleranceDays = 0.5 / 86_400
  /// 0.0001°, in units of 2⁻³² of the circle.
  private static let placeTolerance: UInt32 = 1_193
  /// Weights are 3 to 29.25; the factors that they are made of have two digits.
  private static let weightTolerance: Float = 0.001
}

/// The definition of the scores, as a whole.
package enum ScoringDefinition {
  /// Goes up by one whenever anything in the definition changes a number, so that norms that were
  /// taken by another one are recognised.
  package static let version: UInt16 = 1
}

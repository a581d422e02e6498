internal import Astrology
internal import Ephemeris

/// The head of a record of norms.
enum NormsRecordLayout {
  static let magic = Array("ASTRNORM".utf8)
  static let version: UInt16 = 1
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

  /// What stands for a source in a record.
  static func code(of source: EphemerisSource) -> UInt8 {
    switch source {
    case .compiled: 1
    case .swiss: 2
    }
  }

  /// Where the knots begin.
  static let knotsOffset = headSize + NormsBirth.size

  /// Looks at the head of a record, and whether what follows is what was written.
  static func check(
    _ bytes: [UInt8], source: EphemerisSource, kind: Kind
  ) throws(NormsRecordError) {
    var reader = LittleEndianReader(bytes.prefix(headSize))
    guard bytes.starts(with: magic) else { throw .notARecord }
    reader.skip(magic.count)
    let version = try reader.number(UInt16.self)
    guard version == Self.version else { throw .otherVersion(version) }
    guard bytes.count == size else { throw .wrongSize(bytes.count) }
    let definition = try reader.number(UInt16.self)
    let code = try reader.number(UInt8.self)
    guard let foundKind = Kind(rawValue: try reader.number(UInt8.self)) else { throw .damaged }
    try reader.skipZeros(2)
    guard try reader.number(UInt64.self) == TableChecksum.of(bytes[headSize...]) else {
      throw .damaged
    }
    guard foundKind == kind else { throw .otherKind }
    guard definition == ScoringDefinition.version else { throw .otherDefinition(definition) }
    guard let found = EphemerisSource.allCases.first(where: { Self.code(of: $0) == code }) else {
      throw .damaged
    }
    guard found == source else { throw .otherSource(found: found, wanted: source) }
  }
}

/// What tells one birth from another in a record: everything that norms depend on.
struct NormsBirth {
  let instantDays: Double
  let places: [CircleUnits]
  let weights: [Float]
  let houses: [UInt8]

  static let size = 8 + CelestialBody.scoringPointCount * 9 + 1

  init(_ natal: NatalProfile) {
    instantDays = natal.birth.days
    places = natal.points.map { CircleUnits($0.longitude) }
    weights = natal.points.map { Float($0.weight.value) }
    houses = natal.points.map { UInt8($0.house.number) }
  }

  init(_ reader: inout LittleEndianReader) throws(NormsRecordError) {
    instantDays = Double(bitPattern: try reader.number(UInt64.self))
    var (places, weights, houses): ([CircleUnits], [Float], [UInt8]) = ([], [], [])
    for _ in 0..<CelestialBody.scoringPointCount { places.append(try reader.number(UInt32.self)) }
    for _ in 0..<CelestialBody.scoringPointCount {
      weights.append(Float(bitPattern: try reader.number(UInt32.self)))
    }
    for _ in 0..<CelestialBody.scoringPointCount { houses.append(try reader.number(UInt8.self)) }
    try reader.skipZeros(1)
    (self.places, self.weights, self.houses) = (places, weights, houses)
  }

  func write(to bytes: inout [UInt8]) {
    bytes.appendWord(instantDays)
    for place in places { bytes.appendWord(place) }
    for weight in weights { bytes.appendWord(weight) }
    bytes.append(contentsOf: houses)
    bytes.append(0)
  }

  /// Whether the births are the same but for the last bits, in which two machines may differ.
  func isNear(_ other: Self) -> Bool {
    abs(instantDays - other.instantDays) <= Self.instantToleranceDays
      && zip(places, other.places).allSatisfy { place, other in
        Int32(bitPattern: place &- other).magnitude <= Self.placeTolerance
      }
      && zip(weights, other.weights).allSatisfy { abs($0 - $1) <= Self.weightTolerance }
      && houses == other.houses
  }

  /// Half a second: births are told to the second.
  private static let instantToleranceDays = 0.5 / 86_400
  /// 0.0001°, in units of 2⁻³² of the circle.
  private static let placeTolerance: UInt32 = 1_193
  /// Weights are 3 to 29.25; the factors that they are made of have two digits.
  private static let weightTolerance: Float = 0.001
}

extension LittleEndianReader {
  /// The number that comes next; what isn't there is damage.
  mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ kind: Number.Type
  ) throws(NormsRecordError) -> Number {
    guard let number = next(kind) else { throw .damaged }
    return number
  }

  /// Goes beyond bytes that hold nothing yet; anything in them is damage.
  mutating func skipZeros(_ count: Int) throws(NormsRecordError) {
    for _ in 0..<count {
      guard try number(UInt8.self) == 0 else { throw .damaged }
    }
  }
}

/// The definition of the scores, as a whole.
package enum ScoringDefinition {
  /// Goes up by one whenever anything in the definition changes a number, so that norms that were
  /// taken by another one are recognised.
  package static let version: UInt16 = 1
}

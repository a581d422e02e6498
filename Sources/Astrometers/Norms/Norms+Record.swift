public import Ephemeris

// A record is how a host keeps a person's norms: 9 040 bytes, little-endian.
//
//     0  8  the letters ASTRNORM
//     8  2  the version of this form, 1
//    10  2  the version of the scoring definition
//    12  1  what the sky came from: 1 compiled tables, 2 Swiss Ephemeris
//    13  1  what is ranked: 0 days, 1 people (StrangerNorms)
//    14  2  zeros
//    16  8  the checksum of everything that follows
//    24  8  the instant of birth: a Julian Day, UT1
//    32 44  the eleven longitudes, in units of 2⁻³² of the circle
//    76 44  the eleven weights, single precision
//   120 11  the eleven houses
//   131  1  zero
//   132     for each of the seventeen meters 65, 33 and 33 knots in single precision; a side without
//           knots is filled with the largest finite number
//
// Norms are taken in single precision, and the batch reckons in it, so norms that were kept are those
// just taken, to the bit. The knots of one life have little in common, and compressing them would save
// less than half at the price of records of many lengths.

extension Norms {
  /// Bytes of a record.
  public static let recordSize = NormsRecordLayout.size

  /// The norms as a record, to be kept with the profile and read by
  /// ``init(record:of:source:)``.
  ///
  /// - Parameters:
  ///   - natal: Whose norms they are.
  ///   - source: What the sky came from that they were taken by.
  /// - Returns: ``recordSize`` bytes.
  public func record(of natal: NatalProfile, source: EphemerisSource) -> [UInt8] {
    record(of: natal, source: source, kind: .days)
  }

  func record(
    of natal: NatalProfile, source: EphemerisSource, kind: NormsRecordLayout.Kind
  ) -> [UInt8] {
    var body: [UInt8] = []
    NormsBirth(natal).write(to: &body)
    var knots: [Float] = []
    for meter in meters { MeterKnots.append(meter, to: &knots) }
    for knot in knots { body.appendWord(knot) }

    var record = NormsRecordLayout.magic
    record.appendWord(NormsRecordLayout.version)
    record.appendWord(ScoringDefinition.version)
    record.appendWord(NormsRecordLayout.code(of: source))
    record.append(contentsOf: [kind.rawValue, 0, 0])
    record.appendWord(TableChecksum.of(body))
    return record + body
  }

  /// Reads a record, whatever its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The record.
  ///   - natal: Whose norms they should be.
  ///   - source: What the sky should come from.
  /// - Throws: ``NormsRecordError`` where the bytes are no record or damaged, or where the norms
  ///   would have to be taken anew.
  public init(
    record bytes: [UInt8], of natal: NatalProfile, source: EphemerisSource
  ) throws(NormsRecordError) {
    try self.init(record: bytes, of: natal, source: source, kind: .days)
  }

  init(
    record bytes: [UInt8], of natal: NatalProfile, source: EphemerisSource,
    kind: NormsRecordLayout.Kind
  ) throws(NormsRecordError) {
    var reader = try NormsRecordLayout.checked(bytes, source: source, kind: kind)
    guard try NormsBirth(&reader).isNear(NormsBirth(natal)) else { throw .otherBirth }
    var meters: [MeterNorms] = []
    for _ in Meter.allCases {
      let activity = try QuantileKnots(&reader, count: MeterKnots.activityCount)
      let harmonious = try QuantileKnots(&reader, count: MeterKnots.sideCount)
      let challenging = try QuantileKnots(&reader, count: MeterKnots.sideCount)
      meters.append(
        MeterNorms(activity: activity, harmonious: harmonious, challenging: challenging))
    }
    self.init(meters: meters)
  }

  /// Puts meters' norms together, in the meters' order.
  init(meters: [MeterNorms]) {
    self.meters = meters
  }
}

extension QuantileKnots {
  /// Reads knots; what doesn't ascend from 0 or more is no set of knots.
  fileprivate init(_ reader: inout LittleEndianReader, count: Int) throws(NormsRecordError) {
    var knots: [Double] = []
    knots.reserveCapacity(count)
    var last: Float = 0
    for _ in 0..<count {
      let knot = try reader.float()
      guard knot.isFinite, knot >= last else { throw .damaged }
      last = knot
      knots.append(Double(knot))
    }
    let isEmpty = knots[0] == Double(Float.greatestFiniteMagnitude)
    guard isEmpty || last < .greatestFiniteMagnitude else { throw .damaged }
    self.init(ascending: isEmpty ? [] : knots)
  }
}

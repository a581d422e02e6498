@testable import Base
import Astrolabe
import Astrology
@testable import Astrometers
import Ephemeris

extension FuzzTarget {
  /// Records of norms: a sound one with changes, mostly with its checksum put right.
  static let norms = Self(name: "norms", longestInput: 256) { input in
    let kept = try KeptNorms.sample.get()
    let patches = Patches(input, to: kept.record)
    var bytes = patches.bytes
    if patches.isSealed, bytes.count > NormsRecordLayout.headSize {
      bytes.lay(TableChecksum.of(bytes[NormsRecordLayout.headSize...]), at: 16)
    }
    let natal = NatalProfile(of: kept.chart)
    let norms: Norms
    do throws(NormsRecordError) {
      norms = try Norms(record: bytes, of: natal, source: .compiled)
    } catch {
      return try promiseSentence(error)
    }
    try promiseSameBytes(bytes, norms.record(of: natal, source: .compiled))
    let scores = Astrometer(of: kept.chart, norms: norms).scores(during: kept.skies)
    for meter in Meter.allCases {
      let score = scores[meter]
      try promise(
        (0...100).contains(score.intensity) && (0...100).contains(score.harmony),
        "\(meter) has \(score)")
    }
  }

  /// What was read is written again, but for the birth, which is the asked one's to the last bit.
  private static func promiseSameBytes(
    _ read: [UInt8], _ written: [UInt8]
  ) throws(BrokenPromise) {
    let knots = NormsRecordLayout.headSize + NormsBirth.size
    try promise(read.prefix(16) == written.prefix(16), "a head is not the one that was read")
    try promise(read[knots - 1] == 0, "a byte that should be zero was read over")
    try promise(read[knots...] == written[knots...], "knots are not those that were read")
  }

  /// A person's norms as a host keeps them.
  private struct KeptNorms: Sendable {
    let chart: NatalChart
    let record: [UInt8]
    let skies: DaySkies

    static let sample = Result { try KeptNorms() }

    init() throws {
      let ephemeris = try StandardEphemeris()
      let date = try CalendarDate(daysSince1970: 0)
      chart = try NatalChart(of: Birth(date: date), ephemeris: ephemeris)
      let astrometer = try Astrometer(of: chart, ephemeris: ephemeris)
      record = astrometer.norms.record(of: astrometer.natal, source: .compiled)
      skies = try DaySkies(
        at: JulianDay(secondsSince1970: 1_700_000_000), ephemeris: ephemeris)
    }
  }
}

package import Ephemeris

/// A person's yardstick for other people: what much and what little is among strangers.
///
/// Section 8 of the definition. The strangers are born 31 days apart, at 12:00 UTC, from 25 years before to
/// 25 years after the date of the person's own birth. Like ``Norms`` these belong to the birth chart: take
/// them once and keep the record.
package struct StrangerNorms: Sendable, Hashable {
  /// The yardstick of each meter.
  let norms: Norms

  /// How many strangers there are, where the ephemeris has them all.
  package static let sampleCount = 601
  /// Days from one stranger's birth to the next.
  package static let sampleSpacingDays = 31
  /// With fewer, ranks would mean little.
  package static let leastCount = 300

  /// The instants of the strangers' births, as far as the ephemeris has them.
  package static func births(
    around birth: JulianDay<UT1>, span: EphemerisSpan
  ) -> [JulianDay<UT1>] {
    let half = sampleCount / 2
    return (-half...half)
      .map { JulianDay(birth.utcDate.advanced(byDays: $0 * sampleSpacingDays), .noon) }
      .filter(span.contains)
  }

  /// Takes a person's yardstick.
  ///
  /// - Throws: ``NormsError``, where fewer than 300 strangers are in the ephemeris or its data are at fault.
  /// - Complexity: The longitudes of 601 skies, a quarter of what ``Norms`` take.
  package init(
    of natal: NatalProfile, ephemeris: any EphemerisProvider
  ) throws(NormsError) {
    let births = Self.births(around: natal.birth, span: ephemeris.span)
    guard births.count >= Self.leastCount else {
      throw .tooFewStrangers(
        birth: natal.birth.utcDate, count: births.count, span: ephemeris.span)
    }
    do throws(EphemerisError) {
      norms = Norms(
        meters: try Lifetime(of: natal, bornAt: births, ephemeris: ephemeris).norms)
    } catch {
      throw .ephemeris(error)
    }
  }
}

extension StrangerNorms {
  /// The norms as a record, to be kept with the profile: a record as ``Norms/record(of:source:)`` makes it,
  /// with a kind of its own in its head.
  ///
  /// - Parameters:
  ///   - natal: Whose norms they are.
  ///   - source: What the sky came from that they were taken by.
  /// - Returns: ``Norms/recordSize`` bytes.
  package func record(of natal: NatalProfile, source: Sky.Source) -> [UInt8] {
    norms.record(of: natal, source: source, kind: .people)
  }

  /// Reads a record, whatever its bytes.
  ///
  /// - Parameters:
  ///   - bytes: The record.
  ///   - natal: Whose norms they should be.
  ///   - source: What the sky should come from.
  /// - Throws: ``NormsRecordError`` where the bytes are no record or damaged, rank days instead of people,
  ///   or where the norms would have to be taken again.
  package init(
    record bytes: [UInt8], of natal: NatalProfile, source: Sky.Source
  ) throws(NormsRecordError) {
    unsafe try self.init(record: bytes.span.bytes, of: natal, source: source)
  }

  /// Reads a record that lies somewhere else, as the one of an array is read.
  package init(
    record bytes: RawSpan, of natal: NatalProfile, source: Sky.Source
  ) throws(NormsRecordError) {
    norms = try Norms(record: bytes, of: natal, source: source, kind: .people)
  }
}

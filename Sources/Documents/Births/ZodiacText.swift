package import Astrology
internal import Ephemeris

/// A zodiac as options write it.
package enum ZodiacText {
  /// Reads `tropical`, `sidereal` (Lahiri's), the name of an ayanamsa such as `fagan_bradley`, or one of the
  /// caller's own as its degrees at an epoch of TT: `23.857@2000-01-01` or `23.857@tt:2451545`.
  ///
  /// - Throws: `ZodiacError`.
  package static func read(_ text: String) throws(ZodiacError) -> Zodiac {
    switch text {
    case "tropical": return .tropical
    case "sidereal": return .sidereal(.lahiri)
    default: break
    }
    if let named = try? Ayanamsa.Named(name: text) { return .sidereal(.named(named)) }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .unknown(text, nearest: nearest(to: text)) }
    guard let degrees = Double(parts[0]), degrees.isFinite, let epoch = epoch(String(parts[1]))
    else { throw .notAnAyanamsa(text) }
    do {
      return .sidereal(try Ayanamsa(epoch: epoch, degrees: degrees))
    } catch {
      throw .outside(error)
    }
  }

  private static func epoch(_ text: String) -> JulianDay<TT>? {
    if let date = try? CalendarDate(text) { return JulianDay(JulianDay<UT1>(date, .midnight).days) }
    if case .tt(let epoch) = try? InstantText(text) { return epoch }
    return nil
  }

  private static func nearest(to text: String) -> String? {
    let letters = Array(text.utf8.prefix(60))[...]
    let names = ["tropical", "sidereal"] + Ayanamsa.Named.allCases.map(\.name)
    let ranked = names.map { (name: $0, edits: letters.editDistance(from: Array($0.utf8)[...])) }
    let nearest = ranked.min { $0.edits < $1.edits }
    return nearest.flatMap { $0.edits <= 3 ? $0.name : nil }
  }
}

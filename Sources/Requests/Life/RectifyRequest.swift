package import Astrology
internal import Documents
package import Ephemeris

#if SwissEphemeris
internal import SwissEphemeris
#endif

/// Asks which hours of a birth fit the events of a life: `rectification.schema.json`.
package struct RectifyRequest: Sendable {
  /// The birth: its date, its place, and its time if one is supposed.
  package var birth: Birth
  /// When something happened.
  package var events: [JulianDay<UT1>]
  /// The minutes from one hour that is tried to the next.
  package var stepMinutes: Int
  /// The minutes either way of the time of birth; the whole date if there is no time.
  package var withinMinutes: Int
  /// The techniques that count.
  package var techniques: [Rectification.Technique]

  /// The minutes either way of a time that is supposed.
  package static let usualMinutes = 120
  /// How many minutes either way are tried.
  package static let minutes = 1...720

  /// Creates a request.
  ///
  /// - Throws: ``RequestError`` for a step or a width out of range.
  package init(
    of birth: Birth, events: [JulianDay<UT1>], stepMinutes: Int? = nil, withinMinutes: Int? = nil,
    techniques: [Rectification.Technique] = Rectification.Technique.allCases
  ) throws(RequestError) {
    if let stepMinutes, !(1...60).contains(stepMinutes) {
      throw .outside("step", value: stepMinutes, allowed: 1...60)
    }
    if let withinMinutes, !Self.minutes.contains(withinMinutes) {
      throw .outside("within", value: withinMinutes, allowed: Self.minutes)
    }
    self.birth = birth
    self.events = events
    self.stepMinutes = stepMinutes ?? Rectification.usualStepMinutes
    self.withinMinutes = withinMinutes ?? Self.usualMinutes
    self.techniques = techniques
  }

  /// Reads names of techniques with commas between them; all if there is no text.
  package static func techniques(
    _ text: String?
  ) throws(RequestError) -> [Rectification.Technique] {
    guard let text else { return Rectification.Technique.allCases }
    var techniques: [Rectification.Technique] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let technique = Rectification.Technique.allCases.first {
        $0.name.spoken == String(name).spoken
      }
      guard let technique else {
        throw .unknownName(
          String(name),
          RequestError.Thing(
            "technique", "techniques", names: Rectification.Technique.allCases.map(\.name)))
      }
      if !techniques.contains(technique) { techniques.append(technique) }
    }
    return techniques
  }

  /// The instants between which the birth was.
  package func period(within span: EphemerisSpan) -> ClosedRange<JulianDay<UT1>> {
    if let open = birth.openInstants(within: span) { return open }
    let days = Double(withinMinutes) / 1_440
    return birth.instant.advanced(byDays: -days)...birth.instant.advanced(byDays: days)
  }

  /// Tries the hours.
  package func table(by engine: Engine) throws(RequestError) -> Rectification {
    guard let place = birth.place else { throw .engine(RectificationError.unknownPlace) }
    return try RequestError.wrapping {
      try Rectification(
        of: period(within: engine.ephemeris.span), at: place, events: events,
        stepMinutes: stepMinutes, techniques: techniques, ephemeris: engine.ephemeris)
    }
  }

  /// The document, with the end of its line.
  package func document(by engine: Engine) throws(RequestError) -> [UInt8] {
    DocumentBytes.line(RectificationDocument(try table(by: engine)))
  }
}

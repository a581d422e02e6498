internal import Ephemeris

extension Birth {
  /// How the birth was understood, where that may not be what was meant; one sentence without its full
  /// stop.
  ///
  /// A local time that occurred twice or never, and a time that goes unused because there is no place.
  public var note: String? {
    if let moment { return moment.note }
    guard let time else { return nil }
    return "the time \(time.shortest) isn't used without a place; the sky is that of 12:00 UTC"
  }
}

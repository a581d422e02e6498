extension NamedRequest {
  /// The documents that a request can name.
  public enum Document: String, Sendable, Hashable, CaseIterable {
    case chart, portrait
    case portraitOfTwo = "portrait_two"
    case portraitOfPeriod = "portrait_period"
    case reading, meters, transits, returns
    case progressions, directions, primary, profections, periods
    case synastry, composite, compare, rectify
    case pair, life
    case vedic, panchanga
    case events, moon, sky, stars, heliacal, sign, wheel
    case places, hours, lines, eclipses, find, report
    case ask

    /// Reads the name of a document.
    ///
    /// - Throws: ``FieldsError/unknownDocument(_:known:)`` for another name.
    public init(_ name: String) throws(FieldsError) {
      guard let document = Self(rawValue: name) else {
        throw .unknownDocument(name, known: Self.allCases.map(\.rawValue))
      }
      self = document
    }
  }
}

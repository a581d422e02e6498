public import Astrology
public import Astrometers
public import Ephemeris
public import Readings

/// The other of two people in a report.
@_spi(FrontEnd) public struct ReportBond: Sendable {
  /// The other person's name, if the caller gave one.
  package let name: String?
  /// The two charts, within the orbs of lists that are read.
  public let synastry: Synastry
  /// What the two charts do to each other.
  public let scores: RelationshipScores

  /// The greatest number of contacts on a page.
  static let contactCount = 12

  /// Lays another's chart over that of a report.
  ///
  /// Returns nil if there is no other.
  public static func bond(
    of chart: NatalChart, with other: (chart: NatalChart, name: String?)?,
    ephemeris: any EphemerisProvider
  ) throws(ReadingError) -> Self? {
    guard let other else { return nil }
    let synastry: Synastry
    do {
      synastry = try Synastry(
        of: chart, and: other.chart, within: .synastry, ephemeris: ephemeris)
    } catch {
      throw .ephemeris(error)
    }
    do {
      return Self(
        name: other.name, synastry: synastry,
        scores: RelationshipScores(
          of: try RelationshipScores.Side(of: chart, ephemeris: ephemeris),
          and: try RelationshipScores.Side(of: other.chart, ephemeris: ephemeris)))
    } catch {
      throw .norms(error)
    }
  }

  /// The closest contacts, those of angles with angles left out, which change with the minute.
  public var closest: [Contact] {
    let contacts = synastry.contacts.filter { contact in
      if case (.angle, .angle) = (contact.first, contact.second) { false } else { true }
    }
    return contacts.enumerated()
      .sorted { ($0.element.orb, $0.offset) < ($1.element.orb, $1.offset) }
      .prefix(Self.contactCount).map(\.element)
  }
}

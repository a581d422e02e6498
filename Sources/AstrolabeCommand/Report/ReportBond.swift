import Astrolabe

/// The other of two people that a report tells of.
struct ReportBond {
  /// Whose birth it is, if that was told.
  let name: String?
  /// The two charts, within the orbs of lists that are read.
  let synastry: Synastry
  let scores: RelationshipScores

  /// How many contacts a page tells.
  static let contactCount = 12

  /// Lays another's chart over that of a report.
  init(
    of birth: Birth, name: String?, houses: HouseSystem, with chart: NatalChart,
    ephemeris: StandardEphemeris
  ) throws {
    let other = try NatalChart(of: birth, houses: houses, ephemeris: ephemeris)
    self.name = name
    synastry = try Synastry(of: chart, and: other, within: .synastry, ephemeris: ephemeris)
    scores = RelationshipScores(
      of: try RelationshipSide(of: chart, ephemeris: ephemeris),
      and: try RelationshipSide(of: other, ephemeris: ephemeris))
  }

  /// The closest contacts, those of angles with angles left out, which change with the minute.
  var closest: [Contact] {
    let contacts = synastry.contacts.filter { contact in
      if case (.angle, .angle) = (contact.first, contact.second) { false } else { true }
    }
    return contacts.enumerated()
      .sorted { ($0.element.orb, $0.offset) < ($1.element.orb, $1.offset) }
      .prefix(Self.contactCount).map(\.element)
  }
}

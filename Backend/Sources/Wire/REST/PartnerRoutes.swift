@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store

extension Routes {
  /// Whom a person asks about together with themselves.
  static let partner: [Route] = [
    Route(
      .get, "/v1/me/partner",
      .personal { visit, person in
        guard let partner = try await visit.backend.store.partner(of: person.key) else {
          throw Refusal(.notFound, "no partner is kept; PUT /v1/me/partner keeps one")
        }
        let chart = try await visit.backend.partnerChart(of: partner)
        return Answer(PartnerDocument(partner: partner, notes: chart.birth.notesBesideMode))
      }),
    Route(
      .put, "/v1/me/partner", limit: .writes,
      .personal { visit, person in try await visit.keepPartner(of: person) }),
    Route(
      .delete, "/v1/me/partner", limit: .writes,
      .personal { visit, person in
        _ = try await visit.backend.store.deletePartner(of: person.key)
        return Answer(empty: .noContent)
      }),
  ]
}

extension Visit {
  fileprivate func keepPartner(of person: Person) async throws -> Answer {
    let fields = try object()
    try fields.checkNames(["name"] + Fields.birthNames)
    guard let date = try fields.date("birth_date") else {
      throw Refusal.missing(["birth_date"], "Missing required fields: birth_date")
    }
    let partner = KeptPartner(
      name: try fields.partnerName(),
      birth: try fields.birth(over: GivenBirth(date: date), by: backend.engine), updatedAt: now)
    let chart = try await backend.keep(partner, of: person, at: now)
    return Answer(PartnerDocument(partner: partner, notes: chart.birth.notesBesideMode))
  }
}

extension Fields {
  /// What the person calls the partner; nil if it isn't there.
  fileprivate func partnerName() throws(Refusal) -> String? {
    guard let name = try line("name", longest: 100) else { return nil }
    guard !name.isBlank else {
      throw .invalid("name is blank; write what you call them, or leave it out")
    }
    return name
  }
}

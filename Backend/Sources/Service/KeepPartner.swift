package import Astrolabe
package import Store

extension Backend {
  /// Keeps a partner; a birth that no chart can be cast of is refused before.
  ///
  /// - Parameters:
  ///   - partner: Who it is.
  ///   - person: Whose partner.
  ///   - now: When.
  /// - Returns: The partner's chart.
  /// - Throws: ``Refusal`` for a birth that can't be.
  @discardableResult
  package func keep(
    _ partner: KeptPartner, of person: Person, at now: Timestamp
  ) async throws -> NatalChart {
    try engine.check(birth: partner.birth, at: now)
    let chart = try await partnerChart(of: partner)
    try await store.setPartner(partner, of: person.key)
    return chart
  }

  /// The chart of a partner, away from the thread that waits for everybody's requests.
  package func partnerChart(of partner: KeptPartner) async throws -> NatalChart {
    try await Task { [engine] in try engine.chart(of: partner.birth) }.value
  }
}

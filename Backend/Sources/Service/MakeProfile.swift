package import Astrolabe
package import Store

/// A profile's chart.
package final class CastProfile: Sendable {
  /// What was said.
  package let statement: ProfileStatement
  /// The chart of the birth.
  package let chart: NatalChart

  init(statement: ProfileStatement, chart: NatalChart) {
    self.statement = statement
    self.chart = chart
  }
}

extension Backend {
  /// Makes or changes a person's profile, and takes the norms of the birth.
  ///
  /// - Parameters:
  ///   - statement: What is said.
  ///   - person: Who says it.
  ///   - now: When.
  ///   - once: What makes it be done once, from what is answered.
  /// - Returns: What is answered, and what became of the write.
  /// - Throws: ``Refusal`` for a birth that can't be.
  package func makeProfile(
    _ statement: ProfileStatement, of person: Person, at now: Timestamp,
    once: (CastProfile) -> Once?
  ) async throws -> (CastProfile, WriteOutcome) {
    let birth = statement.birth
    try engine.check(birth: birth, at: now)
    let isNew =
      person.profile?.birth != birth || person.profile?.situation != statement.situation
    // What can't be computed is refused before anything is kept. In a task of its own: norms take some
    // milliseconds, in which the thread that waits for everybody's requests has better things to do.
    let (cast, taken) = try await Task { [engine] in
      let chart = try engine.chart(of: birth)
      let natal = NatalProfile(of: chart)
      let taken =
        isNew
        ? try Norms(of: natal, ephemeris: engine.ephemeris)
          .record(of: natal, source: chart.source) : nil
      return (CastProfile(statement: statement, chart: chart), taken)
    }.value
    let outcome = try await store.setProfile(
      statement, of: person.key, at: now, once: once(cast))
    if case .done = outcome, let taken {
      let version = (person.profile?.birthVersion ?? 0) + 1
      await cache.keep(norms: taken, of: person.key, birthVersion: version)
    }
    return (cast, outcome)
  }

  /// The profile of a person who has one.
  package func profile(of person: Person) throws(Refusal) -> Profile {
    guard let profile = person.profile else { throw .noProfile(of: person.account) }
    return profile
  }

  /// The chart of a person who has a profile.
  package func chart(of person: Person) throws -> NatalChart {
    try engine.chart(of: profile(of: person).birth)
  }

  /// The chart of a person who has a profile, with its yardstick: from memory, with norms from the cache, or with
  /// norms that are taken now.
  func cast(of person: Person) async throws -> CastChart {
    let profile = try profile(of: person)
    let key = ChartKey(account: person.key, birthVersion: profile.birthVersion)
    if let cast = charts.value(key) { return cast }
    let mark = charts.mark
    let record = await cache.norms(of: key.account, birthVersion: key.birthVersion)
    // In a task of its own, away from the thread that waits for everybody's requests.
    let (cast, taken) = try await Task { [self] in
      try self.cast(of: profile.birth, with: record)
    }.value
    if let taken {
      await cache.keep(norms: taken, of: key.account, birthVersion: key.birthVersion)
    }
    charts.keep(cast, as: key, if: mark)
    return cast
  }

  /// A chart with its yardstick, and the record of norms that weren't there.
  private func cast(
    of birth: GivenBirth, with record: [UInt8]?
  ) throws -> (CastChart, taken: [UInt8]?) {
    let chart = try engine.chart(of: birth)
    let natal = NatalProfile(of: chart)
    let source = chart.source
    if let record {
      do throws(NormsRecordError) {
        let norms = try Norms(record: record, of: natal, source: source)
        return (CastChart(chart: chart, astrometer: Astrometer(of: chart, norms: norms)), nil)
      } catch {
        if !error.isStale { note(.normsDamaged(reason: "\(error)")) }
      }
    }
    let norms = try Norms(of: natal, ephemeris: engine.ephemeris)
    return (
      CastChart(chart: chart, astrometer: Astrometer(of: chart, norms: norms)),
      norms.record(of: natal, source: source)
    )
  }
}

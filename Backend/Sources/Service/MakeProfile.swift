package import Astrolabe
package import Store

/// A profile's chart.
package struct CastProfile: Sendable {
  /// What was said.
  package let statement: ProfileStatement
  /// The chart of the birth.
  package let chart: NatalChart
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
    try engine.checkSpan(birth.date)
    // Where it is today already is a day ahead of UTC at most.
    guard birth.date <= now.utcDate.advanced(byDays: 1) else {
      throw Refusal.invalid("the birth date \(birth.date) has not come yet; write the day of birth")
    }
    let chart = try engine.chart(of: birth)
    let isNew = person.profile?.birth != birth
    // What can't be reckoned is refused before anything is kept.
    let norms = isNew ? try Norms(of: NatalProfile(of: chart), ephemeris: engine.ephemeris) : nil
    let cast = CastProfile(statement: statement, chart: chart)
    let outcome = try await store.setProfile(
      statement, of: person.key, at: now, once: once(cast))
    if case .done = outcome, let norms {
      let version = (person.profile?.birthVersion ?? 0) + 1
      await cache.keep(
        norms: norms.record(of: NatalProfile(of: chart), source: chart.sky.source(of: .sun)),
        of: person.key, birthVersion: version)
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

  /// The chart with its yardstick, from the cache or taken now.
  package func astrometer(of person: Person, _ chart: NatalChart) async throws -> Astrometer {
    let version = try profile(of: person).birthVersion
    let natal = NatalProfile(of: chart)
    let source = chart.sky.source(of: .sun)
    if let record = await cache.norms(of: person.key, birthVersion: version) {
      do throws(NormsRecordError) {
        return Astrometer(of: chart, norms: try Norms(record: record, of: natal, source: source))
      } catch {
        if !error.isStale { note(.normsDamaged(reason: "\(error)")) }
      }
    }
    let norms = try Norms(of: natal, ephemeris: engine.ephemeris)
    await cache.keep(
      norms: norms.record(of: natal, source: source), of: person.key, birthVersion: version)
    return Astrometer(of: chart, norms: norms)
  }
}

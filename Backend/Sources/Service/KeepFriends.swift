@_spi(FrontEnd) package import Astrolabe
internal import Crypto
internal import Identity
package import Store

extension Backend {
  /// Keeps the chart of somebody whose birth a person writes down.
  ///
  /// - Parameters:
  ///   - name: What they are called.
  ///   - birth: Their birth.
  ///   - person: Whose charts it is added to.
  ///   - now: When.
  /// - Returns: The name that the chart is kept under.
  /// - Throws: ``Refusal`` for a birth that no chart can be cast of, and if there would be too many charts.
  package func keepFriend(
    named name: String, birth: GivenBirth, of person: Person, at now: Timestamp
  ) async throws -> String {
    try engine.checkSpan(birth.date)
    _ = try await Task { [engine] in try engine.chart(of: birth) }.value
    var json = JSONWriter()
    birth.writeLine(of: name, to: &json)
    let chart = KeptChart(
      name: RandomText.personName(), personName: name,
      line: String(decoding: json.bytes, as: UTF8.self), hash: Array(SHA256.hash(data: json.bytes)),
      addedAt: now)
    switch try await store.add([chart], of: person.key) {
    case .kept(let names, _): return names.first ?? chart.name
    case .tooMany(let kept, _):
      throw Refusal(
        .resourceExhausted,
        "\(kept) charts are kept, and an account keeps \(KeptChart.most) at most; delete some")
    }
  }

  /// How a person's chart and one that they keep touch.
  ///
  /// - Throws: ``Refusal`` without a profile, and for a birth that no chart can be cast of.
  package func bond(of person: Person, with kept: KeptChart) async throws -> ReportBond? {
    let own = try chart(of: person)
    let other = try await natalChart(of: kept)
    return try await Task { [engine] in
      try ReportBond.bond(
        of: own, with: (other, kept.personName ?? ""), ephemeris: engine.ephemeris)
    }.value
  }

  /// The scores of some days of somebody whose chart a person keeps, by the person's zone.
  ///
  /// - Throws: ``Refusal`` for a birth that no chart can be cast of, and for days outside the ephemeris.
  package func scores(
    from first: CalendarDate, dayCount: Int, of kept: KeptChart, for person: Person
  ) async throws -> [ScoredDate] {
    let cast = try await cast(of: kept, for: person)
    return try await series(from: first, dayCount: dayCount, by: cast, for: person) { day, label in
      guard case .date(let date) = label else { return nil }
      return ScoredDate(date: date, scores: day.scores)
    }
  }

  /// A kept chart with its yardstick, from memory or made now.
  private func cast(of kept: KeptChart, for person: Person) async throws -> CastChart {
    let key = FriendKey(account: person.key, name: kept.name)
    if let cast = friends.value(key) { return cast }
    let mark = friends.mark
    let chart = try await natalChart(of: kept)
    let cast = try await Task { [engine] in
      let norms = try Norms(of: NatalProfile(of: chart), ephemeris: engine.ephemeris)
      return CastChart(chart: chart, astrometer: Astrometer(of: chart, norms: norms))
    }.value
    friends.keep(cast, as: key, if: mark)
    return cast
  }
}

/// Which kept chart of whose.
struct FriendKey: Hashable {
  let account: AccountKey
  let name: String
}

extension GivenBirth {
  /// Writes the birth as a line of births, with what somebody is called.
  fileprivate func writeLine(of name: String, to json: inout JSONWriter) {
    json.object { json in
      json.key("birth")
      json.string(time.map { "\(date)T\($0.hoursAndMinutes)" } ?? "\(date)")
      if let zone {
        json.key("zone")
        json.string(zone)
      }
      if let latitude, let longitude {
        json.key("lat")
        json.number(latitude, decimals: 6)
        json.key("lon")
        json.number(longitude, decimals: 6)
      }
      json.key("about")
      json.object { json in
        json.key("name")
        json.string(name)
        if let city {
          json.key("place")
          json.string(city)
        }
        if let country {
          json.key("country")
          json.string(country)
        }
      }
    }
  }
}

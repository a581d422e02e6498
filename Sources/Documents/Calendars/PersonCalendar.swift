package import Astrology
package import Ephemeris
internal import Words

/// The calendar entries of one person: with their name, their own identities and local times.
package struct PersonCalendar: Sendable {
  /// What the entries and the calendar are headed with; nil if no name is given.
  private let person: String?
  /// What distinguishes the person from others: part of a digest of the birth and the name.
  private let key: String
  /// The zone of the times in descriptions.
  private let zone: CivilZone

  /// Creates the calendar of a birth.
  ///
  /// - Parameters:
  ///   - birth: The person's birth.
  ///   - person: The person's name, which distinguishes people born at one moment in one place.
  ///   - zone: The zone of the times in descriptions.
  package init(of birth: Birth, named person: String?, zone: CivilZone) {
    self.person = person
    self.zone = zone
    let place = birth.place.map { "\($0.latitude) \($0.longitude)" } ?? "-"
    let facts =
      "\(birth.date) \(birth.time?.description ?? "-") \(birth.zone?.name ?? "-") \(place)"
    key = String(SHA256.hexDigest(of: Array("\(facts)\n\(person ?? "")".utf8)).prefix(16))
  }

  /// A calendar's name, such as `Transits of Ada`, and without a name `Transits, born 1990-06-15`.
  package func name(_ kind: String, born date: CalendarDate) -> String {
    person.map { "\(kind) of \($0)" } ?? "\(kind), born \(date)"
  }

  /// The entries with the person's name and identity, and the local time where they happen at one moment.
  package func entries(_ entries: [CalendarDocument.Entry]) -> [CalendarDocument.Entry] {
    entries.map { entry in
      var details = entry.details
      if case .moment(let instant) = entry.extent {
        let (date, time) = zone.clockToTheMinute(at: instant)
        let moment = "\(date) \(time.hoursAndMinutes) \(zone.name)."
        details = details.isEmpty ? moment : "\(moment) \(details)"
      }
      return CalendarDocument.Entry(
        identity: "\(entry.identity)-\(key)", extent: entry.extent,
        summary: person.map { "\($0): \(entry.summary)" } ?? entry.summary, details: details)
    }
  }

  /// The entries of a transit within some time.
  ///
  /// - Parameters:
  ///   - transit: The transit.
  ///   - loop: The exact moments of the loop that the transit belongs to; nil to count those of its life alone.
  ///   - time: What moments must lie in, and what spans are cut to.
  ///   - hasSpans: Whether the time in orb is an entry, too.
  /// - Returns: Each exact moment as an event of an hour, after the span if there is one.
  package func entries(
    of transit: Transit, loop: [Transit.Pass]? = nil, within time: Range<JulianDay<UT1>>,
    hasSpans: Bool
  ) -> [CalendarDocument.Entry] {
    let plain = transit.entries(in: zone, countedIn: loop ?? transit.passes)
    let all = zip(plain, entries(plain))
    return all.compactMap { plain, entry in
      switch plain.extent {
      case .moment(let instant):
        guard time.contains(instant) else { return nil }
        return entry.lasting(instant..<instant.advanced(bySeconds: 3_600))
      case .period(let period):
        guard hasSpans, period.overlaps(time) else { return nil }
        return entry.lasting(period.clamped(to: time))
      }
    }
  }
}

extension CalendarDocument.Entry {
  /// The entry with another extent.
  fileprivate func lasting(_ period: Range<JulianDay<UT1>>) -> Self {
    Self(identity: identity, extent: .period(period), summary: summary, details: details)
  }
}

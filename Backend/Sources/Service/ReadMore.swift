@_spi(FrontEnd) package import Astrolabe
package import Store

extension Backend {
  /// A person's reading of a day and what is beyond it, in one object: what `astrolabe today --json --more` writes.
  ///
  /// The reading in it is the one that ``reading(on:of:at:)`` gives, byte for byte; what is beyond it is computed each time.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - person: Whose reading it is.
  ///   - now: When it is asked for.
  /// - Returns: The bytes of the document.
  /// - Throws: ``Refusal`` where there is no profile, or no such day in the ephemeris.
  package func readingWithMore(
    on date: CalendarDate, of person: Person, at now: Timestamp
  ) async throws -> [UInt8] {
    let reading = try await reading(on: date, of: person, at: now)
    let cast = try await cast(of: person)
    let zone = person.settings.zone
    let provenance = try engine.requests.provenance()
    return try await paced(date, person) { [engine] in
      let outlook = try engine.day(date, in: zone).outlook(of: cast.chart, by: cast.astrometer)
      var json = Array("{\"reading\":".utf8)
      json.reserveCapacity(1 << 17)
      json += reading.json
      json += Array(",\"more\":".utf8)
      JSONWriter.append(try MoreDocument(outlook, provenance: provenance), to: &json)
      json.append(UInt8(ascii: "}"))
      return json
    }
  }

  /// The most dates that transits are asked for.
  package static let mostTransitDates = 366

  /// The transits of a person within some dates, by the person's zone: what `astrolabe transits --json` writes.
  ///
  /// - Parameters:
  ///   - first: The first date.
  ///   - last: The last date.
  ///   - person: Whose chart is met.
  ///   - isCalendar: Whether an iCalendar file with the exact moments is wanted in the place of JSON.
  /// - Returns: The document.
  /// - Throws: ``Refusal`` where there is no profile, and for dates that are not in order, too many, or not in the ephemeris.
  package func transits(
    from first: CalendarDate, through last: CalendarDate, of person: Person,
    asCalendar isCalendar: Bool
  ) async throws -> SkyAnswer {
    let profile = try profile(of: person)
    for date in [first, last] { try engine.checkSpan(date) }
    let cast = try await cast(of: person)
    let fields = JSONWriter.text(
      TransitFields(
        first: first, last: last, zone: person.settings.zone,
        calendarName: isCalendar ? profile.name : nil))
    let request = NamedRequest(
      .transits, try RequestFields(Array(fields.utf8)), of: cast.subject,
      within: NamedRequest.Bounds(mostDates: Self.mostTransitDates, allowsFiles: false))
    return try await paced(FarYears.contain(first) ? first : last, person) { [engine] in
      var request = request
      let bytes = try request.document(by: engine.requests)
      return SkyAnswer(bytes: bytes, form: request.form)
    }
  }
}

/// The fields of a request for transits, as the C library takes them, too.
private struct TransitFields: JSONWritable {
  let first: CalendarDate
  let last: CalendarDate
  let zone: String
  /// What the person of a calendar is called; nil for JSON.
  let calendarName: String?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("from")
      json.string(first.description)
      json.key("to")
      json.string(last.description)
      json.key("date_zone")
      json.string(zone)
      guard let calendarName else { return }
      json.key("ics")
      json.bool(true)
      json.key("name")
      json.string(calendarName)
    }
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store

extension Routes {
  /// The charts of others that a person keeps.
  static let people: [Route] = [
    Route(
      .post, "/v1/me/people/import", limit: .imports, longestBody: Backend.longestFile,
      .personal { visit, person in try await visit.importPeople(of: person) }),
    Route(
      .get, "/v1/me/people", limit: .readings,
      .personal { visit, person in
        let query = try visit.query()
        let page = try await visit.backend.store.charts(
          of: person.key, after: query["after"], limit: query.limit(),
          mostBytes: EntryPage.mostBytes)
        guard let page else {
          throw Refusal.invalid("after must be the next of the page before")
        }
        return Answer(PeopleDocument(page: page))
      }),
    Route(
      .get, "/v1/me/people/{person_id}",
      .personal { visit, person in
        Answer(PersonDocument(chart: try await visit.keptChart(of: person)))
      }),
    Route(
      .delete, "/v1/me/people/{person_id}", limit: .writes,
      .personal { visit, person in
        // Deleted twice, it is gone all the same.
        _ = try await visit.backend.store.deleteChart(of: person.key, named: visit.parameters[0])
        return Answer(empty: .noContent)
      }),
    Route(
      .get, "/v1/me/people/{person_id}/chart", limit: .readings,
      .personal { visit, person in
        let kept = try await visit.keptChart(of: person)
        return Answer(NatalChartDocument(try await visit.backend.natalChart(of: kept)))
          .tagged(for: visit.inquiry, cacheControl: Answer.ownDocument)
      }),
    Route(
      .get, "/v1/me/people/{person_id}/synastry", limit: .readings,
      .personal { visit, person in try await visit.synastry(of: person) }),
  ]
}

extension Visit {
  fileprivate func keptChart(of person: Person) async throws -> KeptChart {
    try await backend.keptChart(named: parameters[0], of: person)
  }

  fileprivate func synastry(of person: Person) async throws -> Answer {
    let own = try backend.chart(of: person)
    let other = try await backend.natalChart(of: keptChart(of: person))
    let engine = backend.engine
    let synastry = try await Task {
      try Synastry(of: own, and: other, ephemeris: engine.ephemeris)
    }.value
    return Answer(SynastryDocument(synastry))
      .tagged(for: inquiry, cacheControl: Answer.ownDocument)
  }

  fileprivate func importPeople(of person: Person) async throws -> Answer {
    let choices = try query().importChoices()
    guard !body.isEmpty else {
      throw Refusal.invalid("the body is empty; send the file's bytes as the body")
    }
    if let type = inquiry.headers[.contentType], type.lowercased().hasPrefix("multipart/") {
      throw Refusal.invalid(
        "a form has other bytes than the file; send the file's bytes as the body")
    }
    let imported = try await backend.importCharts(body, choices, of: person, at: now)
    return Answer(
      ImportedFileDocument(imported: imported), status: choices.keeps ? .created : .ok)
  }
}

extension Query {
  /// How a file is read.
  fileprivate func importChoices() throws(Refusal) -> ImportChoices {
    var choices = ImportChoices()
    if let name = self["file_name"], !name.isBlank {
      guard name.unicodeScalars.count <= 255 else {
        throw .invalid("file_name is too long; write at most 255 characters")
      }
      choices.fileName = name
    }
    choices.format = try choice("format", of: ChartFileFormat.allCases)
    choices.encoding = try choice("encoding", of: TextEncoding.allCases)
    choices.dateOrder = try choice("date_order", of: ChartFileOptions.DateOrder.allCases)
    choices.instant = try choice("instant", of: ChartFileOptions.InstantChoice.allCases)
    choices.isWestPositive = try flag("west_positive") ?? false
    choices.assumesDefaults = try flag("assume_defaults") ?? false
    choices.keeps = try flag("keep") ?? true
    return choices
  }

  private func choice<Choice: RawRepresentable>(
    _ name: String, of choices: [Choice]
  ) throws(Refusal) -> Choice? where Choice.RawValue == String {
    guard let text = self[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw .invalid(
        "\(name) can't be \"\(text.printable)\"; give one of "
          + choices.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  private func flag(_ name: String) throws(Refusal) -> Bool? {
    switch self[name] {
    case nil: return nil
    case "true": return true
    case "false": return false
    case let text?:
      throw .invalid("\(name) can't be \"\(text.printable)\"; give true or false")
    }
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store

/// What charts say about a person, about two people, and about a period.
extension Visit {
  /// The portrait of a person; with a date, with the points that slow transits touch.
  func portrait(of person: Person) async throws -> Answer {
    let query = try query()
    let only: Portrait.ChapterKind? = try Self.named(query["chapter"])
    let date = try query.date("date")
    let chart = try backend.chart(of: person)
    let zone = try backend.engine.zone(person.settings.zone)
    let engine = backend.engine
    if let date { try engine.checkSpan(date) }
    // In a task of its own, as all that takes milliseconds.
    let document = try await Task {
      try PortraitRequest(
        of: .chart(chart, nil), bridge: date.map { ($0, zone) }, only: only
      ).value(by: engine.requests)
    }.value
    return answer(document)
  }

  /// The portrait of a year, a month or a week, which the address names.
  func portraitOfPeriod(of person: Person) async throws -> Answer {
    let query = try query()
    guard let length = PeriodPortrait.Length(rawValue: parameters[0]) else {
      throw Refusal.invalid(
        "\"\(parameters[0].printable)\" is no period; periods are year, month and week")
    }
    guard let date = try query.date("date") else {
      throw Refusal.missing(["date"], "date is missing; write ?date=YYYY-MM-DD")
    }
    let only: PeriodPortrait.ChapterKind? = try Self.named(query["chapter"])
    let chart = try backend.chart(of: person)
    let zone = try backend.engine.zone(person.settings.zone)
    let engine = backend.engine
    let request = try PeriodPortraitRequest(
      length, of: date, for: .chart(chart, nil), in: zone, only: only)
    return answer(try await Task { try request.value(by: engine.requests) }.value)
  }

  /// The portrait of a person and of another, whose birth is in the request and is not kept, or whose chart is kept.
  func portraitOfTwo(of person: Person) async throws -> Answer {
    let fields = try object()
    try fields.checkNames(Fields.birthNames + ["name", "bond", "chapter", "person_id"])
    let bond: PairPortrait.Bond = try Self.named(fields.line("bond", longest: 100)) ?? .love
    let only: PairPortrait.ChapterKind? = try Self.named(fields.line("chapter", longest: 100))
    let engine = backend.engine
    let chart = try backend.chart(of: person)
    let (other, name) = try await otherChart(fields, of: person)
    let names = PairNames(try backend.profile(of: person).name, name)
    let document = try await Task {
      try PairPortraitRequest(
        of: Couple(.chart(chart, nil), .chart(other, nil)), as: bond, names: names, only: only
      ).value(by: engine.requests)
    }.value
    var answer = Answer(document)
    answer.headers[.contentLanguage] = "en"
    return answer
  }

  /// The chart of the other of two, and what they are called.
  private func otherChart(
    _ fields: Fields, of person: Person
  ) async throws -> (NatalChart, name: String?) {
    let name = try fields.personName()
    if let id = try fields.text("person_id", longest: 100) {
      if let extra = Fields.birthNames.first(where: { fields.names($0) }) {
        throw Refusal.invalid("person_id goes without \(extra): the person's own birth counts")
      }
      let kept = try await backend.keptChart(named: id, of: person)
      return (try await backend.natalChart(of: kept), name ?? kept.personName)
    }
    guard let date = try fields.date("birth_date") else {
      throw Refusal.missing(["birth_date"], "Missing required fields: birth_date")
    }
    let birth = try fields.birth(over: GivenBirth(date: date), by: backend.engine)
    return (try backend.engine.chart(of: birth), name)
  }

  private func answer(_ document: some JSONWritable) -> Answer {
    var answer = Answer(document)
    answer.headers[.contentLanguage] = "en"
    return answer.tagged(for: inquiry, cacheControl: Answer.ownDocument)
  }

  private static func named<Case: NamedCase>(_ name: String?) throws(Refusal) -> Case? {
    guard let name else { return nil }
    do throws(NameError) { return try Case(name: name) } catch { throw .invalid("\(error)") }
  }
}

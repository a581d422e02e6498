@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store

extension Routes {
  /// 000 sends a whole daily reading back, of some 58 KB.
  private static let longestReading = 512 << 10

  /// The functions, by the protocol of `https.onCall`.
  static let functions: [Route] = [
    .public("get_sun_sign_from_date") { visit, data in
      guard data.has("birth_date") else {
        throw Refusal.missing(["birth_date"], "Missing required parameter: birth_date")
      }
      return Answer(result: try visit.backend.sunSign(of: data.neededDate("birth_date")))
    },
    .personal("create_user_profile", limit: .writes) { visit, person, data in
      try await visit.makeProfile(of: person, data)
    },
    .personal("get_user_profile") { visit, person, _ in
      let backend = visit.backend
      return Answer(
        result: ProfileDocument(
          account: person.account, profile: try backend.profile(of: person),
          chart: try backend.chart(of: person),
          subscription: try await backend.subscription(of: person, at: visit.now)))
    },
    .personal("get_daily_horoscope", limit: .readings, takesNoBody: true) { visit, person, data in
      let reading = try await visit.backend.reading(
        on: data.date("date"), of: person, at: visit.now)
      var answer = Answer(bytes: reading.result) { reading.resultGzip }
      answer.headers[.contentLanguage] = "en"
      return answer
    },
    .personal(
      "get_detailed_horoscope", limit: .readings, longestBody: longestReading
    ) { visit, person, data in
      let reading = try await visit.backend.details(
        on: data.dateOfReading(), of: person, at: visit.now)
      var answer = Answer(bytes: reading.result) { reading.resultGzip }
      answer.headers[.contentLanguage] = "en"
      return answer
    },
    .personal(
      "add_journal_entry", limit: .writes, longestBody: Route.longestEntryBody
    ) { visit, person, data in
      try await visit.addEntry(of: person, data)
    },
    .personal("get_memory") { visit, person, _ in
      let backend = visit.backend
      return Answer(
        result: MemoryDocument(
          person: person, profile: try backend.profile(of: person),
          memory: try await backend.memory(of: person)))
    },
    .personal("register_device_token", limit: .writes) { visit, person, data in
      try await visit.addDevice(of: person, data)
    },
    .personal("generatePersonalizedQuote", limit: .writes) { visit, person, data in
      try await visit.chooseQuote(data.quoteWish(), for: person)
    },
    .personal("delete_user", limit: .writes) { visit, person, _ in
      try await visit.backend.delete(person, at: visit.now)
      return Answer(result: SuccessDocument())
    },
  ]
}

extension Route {
  /// A function that needs no account.
  fileprivate static func `public`(
    _ name: String, _ work: @escaping @Sendable (Visit, Fields) async throws -> Answer
  ) -> Self {
    Self(callable: name, limit: .open, .open { visit in try await work(visit, visit.data()) })
  }

  /// A function for a person who is signed in.
  fileprivate static func personal(
    _ name: String, limit: LimitClass? = nil, takesNoBody: Bool = false,
    longestBody: Int = usualBody,
    _ work: @escaping @Sendable (Visit, Person, Fields) async throws -> Answer
  ) -> Self {
    Self(
      callable: name, limit: limit, longestBody: longestBody,
      .personal { visit, person in
        let data = try visit.data(mayBeLeftOut: takesNoBody)
        try data.checkUser(person.account)
        return try await work(visit, person, data)
      })
  }
}

extension Visit {
  /// The named arguments in the envelope `{"data": {…}}`.
  fileprivate func data(mayBeLeftOut: Bool = false) throws(Refusal) -> Fields {
    if mayBeLeftOut, body.isEmpty { return Fields([:]) }
    guard inquiry.isJSON else {
      throw .invalid("a call's body must be JSON; send it with Content-Type: application/json")
    }
    guard case .object(let envelope)? = JSONTree(body) else {
      throw .invalid(#"a call's body must be a JSON object; write {"data": {…}}"#)
    }
    guard let data = envelope["data"], envelope.count == 1 else {
      throw .invalid(#"a call's body has one member, data; write {"data": {…}}"#)
    }
    switch try data.unwrapped() {
    case .object(let members): return Fields(members)
    // What the SDK sends for a call without arguments.
    case .null: return Fields([:])
    case .text, .number, .bool, .array:
      throw .invalid(#"data must be an object of named arguments; write {"data": {…}}"#)
    }
  }
}

extension Fields {
  /// Refuses another's `user_id`; the token says who asks, so that it may be left out.
  fileprivate func checkUser(_ account: Account) throws(Refusal) {
    guard let name = try text("user_id", longest: 1_500) else { return }
    guard !name.isEmpty else {
      throw .invalid("user_id is empty; leave it out, or give the token's own")
    }
    guard name == account.name else {
      throw Refusal(.permissionDenied, "user_id is another's; leave it out, or give your own")
    }
  }

  /// The day that a detailed reading is wanted of.
  ///
  /// Of the daily reading that comes back from a phone nothing else is looked at.
  fileprivate func dateOfReading() throws -> CalendarDate {
    guard has("daily_horoscope"), let reading = try object("daily_horoscope") else {
      throw Refusal.missing(
        ["daily_horoscope"], "Missing required parameters: user_id, daily_horoscope")
    }
    switch (try date("date"), try reading.date("date")) {
    case (let date?, let other?) where date != other:
      throw Refusal.invalid(
        "date is \(date), and daily_horoscope is of \(other); give one day in both")
    case (let date?, _), (nil, let date?): return date
    case (nil, nil):
      throw Refusal.invalid("daily_horoscope has no date; send the reading as it was answered")
    }
  }

  /// A date that is there.
  fileprivate func neededDate(_ name: String) throws -> CalendarDate {
    guard let date = try date(name) else {
      throw Refusal.missing([name], "Missing required parameter: \(name)")
    }
    return date
  }
}

extension Visit {
  fileprivate func makeProfile(of person: Person, _ data: Fields) async throws -> Answer {
    let missing = data.missing(of: ["name", "email", "birth_date"])
    guard missing.isEmpty, let name = try data.personName(), let email = try data.email() else {
      throw Refusal.missing(
        missing, "Missing required parameters: user_id, name, email, birth_date")
    }
    let birth = try data.birth(
      over: GivenBirth(date: data.neededDate("birth_date")), by: backend.engine)
    let key = try idempotencyKey()
    let (cast, outcome) = try await backend.makeProfile(
      ProfileStatement(
        name: name, email: email, birth: birth,
        situation: data.situation(over: person.profile?.situation ?? .unsaid)), of: person, at: now,
      once: { cast in once(key, madeProfile(cast.chart, of: person)) })
    return try madeProfile(cast.chart, of: person).after(outcome)
  }

  private func madeProfile(_ chart: NatalChart, of person: Person) -> Answer {
    Answer(result: MadeProfileDocument(accountName: person.account.name, chart: chart))
  }

  fileprivate func addEntry(of person: Person, _ data: Fields) async throws -> Answer {
    let missing = data.missing(of: ["date", "entry_type"])
    guard missing.isEmpty else {
      throw Refusal.missing(missing, "Missing required parameters: user_id, date, entry_type")
    }
    let viewed = try data.viewedReading()
    let key = try idempotencyKey()
    let (entry, outcome) = try await backend.addEntry(viewed, of: person, at: now) { entry in
      once(key, Answer(result: AddedEntryDocument(entryName: entry.name)))
    }
    return try Answer(result: AddedEntryDocument(entryName: entry.name)).after(outcome)
  }

  fileprivate func addDevice(of person: Person, _ data: Fields) async throws -> Answer {
    // Apps call it one or the other.
    let given = try data.line("device_token", longest: 4_096) ?? data.line("token", longest: 4_096)
    guard let token = given, !token.isBlank else {
      throw Refusal.missing(["device_token"], "Missing required parameter: device_token")
    }
    let device = Device(
      token: token, platform: try data.line("platform", longest: 64),
      session: person.session.tokenHash)
    let answer = Answer(result: SuccessDocument())
    let outcome = try await backend.store.addDevice(
      device, of: person.key, at: now, once: once(idempotencyKey(), answer))
    return try answer.after(outcome)
  }
}

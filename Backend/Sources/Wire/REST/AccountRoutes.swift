internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store

extension Routes {
  /// Signing in and out.
  static let account: [Route] = [
    Route(
      .post, "/v1/auth/guest", limit: .guests,
      .blind { visit in
        let fields = try visit.object(isOptional: true)
        try fields.checkNames(["device_id"])
        return Answer(
          NewSessionDocument(
            session: try await visit.backend.makeGuest(device: fields.device(), at: visit.now)),
          status: .created)
      }),
    Route(
      .post, "/v1/auth/logout",
      .personal { visit, person in
        let fields = try visit.object(isOptional: true)
        try fields.checkNames(["everywhere"])
        if try fields.flag("everywhere") ?? false {
          try await visit.backend.signOutEverywhere(person)
        } else {
          try await visit.backend.signOut(person)
        }
        return Answer(empty: .noContent)
      }),
    Route(
      .get, "/v1/auth/sessions",
      .personal { visit, person in
        Answer(
          SessionsDocument(
            sessions: try await visit.backend.store.sessions(of: person.key),
            current: person.session))
      }),
    Route(
      .get, "/v1/me", .personal { visit, person in try visit.me(person) }),
    Route(
      .patch, "/v1/me", limit: .writes,
      .personal { visit, person in
        try await visit.answeredOnce(for: person) { try await visit.change(person) }
      }),
    Route(
      .delete, "/v1/me", limit: .writes,
      .personal { visit, person in
        try await visit.backend.delete(person, at: visit.now)
        return Answer(empty: .noContent)
      }),
  ]
}

extension Visit {
  fileprivate func me(_ person: Person) throws -> Answer {
    let chart = person.profile == nil ? nil : try backend.chart(of: person)
    return Answer(MeDocument(person: person, chart: chart))
  }

  /// Changes what a person said or chose; nothing is changed unless all of it can be.
  fileprivate func change(_ person: Person) async throws -> Answer {
    let fields = try object()
    try fields.checkNames([
      "name", "email", "birth", "situation", "timezone", "language", "notification_enabled",
      "notification_time", "data_retention_days", "allow_analytics", "allow_model",
    ])
    let statement = try statement(of: person, fields)
    let settings = try fields.settings(over: person.settings, by: backend.engine)
    if let statement {
      _ = try await backend.makeProfile(statement, of: person, at: now, once: { _ in nil })
    }
    if settings != person.settings {
      try await backend.store.setSettings(settings, of: person.key)
    }
    guard let changed = try await backend.store.person(tokenHash: person.session.tokenHash) else {
      throw Refusal.gone
    }
    return try me(changed)
  }

  /// What a person says of themselves from now on; nil if they say nothing.
  private func statement(of person: Person, _ fields: Fields) throws -> ProfileStatement? {
    guard ["name", "email", "birth", "situation"].contains(where: { fields.names($0) }) else {
      return nil
    }
    let known = try backend.profile(of: person)
    var birth = known.birth
    if let changes = try fields.object("birth") {
      try changes.checkNames(Fields.birthNames)
      birth = try changes.birth(over: birth, by: backend.engine)
    }
    for name in ["name", "email"] where fields.names(name) && !fields.has(name) {
      throw Refusal.invalid("\(name) must be a text")
    }
    return ProfileStatement(
      name: try fields.personName() ?? known.name, email: try fields.email() ?? known.email,
      birth: birth, situation: try fields.situation(over: known.situation))
  }
}

extension Fields {
  /// Settings; what isn't there stays as before.
  fileprivate func settings(over known: Settings, by engine: ServerEngine) throws -> Settings {
    var settings = known
    if names("timezone") {
      settings.zone = try neededText("timezone")
      try engine.checkZone(settings.zone)
    }
    if names("language") {
      settings.language = try neededText("language")
      guard ["en", "es"].contains(settings.language) else {
        throw Refusal.invalid("language must be en or es")
      }
    }
    if names("notification_time") {
      settings.notificationTime = try Self.time(
        neededText("notification_time"), of: "notification_time")
    }
    if names("data_retention_days") {
      settings.retentionInDays = try whole("data_retention_days", in: 1...36_525)
    }
    settings.wantsNotification = try flag("notification_enabled") ?? settings.wantsNotification
    settings.allowsAnalytics = try flag("allow_analytics") ?? settings.allowsAnalytics
    settings.allowsModel = try flag("allow_model") ?? settings.allowsModel
    return settings
  }

  private func neededText(_ name: String) throws(Refusal) -> String {
    guard let text = try text(name, longest: 255) else { throw .invalid("\(name) must be a text") }
    return text
  }
}

#if PostgreSQL
internal import Astrolabe
internal import Postgres
package import Store

extension PostgresStore {
  /// Makes a guest with a session.
  package func addGuest(
    named name: String, session: Session
  ) async throws(StoreError) -> Account {
    let at = session.createdAt
    let added = try await write(
      .addGuest, of: nil,
      [
        .text(name), .bytes(session.tokenHash), .integer(at.milliseconds),
        .optional(session.device),
      ])
    let number: Int64
    if var row = added.first {
      number = row.integer()
    } else {
      // It was done before its answer was lost.
      let found = try await write(.accountOfSession, of: nil, [.bytes(session.tokenHash)])
      guard var row = found.first else { throw .fault(reason: "a name was given twice") }
      number = row.integer()
    }
    return Account(
      key: AccountKey(number: number), name: name, kind: .guest, createdAt: at, lastActiveAt: at)
  }

  /// Notes that a session was used.
  package func touch(
    _ session: Session, of account: AccountKey, at: Timestamp
  ) async throws(StoreError) {
    defer { forget(account) }
    _ = try await write(
      .touch, of: account,
      [.bytes(session.tokenHash), .integer(account.number), .integer(at.milliseconds)])
  }

  /// Ends a session.
  package func endSession(
    _ tokenHash: [UInt8], of account: AccountKey
  ) async throws(StoreError) {
    defer { forget(account) }
    _ = try await write(.endSession, of: account, [.integer(account.number), .bytes(tokenHash)])
  }

  /// The sessions of an account, the one used last first.
  package func sessions(of account: AccountKey) async throws(StoreError) -> [Session] {
    try await read(.sessions, [.integer(account.number)]).map { row throws(StoreError) in
      Session(&row)
    }
  }

  /// Makes or changes a profile; a birth or a situation that differs counts its version on.
  package func setProfile(
    _ statement: ProfileStatement, of account: AccountKey, at: Timestamp, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    let birth = statement.birth
    defer { forget(account) }
    return try await write(
      .setProfile, once, of: account, at: at,
      [
        .text(statement.name), .text(statement.email), .text(birth.date.description),
        .optional(birth.time?.hoursAndMinutes), .optional(birth.zone), .optional(birth.latitude),
        .optional(birth.longitude), .optional(birth.city), .optional(birth.country),
        .optional(birth.clocks.text), .optional(statement.situation.text),
        .integer(at.milliseconds),
      ])
  }

  /// Keeps settings.
  package func setSettings(
    _ settings: Settings, of account: AccountKey
  ) async throws(StoreError) {
    defer { forget(account) }
    let kept = try await write(
      .setSettings, of: account,
      [
        .integer(account.number), .text(settings.zone), .text(settings.language),
        .flag(settings.wantsNotification), .text(settings.notificationTime.hoursAndMinutes),
        .optional(settings.retentionInDays), .flag(settings.allowsModel),
        .flag(settings.allowsAnalytics),
      ])
    guard kept.count > 0 else { throw .noAccount }
  }

  /// Keeps the token of a device, in the place of another account's.
  package func addDevice(
    _ device: Device, of account: AccountKey, at: Timestamp, once: Once?
  ) async throws(StoreError) -> WriteOutcome {
    try await write(
      .addDevice, once, of: account, at: at,
      [
        .text(device.token), .optional(device.platform), .integer(at.milliseconds),
        .optional(device.session),
      ],
      and: [Call(.trimDevices, [.integer(account.number), .integer(Device.most)])])
  }

  /// What became of a write with a key; nil if none was done with it within a day.
  package func outcome(
    ofKey key: String, requestHash: [UInt8], of account: AccountKey, at: Timestamp
  ) async throws(StoreError) -> WriteOutcome? {
    let oldest = at.adding(seconds: -Once.lifetimeInSeconds)
    let kept = try await read(
      .outcome, [.integer(account.number), .text(key), .integer(oldest.milliseconds)])
    guard var row = kept.first else { return nil }
    guard row.bytes() == requestHash else { return .keyIsTaken }
    return KeptAnswer(status: row.number(), body: row.bytes()).outcome
  }

  /// Keeps the answer to a write that is done already.
  package func keepAnswer(
    _ once: Once, of account: AccountKey
  ) async throws(StoreError) -> WriteOutcome {
    try await write(.keepAnswer, once, of: account, at: once.at, [])
  }
}

#endif

internal import Service

/// How much anybody may ask for.
package struct Limits: Sendable, Hashable {
  /// Guest accounts of an address in an hour.
  package var guestsPerHour = 20
  /// Of those, how many at once.
  package var guestsAtOnce = 5
  /// What needs no account, of an address in a minute.
  package var publicPerMinute = 300
  /// Registrations and sign-ins of an address in a minute.
  package var signInsPerMinute = 10
  /// Readings, months and pictures of an account in a minute.
  package var readingsPerMinute = 120
  /// What an account writes in a minute.
  package var writesPerMinute = 120
  /// Questions of an account in a minute.
  package var questionsPerMinute = 20
  /// Questions of an account in a day.
  package var questionsPerDay = 200
  /// Quotes that are chosen for an account in a day in UTC.
  package var quotesPerDay = 5
  /// Fortunes of an account in a day in UTC, by document 003.
  package var fortunesPerDay = 3
  /// Exports of an account in an hour.
  package var exportsPerHour = 5
  /// Files of charts that an account brings in an hour.
  package var importsPerHour = 20
  /// Requests in work at a time, of everybody.
  package var inWork = 512
  /// Connections at a time, of everybody.
  package var connections = 10_000

  /// The limits with the names that `GET /v1/config` gives them.
  package var named: [(name: String, value: Int)] {
    [
      ("guests_per_hour", guestsPerHour), ("guests_at_once", guestsAtOnce),
      ("sign_ins_per_minute", signInsPerMinute), ("public_per_minute", publicPerMinute),
      ("readings_per_minute", readingsPerMinute), ("writes_per_minute", writesPerMinute),
      ("questions_per_minute", questionsPerMinute), ("questions_per_day", questionsPerDay),
      ("exports_per_hour", exportsPerHour), ("imports_per_hour", importsPerHour),
      ("quotes_per_day", quotesPerDay), ("fortunes_per_day", fortunesPerDay),
      ("fortunes_per_day_premium", Backend.premiumLimit), ("requests_in_work", inWork),
      ("connections", connections), ("body_bytes", Route.usualBody),
    ]
  }

  /// The limits as they are unless others are set.
  package init() {}
}

/// What is limited together.
package enum LimitClass: Sendable, Hashable {
  case guests, open, signIns, exports, readings, writes, questions, questionsOfDay, imports

  /// The number by which servers share it, which never changes.
  var sharedNumber: Int {
    switch self {
    case .guests: 0
    case .open: 1
    case .signIns: 2
    case .exports: 3
    case .readings: 4
    case .writes: 5
    case .questions: 6
    case .questionsOfDay: 7
    case .imports: 8
    }
  }

  /// How many at once, and how many come back in a second.
  func rule(_ limits: Limits) -> (room: Double, perSecond: Double) {
    switch self {
    case .guests: (Double(limits.guestsAtOnce), Double(limits.guestsPerHour) / 3_600)
    case .open: (Double(limits.publicPerMinute), Double(limits.publicPerMinute) / 60)
    case .signIns: (Double(limits.signInsPerMinute), Double(limits.signInsPerMinute) / 60)
    case .exports: (Double(limits.exportsPerHour), Double(limits.exportsPerHour) / 3_600)
    case .readings: (Double(limits.readingsPerMinute), Double(limits.readingsPerMinute) / 60)
    case .writes: (Double(limits.writesPerMinute), Double(limits.writesPerMinute) / 60)
    case .questions: (Double(limits.questionsPerMinute), Double(limits.questionsPerMinute) / 60)
    case .questionsOfDay: (Double(limits.questionsPerDay), Double(limits.questionsPerDay) / 86_400)
    case .imports: (Double(limits.importsPerHour), Double(limits.importsPerHour) / 3_600)
    }
  }
}

/// Who is limited: an account, or an address where there is none.
enum LimitSubject: Hashable {
  case account(Int64)
  case address([UInt8])

  /// The subject as a text.
  var text: String {
    switch self {
    case .account(let number): "\(number)"
    case .address(let bytes): bytes.map { "\($0)" }.joined(separator: ".")
    }
  }

  /// The subject of an address; of IPv6, the network of a household.
  init(address: String) {
    self = .address(ClientAddress(address)?.network ?? Array(address.utf8))
  }
}

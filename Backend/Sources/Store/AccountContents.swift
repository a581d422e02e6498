package import Astrolabe

/// How much of a day's quota was used.
package struct QuotaUse: Sendable, Hashable {
  /// The quota's kind.
  package let kind: QuotaKind
  /// The day in UTC.
  package let day: CalendarDate
  /// How many.
  package let used: Int

  /// Creates a use.
  package init(kind: QuotaKind, day: CalendarDate, used: Int) {
    self.kind = kind
    self.day = day
    self.used = used
  }
}

/// A request with a key, and what was answered to it.
package struct AnsweredRequest: Sendable, Hashable {
  /// The client's key.
  package let key: String
  /// The answer.
  package let answer: KeptAnswer
  /// When the request came.
  package let at: Timestamp

  /// Creates a request.
  package init(key: String, answer: KeptAnswer, at: Timestamp) {
    self.key = key
    self.answer = answer
    self.at = at
  }
}

/// Everything that is kept of an account, as it was at one moment; the oldest of each kind first.
package struct AccountContents: Sendable {
  /// The account.
  package var account: Account
  /// What its owner said of themselves.
  package var profile: Profile?
  /// Whom they ask about together with themselves.
  package var partner: KeptPartner?
  /// The charts of others that they keep.
  package var charts: [KeptChart]
  /// What they chose.
  package var settings: Settings
  /// Where they are signed in.
  package var sessions: [Session]
  /// Who vouches for them.
  package var identities: [KnownIdentity]
  /// What they are sent notifications on.
  package var devices: [Device]
  /// The days they read.
  package var readings: [ReadingRecord]
  /// Their journal.
  package var journal: [JournalEntry]
  /// What that comes to.
  package var memory: Memory
  /// What they asked, and what was answered.
  package var conversations: [Conversation]
  /// What they spoke of.
  package var entities: [Entity]
  /// What they felt.
  package var moods: [MoodEntry]
  /// The fortunes that they drew.
  package var fortunes: [Fortune]
  /// What they used of their quotas.
  package var quotas: [QuotaUse]
  /// What they pay for.
  package var subscription: Subscription?
  /// The notifications of the last days.
  package var notifications: [KeptDelivery]
  /// That a model was asked for them, and what it cost.
  package var modelCalls: [ModelCall]
  /// What was answered to requests with a key within the last day.
  package var answers: [AnsweredRequest]

  /// Creates contents.
  package init(
    account: Account, profile: Profile?, partner: KeptPartner? = nil, charts: [KeptChart],
    settings: Settings, sessions: [Session],
    identities: [KnownIdentity], devices: [Device], readings: [ReadingRecord],
    journal: [JournalEntry], memory: Memory, conversations: [Conversation], entities: [Entity],
    moods: [MoodEntry], fortunes: [Fortune], quotas: [QuotaUse], subscription: Subscription?,
    notifications: [KeptDelivery], modelCalls: [ModelCall], answers: [AnsweredRequest]
  ) {
    self.account = account
    self.profile = profile
    self.partner = partner
    self.charts = charts
    self.settings = settings
    self.sessions = sessions
    self.identities = identities
    self.devices = devices
    self.readings = readings
    self.journal = journal
    self.memory = memory
    self.conversations = conversations
    self.entities = entities
    self.moods = moods
    self.fortunes = fortunes
    self.quotas = quotas
    self.subscription = subscription
    self.notifications = notifications
    self.modelCalls = modelCalls
    self.answers = answers
  }
}

package import Astrolabe

/// An account as the store knows it; part of every query about a person.
package struct AccountKey: Sendable, Hashable {
  /// The row's number, which never leaves the server and is never given twice.
  package let number: Int64

  /// Takes a row's number.
  package init(number: Int64) { self.number = number }
}

/// How an account came to be.
package enum AccountKind: String, Sendable, Hashable {
  /// Made without a name, and without a way to sign in again.
  case guest
  /// With a way to sign in again.
  case registered
}

/// Who someone is.
package struct Account: Sendable, Hashable {
  /// The account's key.
  package let key: AccountKey
  /// The name that clients know: `u_` and 22 letters.
  package let name: String
  /// How it came to be.
  package let kind: AccountKind
  /// When it was made.
  package let createdAt: Timestamp
  /// When it was last heard of, to the hour.
  package let lastActiveAt: Timestamp
  /// The email that it signs in by; nil without a password.
  package let email: String?
  /// What its owner is called, as said when it was registered.
  package let displayName: String?

  /// Creates an account.
  package init(
    key: AccountKey, name: String, kind: AccountKind, createdAt: Timestamp,
    lastActiveAt: Timestamp, email: String? = nil, displayName: String? = nil
  ) {
    self.key = key
    self.name = name
    self.kind = kind
    self.createdAt = createdAt
    self.lastActiveAt = lastActiveAt
    self.email = email
    self.displayName = displayName
  }
}

/// A sign-in of an account.
package struct Session: Sendable, Hashable {
  /// The hash of its token.
  package let tokenHash: [UInt8]
  /// When it began.
  package let createdAt: Timestamp
  /// When its token was last shown, to the hour.
  package let lastUsedAt: Timestamp
  /// What the client said of the device.
  package let device: String?

  /// Puts a session together.
  package init(tokenHash: [UInt8], createdAt: Timestamp, lastUsedAt: Timestamp, device: String?) {
    self.tokenHash = tokenHash
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt
    self.device = device
  }

  /// How long a session lives from its last use.
  package static let lifetimeInSeconds: Int64 = 90 * 86_400

  /// When it ends unless it is used before.
  package var expiresAt: Timestamp { lastUsedAt.adding(seconds: Self.lifetimeInSeconds) }
}

/// A birth as it was given; any part but the date may be missing.
package struct GivenBirth: Sendable, Hashable {
  /// The civil date at the place of birth.
  package var date: CalendarDate
  /// The civil time, without seconds.
  package var time: TimeOfDay?
  /// The IANA name of the zone of the time.
  package var zone: String?
  /// Degrees north.
  package var latitude: Double?
  /// Degrees east.
  package var longitude: Double?
  /// The town's name, for the person's own eyes.
  package var city: String?
  /// The country's name, likewise.
  package var country: String?
  /// What is chosen for a time whose instant the clocks leave open.
  package var clocks: ClockChoices

  /// Puts a birth together.
  package init(
    date: CalendarDate, time: TimeOfDay? = nil, zone: String? = nil, latitude: Double? = nil,
    longitude: Double? = nil, city: String? = nil, country: String? = nil,
    clocks: ClockChoices = ClockChoices()
  ) {
    self.clocks = clocks
    self.date = date
    self.time = time
    self.zone = zone
    self.latitude = latitude
    self.longitude = longitude
    self.city = city
    self.country = country
  }
}

/// What a person said of themselves.
package struct Profile: Sendable, Hashable {
  /// What they want to be called.
  package let name: String
  /// Where mail would reach them; empty where it is hidden.
  package let email: String
  /// Their birth.
  package let birth: GivenBirth
  /// How they live, as far as they said.
  package let situation: Situation
  /// Counts the changes of the birth and of the situation, so that what was made of another one is known as old.
  package let birthVersion: Int
  /// When the profile was made.
  package let createdAt: Timestamp
  /// When it was last changed.
  package let updatedAt: Timestamp

  /// Puts a profile together.
  package init(
    name: String, email: String, birth: GivenBirth, situation: Situation = .unsaid,
    birthVersion: Int, createdAt: Timestamp, updatedAt: Timestamp
  ) {
    self.situation = situation
    self.name = name
    self.email = email
    self.birth = birth
    self.birthVersion = birthVersion
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }
}

/// Somebody whose chart a person's questions about the two are answered with.
package struct KeptPartner: Sendable, Hashable {
  /// What the person calls them; nil if that was not said.
  package let name: String?
  /// Their birth.
  package let birth: GivenBirth
  /// When it was last changed.
  package let updatedAt: Timestamp

  /// Creates a partner.
  package init(name: String?, birth: GivenBirth, updatedAt: Timestamp) {
    self.name = name
    self.birth = birth
    self.updatedAt = updatedAt
  }
}

/// What a person chose.
package struct Settings: Sendable, Hashable {
  /// The IANA name of the zone that decides which day is today.
  package var zone = "UTC"
  /// The language of texts, `en` or `es`.
  package var language = "en"
  /// Whether a notification is wanted each day.
  package var wantsNotification = false
  /// When, by the clocks of the zone.
  package var notificationTime = TimeOfDay.nineInTheMorning
  /// After how many days what was written is deleted; nil for never.
  package var retentionInDays: Int?
  /// Whether a model may be asked for this person's texts.
  package var allowsModel = true
  /// Whether use may be counted.
  package var allowsAnalytics = true

  /// The settings of who has chosen nothing.
  package init() {}
}

extension TimeOfDay {
  /// When notifications come unless another time is chosen.
  package static let nineInTheMorning = (try? Self(9, 0)) ?? .noon
}

/// All of a person that a request needs; one object, since all that is done for a person holds it.
package final class Person: Sendable {
  /// Who they are.
  package let account: Account
  /// The sign-in that the request came by.
  package let session: Session
  /// What they said of themselves, if they did.
  package let profile: Profile?
  /// What they chose.
  package let settings: Settings

  /// Puts a person together.
  package init(account: Account, session: Session, profile: Profile?, settings: Settings) {
    self.account = account
    self.session = session
    self.profile = profile
    self.settings = settings
  }

  /// The account's key.
  package var key: AccountKey { account.key }
}

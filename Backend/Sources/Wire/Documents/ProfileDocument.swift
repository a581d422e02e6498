@_spi(FrontEnd) internal import Astrolabe
internal import Store

/// A profile as `user_profile.schema.json` has it.
struct ProfileDocument: JSONWritable {
  let account: Account
  let profile: Profile
  let chart: NatalChart
  /// What the person pays for; nil without a subscription that has not run out.
  let subscription: Subscription?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("user_id")
      json.string(account.name)
      json.key("name")
      json.string(profile.name)
      json.key("email")
      json.string(profile.email)
      json.key("is_premium")
      json.bool(subscription != nil)
      json.key("premium_expiry")
      json.optional(subscription) { $0.string($1.expiresAt.utcDate.description) }
      profile.birth.writeFields(to: &json)
      json.key("sun_sign")
      json.string(chart.sunSign.name)
      json.key("natal_chart")
      NatalChartDocument(chart).write(to: &json)
      json.key("exact_chart")
      json.bool(chart.angles != nil)
      json.key("created_at")
      json.string(profile.createdAt.iso8601)
      json.key("last_active")
      json.string(max(account.lastActiveAt, profile.createdAt).iso8601)
    }
  }
}

extension GivenBirth {
  /// Writes the five fields that 000 gives a birth.
  func writeFields(to json: inout JSONWriter) {
    json.key("birth_date")
    json.string(date.description)
    json.key("birth_time")
    json.optional(time?.hoursAndMinutes) { $0.string($1) }
    json.key("birth_timezone")
    json.optional(zone) { $0.string($1) }
    json.key("birth_lat")
    json.optional(latitude) { $0.exact($1) }
    json.key("birth_lon")
    json.optional(longitude) { $0.exact($1) }
  }
}

extension GivenBirth {
  /// Writes those, the town, and what is chosen for a time whose instant the clocks leave open.
  func writeAllFields(to json: inout JSONWriter) {
    writeFields(to: &json)
    json.key("birth_city")
    json.optional(city) { $0.string($1) }
    json.key("birth_country")
    json.optional(country) { $0.string($1) }
    json.key("fold")
    json.string(clocks.fold.rawValue)
    json.key("gap")
    json.string(clocks.gap.rawValue)
    json.key("clock")
    json.string(clocks.clock.rawValue)
  }
}

/// The partner that a person has stored.
struct PartnerDocument: JSONWritable {
  let partner: KeptPartner
  /// How the birth was understood, where that must be said; none in an export.
  var notes: [Birth.Note] = []

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.optional(partner.name) { $0.string($1) }
      partner.birth.writeAllFields(to: &json)
      json.key("updated_at")
      json.string(partner.updatedAt.iso8601)
      json.notes(notes)
    }
  }
}

/// What `create_user_profile` answers.
struct MadeProfileDocument: JSONWritable {
  let accountName: String
  let chart: NatalChart

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("success")
      json.bool(true)
      json.key("user_id")
      json.string(accountName)
      json.key("sun_sign")
      json.string(chart.sunSign.name)
      json.key("mode")
      json.string(chart.angles == nil ? "v1" : "v2")
      json.key("exact_chart")
      json.bool(chart.angles != nil)
    }
  }
}

/// What a callable answers that only has to be done.
struct SuccessDocument: JSONWritable {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("success")
      json.bool(true)
    }
  }
}

/// Who one is, and one's settings.
struct MeDocument: JSONWritable {
  let person: Person
  /// The chart, where there is a profile.
  let chart: NatalChart?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("user_id")
      json.string(person.account.name)
      json.key("kind")
      json.string(person.account.kind.rawValue)
      if let profile = person.profile, let chart {
        json.key("name")
        json.string(profile.name)
        json.key("email")
        json.string(profile.email)
        json.key("birth")
        Self.write(profile.birth, to: &json)
        json.notes(chart.birth.notesBesideMode)
        json.key("situation")
        json.optional(profile.situation.text) { $0.string($1) }
        json.key("sun_sign")
        json.string(chart.sunSign.name)
        json.key("exact_chart")
        json.bool(chart.angles != nil)
      } else {
        if let name = person.account.displayName {
          json.key("name")
          json.string(name)
        }
        if let email = person.account.email {
          json.key("email")
          json.string(email)
        }
      }
      json.key("settings")
      Self.write(person.settings, to: &json)
    }
  }

  private static func write(_ birth: GivenBirth, to json: inout JSONWriter) {
    json.object { json in birth.writeAllFields(to: &json) }
  }

  static func write(_ settings: Settings, to json: inout JSONWriter) {
    json.object { json in
      json.key("timezone")
      json.string(settings.zone)
      json.key("language")
      json.string(settings.language)
      json.key("notification_enabled")
      json.bool(settings.wantsNotification)
      json.key("notification_time")
      json.string(settings.notificationTime.hoursAndMinutes)
      json.key("data_retention_days")
      json.optional(settings.retentionInDays) { $0.integer($1) }
      json.key("allow_analytics")
      json.bool(settings.allowsAnalytics)
      json.key("allow_model")
      json.bool(settings.allowsModel)
    }
  }
}

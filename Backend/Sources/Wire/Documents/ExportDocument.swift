@_spi(FrontEnd) package import Astrolabe
internal import Service
package import Store

/// Everything that is kept of a person, for their own eyes; no hash of a token or a password is in it.
package struct ExportDocument: JSONWritable {
  private let contents: AccountContents
  private let exportedAt: Timestamp

  /// Creates the document.
  package init(_ contents: AccountContents, exportedAt: Timestamp) {
    self.contents = contents
    self.exportedAt = exportedAt
  }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    let account = contents.account
    json.object { json in
      json.key("exported_at")
      json.string(exportedAt.iso8601)
      json.key("account")
      writeAccount(to: &json)
      json.key("profile")
      json.optional(contents.profile) { json, profile in Self.write(profile, to: &json) }
      json.key("partner")
      json.optional(contents.partner) { json, partner in
        PartnerDocument(partner: partner).write(to: &json)
      }
      json.key("people")
      json.array(contents.charts) { json, chart in PersonDocument(chart: chart).write(to: &json) }
      json.key("preferences")
      MeDocument.write(contents.settings, to: &json)
      json.key("readings")
      json.array(contents.readings) { json, reading in Self.write(reading, to: &json) }
      json.key("journal")
      json.array(contents.journal) { json, entry in EntryDocument(entry: entry).write(to: &json) }
      json.key("memory")
      MemoryDocument(
        accountName: account.name, since: contents.profile?.createdAt ?? account.createdAt,
        memory: contents.memory
      ).write(to: &json)
      json.key("conversations")
      json.array(contents.conversations) { json, conversation in
        ConversationDocument(account: account, conversation: conversation).write(to: &json)
      }
      json.key("entities")
      json.array(contents.entities) { json, entity in EntityDocument(entity).write(to: &json) }
      json.key("moods")
      json.array(contents.moods) { json, entry in MoodDocument(entry: entry).write(to: &json) }
      json.key("fortunes")
      json.array(contents.fortunes) { json, fortune in FortuneDocument(fortune).write(to: &json) }
      json.key("quotas")
      json.array(contents.quotas) { json, use in Self.write(use, to: &json) }
      json.key("sessions")
      json.array(contents.sessions) { json, session in
        json.object { json in SessionsDocument.writeFields(of: session, to: &json) }
      }
      json.key("notifications")
      json.array(contents.notifications) { json, notification in
        Self.write(notification, to: &json)
      }
      json.key("model_calls")
      json.array(contents.modelCalls) { json, call in Self.write(call, to: &json) }
      json.key("answered_requests")
      json.array(contents.answers) { json, request in Self.write(request, to: &json) }
    }
  }

  private static func write(_ notification: KeptDelivery, to json: inout JSONWriter) {
    let content = notification.content
    json.object { json in
      json.key("id")
      json.string(content.name)
      json.key("date")
      json.string(notification.date.description)
      json.key("channel")
      json.string(content.channel.rawValue)
      json.key("device_token")
      json.optional(content.token.isEmpty ? nil : content.token) { $0.string($1) }
      json.key("title")
      json.string(content.title)
      json.key("body")
      json.string(content.body)
      json.key("due_at")
      json.string(notification.dueAt.iso8601)
      json.key("attempts")
      json.integer(notification.attempts)
      json.key("outcome")
      json.optional(notification.outcome) { $0.string($1.rawValue) }
    }
  }

  private static func write(_ call: ModelCall, to json: inout JSONWriter) {
    json.object { json in
      json.key("day")
      json.string(call.day.description)
      json.key("purpose")
      json.string(call.purpose)
      json.key("model")
      json.string(call.model)
      json.key("outcome")
      json.string(call.outcome)
      json.key("milliseconds")
      json.integer(call.milliseconds)
      json.key("prompt_tokens")
      json.integer(call.promptTokens)
      json.key("answer_tokens")
      json.integer(call.answerTokens)
    }
  }

  private static func write(_ request: AnsweredRequest, to json: inout JSONWriter) {
    json.object { json in
      json.key("idempotency_key")
      json.string(request.key)
      json.key("status")
      json.integer(request.answer.status)
      // The body as it was sent, a text, without what was deleted since.
      json.key("answer")
      json.string(String(decoding: request.answer.body, as: UTF8.self))
      json.key("at")
      json.string(request.at.iso8601)
    }
  }

  private func writeAccount(to json: inout JSONWriter) {
    let account = contents.account
    json.object { json in
      json.key("user_id")
      json.string(account.name)
      json.key("kind")
      json.string(account.kind.rawValue)
      json.key("name")
      json.optional(account.displayName) { $0.string($1) }
      json.key("email")
      json.optional(account.email) { $0.string($1) }
      json.key("created_at")
      json.string(account.createdAt.iso8601)
      json.key("last_active")
      json.string(account.lastActiveAt.iso8601)
      json.key("identities")
      json.array(contents.identities) { json, identity in
        json.object { json in
          json.key("issuer")
          json.string(identity.issuer)
          json.key("subject")
          json.string(identity.subject)
          json.key("email")
          json.optional(identity.email) { $0.string($1) }
          json.key("added_at")
          json.string(identity.vouchedAt.iso8601)
        }
      }
      json.key("devices")
      json.array(contents.devices) { json, device in
        json.object { json in
          json.key("device_token")
          json.string(device.token)
          json.key("platform")
          json.optional(device.platform) { $0.string($1) }
        }
      }
      json.key("subscription")
      json.optional(contents.subscription) { json, subscription in
        json.object { json in
          json.key("status")
          json.string(subscription.status.rawValue)
          json.key("granted_at")
          json.string(subscription.grantedAt.iso8601)
          json.key("expires_at")
          json.string(subscription.expiresAt.iso8601)
        }
      }
    }
  }

  private static func write(_ profile: Profile, to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.string(profile.name)
      json.key("email")
      json.string(profile.email)
      profile.birth.writeAllFields(to: &json)
      json.key("situation")
      json.optional(profile.situation.text) { $0.string($1) }
      json.key("created_at")
      json.string(profile.createdAt.iso8601)
      json.key("updated_at")
      json.string(profile.updatedAt.iso8601)
    }
  }

  private static func write(_ reading: ReadingRecord, to json: inout JSONWriter) {
    json.object { json in
      json.key("date")
      json.string(reading.date.description)
      json.key("kind")
      json.string(reading.kind == .daily ? "daily" : "detailed")
      json.key("timezone")
      json.string(reading.basis.zone)
      json.key("language")
      json.string(reading.basis.language)
      json.key("daily_theme_headline")
      json.string(reading.headline)
      json.key("engine")
      json.string(reading.engine)
      json.key("model_used")
      json.string(reading.writer)
      json.key("made_at")
      json.string(reading.madeAt.iso8601)
      // As the model wrote them, a text: what it wrote may be no JSON.
      json.key("texts")
      json.optional(reading.writtenJSON) { $0.string($1) }
    }
  }

  private static func write(_ use: QuotaUse, to json: inout JSONWriter) {
    json.object { json in
      json.key("quota")
      json.string(use.kind.name)
      json.key("day")
      json.string(use.day.description)
      json.key("used")
      json.integer(use.used)
    }
  }
}

extension QuotaKind {
  /// The name on the wire; 003 calls its fortunes readings.
  var name: String {
    switch self {
    case .fortunes: "readings"
    case .quotes: "quotes"
    }
  }
}

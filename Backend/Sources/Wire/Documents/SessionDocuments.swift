@_spi(FrontEnd) internal import Astrolabe
internal import Identity
internal import Service
internal import Store

/// A session that has just begun: the one answer with a token in it.
struct NewSessionDocument: JSONWritable {
  let session: NewSession

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("token")
      json.string(session.token.text)
      json.key("user_id")
      json.string(session.account.name)
      json.key("kind")
      json.string(session.account.kind.rawValue)
      json.key("expires_at")
      json.string(session.session.expiresAt.iso8601)
    }
  }
}

/// Where one is signed in.
struct SessionsDocument: JSONWritable {
  let sessions: [Session]
  let current: Session

  /// What clients know a session by.
  static func id(of session: Session) -> String {
    Base64URL.text(Array(session.tokenHash.prefix(12)))
  }

  static func writeFields(of session: Session, to json: inout JSONWriter) {
    json.key("id")
    json.string(id(of: session))
    json.key("created_at")
    json.string(session.createdAt.iso8601)
    json.key("last_used_at")
    json.string(session.lastUsedAt.iso8601)
    json.key("device")
    json.optional(session.device) { $0.string($1) }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("sessions")
      json.array(sessions) { json, session in
        json.object { json in
          Self.writeFields(of: session, to: &json)
          json.key("is_this")
          json.bool(session.tokenHash == current.tokenHash)
        }
      }
    }
  }
}

/// A page of the readings that were made.
struct ReadingsDocument: JSONWritable {
  let readings: [ReadingRecord]
  /// The date before which the next page begins.
  let next: CalendarDate?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("readings")
      json.array(readings) { json, reading in
        json.object { json in
          json.key("date")
          json.string(reading.date.description)
          json.key("daily_theme_headline")
          json.string(reading.headline)
          json.key("made_at")
          json.string(reading.madeAt.iso8601)
        }
      }
      json.key("next")
      json.optional(next) { $0.string($1.description) }
    }
  }
}

/// Documents of one kind, one a line.
struct ListDocument<Element: JSONWritable>: JSONWritable {
  let elements: [Element]

  func write(to json: inout JSONWriter) {
    json.array(elements) { json, element in element.write(to: &json) }
  }
}

/// That the process lives, or can be sent work.
struct HealthDocument: JSONWritable {
  let status: String
  var reason: String?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("status")
      json.string(status)
      guard let reason else { return }
      json.key("reason")
      json.string(reason)
    }
  }
}

/// What clients may want to know of the server.
struct ConfigurationDocument: JSONWritable {
  /// Ways to sign in.
  let providers: [String]
  /// Whether a model writes quotes.
  let hasModel: Bool
  let limits: Limits

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("feature_ai_quotes_enabled")
      json.bool(hasModel)
      json.key("providers")
      json.array(providers) { $0.string($1) }
      json.key("limits")
      json.object { json in
        for limit in limits.named {
          json.key(named: limit.name)
          json.integer(limit.value)
        }
      }
    }
  }
}

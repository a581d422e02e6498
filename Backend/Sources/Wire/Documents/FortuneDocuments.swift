@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store

/// A fortune as 003's table of readings has it.
struct FortuneDocument: JSONWritable {
  private let fortune: Fortune

  init(_ fortune: Fortune) { self.fortune = fortune }

  /// Where the picture of a fortune is.
  static func address(of fortune: Fortune) -> String { "/share/\(fortune.shareKey).svg" }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.string(fortune.name)
      json.key("reading_type")
      json.string(fortune.kind.rawValue)
      json.key("cultural_origin")
      json.string(fortune.origin.rawValue)
      json.key("result_text")
      json.string(fortune.text)
      json.key("language")
      json.string(fortune.language)
      json.key("share_card_url")
      json.string(Self.address(of: fortune))
      json.key("is_premium")
      json.bool(fortune.isPremium)
      json.key("created_at")
      json.string(fortune.createdAt.iso8601)
    }
  }
}

/// A fortune that was just drawn, as 003 answers it.
struct ToldFortuneDocument: JSONWritable {
  let told: ToldFortune

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("success")
      json.bool(true)
      json.key("result")
      json.string(told.fortune.text)
      json.key("shareCardUrl")
      json.string(FortuneDocument.address(of: told.fortune))
      json.key("disclaimer")
      json.string(told.disclaimer)
      guard !told.cards.isEmpty else { return }
      json.key("cards")
      json.array(told.cards) { json, card in
        json.object { json in
          json.key("name")
          json.string(card.name)
          json.key("position")
          json.string(card.place)
          json.key("is_reversed")
          json.bool(card.isReversed)
        }
      }
    }
  }
}

/// A page of fortunes.
struct FortunesDocument: JSONWritable {
  let page: FortunePage
  let disclaimer: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("readings")
      json.array(page.fortunes) { json, fortune in FortuneDocument(fortune).write(to: &json) }
      json.key("disclaimer")
      json.string(disclaimer)
      json.key("next")
      json.optional(page.next) { $0.string($1) }
    }
  }
}

/// How much of a day's quota there is, by 003's names.
struct QuotaDocument: JSONWritable {
  let quota: QuotaState

  func write(to json: inout JSONWriter) {
    json.object { json in
      // 003 has it by two names.
      json.key("quota")
      json.integer(quota.used)
      json.key("quota_used")
      json.integer(quota.used)
      json.key("quota_limit")
      json.integer(quota.limit)
      json.key("quota_remaining")
      json.integer(quota.remaining)
      json.key("is_premium")
      json.bool(quota.isPremium)
      json.key("resets_at")
      json.string(quota.resetsAt.iso8601)
    }
  }
}

/// All quotas of a person.
struct QuotasDocument: JSONWritable {
  let quotas: [(kind: QuotaKind, state: QuotaState)]

  func write(to json: inout JSONWriter) {
    json.object { json in
      for quota in quotas {
        json.key(named: quota.kind.name)
        QuotaDocument(quota: quota.state).write(to: &json)
      }
      if let first = quotas.first {
        json.key("resets_at")
        json.string(first.state.resetsAt.iso8601)
      }
    }
  }
}

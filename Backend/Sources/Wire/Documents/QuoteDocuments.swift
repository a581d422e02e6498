@_spi(FrontEnd) internal import Astrolabe
internal import Service

/// 004's `quotes_database`.
struct QuotesDocument: JSONWritable {
  let version: String
  let quotes: [Quote]

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("version")
      json.string(version)
      json.key("quotes")
      json.array(quotes) { json, quote in
        json.object { json in
          json.quote(quote)
          json.key("moods")
          json.array(quote.moods) { $0.string($1) }
        }
      }
    }
  }
}

/// What `generatePersonalizedQuote` answers.
struct ChosenQuoteDocument: JSONWritable {
  /// The quote; nil if the day's quota is used up.
  let chosen: ChosenQuote?

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("success")
      json.bool(chosen != nil)
      if let chosen {
        json.key("quote")
        json.object { json in
          json.quote(chosen.quote)
          json.key("source")
          json.string(chosen.source.rawValue)
        }
      } else {
        json.key("error")
        json.string("daily_quota_exceeded")
      }
      json.key("quotaRemaining")
      json.integer(chosen?.remaining ?? 0)
    }
  }
}

extension JSONWriter {
  /// Writes the members that every quote has.
  fileprivate mutating func quote(_ quote: Quote) {
    key("text")
    string(quote.text)
    key("author")
    string(quote.author)
    key("categories")
    array(quote.categories) { $0.string($1) }
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import Service
internal import Store

/// A mood that was entered.
struct MoodDocument: JSONWritable {
  let entry: MoodEntry

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.string(entry.name.description)
      json.key("moodType")
      json.string(entry.mood)
      json.key("note")
      json.string(entry.note)
      json.key("timestamp")
      json.string(entry.time.iso8601)
      json.key("quoteShown")
      json.optional(entry.quote) { json, quote in
        json.object { json in
          json.key("text")
          json.string(quote.text)
          json.key("author")
          json.string(quote.author)
        }
      }
    }
  }
}

/// A page of moods.
struct MoodsDocument: JSONWritable {
  let page: MoodPage

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("entries")
      json.array(page.entries) { json, entry in MoodDocument(entry: entry).write(to: &json) }
      json.key("next")
      json.optional(page.next) { $0.string($1.description) }
    }
  }
}

/// How many days in a row there are moods.
struct StreakDocument: JSONWritable {
  let streak: MoodStreak

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("days")
      json.integer(streak.days)
      json.key("longest")
      json.integer(streak.longest)
      json.key("next_milestone")
      json.integer(streak.nextMilestone)
    }
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import Store

/// An entry of the journal.
struct EntryDocument: JSONWritable {
  let entry: JournalEntry

  /// The one kind of entries that there is.
  static let kind = "horoscope_reading"

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("entry_id")
      json.string(entry.name)
      json.key("date")
      json.string(entry.date.description)
      json.key("entry_type")
      json.string(Self.kind)
      json.key("summary_viewed")
      json.string(entry.summary)
      json.key("categories_viewed")
      json.viewed(entry.areas)
      json.key("time_spent_seconds")
      json.integer(entry.seconds)
      json.key("created_at")
      json.string(entry.createdAt.iso8601)
    }
  }
}

/// What `add_journal_entry` answers.
struct AddedEntryDocument: JSONWritable {
  let entryName: String

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("success")
      json.bool(true)
      json.key("entry_id")
      json.string(entryName)
    }
  }
}

/// A page of the journal.
struct JournalDocument: JSONWritable {
  let page: EntryPage

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("entries")
      json.array(page.entries) { json, entry in EntryDocument(entry: entry).write(to: &json) }
      json.key("next")
      json.optional(page.next) { $0.string($1) }
    }
  }
}

/// What the journal comes to, as 000 has it: all eight areas, opened or not.
struct MemoryDocument: JSONWritable {
  let accountName: String
  /// When the memory began.
  let since: Timestamp
  let memory: Memory

  init(accountName: String, since: Timestamp, memory: Memory) {
    self.accountName = accountName
    self.since = since
    self.memory = memory
  }

  init(person: Person, profile: Profile, memory: Memory) {
    self.init(accountName: person.account.name, since: profile.createdAt, memory: memory)
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("user_id")
      json.string(accountName)
      json.key("categories")
      json.object { json in
        for area in LifeArea.allCases {
          let mentions = memory.areas[area]
          json.key(named: area.rawValue)
          json.object { json in
            json.key("count")
            json.integer(mentions?.count ?? 0)
            json.key("last_mentioned")
            json.optional(mentions?.last) { $0.string($1.description) }
          }
        }
      }
      json.key("recent_readings")
      json.array(memory.recent) { json, entry in
        json.object { json in
          json.key("date")
          json.string(entry.date.description)
          json.key("summary")
          json.string(entry.summary)
          json.key("categories_viewed")
          json.viewed(entry.areas)
        }
      }
      json.key("updated_at")
      json.string((memory.recent.last?.createdAt ?? since).iso8601)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func viewed(_ areas: [ViewedArea]) {
    array(areas) { json, viewed in
      json.object { json in
        json.key("category")
        json.string(viewed.area.rawValue)
        json.key("text")
        json.string(viewed.text)
      }
    }
  }
}

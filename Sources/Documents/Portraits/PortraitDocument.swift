internal import Ephemeris
public import Readings
public import Words

/// A portrait as `portrait.schema.json` has it: what `astrolabe portrait --json` prints.
///
/// Each statement has its text and the facts that carry it, as keys (`because`) and as words (`why`).
@_spi(FrontEnd) public struct PortraitDocument: Sendable {
  private let portrait: WrittenPortrait
  private let chapters: [WrittenPortrait.Chapter]

  /// Describes a portrait.
  ///
  /// - Parameters:
  ///   - portrait: The portrait.
  ///   - chapter: The only chapter to write; all are written if it is nil.
  public init(_ portrait: WrittenPortrait, only chapter: Portrait.ChapterKind? = nil) {
    self.portrait = portrait
    chapters = portrait.chapters.filter { chapter == nil || $0.chapter == chapter }
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("schema_version")
      json.integer(1)
      json.key("birth_time_known")
      json.bool(portrait.isTimed)
      json.key("chapters")
      json.array(chapters) { json, chapter in
        json.object { json in
          json.key("chapter")
          json.string(chapter.chapter.name)
          json.key("title")
          json.string(chapter.title)
          json.key("short")
          json.string(chapter.short)
          json.key("question")
          json.optional(chapter.question) { $0.string($1) }
          json.key("paragraphs")
          json.array(chapter.paragraphs) { json, paragraph in
            json.array(paragraph.statements) { json, statement in
              Self.write(statement, to: &json)
            }
          }
        }
      }
    }
  }

  private static func write(_ written: WrittenPortrait.Statement, to json: inout JSONWriter) {
    let statement = written.statement
    json.object { json in
      json.key("text")
      json.string(written.text)
      json.key("because")
      json.array(statement.facts) { json, fact in json.string(fact.key) }
      json.key("why")
      json.array(written.why) { json, fact in json.string(fact) }
      json.key("weight")
      json.number(statement.weight, decimals: 2)
      json.key("matter")
      json.optional(statement.matter) { $0.string($1.name) }
      json.key("direction")
      json.optional(statement.direction) { $0.string($1.rawValue) }
    }
  }
}

@_spi(FrontEnd) extension PortraitDocument: JSONWritable {}

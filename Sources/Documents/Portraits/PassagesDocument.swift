internal import Ephemeris
public import Readings
public import Words

/// A portrait of two people as `portrait_two.schema.json` has it, or of a year, a month or a week as
/// `portrait_period.schema.json` has it: what `astrolabe portrait --json` prints with `--with-birth`, and with
/// `--year`, `--month` or `--week`.
///
/// Each statement has its text and the facts that carry it, as keys (`because`) and as words (`why`).
@_spi(FrontEnd) public struct PassagesDocument: Sendable {
  private let head: Head
  private let chapters: [WrittenPassages.Chapter]

  /// What stands before the chapters.
  private enum Head {
    case two(PairPortrait, PairNames)
    case period(PeriodPortrait)
  }

  /// Describes a portrait of two people.
  ///
  /// - Parameters:
  ///   - portrait: The portrait.
  ///   - names: What the two are called.
  ///   - chapter: The only chapter to write; all are written if it is nil.
  ///   - words: The texts.
  public init(
    _ portrait: PairPortrait, names: PairNames = PairNames(),
    only chapter: PairPortrait.ChapterKind? = nil,
    in words: WordCorpus = .english
  ) {
    head = .two(portrait, names)
    chapters = portrait.written(names: names, in: words).chapters
      .filter { chapter == nil || $0.name == chapter?.name }
  }

  /// Describes a portrait of a year, a month or a week.
  ///
  /// - Parameters:
  ///   - portrait: The portrait.
  ///   - chapter: The only chapter to write; all are written if it is nil.
  ///   - words: The texts.
  public init(
    _ portrait: PeriodPortrait, only chapter: PeriodPortrait.ChapterKind? = nil,
    in words: WordCorpus = .english
  ) {
    head = .period(portrait)
    chapters = portrait.written(in: words).chapters
      .filter { chapter == nil || $0.name == chapter?.name }
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the document.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("schema_version")
      json.integer(1)
      switch head {
      case .two(let portrait, let names): Self.write(portrait, names, to: &json)
      case .period(let portrait): Self.write(portrait, to: &json)
      }
      json.key("chapters")
      json.array(chapters) { json, chapter in
        json.object { json in
          json.key("chapter")
          json.string(chapter.name)
          json.key("title")
          json.string(chapter.title)
          json.key("short")
          json.string(chapter.short)
          json.key("question")
          json.optional(chapter.question) { $0.string($1) }
          json.key("paragraphs")
          json.array(chapter.paragraphs) { json, paragraph in
            json.array(paragraph) { json, statement in Self.write(statement, to: &json) }
          }
        }
      }
    }
  }

  private static func write(
    _ portrait: PairPortrait, _ names: PairNames, to json: inout JSONWriter
  ) {
    json.key("bond")
    json.string(portrait.bond.name)
    json.key("one")
    write(names[.one], isTimed: portrait.isFirstTimed, to: &json)
    json.key("other")
    write(names[.other], isTimed: portrait.isSecondTimed, to: &json)
  }

  private static func write(_ name: String, isTimed: Bool, to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.string(name)
      json.key("birth_time_known")
      json.bool(isTimed)
    }
  }

  private static func write(_ portrait: PeriodPortrait, to json: inout JSONWriter) {
    json.key("period")
    json.string(portrait.length.rawValue)
    json.key("first_date")
    json.string("\(portrait.first)")
    json.key("last_date")
    json.string("\(portrait.last)")
    json.key("birth_time_known")
    json.bool(portrait.isTimed)
  }

  private static func write(
    _ statement: WrittenPassages.Statement, to json: inout JSONWriter
  ) {
    json.object { json in
      json.key("text")
      json.string(statement.text)
      json.key("because")
      json.array(statement.because) { json, fact in json.string(fact) }
      json.key("why")
      json.array(statement.why) { json, fact in json.string(fact) }
      json.key("weight")
      json.number(statement.weight, decimals: 2)
    }
  }
}

@_spi(FrontEnd) extension PassagesDocument: JSONWritable {}

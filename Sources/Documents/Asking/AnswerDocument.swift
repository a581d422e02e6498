public import Asking
package import Ephemeris
internal import Words

/// An answer to a question as `answer.schema.json` has it: what `astrolabe ask --json` prints.
package struct AnswerDocument: JSONWritable, Sendable {
  private let question: Question
  private let answer: Answer
  private let date: CalendarDate

  /// Describes an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - question: What was asked.
  ///   - date: The date that it was asked about.
  package init(_ answer: Answer, to question: Question, on date: CalendarDate) {
    self.answer = answer
    self.question = question
    self.date = date
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("date")
      json.string(date.description)
      json.key("question")
      json.string(question.text)
      writeFinding(to: &json)
      json.key("kind")
      json.string(question.kind.rawValue)
      json.key("matter")
      // What others think or do is refused as a question of death is, but it is none.
      let matter = question.matter == .death ? answer.matter : question.matter
      json.optional(matter) { $0.string($1.rawValue) }
      json.key("mentions")
      json.array(question.mentions) { json, mention in
        json.object { json in
          json.key("name")
          json.string(mention.name)
          json.key("kind")
          json.string(mention.kind.rawValue)
          json.key("key")
          json.string(mention.key)
        }
      }
      json.key("sentences")
      json.array(answer.sentences) { json, sentence in json.string(sentence) }
      json.key("text")
      json.string(answer.text)
    }
  }

  /// Writes what was understood and found, and the answer.
  private func writeFinding(to json: inout JSONWriter) {
    AnswerFinding(answer).write(members: &json)
  }
}

/// What was understood and found, as members of an object.
@_spi(FrontEnd) public struct AnswerFinding: Sendable {
  private let answer: Answer

  /// Takes an answer.
  public init(_ answer: Answer) { self.answer = answer }

  /// Writes it as an object of its own.
  @_spi(FrontEnd) public func write(to json: inout JSONWriter) {
    json.object { json in write(members: &json) }
  }

  /// Writes its members into an object that is open.
  @_spi(FrontEnd) public func write(members json: inout JSONWriter) {
    let understanding = answer.understanding
    json.key("intent")
    json.string(understanding.intent.rawValue)
    json.key("is_follow_up")
    json.bool(understanding.isFollowUp)
    json.key("area")
    json.optional(answer.area) { $0.string($1.rawValue) }
    json.key("activity")
    json.optional(understanding.activity) { $0.string($1.id) }
    json.key("period")
    json.optional(answer.period) { json, period in
      json.object { json in
        json.key("from")
        json.string(period.from.description)
        json.key("to")
        json.string(period.to.description)
      }
    }
    json.key("verdict")
    json.optional(answer.verdict) { $0.string($1.rawValue) }
    json.key("dates")
    json.array(answer.dates) { json, date in json.string(date.description) }
    json.key("care")
    json.optional(answer.matter) { $0.string($1.rawValue) }
    json.key("facts")
    json.object { json in
      for fact in answer.facts {
        json.key(named: fact.name)
        json.string(fact.value)
      }
    }
  }
}

@_spi(FrontEnd) extension AnswerFinding: JSONWritable {}

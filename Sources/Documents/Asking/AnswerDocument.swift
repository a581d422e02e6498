public import Asking
public import Ephemeris
internal import Words

/// An answer to a question as `answer.schema.json` has it: what `astrolabe ask --json` prints.
public struct AnswerDocument: JSONWritable, Sendable {
  private let question: Question
  private let answer: Answer
  private let date: CalendarDate

  /// Describes an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - question: What was asked.
  ///   - date: The date that it was asked about.
  public init(_ answer: Answer, to question: Question, on date: CalendarDate) {
    self.answer = answer
    self.question = question
    self.date = date
  }

  /// The document as JSON, the same text for the same value on every machine.
  public var json: String { JSONWriter.text(self) }

  /// Writes the document.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("date")
      json.string(date.description)
      json.key("question")
      json.string(question.text)
      json.key("area")
      json.optional(question.area) { $0.string($1.rawValue) }
      json.key("kind")
      json.string(question.kind.rawValue)
      json.key("matter")
      json.optional(question.matter) { $0.string($1.rawValue) }
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
}

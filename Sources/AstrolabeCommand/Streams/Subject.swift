@_spi(FrontEnd) import Astrolabe

/// Who a line of a stream of births describes, or why it can't be answered.
enum Subject: Sendable {
  /// A person: the chart, and the instrument made of it and of the norms of that life.
  ///
  /// Indirect, since a chart is hundreds of bytes, and answers are handed on from array to array.
  indirect case person(label: RecordLabel, line: Int, chart: NatalChart, astrometer: Astrometer)
  /// A line that can't be answered.
  case refused(Refusal)
}

/// Why a line of a stream can't be answered, though others may be.
struct Refusal: Error {
  let label: RecordLabel
  let line: Int
  let reason: String

  init(label: RecordLabel, line: Int, reason: String) {
    self.label = label
    self.line = line
    self.reason = reason
  }

  /// What an error says against one line.
  ///
  /// - Throws: ``CommandError`` where no other line could be answered, either.
  init(_ error: any Error, label: RecordLabel, line: Int) throws(CommandError) {
    self.line = line
    switch error {
    case let error as BirthLineError: (self.label, reason) = (label, error.description)
    case let error as NormsRecordError: (self.label, reason) = (label, error.description)
    default:
      let error = CommandError(of: error)
      guard !error.endsStreams else { throw error }
      (self.label, reason) = (label, error.message)
    }
  }

  /// What is written in place of an answer.
  var json: [UInt8] {
    var json = JSONWriter()
    json.answer(label) { json in
      json.key("line")
      json.integer(line)
      json.key("error")
      json.string(reason)
    }
    return json.bytes
  }

  /// What is said on standard error where answers are no JSON.
  func write() { StandardError.line("line \(line): \(reason)") }
}

extension JSONWriter {
  /// Writes an object that begins with a label.
  mutating func answer<Failure: Error>(
    _ label: RecordLabel, _ fields: (inout Self) throws(Failure) -> Void
  ) throws(Failure) {
    var failure: Failure?
    object { json in
      label.writeFields(to: &json)
      do throws(Failure) { try fields(&json) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

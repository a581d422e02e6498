import Astrolabe

/// Who a line of a stream of births tells of, or why it can't be answered.
enum Subject: Sendable {
  /// A person: the chart, and the instrument made of it and of the norms of that life.
  ///
  /// Indirect, since a chart is hundreds of bytes, and answers are handed on from array to array.
  indirect case person(id: RecordID, line: Int, chart: NatalChart, astrometer: Astrometer)
  /// A line that can't be answered.
  case refused(Refusal)
}

/// Why a line of a stream can't be answered, though others may be.
struct Refusal: Error {
  let id: RecordID
  let line: Int
  let reason: String

  init(id: RecordID, line: Int, reason: String) {
    self.id = id
    self.line = line
    self.reason = reason
  }

  /// What an error says against one line.
  ///
  /// - Throws: ``CommandError`` where no other line could be answered, either.
  init(_ error: any Error, id: RecordID, line: Int) throws(CommandError) {
    self.line = line
    switch error {
    case let error as BirthLineError: (self.id, reason) = (error.id, error.description)
    case let error as NormsRecordError: (self.id, reason) = (id, error.description)
    default:
      let error = CommandError(of: error)
      guard !error.endsStreams else { throw error }
      (self.id, reason) = (id, error.message)
    }
  }

  /// What is written in place of an answer.
  var json: [UInt8] {
    var json = JSONWriter()
    json.answer(id: id) { json in
      json.key("line")
      json.integer(line)
      json.key("error")
      json.string(reason)
    }
    return json.bytes
  }

  /// What is said on standard error where answers are no JSON.
  func tell() { StandardError.line("line \(line): \(reason)") }
}

extension JSONWriter {
  /// Writes an object that begins with the id.
  mutating func answer<Failure: Error>(
    id: RecordID, _ fields: (inout Self) throws(Failure) -> Void
  ) throws(Failure) {
    var failure: Failure?
    object { json in
      json.key("id")
      id.write(to: &json)
      do throws(Failure) { try fields(&json) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}

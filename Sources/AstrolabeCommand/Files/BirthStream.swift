import Astrolabe

/// Answers a stream of births, line for line and in order, in constant memory.
struct BirthStream {
  let path: String
  let sink: OutputSink
  /// Where the births' zones are looked up.
  var zones: ZoneFinder

  /// Writes `{"id":…, key:…}` for each birth, and `{"id":…, "line":…, "error":…}` for a line that
  /// holds none or can't be answered.
  ///
  /// - Returns: Whether every line was answered.
  mutating func answerEach(
    key: String, _ answer: (Birth, inout JSONWriter) throws -> Void
  ) throws -> Bool {
    let lines = try LineReader(path: path) { [sink] in try sink.flush() }
    try lines.checkIsApart(from: sink)
    var notes = BirthNotes()
    defer { notes.finish() }
    var progress = ProgressBar(total: nil, of: "births", beside: sink)
    defer { progress.finish() }
    var isAllWell = true
    while let line = try lines.next() {
      defer { progress.advance(to: line.number) }
      if line.isBlank { continue }
      var id = RecordID.none
      do {
        let fields = try BirthLine(json: try line.contents())
        id = fields.id
        let birth = try translated { try zones.read(fields.fields) }
        var json = JSONWriter()
        try translated {
          try json.answer(id: id) { json in
            json.key(named: key)
            try answer(birth, &json)
          }
        }
        try sink.line(json.bytes)
        notes.tell(birth, line: line.number)
      } catch let error as BirthLineError {
        isAllWell = false
        try report(error.description, id: error.id, line: line.number)
      } catch let error as CommandError where !error.endsStreams {
        isAllWell = false
        try report(error.message, id: id, line: line.number)
      }
    }
    return isAllWell
  }

  private func report(_ message: String, id: RecordID, line: Int) throws {
    try sink.line(JSONWriter.refusal(of: id, line: line, reason: message))
  }
}

extension JSONWriter {
  /// What is written for a line that can't be answered.
  static func refusal(of id: RecordID, line: Int, reason: String) -> [UInt8] {
    var json = Self()
    json.answer(id: id) { json in
      json.key("line")
      json.integer(line)
      json.key("error")
      json.string(reason)
    }
    return json.bytes
  }

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

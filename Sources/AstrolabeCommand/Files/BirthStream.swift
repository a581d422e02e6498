import Astrolabe

/// Answers a stream of births, line for line and in order, in constant memory.
struct BirthStream {
  let path: String
  let sink: OutputSink

  /// Writes `{"id":…, key:…}` for each birth, and `{"id":…, "line":…, "error":…}` for a line that
  /// holds none or can't be answered.
  ///
  /// - Returns: Whether every line was answered.
  func answerEach(
    key: String, _ answer: (BirthFields, inout JSONWriter) throws -> Void
  ) throws -> Bool {
    let lines = try LineReader(path: path) { try sink.flush() }
    var progress = ProgressBar(total: nil, of: "births")
    defer { progress.finish() }
    var isAllWell = true
    while let line = try lines.next() {
      defer { progress.advance(to: line.number) }
      if let bytes = line.bytes, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      var id = RecordID.none
      do {
        let birth = try read(line)
        id = birth.id
        var json = JSONWriter()
        try translated {
          try json.answer(id: id) { json in
            json.key(named: key)
            try answer(birth.fields, &json)
          }
        }
        try sink.line(json.bytes)
      } catch let error as BirthLineError {
        isAllWell = false
        try report(error.description, id: error.id, line: line.number)
      } catch let error as CommandError where error.exitCode != .file && error.exitCode != .fault {
        isAllWell = false
        try report(error.message, id: id, line: line.number)
      }
    }
    return isAllWell
  }

  private func read(_ line: LineReader.Line) throws -> BirthLine {
    guard let bytes = line.bytes else {
      throw CommandError.badInput("the line is longer than \(LineReader.longest) bytes")
    }
    return try BirthLine(json: bytes)
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

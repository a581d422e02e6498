@_spi(FrontEnd) import Astrolabe

/// Answers a stream of births, line for line and in order, in constant memory.
struct BirthStream {
  let path: String
  let sink: OutputSink
  /// Where the births' zones are looked up.
  let engine: Engine

  /// Writes `{"id":…, key:…}` for each birth, with the `"place"` that was taken where it was given by its
  /// name, and `{"id":…, "line":…, "error":…}` for a line that holds none or can't be answered.
  ///
  /// - Returns: Whether every line was answered.
  func answerEach(
    key: String, _ answer: (Birth, inout JSONWriter) throws -> Void
  ) throws -> Bool {
    try answerEach(key: key) { _, birth, json in try answer(birth, &json) }
  }

  /// The same for an answer that depends on the id, too.
  func answerEach(
    key: String, _ answer: (BirthLine.ID, Birth, inout JSONWriter) throws -> Void
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
      switch try engine.answer(
        line,
        { label, birth in
          var json = JSONWriter()
          try json.answer(label) { json in
            if let place = birth.birthplace {
              json.key("place")
              json.object { json in
                json.key("name")
                json.string(place.name)
                json.key("namesakes")
                json.integer(place.namesakes)
              }
            }
            json.notes(birth.notes)
            json.key(named: key)
            try answer(label.id, birth, &json)
          }
          return (birth, json.bytes)
        })
      {
      case .success((let birth, let answer)):
        try sink.line(answer)
        notes.note(birth, line: line.number)
      case .failure(let refusal):
        isAllWell = false
        try sink.line(refusal.json)
      }
    }
    return isAllWell
  }
}

extension Engine {
  /// Answers one line of a stream of births: reads the birth on it, and does something with that.
  ///
  /// - Returns: The answer, or why the line has none.
  /// - Throws: ``CommandError`` where no other line could be answered, either.
  func answer<Answer>(
    _ line: LineReader.Line, _ body: (RecordLabel, Birth) throws -> Answer
  ) throws(CommandError) -> Result<Answer, Refusal> {
    var label = RecordLabel(id: .none)
    var contents: [UInt8] = []
    do {
      contents = try line.contents()
      if let plain = PlainBirthLine(contents, zoneNamed: zone) {
        label = RecordLabel(id: plain.id)
        return .success(try body(label, plain.birth))
      }
      let written = try BirthLine(json: contents)
      label = written.label
      var fields = written.fields
      fields.calendar = fields.calendar ?? SourceOptions.calendar
      return .success(try body(label, try birth(fields)))
    } catch {
      if error is BirthLineError { label = BirthLine.label(ofUnreadable: contents) }
      return .failure(try Refusal(error, label: label, line: line.number))
    }
  }
}

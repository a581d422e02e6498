import Astrolabe

/// Reads a stream of births many lines at a time, works on them on several threads, and keeps their
/// order.
struct PeopleReader: Sendable {
  let engine: Engine
  let threads: Int
  /// Norms that were kept; otherwise each person's are taken.
  let norms: NormsFile?

  /// The days that norms are taken from.
  private let lifetimeDays: LifetimeDays

  init(engine: Engine, threads: Int, norms: NormsFile? = nil) {
    self.engine = engine
    self.threads = threads
    self.norms = norms
    lifetimeDays = LifetimeDays(ephemeris: engine.ephemeris)
  }

  /// The next lines that aren't blank, at most so many, and fewer where the rest would have to be
  /// waited for; none at the end.
  static func lines(of reader: LineReader, atMost limit: Int) throws -> [LineReader.Line] {
    var lines: [LineReader.Line] = []
    var byteCount = 0
    while lines.count < limit, byteCount < 1 << 22, lines.isEmpty || !reader.wouldWait,
      let line = try reader.next()
    {
      if line.isBlank { continue }
      byteCount += line.bytes?.count ?? 0
      lines.append(line)
    }
    return lines
  }

  /// The people of the lines, in order; nil if the program is asked to stop meanwhile.
  func subjects(_ lines: [LineReader.Line]) throws -> [Subject]? {
    let answers = Threads.answers(to: lines.count, on: threads, progress: { _ in }) { index in
      Interruption.isRequested
        ? nil : Result { () throws(CommandError) in try subject(lines[index]) }
    }
    var subjects: [Subject] = []
    for answer in answers {
      guard let answer else { return nil }
      subjects.append(try answer.get())
    }
    return subjects
  }

  private func subject(_ line: LineReader.Line) throws(CommandError) -> Subject {
    let answer = try engine.answer(line) { label, birth in
      let chart = try NatalChart(of: birth, ephemeris: engine.ephemeris)
      return Subject.person(
        label: label, line: line.number, chart: chart,
        astrometer: try astrometer(of: chart, id: label.id, line: line.number))
    }
    switch answer {
    case .success(let person): return person
    case .failure(let refusal): return .refused(refusal)
    }
  }

  /// A record of norms, and whose it is.
  struct NormsRecord: Sendable {
    let id: BirthLine.ID
    let line: Int
    let birth: Birth
    let bytes: [UInt8]
  }

  /// The norms of the people of some lines, in order; nil if the program is asked to stop meanwhile.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - ranksPeople: Whether they are to rank people, rather than days.
  /// - Returns: A record for each line, or why there is none.
  /// - Throws: ``CommandError`` where no line could be answered.
  func records(
    _ lines: [LineReader.Line], ranksPeople: Bool
  ) throws -> [Result<NormsRecord, Refusal>]? {
    let answers = Threads.answers(to: lines.count, on: threads, progress: { _ in }) { index in
      Interruption.isRequested
        ? nil
        : Result { () throws(CommandError) in
          try record(lines[index], ranksPeople: ranksPeople)
        }
    }
    var records: [Result<NormsRecord, Refusal>] = []
    for answer in answers {
      guard let answer else { return nil }
      records.append(try answer.get())
    }
    return records
  }

  private func record(
    _ line: LineReader.Line, ranksPeople: Bool
  ) throws(CommandError) -> Result<NormsRecord, Refusal> {
    try engine.answer(line) { label, birth in
      let chart = try NatalChart(of: birth, ephemeris: engine.ephemeris)
      let natal = NatalProfile(of: chart)
      let source = chart.sky.source(of: .sun)
      let bytes =
        ranksPeople
        ? try StrangerNorms(of: natal, ephemeris: engine.ephemeris).record(
          of: natal, source: source)
        : try Norms(of: natal, days: lifetimeDays).record(of: natal, source: source)
      return NormsRecord(id: label.id, line: line.number, birth: birth, bytes: bytes)
    }
  }

  private func astrometer(of chart: NatalChart, id: BirthLine.ID, line: Int) throws -> Astrometer {
    let natal = NatalProfile(of: chart)
    guard let norms else {
      return Astrometer(natal, norms: try Norms(of: natal, days: lifetimeDays))
    }
    let source = chart.sky.source(of: .sun)
    return Astrometer(
      natal, norms: try norms.norms(of: natal, id: id, line: line, source: source))
  }
}

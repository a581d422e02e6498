import Astrolabe

/// Someone of a stream of births, or why a line holds nobody.
enum Subject: Sendable {
  /// A person: the chart, and the instrument made of it and of the norms of that life.
  case person(id: RecordID, line: Int, chart: NatalChart, astrometer: Astrometer)
  /// A line that can't be answered.
  case refused(id: RecordID, line: Int, reason: String)
  /// A line that couldn't be answered because something is wrong with the program's own files.
  case failed(CommandError)

  /// The error that ends the whole stream, where there is one.
  var failure: CommandError? {
    if case .failed(let error) = self { error } else { nil }
  }
}

/// Reads a stream of births many lines at a time, works on them on several threads, and keeps their
/// order.
struct PeopleReader: Sendable {
  let ephemeris: any EphemerisProvider
  let threads: Int
  /// Norms that were kept; otherwise each person's are taken.
  let norms: NormsFile?

  private let zones = Result { () throws(CivilTimeError) in try ZoneDatabase.system() }

  init(ephemeris: any EphemerisProvider, threads: Int, norms: NormsFile? = nil) {
    self.ephemeris = ephemeris
    self.threads = threads
    self.norms = norms
  }

  /// The next lines that aren't blank, at most so many, and fewer where the rest would have to be
  /// waited for; none at the end.
  static func lines(of reader: LineReader, atMost limit: Int) throws -> [LineReader.Line] {
    var lines: [LineReader.Line] = []
    var byteCount = 0
    while lines.count < limit, byteCount < 1 << 22, lines.isEmpty || !reader.wouldWait,
      let line = try reader.next()
    {
      if let bytes = line.bytes, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { continue }
      byteCount += line.bytes?.count ?? 0
      lines.append(line)
    }
    return lines
  }

  /// Who the lines tell of, in order.
  func subjects(_ lines: [LineReader.Line]) throws -> [Subject] {
    let subjects = Threads.answers(to: lines.count, on: threads, progress: { _ in }) { index in
      Interruption.isRequested ? .refused(id: .none, line: 0, reason: "") : subject(lines[index])
    }
    if let failure = subjects.lazy.compactMap(\.failure).first { throw failure }
    return subjects
  }

  private func subject(_ line: LineReader.Line) -> Subject {
    guard let bytes = line.bytes else {
      return .refused(
        id: .none, line: line.number,
        reason: "the line is longer than \(LineReader.longest) bytes")
    }
    var id = RecordID.none
    do {
      let birth = try BirthLine(json: bytes)
      id = birth.id
      let chart = try translated {
        try NatalChart(of: try read(birth.fields), ephemeris: ephemeris)
      }
      return .person(
        id: id, line: line.number, chart: chart, astrometer: try astrometer(of: chart, id: id))
    } catch let error as BirthLineError {
      return .refused(id: error.id, line: line.number, reason: error.description)
    } catch let error as NormsRecordError {
      return .refused(id: id, line: line.number, reason: error.description)
    } catch let error as CommandError where error.exitCode != .file && error.exitCode != .fault {
      return .refused(id: id, line: line.number, reason: error.message)
    } catch let error as CommandError {
      return .failed(error)
    } catch {
      return .failed(CommandError(exitCode: .fault, message: "\(error)"))
    }
  }

  private func read(_ fields: BirthFields) throws(BirthError) -> Birth {
    try fields.read { (text, longitude) throws(CivilTimeError) in
      try CivilZone(text, longitude: longitude, database: try zones.get())
    }
  }

  private func astrometer(of chart: NatalChart, id: RecordID) throws -> Astrometer {
    guard let norms else {
      return try translated { try Astrometer(of: chart, ephemeris: ephemeris) }
    }
    let natal = NatalProfile(of: chart)
    let source = chart.sky.source(of: .sun)
    return Astrometer(of: chart, norms: try norms.norms(of: natal, id: id, source: source))
  }
}

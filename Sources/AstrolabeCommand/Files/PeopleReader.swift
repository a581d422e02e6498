import Astrolabe

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
      if line.isBlank { continue }
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
    var id = RecordID.none
    do {
      let birth = try BirthLine(json: try line.contents())
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
    } catch let error as CommandError where !error.endsStreams {
      return .refused(id: id, line: line.number, reason: error.message)
    } catch let error as CommandError {
      return .failed(error)
    } catch {
      return .failed(CommandError(exitCode: .fault, message: "\(error)"))
    }
  }

  private func read(_ fields: BirthFields) throws(BirthError) -> Birth {
    try fields.read(
      zoneNamed: { (text, longitude) throws(CivilTimeError) in
        try CivilZone(text, longitude: longitude, database: try zones.get())
      },
      placeNamed: PlaceFinder.bundledPlace)
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

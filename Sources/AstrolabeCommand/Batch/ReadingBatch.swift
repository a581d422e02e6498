@_spi(FrontEnd) import Astrolabe

/// Whole readings of many people on consecutive days, in order and in constant memory.
struct ReadingBatch: Sendable {
  /// One line that is wanted: of a person and a day, or of a line that holds nobody.
  private struct Request: Sendable {
    let subject: Subject
    /// The day, counted from 0.
    let day: Int
  }

  private enum Answer: Sendable {
    case reading([UInt8])
    case refused(Refusal)
    case failed(CommandError)
  }

  private let first: CalendarDate
  private let dayCount: Int
  private let zone: CivilZone
  private let ephemeris: StandardEphemeris
  private let threads: Int
  private let words: WordCorpus
  /// The days while they are few; beyond that each is readied for the one reading of it.
  private let kept: [ReadingWriter]

  /// A year of days takes some megabytes.
  private static let mostDaysKept = 366
  /// Readings of some tens of kilobytes each that are written at a time.
  private static let readingsAtOnce = 128

  /// Readies the days; a date too near the ephemeris' end is mentioned before the first line.
  init(
    first: CalendarDate, days: Int, zone: CivilZone, ephemeris: StandardEphemeris, threads: Int,
    words: WordCorpus
  ) throws(ReadingError) {
    (self.first, self.zone, self.ephemeris, self.threads) = (first, zone, ephemeris, threads)
    self.words = words
    dayCount = days
    var kept: [ReadingWriter] = []
    if days <= Self.mostDaysKept {
      for day in 0..<days {
        let day = try ReadingDay(
          of: first.advanced(byDays: day), in: zone, ephemeris: ephemeris)
        kept.append(
          ReadingWriter(day: day, ephemeris: ephemeris, hasTexts: true, words: words))
      }
    } else {
      _ = try ReadingDay(of: first.advanced(byDays: days - 1), in: zone, ephemeris: ephemeris)
    }
    self.kept = kept
  }

  /// Writes `{"id":…,"date":…,"reading":{…}}` for each person and day, in order; stops where the
  /// program is interrupted.
  ///
  /// - Returns: Whether everything was answered.
  func write(_ subjects: [Subject], to sink: OutputSink) throws -> Bool {
    var isAllWell = true
    var requests: [Request] = []
    for subject in subjects {
      let lineCount = if case .person = subject { dayCount } else { 1 }
      for day in 0..<lineCount {
        requests.append(Request(subject: subject, day: day))
        if requests.count == Self.readingsAtOnce {
          isAllWell = try answer(requests, to: sink) && isAllWell
          requests.removeAll(keepingCapacity: true)
        }
        if Interruption.isRequested { return isAllWell }
      }
    }
    return try answer(requests, to: sink) && isAllWell
  }

  private func answer(_ requests: [Request], to sink: OutputSink) throws -> Bool {
    let answers = Threads.answers(to: requests.count, on: threads, progress: { _ in }) { index in
      Interruption.isRequested ? nil : answer(to: requests[index])
    }
    var isAllWell = true
    for answer in answers {
      switch answer {
      case .reading(let line): try sink.line(line)
      case .refused(let refusal):
        isAllWell = false
        try sink.line(refusal.json)
      case .failed(let error): throw error
      // Interrupted: what follows isn't written, either.
      case nil: return isAllWell
      }
    }
    return isAllWell
  }

  private func answer(to request: Request) -> Answer {
    switch request.subject {
    case .refused(let refusal): return .refused(refusal)
    case .person(let label, let line, let chart, let astrometer):
      do {
        let writer = try writer(of: request.day)
        let reading = try writer.documents(of: chart, by: astrometer).reading
        var json = JSONWriter()
        json.answer(label) { json in
          json.key("date")
          json.string(writer.day.date.description)
          json.key("reading")
          reading.write(to: &json)
        }
        return .reading(json.bytes)
      } catch {
        do throws(CommandError) {
          return .refused(try Refusal(error, label: label, line: line))
        } catch {
          return .failed(error)
        }
      }
    }
  }

  private func writer(of number: Int) throws(ReadingError) -> ReadingWriter {
    if !kept.isEmpty { return kept[number] }
    let day = try ReadingDay(of: first.advanced(byDays: number), in: zone, ephemeris: ephemeris)
    return ReadingWriter(day: day, ephemeris: ephemeris, hasTexts: true, words: words)
  }
}

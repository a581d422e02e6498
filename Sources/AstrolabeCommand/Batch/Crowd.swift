import Astrolabe

/// People who are scored together, and the lines that answer them.
struct Crowd {
  /// The forms of a line.
  enum Format: CaseIterable {
    case json, csv
  }

  /// Some of the people, worked on by one thread.
  private struct Part: Sendable {
    var people = BatchPeople()
    var documents: [BatchDocument] = []
  }

  private let format: Format
  private var parts: [Part]
  /// For each month so far, everyone's lines in order.
  private var months: [[[UInt8]]] = []

  /// Gathers the people among some subjects.
  init(_ subjects: [Subject], format: Format, threads: Int) {
    self.format = format
    let count = subjects.count { if case .person = $0 { true } else { false } }
    // The more people share a day's curves, the more of them are in the cache already.
    let partSize = max(1, min(2_048, (count + threads - 1) / threads))
    parts = []
    for case .person(let id, _, _, let astrometer) in subjects {
      if parts.last.map({ $0.people.count == partSize }) ?? true {
        parts.append(Part())
        parts[parts.count - 1].people.reserveCapacity(partSize)
      }
      parts[parts.count - 1].people.append(
        astrometer.natal, norms: astrometer.norms)
      parts[parts.count - 1].documents.append(BatchDocument(id: id))
    }
  }

  /// Scores everyone by the days of a month and appends the lines.
  mutating func score(by month: CurveCalendar.Month, threads: Int) {
    let (parts, format) = (parts, format)
    let answers = Threads.answers(to: parts.count, on: threads, progress: { _ in }) { index in
      var scores = BatchScores()
      month.scorer.score(parts[index].people, into: &scores)
      return parts[index].documents.enumerated().map { person, document in
        document.lines(of: scores, person: person, month: month, format: format)
      }
    }
    months.append(answers.flatMap { $0 })
  }

  /// The lines so far, person by person for each month, which are then gone.
  mutating func takeLines() -> [[UInt8]] {
    defer { months = [] }
    return months.flatMap { $0 }
  }

  /// The lines of a person, month by month.
  func lines(ofPerson number: Int) -> [[UInt8]] { months.map { $0[number] } }
}

extension BatchDocument {
  /// About as many bytes as a line has.
  private static let lineLength = 600

  fileprivate func lines(
    of scores: BatchScores, person: Int, month: CurveCalendar.Month, format: Crowd.Format
  ) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(month.dates.count * Self.lineLength)
    let offset = month.beginsWithDayBefore ? 1 : 0
    for (index, date) in month.dates.enumerated() {
      let day = index + offset
      let before = day > 0 ? scores.row(person: person, day: day - 1) : nil
      switch format {
      case .json:
        appendJSON(scores.row(person: person, day: day), before: before, date: date, to: &lines)
      case .csv:
        appendCSV(scores.row(person: person, day: day), before: before, date: date, to: &lines)
      }
    }
    return lines
  }
}

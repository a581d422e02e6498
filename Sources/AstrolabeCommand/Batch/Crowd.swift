import Astrolabe

/// People who are scored together, and the lines that answer them.
struct Crowd {
  /// The forms of a line.
  enum Format: CaseIterable {
    case json, csv
  }

  /// Some of the people, worked on by one thread.
  private struct Part: Sendable {
    var people = BatchScorer.People()
    var documents: [BatchDocument] = []
  }

  private let format: Format
  private var parts: [Part]
  /// For each run of days so far, everyone's lines in order.
  private var runs: [[[UInt8]]] = []

  /// Gathers the people among some subjects.
  init(_ subjects: [Subject], format: Format, threads: Int) {
    self.format = format
    let count = subjects.count { if case .person = $0 { true } else { false } }
    let partSize = max(1, (count + threads - 1) / threads)
    parts = []
    for case .person(let label, _, _, let astrometer) in subjects {
      if parts.last.map({ $0.people.count == partSize }) ?? true {
        parts.append(Part())
        parts[parts.count - 1].people.reserveCapacity(partSize)
      }
      parts[parts.count - 1].people.append(
        astrometer.natal, norms: astrometer.norms)
      parts[parts.count - 1].documents.append(BatchDocument(label: label))
    }
  }

  /// Scores everyone by a run of days and appends the lines.
  mutating func score(by run: BatchDays.Run, threads: Int) {
    let (parts, format) = (parts, format)
    let answers = Threads.answers(to: parts.count, on: threads, progress: { _ in }) { index in
      var scores = BatchScorer.Scores()
      run.scorer.score(parts[index].people, into: &scores)
      return parts[index].documents.enumerated().map { person, document in
        document.lines(of: scores, person: person, run: run, format: format)
      }
    }
    runs.append(answers.flatMap { $0 })
  }

  /// The lines so far, person by person for each run, which are then gone.
  mutating func takeLines() -> [[UInt8]] {
    defer { runs = [] }
    return runs.flatMap { $0 }
  }

  /// The lines of a person, run by run.
  func lines(ofPerson number: Int) -> [[UInt8]] { runs.map { $0[number] } }
}

extension BatchDocument {
  /// About as many bytes as a line has.
  private static let lineLength = 600

  fileprivate func lines(
    of scores: BatchScorer.Scores, person: Int, run: BatchDays.Run, format: Crowd.Format
  ) -> [UInt8] {
    var lines: [UInt8] = []
    lines.reserveCapacity(run.dates.count * Self.lineLength)
    let offset = run.beginsWithDayBefore ? 1 : 0
    for (index, date) in run.dates.enumerated() {
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

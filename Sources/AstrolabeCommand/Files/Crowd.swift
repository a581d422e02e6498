import Astrolabe

/// People who are scored together, and the lines that answer them.
struct Crowd {
  /// The forms of a line.
  enum Format {
    case json, csv
  }

  /// Some of the people, worked on by one thread.
  private struct Part: Sendable {
    var people = BatchPeople()
    var documents: [BatchDocument] = []
    /// For each person, the lines so far.
    var lines: [[UInt8]] = []
  }

  private let format: Format
  private var parts: [Part]
  private let partSize: Int

  /// Gathers the people among some subjects.
  init(_ subjects: [Subject], format: Format, threads: Int) {
    self.format = format
    let count = subjects.count { if case .person = $0 { true } else { false } }
    // The more people share a day's curves, the more of them are in the cache already.
    partSize = max(1, min(2_048, (count + threads - 1) / threads))
    parts = []
    for case .person(let id, _, _, let astrometer) in subjects {
      if parts.last.map({ $0.people.count == partSize }) ?? true {
        parts.append(Part())
        parts[parts.count - 1].people.reserveCapacity(partSize)
      }
      parts[parts.count - 1].people.append(
        astrometer.natal, norms: astrometer.norms)
      parts[parts.count - 1].documents.append(BatchDocument(id: id))
      parts[parts.count - 1].lines.append([])
    }
  }

  /// Scores everyone by the days of a month and appends the lines.
  mutating func score(by month: CurveCalendar.Month, threads: Int) {
    let (parts, format) = (parts, format)
    self.parts = []
    self.parts = Threads.answers(to: parts.count, on: threads, progress: { _ in }) { index in
      var part = parts[index]
      var scores = BatchScores()
      month.scorer.score(part.people, into: &scores)
      for person in 0..<part.people.count {
        var lines = part.lines[person]
        part.documents[person].append(
          scores, person: person, month: month, format: format, to: &lines)
        part.lines[person] = lines
      }
      return part
    }
  }

  /// The lines of everyone, in order.
  var lines: [[UInt8]] { parts.flatMap(\.lines) }
}

extension BatchDocument {
  fileprivate func append(
    _ scores: BatchScores, person: Int, month: CurveCalendar.Month, format: Crowd.Format,
    to lines: inout [UInt8]
  ) {
    let offset = month.beginsWithDayBefore ? 1 : 0
    for (index, date) in month.dates.enumerated() {
      let day = index + offset
      let before = day > 0 ? scores[person: person, day: day - 1] : nil
      switch format {
      case .json:
        appendJSON(scores[person: person, day: day], before: before, date: date, to: &lines)
      case .csv:
        appendCSV(scores[person: person, day: day], before: before, date: date, to: &lines)
      }
    }
  }
}

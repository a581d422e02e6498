import ArgumentParser
import Astrolabe

/// The subcommand `batch`.
struct BatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    _superCommandName: Root.name,
    abstract: "The scores of many people, one line per person and day.",
    usage: "astrolabe batch --births <file> --date <YYYY-MM-DD> [<options>]",
    discussion: """
      Lines are answered in order, a person's days together, whatever the number of threads. A line \
      that can't be answered becomes {"id":…,"line":N,"error":…} (with --csv, a line on standard \
      error), and the exit code is 65 at the end. Scores are within 0.01 of those of today and \
      meters, and have one decimal. With --full each line is \
      {"id":…,"date":…,"reading":…}, where the reading is the one of today --json, whole. What a \
      birth has as "about" stands in each of its lines of JSON; CSV has the id alone. In CSV \
      an id that a spreadsheet would compute, such as =1+1, has an apostrophe before it.

        astrolabe batch --births people.ndjson --date 2025-01-06
        cat people.ndjson | astrolabe batch --births - --date 2025-01-01 --days 31 \\
          --date-zone Europe/Berlin --csv > january.csv
        astrolabe batch --births people.ndjson --date 2025-01-06 --full > f.ndjson
      """)

  @OptionGroup var crowd: CrowdOptions

  @Option(help: ArgumentHelp("The first date.", valueName: "YYYY-MM-DD"))
  var date: String

  @Option(parsing: .unconditional, help: ArgumentHelp("How many days.", valueName: "count"))
  var days: Int = 1

  @OptionGroup var dateZone: DateZoneOption

  @Option(
    help: ArgumentHelp(
      "Norms of these people, made by astrolabe norms; otherwise each person's are taken.",
      valueName: "file"))
  var norms: String?

  @Flag var format: Crowd.Format = .json

  @Flag(help: "Write the whole daily reading of each person and day. Goes without --csv.")
  var full = false

  @OptionGroup var words: WordsOption
  @OptionGroup var sources: SourceOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    guard !full || format == .json else {
      throw CommandError.usage(
        "--full goes without --csv: a reading is objects and lists, which columns can't hold")
    }
    guard full || words.words == nil else {
      throw CommandError.usage("--words goes with --full; scores have no texts")
    }
    let words = try words.read()
    let threads = try crowd.threadCount()
    let engine = try Engine.ofCommand()
    let zone = try dateZone.read(birthplace: nil, engine: engine, isForPrograms: true)
    let first = try firstDate()
    zone.noteDatesLeftOut(
      from: first, through: first.advanced(byDays: days - 1), isByHour: false)
    // Before there is a file that might be left unfinished.
    Interruption.note()
    let sink = try output.open()
    let lines = try LineReader(path: crowd.births) { try sink.flush() }
    try lines.checkIsApart(from: sink)
    let kept = try norms.map { try NormsFile(path: $0) }
    let ephemeris = engine.ephemeris
    let people = PeopleReader(engine: engine, threads: threads, norms: kept)
    let allDays = BatchDays(
      first: first, days: days, zone: zone, ephemeris: ephemeris, threads: threads)
    let readings =
      full
      ? try translated {
        try ReadingBatch(
          first: first, days: days, zone: zone, ephemeris: ephemeris, threads: threads,
          words: words)
      } : nil
    var notes = BirthNotes()
    defer { notes.finish() }
    var progress = ProgressBar(total: nil, of: "births", beside: sink)
    defer { progress.finish() }
    if format == .csv { try sink.write(BatchDocument.csvHeader) }
    var isAllWell = true
    while !Interruption.isRequested,
      case let chunk = try PeopleReader.lines(of: lines, atMost: linesAtOnce(on: threads)),
      let last = chunk.last
    {
      guard let subjects = try people.subjects(chunk) else { break }
      for case .person(_, let line, let chart, _) in subjects {
        notes.note(chart.birth, line: line)
      }
      if let readings {
        isAllWell = try readings.write(subjects, to: sink) && isAllWell
      } else {
        for part in Self.parts(of: subjects, days: days) where !Interruption.isRequested {
          isAllWell = try score(part, by: allDays, on: threads, to: sink) && isAllWell
        }
        if Interruption.isRequested { break }
      }
      progress.advance(to: last.number, ofAbout: lines.estimatedCount)
    }
    if Interruption.isRequested {
      // What is whole is written; a file is all or nothing.
      if output.path == nil { try sink.flush() }
      throw SilentExit(code: Interruption.exitStatus)
    }
    try sink.finish()
    if !isAllWell { throw SilentExit(code: .badInput) }
  }

  private func firstDate() throws -> CalendarDate {
    let first = try CalendarDate.named(date)
    let span = try StandardEphemeris.spanOfCommand
    guard days >= 1, days <= span.last.dayNumber - span.first.dayNumber + 1 else {
      throw CommandError.usage("--days \(days) can't be; give 1 or more days within \(span)")
    }
    for date in [first, first.advanced(byDays: days - 1)] where !span.contains(date) {
      throw CommandError.badInput("\(date) lies outside the ephemeris, which covers \(span)")
    }
    return first
  }

  /// How many lines of births are worked on at once.
  ///
  /// Enough for each thread to be worth starting, few enough for their norms to stay in a thread's cache and for
  /// their lines, which wait until the last day is scored, to fit into some eighty megabytes: of very long
  /// spans one at a time.
  private func linesAtOnce(on threads: Int) -> Int {
    full ? 128 : max(1, min(128 * threads, Self.answersAtOnce / days))
  }

  /// How many lines wait at most, and how many bytes most of them have.
  private static let (answersAtOnce, usualLength) = (131_072, 600)
  /// The bytes of an id that are counted as a line's own.
  private static let usualIDLength = 100

  /// Splits people so that the lines of each part fit into the memory that is meant for them, with ids
  /// of any length: each is written again for every day.
  static func parts(of subjects: [Subject], days: Int) -> [[Subject]] {
    var parts: [[Subject]] = [[]]
    var waiting = 0
    for subject in subjects {
      var size = 0
      if case .person(let label, _, _, _) = subject {
        size = days * (usualLength + max(0, label.byteCount - usualIDLength))
      }
      if waiting + size > answersAtOnce * usualLength, waiting > 0 {
        parts.append([])
        waiting = 0
      }
      parts[parts.count - 1].append(subject)
      waiting += size
    }
    return parts
  }

  /// Scores some people by all days and writes their lines.
  ///
  /// - Returns: Whether there were no bad lines.
  private func score(
    _ subjects: [Subject], by allDays: BatchDays, on threads: Int, to sink: OutputSink
  ) throws -> Bool {
    var crowd = Crowd(subjects, format: format, threads: threads)
    for run in 0..<allDays.count where !Interruption.isRequested {
      crowd.score(by: try allDays.run(run), threads: threads)
      // The days of one person are in order as they are scored, so that none has to wait.
      if subjects.count == 1 {
        for lines in crowd.takeLines() { try sink.write(lines) }
      }
    }
    if Interruption.isRequested { return true }
    return try write(crowd, subjects, to: sink)
  }

  /// Writes the answers in the order of the lines they answer.
  ///
  /// - Returns: Whether there were no bad lines.
  private func write(_ crowd: Crowd, _ subjects: [Subject], to sink: OutputSink) throws -> Bool {
    var isAllWell = true
    var person = 0
    for subject in subjects {
      switch subject {
      case .person:
        for lines in crowd.lines(ofPerson: person) { try sink.write(lines) }
        person += 1
      case .refused(let refusal):
        isAllWell = false
        if format == .csv { refusal.write() } else { try sink.line(refusal.json) }
      }
    }
    return isAllWell
  }
}

extension Crowd.Format: EnumerableFlag {
  static func help(for format: Self) -> ArgumentHelp? {
    switch format {
    case .json: "Write lines of JSON, as it does unless told otherwise."
    case .csv: "Write comma-separated values with a line of column names."
    }
  }
}

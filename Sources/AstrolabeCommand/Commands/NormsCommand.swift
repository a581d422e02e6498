import ArgumentParser
import Astrolabe

/// The subcommand `norms`.
struct NormsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "norms",
    _superCommandName: Root.name,
    abstract: "Takes the norms of many people, for batch to use again and again.",
    usage: "astrolabe norms --births <file> --output <file> [<options>]",
    discussion: """
      A person's norms are the yardstick of that life: 601 days, taken once. The file has 9 kB a \
      person. Lines that hold no birth are named on standard error.

        astrolabe norms --births people.ndjson --output people.norms
        astrolabe batch --births people.ndjson --norms people.norms --date 2025-01-06

      With --for people they are those that two people are scored by: 601 strangers. Then \
      synastry takes them.
      """)

  @OptionGroup var crowd: CrowdOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, all or nothing.", valueName: "file"))
  var output: String

  @Option(name: .customLong("for"), help: "What is ranked by them: days, or people.")
  var ranked: RankedOption = .days

  enum RankedOption: String, ExpressibleByArgument, CaseIterable {
    case days, people
  }

  @OptionGroup var sources: SourceOptions
  @OptionGroup var color: ColorOption

  /// Enough lines to keep every thread busy, few enough that a bar moves.
  private static let linesAtOnce = 512

  func run() throws {
    let threads = try crowd.threadCount()
    let lines = try LineReader(path: crowd.births)
    // Before there is a file that might be left unfinished.
    Interruption.note()
    let sink = try OutputSink(path: output == "-" ? nil : output)
    try lines.checkIsApart(from: sink)
    let people = PeopleReader(engine: try Engine.ofCommand(), threads: threads)
    var file = try NormsFileWriter(sink: sink)
    var notes = BirthNotes()
    defer { notes.finish() }
    var progress = ProgressBar(total: nil, of: "births", beside: sink)
    defer { progress.finish() }
    var isAllWell = true
    while case let chunk = try PeopleReader.lines(of: lines, atMost: Self.linesAtOnce),
      let last = chunk.last
    {
      guard let records = try people.records(chunk, ranksPeople: ranked == .people) else { break }
      for record in records {
        switch record {
        case .success(let record):
          notes.note(record.birth, line: record.line)
          try file.write(record.bytes, id: record.id)
        case .failure(let refusal):
          isAllWell = false
          refusal.write()
        }
      }
      progress.advance(to: last.number, ofAbout: lines.estimatedCount)
    }
    if Interruption.isRequested { throw SilentExit(code: Interruption.exitStatus) }
    try file.finish()
    if !isAllWell { throw SilentExit(code: .badInput) }
  }
}

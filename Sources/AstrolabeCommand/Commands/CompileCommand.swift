#if SwissEphemeris
import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The subcommand `compile`.
struct CompileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    _superCommandName: Root.name,
    abstract: "Builds a compiled ephemeris: Chebyshev tables fitted to Swiss Ephemeris.",
    usage: "astrolabe compile --from <date> --to <date> --output <file> [<options>]",
    discussion: """
      The table answers for the eleven points, the true node and Chiron to a thousandth of a \
      second of arc, from a file of some 55 kB a year. A century takes a quarter of a minute.

        astrolabe compile --from 1850-01-01 --to 2150-12-31 --output sky.table
      """)

  @Option(help: ArgumentHelp("The first date.", valueName: "YYYY-MM-DD"))
  var from: String

  @Option(help: ArgumentHelp("The last date.", valueName: "YYYY-MM-DD"))
  var to: String

  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"))
  var output: String

  @Option(help: "How many instants the table is compared with Swiss Ephemeris at.")
  var instants = 10_000

  @Flag(help: "Replace the file if it is there.")
  var force = false

  @OptionGroup var color: ColorOption

  func run() throws {
    let (first, last) = try translated {
      (try DateTimeText.readDate(from), try DateTimeText.readDate(to))
    }
    guard first <= last else {
      throw CommandError.badInput("--to \(last) is before --from \(first); give them in order")
    }
    guard (1...10_000_000).contains(instants) else {
      throw CommandError.usage("--instants \(instants) is not between 1 and 10000000")
    }
    let sink = try openedFile()
    let ephemeris = try translated { try DirectEphemeris() }
    let compiler = try translated {
      try TableCompiler(span: EphemerisSpan(first: first, last: last), ephemeris: ephemeris)
    }
    let blocks = try blocks(of: compiler, sink)
    try sink.write(try translated { try compiler.table(of: blocks) })
    try sink.flush()
    if let path = sink.readablePath { try verify(path, against: ephemeris) }
    try sink.finish()
  }

  /// Opens the file to write, before the work that would be lost without it.
  private func openedFile() throws -> OutputSink {
    let refusal = CommandError.file(
      "can't write a table to \(output.asFileName): it is read again and compared, so it must be a file"
    )
    guard output != "-", case .file = OutputPlace(output) else { throw refusal }
    guard force || !System.isThere(output) else {
      throw CommandError.file("\(output.asFileName) is there already; --force replaces it")
    }
    let sink = try OutputSink(path: output)
    guard sink.readablePath != nil else { throw refusal }
    return sink
  }

  /// Makes the blocks on every core.
  private func blocks(of compiler: TableCompiler, _ sink: OutputSink) throws -> [[UInt8]] {
    var progress = ProgressBar(total: compiler.blockCount, of: "blocks", beside: sink)
    defer { progress.finish() }
    let answers = Threads.answers(
      to: compiler.blockCount, on: min(System.coreCount, System.threadLimit),
      progress: { progress.advance(to: $0) },
      { number in Result { () throws(EphemerisError) in try compiler.block(number) } })
    return try translated { try answers.map { try $0.get() } }
  }

  /// Compares the table with libswe at instants of its own.
  private func verify(_ path: String, against ephemeris: DirectEphemeris) throws {
    let report = try translated {
      try TableVerification(
        of: try CompiledEphemeris(path: path), against: ephemeris, instants: instants)
    }
    for line in report.lines { StandardError.write(line + "\n") }
    guard report.isGood else {
      throw CommandError(
        exitCode: .fault, message: "the table differs from libswe by more than it may")
    }
  }
}
#endif

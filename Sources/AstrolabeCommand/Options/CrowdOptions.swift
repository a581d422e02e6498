import ArgumentParser

/// The options of commands that work on many people at a time.
struct CrowdOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "NDJSON, one {\"id\":…,\"birth\":…,\"zone\":…,\"lat\":…,\"lon\":…} a line; - is standard input.",
      valueName: "file"))
  var births: String

  @Option(
    help: ArgumentHelp(
      "Threads to work on, all cores unless given; the output is the same.", valueName: "count"))
  var threads: Int?

  /// How many threads to work on.
  func threadCount() throws -> Int {
    guard let threads else { return System.coreCount }
    guard (1...256).contains(threads) else {
      throw CommandError.usage("--threads \(threads) can't be; give 1 to 256")
    }
    return threads
  }
}

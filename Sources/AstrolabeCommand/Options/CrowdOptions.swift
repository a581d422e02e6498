import ArgumentParser

/// The options of commands that work on many people at a time.
struct CrowdOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      BirthOptions.streamHelp,
      valueName: "file"))
  var births: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Threads to work on, all cores unless given; the output is the same.", valueName: "count"))
  var threads: Int?

  /// How many threads to work on: as many as were asked for, or fewer where the system allows few open
  /// files.
  func threadCount() throws -> Int {
    let wanted = threads ?? System.coreCount
    guard threads == nil || (1...256).contains(wanted) else {
      throw CommandError.usage("--threads \(wanted) can't be; give 1 to 256")
    }
    return min(wanted, System.threadLimit)
  }
}

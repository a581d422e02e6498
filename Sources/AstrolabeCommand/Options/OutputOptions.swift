import ArgumentParser

/// The options of every command about where its output goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to a file, all or nothing, instead of standard output.", valueName: "file"))
  var output: String?

  @Flag(name: .customLong("no-color"), help: "Write without colours.")
  var noColor = false

  /// Opens the output.
  func open() throws -> OutputSink { try OutputSink(path: output) }

  /// The style of text written to it.
  var style: TextStyle {
    TextStyle(isColored: !noColor && output == nil && Terminal.takesColor)
  }
}

import ArgumentParser

/// The options of every command about where its output goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to a file, all or nothing, instead of standard output.", valueName: "file"))
  var output: String?

  /// The path of the output; nil for standard output, which `-` means, too.
  var path: String? { output == "-" ? nil : output }

  @OptionGroup var color: ColorOption

  /// Opens the output.
  func open() throws -> OutputSink { try OutputSink(path: path) }

  /// The style of text written to it.
  var style: TextStyle {
    TextStyle(isColored: !color.noColor && path == nil && Terminal.takesColor)
  }
}

/// The option of every command about colours.
struct ColorOption: ParsableArguments {
  @Flag(name: .customLong("no-color"), help: "Write without colours.")
  var noColor = false
}

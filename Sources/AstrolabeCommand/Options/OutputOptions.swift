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
  ///
  /// A name that ends like a picture's or a document's of another kind than is written is refused: nothing would
  /// open the file.
  func open(writing formats: [Rasterizer.Format] = []) throws -> OutputSink {
    let end = (path ?? "").split(separator: ".").last.map { $0.lowercased() } ?? ""
    if let path, path.contains("."), Self.otherEnds.contains(end),
      !formats.contains(where: { $0.rawValue == end })
    {
      let kinds = formats.map { $0.rawValue.uppercased() }
      let advice =
        kinds.isEmpty
        ? "give a name for what it writes; pictures of charts as PNG and PDF are made by astrolabe wheel"
        : "give a name for SVG, \(kinds.joined(separator: " or "))"
      throw CommandError.usage(
        "--output \(path.asFileName): this command writes no \(end.uppercased()); \(advice)")
    }
    return try OutputSink(path: path)
  }

  /// The ends of names of pictures and documents that programs know by them.
  private static let otherEnds: Set<String> = [
    "png", "pdf", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "heic", "doc", "docx", "odt",
    "xls", "xlsx", "ods",
  ]

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

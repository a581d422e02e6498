import CLibrary
/// What the program is connected to.
enum Terminal {
  /// Keeps a width that help can't be set in, by COLUMNS or of the terminal itself, from the parser,
  /// which would leave most of the text out.
  static func mendWidth() {
    if let columns = System.environment("COLUMNS") {
      if let width = Int(columns), setWidths.contains(width) { return }
      System.forget(environment: "COLUMNS")
    }
    var size = winsize()
    guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 else { return }
    if size.ws_col > 0, Int(size.ws_col) < setWidths.lowerBound {
      System.set(environment: "COLUMNS", to: "\(setWidths.lowerBound)")
    }
  }

  /// The columns that help is set in; it indents by 26.
  private static let setWidths = 40...10_000
  /// The columns of pages: text in wider lines is hard to read.
  private static let pageWidths = 60...100

  /// The columns of a page: those of COLUMNS or of the terminal within 60 to 100, and 80 where there is neither.
  static let pageColumns: Int = {
    var width: Int?
    if let columns = System.environment("COLUMNS") {
      width = Int(columns)
    } else {
      var size = winsize()
      let isTerminal = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
      if isTerminal, size.ws_col > 0 { width = Int(size.ws_col) }
    }
    return min(max(width ?? 80, pageWidths.lowerBound), pageWidths.upperBound)
  }()

  /// Whether standard output shows colours: a terminal that is not set otherwise.
  static var takesColor: Bool {
    let refuses =
      System.environment("NO_COLOR") != nil || System.environment("TERM") == "dumb"
    return Descriptor.standardOutput.isTerminal && !refuses
  }

  /// Whether a person may be watching standard error, and not an output among whose lines a bar would
  /// stand.
  static func showsProgress(
    on errors: Descriptor = .standardError, beside sink: OutputSink
  ) -> Bool {
    errors.isTerminal && !sink.isTerminal
  }
}

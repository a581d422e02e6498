/// What the program is connected to.
enum Terminal {
  /// Whether standard output shows colours: a terminal that is not told otherwise.
  static var takesColor: Bool {
    let refuses =
      System.environment("NO_COLOR") != nil || System.environment("TERM") == "dumb"
    return Descriptor.standardOutput.isTerminal && !refuses
  }

  /// Whether a person may be watching standard error.
  static var showsProgress: Bool { Descriptor.standardError.isTerminal }
}

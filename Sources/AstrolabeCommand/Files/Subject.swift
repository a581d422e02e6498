import Astrolabe

/// Someone of a stream of births, or why a line holds nobody.
enum Subject: Sendable {
  /// A person: the chart, and the instrument made of it and of the norms of that life.
  case person(id: RecordID, line: Int, chart: NatalChart, astrometer: Astrometer)
  /// A line that can't be answered.
  case refused(id: RecordID, line: Int, reason: String)
  /// A line that couldn't be answered because something is wrong with the program's own files.
  case failed(CommandError)

  /// The error that ends the whole stream, where there is one.
  var failure: CommandError? {
    if case .failed(let error) = self { error } else { nil }
  }
}

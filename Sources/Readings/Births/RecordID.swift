/// What a line of a stream is called by whoever sent it.
public enum RecordID: Sendable, Hashable {
  /// Nothing was said.
  case none
  /// A text.
  case text(String)
  /// A number, as it is written.
  case number(String)

  /// About how many bytes an answer has for it.
  package var byteCount: Int {
    switch self {
    case .none: 4
    case .text(let text), .number(let text): text.utf8.count
    }
  }

  /// Writes the id as it came.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .none: json.null()
    case .text(let text): json.string(text)
    case .number(let digits): json.verbatim(digits)
    }
  }
}

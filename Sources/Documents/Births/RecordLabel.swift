/// What the answer to a line of a stream begins with: the line's id, and what the line says about its person.
public struct RecordLabel: Sendable, Hashable {
  /// What the line is called.
  public let id: RecordID
  /// The object `about` of the line in JSON, as it came; nil if there is none.
  public let about: String?

  /// Labels an answer.
  public init(id: RecordID, about: String? = nil) {
    (self.id, self.about) = (id, about)
  }

  /// About how many bytes an answer has for it.
  package var byteCount: Int { id.byteCount + (about?.utf8.count ?? 0) }

  /// Writes the fields `id` and, if there is one, `about`.
  package func writeFields(to json: inout JSONWriter) {
    json.key("id")
    id.write(to: &json)
    guard let about else { return }
    json.key("about")
    json.verbatim(about)
  }
}

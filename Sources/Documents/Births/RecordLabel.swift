/// What the answer to a line of a stream begins with: the line's id, and what the line says about its person.
package struct RecordLabel: Sendable, Hashable {
  /// What the line is called.
  package let id: BirthLine.ID
  /// The object `about` of the line in JSON, as it came; nil if there is none.
  package let about: String?

  /// Labels an answer.
  package init(id: BirthLine.ID, about: String? = nil) {
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

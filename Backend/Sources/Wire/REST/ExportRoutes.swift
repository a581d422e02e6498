internal import HTTPTypes
internal import Service
package import Store

extension Routes {
  /// What is kept of a person, to take along.
  static let export: [Route] = [
    Route(
      .get, "/v1/me/export", limit: .exports,
      .personal { visit, person in
        .export(try await visit.backend.contents(of: person), at: visit.now)
      })
  ]
}

extension Answer {
  /// Answers with everything that is kept of a person, as a file to keep.
  package static func export(_ contents: AccountContents, at now: Timestamp) -> Self {
    var answer = Answer(ExportDocument(contents, exportedAt: now))
    answer.headers[.contentDisposition] = #"attachment; filename="astrolabe-export.json""#
    return answer
  }
}

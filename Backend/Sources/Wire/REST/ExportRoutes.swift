internal import HTTPTypes
internal import Service

extension Routes {
  /// What is kept of a person, to take along.
  static let export: [Route] = [
    Route(
      .get, "/v1/me/export", limit: .exports,
      .personal { visit, person in
        let contents = try await visit.backend.contents(of: person)
        var answer = Answer(ExportDocument(contents, exportedAt: visit.now))
        answer.headers[.contentDisposition] = #"attachment; filename="astrolabe-export.json""#
        return answer
      })
  ]
}

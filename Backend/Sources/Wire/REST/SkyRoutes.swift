internal import Astrolabe
internal import HTTPTypes
internal import Service

extension Routes {
  /// The documents of the engine by their names.
  static let sky: [Route] = [
    Route(
      .post, "/v1/sky/{document}", limit: .readings, longestBody: Backend.longestSkyRequest,
      .personal { visit, _ in try await visit.skyDocument() })
  ]
}

extension Visit {
  fileprivate func skyDocument() async throws -> Answer {
    guard inquiry.isJSON else {
      throw Refusal.invalid("the body must be JSON; send it with Content-Type: application/json")
    }
    let answer = try await backend.skyDocument(named: parameters[0], asked: body)
    return Answer(bytes: answer.bytes, type: answer.form.mediaType)
  }
}

extension NamedRequest.Form {
  /// The media type of a document.
  var mediaType: String {
    switch self {
    case .json: "application/json"
    case .svg: "image/svg+xml"
    case .calendar: "text/calendar; charset=utf-8"
    case .html: "text/html; charset=utf-8"
    }
  }
}

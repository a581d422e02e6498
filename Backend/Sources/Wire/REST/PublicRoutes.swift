internal import HTTPTypes
internal import Identity
internal import Service

extension Routes {
  /// What needs no account.
  static let everybody: [Route] = [
    Route(
      .get, "/v1/signs/{birth_date}", limit: .open,
      .open { visit in
        Answer(try visit.backend.sunSign(of: visit.date()))
          .tagged(for: visit.inquiry, cacheControl: Answer.forGood)
      }),
    Route(
      .get, "/v1/config", limit: .open,
      .open { visit in
        let backend = visit.backend
        return Answer(
          ConfigurationDocument(
            providers: (backend.takesGuests ? ["guest"] : []) + ["email"]
              + backend.signIn.providers.map(\.rawValue), hasModel: backend.hasModel,
            limits: visit.limits))
      }),
    Route(
      .get, "/v1/quotes", limit: .open,
      .open { visit in try visit.quotes() }),
  ]
}

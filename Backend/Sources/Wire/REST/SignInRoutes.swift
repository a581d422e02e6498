@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Identity
internal import Service
internal import Store

extension Routes {
  /// Registering and signing in.
  static let signIn: [Route] = [
    Route(
      .post, "/v1/auth/register", limit: .signIns,
      .open { visit in
        let fields = try visit.object()
        try fields.checkNames(["email", "password", "name", "device_id"])
        try fields.checkPresent(["email", "password"])
        let registration = Registration(
          email: try fields.signInEmail(), password: try fields.password(),
          name: try fields.personName(), device: try fields.device())
        return Answer(
          NewSessionDocument(
            session: try await visit.backend.register(
              registration, as: visit.person, at: visit.now)), status: .created)
      }),
    Route(
      .post, "/v1/auth/login", limit: .signIns,
      .blind { visit in
        let fields = try visit.object()
        try fields.checkNames(["email", "password", "device_id"])
        try fields.checkPresent(["email", "password"])
        let login = Login(
          email: try fields.signInEmail(), password: try fields.password(),
          device: try fields.device())
        return Answer(
          NewSessionDocument(
            session: try await visit.backend.logIn(login, from: visit.client, at: visit.now)))
      }),
    Route(
      .post, "/v1/auth/identity", limit: .signIns,
      .open { visit in
        let fields = try visit.object()
        try fields.checkNames(["provider", "id_token", "nonce", "name", "device_id"])
        try fields.checkPresent(["provider", "id_token"])
        let shown = ShownIdentity(
          provider: try fields.provider(),
          token: try fields.neededText("id_token", longest: Issuer.longestToken),
          nonce: try fields.text("nonce", longest: 500), name: try fields.personName(),
          device: try fields.device())
        return Answer(
          NewSessionDocument(
            session: try await visit.backend.signIn(by: shown, as: visit.person, at: visit.now)))
      }),
    Route(
      .post, "/v1/auth/reset-request", limit: .signIns,
      .blind { visit in
        let fields = try visit.object()
        try fields.checkNames(["email"])
        try visit.backend.requestReset(
          of: fields.signInEmail(), from: visit.client, at: visit.now)
        return Answer(empty: .accepted)
      }),
    Route(
      .post, "/v1/auth/reset", limit: .signIns,
      .blind { visit in
        let fields = try visit.object()
        try fields.checkNames(["token", "password"])
        try fields.checkPresent(["token", "password"])
        try await visit.backend.resetPassword(
          by: fields.neededText("token", longest: 100), to: fields.password(), at: visit.now)
        return Answer(empty: .noContent)
      }),
    Route(
      .delete, "/v1/auth/sessions/{session_id}", limit: .writes,
      .personal { visit, person in
        let store = visit.backend.store
        let session = try await store.sessions(of: person.key).first {
          SessionsDocument.id(of: $0) == visit.parameters[0]
        }
        guard let session else { throw Refusal(.notFound, "there is no such session") }
        try await store.endSession(session.tokenHash, of: person.key)
        return Answer(empty: .noContent)
      }),
  ]
}

extension Fields {
  /// An email that somebody signs in by.
  fileprivate func signInEmail() throws(Refusal) -> String {
    guard let email = try email(mayBeHidden: false) else {
      throw .missing(["email"], "email is missing; add it")
    }
    return email
  }

  /// Refuses a request without some members, and names all that are missing.
  fileprivate func checkPresent(_ names: [String]) throws(Refusal) {
    let missing = missing(of: names)
    guard !missing.isEmpty else { return }
    let isOne = missing.count == 1
    throw .missing(
      missing,
      "\(missing.joined(separator: " and ")) \(isOne ? "is" : "are") missing; add \(isOne ? "it" : "them")"
    )
  }

  /// A password as it came; how long one may be is checked where a new one is chosen.
  fileprivate func password() throws(Refusal) -> String {
    try neededText("password", longest: 4_096)
  }

  /// A text that must be there.
  fileprivate func neededText(_ name: String, longest: Int) throws(Refusal) -> String {
    guard let text = try text(name, longest: longest) else {
      throw .missing([name], "\(name) is missing; add it")
    }
    return text
  }

  /// What the client calls the device.
  func device() throws(Refusal) -> String? { try line("device_id", longest: 128) }

  private static let providers = IdentityProvider.allCases.map(\.rawValue)

  fileprivate func provider() throws(Refusal) -> IdentityProvider {
    let name = try neededText("provider", longest: 100)
    guard let provider = IdentityProvider(rawValue: name) else {
      throw .invalid(
        "unknown provider \"\(name.printable)\"; expected one of \(Self.providers.joined(separator: ", "))"
      )
    }
    return provider
  }
}

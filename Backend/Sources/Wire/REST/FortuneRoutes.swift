@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Identity
internal import Service
internal import Store

extension Routes {
  /// 003's functions, at the root and where Supabase's SDK looks for them: behind two more parts of the path.
  static let fortuneFunctions: [Route] =
    [
      Route(
        callable: "process-tarot-reading", limit: .writes, errors: .plainOfPerson,
        .personal { visit, person in try await visit.drawTarot(for: person) })
    ]
    + [FortuneKind.face, .palm, .coffee].map { kind in
      Route(
        callable: "process-\(kind.rawValue)-reading", limit: .writes,
        longestBody: Visit.longestPhotoBody, errors: .plainOfPerson,
        .personal { visit, person in try await visit.readPhoto(as: kind, for: person) })
    }

  /// Fortunes, quotas and shared pictures.
  static let fortunes: [Route] =
    ["/user-quota", "/functions/v1/user-quota"].map { pattern in
      Route(
        .get, pattern, errors: .plainOfPerson,
        .personal { visit, person in
          Answer(QuotaDocument(quota: try await visit.quota(.fortunes, of: person)))
        })
    } + [
      Route(
        .get, "/v1/me/quota",
        .personal { visit, person in
          var quotas: [(QuotaKind, QuotaState)] = []
          for kind in QuotaKind.allCases {
            quotas.append((kind, try await visit.quota(kind, of: person)))
          }
          return Answer(QuotasDocument(quotas: quotas))
        }),
      Route(
        .get, "/v1/me/fortunes",
        .personal { visit, person in
          let query = try visit.query()
          let page = try await visit.backend.store.fortunes(
            of: person.key, before: query["before"], limit: query.limit())
          guard let page else {
            throw Refusal.invalid("before must be the next of the page before")
          }
          return Answer(
            FortunesDocument(page: page, disclaimer: visit.backend.disclaimer(for: person)))
        }),
      Route(
        .delete, "/v1/me/fortunes/{id}", limit: .writes,
        .personal { visit, person in
          let wasThere = try await visit.backend.store.deleteFortune(
            of: person.key, named: visit.parameters[0])
          guard wasThere else { throw Refusal(.notFound, "there is no such fortune") }
          return Answer(empty: .noContent)
        }),
      Route(
        .get, "/share/{card}", limit: .open, .blind { visit in try await visit.shareCard() }),
    ]
}

extension Visit {
  /// How much of a day's quota a person has.
  fileprivate func quota(_ kind: QuotaKind, of person: Person) async throws -> QuotaState {
    let limit =
      switch kind {
      case .fortunes: limits.fortunesPerDay
      case .quotes: limits.quotesPerDay
      }
    return try await backend.quota(kind, of: person, at: now, limit: limit)
  }

  fileprivate func drawTarot(for person: Person) async throws -> Answer {
    let fields = try object()
    try fields.checkOwner(person)
    try fields.checkUnread()
    let origin = try fields.culturalOrigin()
    let key = try idempotencyKey()
    let (told, outcome) = try await backend.drawTarot(
      origin: origin, for: person, at: now, limit: limits.fortunesPerDay,
      key: key.map { RequestKey(key: $0, requestHash: requestHash) }
    ) { told in once(key, Answer(ToldFortuneDocument(told: told))) }
    var answer = try (told.map { Answer(ToldFortuneDocument(told: $0)) } ?? Answer(empty: .ok))
      .after(outcome)
    answer.headers[.contentLanguage] = told?.fortune.language ?? person.settings.language
    return answer
  }

  /// A photo in letters of Base64, and what stands around it.
  static let longestPhotoBody = Photo.longest / 3 * 4 + (64 << 10)

  fileprivate func readPhoto(as kind: FortuneKind, for person: Person) async throws -> Answer {
    guard backend.seesPhotos else { throw Refusal.seesNothing }
    let fields = try object()
    try fields.checkOwner(person)
    try fields.checkUnread()
    let origin = try fields.culturalOrigin()
    let photo = try fields.photo()
    // Each photo costs a model's work, and some megabytes while it is looked at.
    try await take(.imports)
    let key = try idempotencyKey()
    let (told, outcome) = try await backend.readPhoto(
      photo, as: kind, origin: origin, for: person, at: now, limit: limits.fortunesPerDay,
      key: key.map { RequestKey(key: $0, requestHash: requestHash) }
    ) { told in once(key, Answer(ToldFortuneDocument(told: told))) }
    var answer = try (told.map { Answer(ToldFortuneDocument(told: $0)) } ?? Answer(empty: .ok))
      .after(outcome)
    answer.headers[.contentLanguage] = told?.fortune.language ?? "en"
    return answer
  }

  /// A shared picture, as SVG or PNG.
  fileprivate func shareCard() async throws -> Answer {
    let parts = parameters[0].split(separator: ".", omittingEmptySubsequences: false)
    let missing = Refusal(.notFound, "there is no such picture")
    guard parts.count == 2 else { throw missing }
    let picture: Answer
    switch parts[1] {
    case "svg":
      guard let svg = try await backend.shareCard(String(parts[0])) else { throw missing }
      picture = Answer(bytes: Array(svg.utf8), type: "image/svg+xml")
    case "png":
      guard let png = try await backend.sharePNG(String(parts[0])) else { throw missing }
      picture = Answer(bytes: png, type: "image/png")
    default: throw missing
    }
    // Asked for again each time, since its owner may delete it.
    return picture.tagged(for: inquiry, cacheControl: "public, no-cache")
  }
}

extension Fields {
  private static let origins = CulturalOrigin.allCases.map(\.rawValue).joined(separator: ", ")

  /// Refuses a `userId` that is another's.
  fileprivate func checkOwner(_ person: Person) throws(Refusal) {
    if let name = try text("userId", longest: 1_500), name != person.account.name {
      throw Refusal(.permissionDenied, "userId is another's; leave it out, or give your own")
    }
  }

  /// Refuses a wrong form of what clients of 003 may send, though no card is drawn by it: a question, and the address of
  /// a photo, which is never fetched.
  fileprivate func checkUnread() throws(Refusal) {
    _ = try text("question", longest: 500)
    _ = try text("imageUrl", longest: Visit.longestPhotoBody)
  }

  /// The photo of a request.
  fileprivate func photo() throws(Refusal) -> Photo {
    guard has("photo"), let text = try text("photo", longest: Photo.longest / 3 * 4 + 4) else {
      throw .missing(
        ["photo"],
        "photo is missing; send the bytes of a JPEG or PNG file in Base64. No address is fetched. "
          + "No quota was used.")
    }
    guard let bytes = Base64.bytes(text) else {
      throw .invalid("photo is no Base64; send the bytes of a JPEG or PNG file in Base64")
    }
    guard bytes.count <= Photo.longest else {
      throw .invalid("photo is too long; send a file of at most \(Photo.longest) bytes")
    }
    do throws(Photo.Fault) {
      return try Photo(bytes)
    } catch {
      switch error {
      case .unknownFormat: throw .invalid("photo is no JPEG or PNG file; send one of these")
      case .damaged: throw .invalid("photo is damaged; send the whole file")
      }
    }
  }

  /// The culture that a fortune is wanted of.
  fileprivate func culturalOrigin() throws(Refusal) -> CulturalOrigin {
    guard let name = try text("culturalOrigin", longest: 100) else {
      throw .missing(
        ["culturalOrigin"], "culturalOrigin is missing; add one of \(Self.origins)")
    }
    guard let origin = CulturalOrigin(rawValue: name) else {
      throw .invalid(
        "unknown culturalOrigin \"\(name.printable)\"; expected one of \(Self.origins)")
    }
    return origin
  }
}

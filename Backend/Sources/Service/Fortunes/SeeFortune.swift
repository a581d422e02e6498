internal import Identity
package import Store
internal import Writers

extension Backend {
  /// Whether a model looks at photos.
  package var seesPhotos: Bool { seer != nil }

  /// Has a model look at a photo, and keeps what it says; the photo is not kept.
  ///
  /// One of the day's quota is taken before, and given back if nothing comes of it.
  ///
  /// - Parameters:
  ///   - photo: The photo.
  ///   - kind: What it must show.
  ///   - origin: The culture that is wanted.
  ///   - person: The person who gets the fortune.
  ///   - now: When; the quota is that of the day in UTC.
  ///   - limit: The quota without a subscription.
  ///   - key: What makes it be done once.
  ///   - once: What is kept to be answered again.
  /// - Returns: The fortune, and what became of the write; no fortune if the same request was answered before.
  /// - Throws: ``Refusal`` if the quota is used up, or nothing is seen.
  package func readPhoto(
    _ photo: Photo, as kind: FortuneKind, origin: CulturalOrigin, for person: Person,
    at now: Timestamp, limit: Int, key: RequestKey?, once: (ToldFortune) -> Once?
  ) async throws -> (ToldFortune?, WriteOutcome) {
    guard let seer else { throw Refusal.seesNothing }
    guard person.settings.allowsModel else {
      throw Refusal(
        .permissionDenied,
        "allow_model is off, and photos are read by a model alone; turn it on with PATCH /v1/me. "
          + Self.unused)
    }
    return try await tell(for: person, at: now, limit: limit, key: key, once: once) {
      _, isPremium in
      let sentences = try await Self.sentences(
        of: SightRequest(
          subject: kind, origin: origin, picture: photo.dataAddress, account: person.key,
          day: now.utcDate), by: seer)
      // What a model says is checked in English alone.
      let language = FortuneLanguage.english
      let text =
        sentences.joined(separator: " ") + "\n\n" + fortunes.phrases.endOfSight(in: language)
      let fortune = Fortune(
        name: RandomText.fortuneName(), kind: kind, origin: origin, cards: [], text: text,
        language: language.rawValue, isPremium: isPremium, shareKey: RandomText.shareKey(),
        createdAt: now)
      return ToldFortune(
        fortune: fortune, cards: [], disclaimer: fortunes.phrases.disclaimer(in: language))
    }
  }

  private static let unused = "No quota was used."

  private static func sentences(
    of request: SightRequest, by seer: any Seer
  ) async throws -> [String] {
    do {
      switch try await seer.see(request) {
      case .reading(let sentences): return sentences
      case .nothing:
        throw Refusal.invalid(
          "the photo shows no \(request.subject.seen); take one that shows it in good light. \(unused)"
        )
      }
    } catch WriterError.spent {
      throw Refusal(
        .resourceExhausted, "no more photos can be read today; try again tomorrow. \(unused)")
    } catch is WriterError {
      throw Refusal(
        .unavailable, "the photo can't be read at the moment; try again in a minute. \(unused)",
        .retry(afterSeconds: 60))
    }
  }
}

extension FortuneKind {
  /// What a photo of this kind shows.
  fileprivate var seen: String {
    switch self {
    case .tarot: "cards"
    case .face: "face"
    case .palm: "palm of a hand"
    case .coffee: "cup with coffee grounds"
    }
  }
}

extension Refusal {
  /// No model that sees is set up.
  package static let seesNothing = Self(
    .unimplemented, "This server has nothing that sees, so it reads no photos. No quota was used.")
}

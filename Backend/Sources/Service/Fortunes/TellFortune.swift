internal import Astrolabe
internal import Identity
package import Store

/// How much of a day's quota a person has.
package struct QuotaState: Sendable, Hashable {
  /// How many are used.
  package let used: Int
  /// How many there are.
  package let limit: Int
  /// Whether the person has a subscription.
  package let isPremium: Bool
  /// When there are as many as at first again.
  package let resetsAt: Timestamp

  /// How many are left.
  package var remaining: Int { max(0, limit - used) }
}

/// A fortune that was just drawn.
package struct ToldFortune: Sendable {
  /// The fortune.
  package let fortune: Fortune
  /// Its cards with their names; none if it is of a photo.
  package let cards: [NamedCard]
  /// What stands under it.
  package let disclaimer: String

  /// A card with its name and the name of its place.
  package struct NamedCard: Sendable, Hashable {
    /// The card's name.
    package let name: String
    /// The name of its place.
    package let place: String
    /// Whether it lies upside down.
    package let isReversed: Bool
  }
}

extension Backend {
  /// The daily limit of a subscription, by document 003.
  package static let premiumLimit = 999_999

  /// The subscription of a person; nil if there is none, or it has run out.
  package func subscription(of person: Person, at now: Timestamp) async throws -> Subscription? {
    let subscription = try await store.subscription(of: person.key)
    return subscription.flatMap { $0.isValid(at: now) ? $0 : nil }
  }

  /// How much of a day's quota a person has.
  ///
  /// - Parameters:
  ///   - kind: Which quota.
  ///   - person: Whose.
  ///   - now: When; the day is that in UTC.
  ///   - limit: How many there are without a subscription, which makes fortunes many.
  /// - Returns: The state.
  /// - Throws: ``StoreError``.
  package func quota(
    _ kind: QuotaKind, of person: Person, at now: Timestamp, limit: Int
  ) async throws -> QuotaState {
    let isPremium = try await subscription(of: person, at: now) != nil
    return QuotaState(
      used: try await store.usedQuota(kind, of: person.key, on: now.utcDate),
      limit: isPremium && kind == .fortunes ? Self.premiumLimit : limit, isPremium: isPremium,
      resetsAt: Self.nextDay(after: now))
  }

  /// When the next day in UTC begins.
  private static func nextDay(after now: Timestamp) -> Timestamp {
    Timestamp(milliseconds: Int64(now.utcDate.advanced(byDays: 1).dayNumber) * 86_400_000)
  }

  /// Draws three cards for a person, and keeps what they say.
  ///
  /// One of the day's quota is taken before, in one statement, and given back if nothing comes of it.
  ///
  /// - Parameters:
  ///   - origin: The culture that is wanted.
  ///   - person: The person who gets the fortune.
  ///   - now: When; the quota is that of the day in UTC.
  ///   - limit: The quota without a subscription.
  ///   - key: What makes it be done once.
  ///   - once: What is kept to be answered again.
  /// - Returns: The fortune, and what became of the write; no fortune if the same request was answered before.
  /// - Throws: ``Refusal`` if the quota is used up.
  package func drawTarot(
    origin: CulturalOrigin, for person: Person, at now: Timestamp, limit: Int, key: RequestKey?,
    once: (ToldFortune) -> Once?
  ) async throws -> (ToldFortune?, WriteOutcome) {
    try await tell(for: person, at: now, limit: limit, key: key, once: once) { number, isPremium in
      try await tellTarot(
        number: number, origin: origin, isPremium: isPremium, for: person, at: now)
    }
  }

  /// Makes a fortune of the day's quota, and keeps it; the closure gets the number of the day's fortune, and whether the
  /// person has a subscription.
  func tell(
    for person: Person, at now: Timestamp, limit: Int, key: RequestKey?,
    once: (ToldFortune) -> Once?, make: (Int, Bool) async throws -> ToldFortune
  ) async throws -> (ToldFortune?, WriteOutcome) {
    let day = now.utcDate
    if let key,
      let before = try await store.outcome(
        ofKey: key.key, requestHash: key.requestHash, of: person.key, at: now)
    {
      return (nil, before)
    }
    let isPremium = try await subscription(of: person, at: now) != nil
    let number = try await store.takeQuota(
      .fortunes, of: person.key, on: day, limit: isPremium ? Self.premiumLimit : limit)
    guard let number else {
      let seconds = Int(Self.nextDay(after: now).seconds(since: now).rounded(.up))
      throw Refusal(
        .resourceExhausted, "Daily quota exceeded", .retry(afterSeconds: max(1, seconds)))
    }
    do {
      let told = try await make(number, isPremium)
      let outcome = try await store.keep(told.fortune, of: person.key, once: once(told))
      // The same request, sent twice at once, was answered meanwhile.
      if outcome != .done {
        try await store.giveBackQuota(.fortunes, of: person.key, on: day)
      }
      return (told, outcome)
    } catch {
      // Where the store can't be written, nothing was taken for good either.
      try? await store.giveBackQuota(.fortunes, of: person.key, on: day)
      throw error
    }
  }

  private func tellTarot(
    number: Int, origin: CulturalOrigin, isPremium: Bool, for person: Person, at now: Timestamp
  ) async throws -> ToldFortune {
    let language = FortuneLanguage(settings: person.settings.language)
    // Asked again on the same day, the first draw is the same; the second is another.
    let drawn = fortunes.deck.draw(seed: "tarot \(person.account.name) \(now.utcDate) \(number)")
    let cards = drawn.compactMap { card in
      fortunes.deck.card(card.key).map { (card: $0, isReversed: card.isReversed) }
    }
    let text = fortunes.phrases.text(
      of: cards, origin: origin, sun: try sunCard(of: person), in: language)
    let fortune = Fortune(
      name: RandomText.fortuneName(), kind: .tarot, origin: origin, cards: drawn, text: text,
      language: language.rawValue, isPremium: isPremium, shareKey: RandomText.shareKey(),
      createdAt: now)
    return ToldFortune(
      fortune: fortune,
      cards: cards.enumerated().map { index, drawn in
        ToldFortune.NamedCard(
          name: drawn.card.name(in: language), place: fortunes.phrases.place(index, in: language),
          isReversed: drawn.isReversed)
      }, disclaimer: fortunes.phrases.disclaimer(in: language))
  }

  /// The sign of a person's Sun and its card; nil without a profile.
  private func sunCard(of person: Person) throws -> (sign: ZodiacSign, card: TarotCard)? {
    guard person.profile != nil else { return nil }
    let sign = try chart(of: person).sunSign
    let name = try SignProfile.of(sign).correspondences.tarot
    return fortunes.deck.card(named: name).map { (sign, $0) }
  }

  /// The text under a fortune of a person.
  package func disclaimer(for person: Person) -> String {
    fortunes.phrases.disclaimer(in: FortuneLanguage(settings: person.settings.language))
  }

  /// The picture of a fortune that is shared by a key, as SVG; nil if there is none.
  package func shareCard(_ key: String) async throws -> String? {
    guard let fortune = try await store.fortune(sharedBy: key) else { return nil }
    return ShareCard(of: fortune, deck: fortunes.deck, phrases: fortunes.phrases).svg
  }
}

/// The texts of fortunes.
package struct FortuneTexts: Sendable {
  /// The cards.
  package let deck: TarotDeck
  /// What is said beside.
  package let phrases: FortunePhrases

  /// Reads both.
  package init() throws(FortuneFileError) {
    deck = try TarotDeck()
    phrases = try FortunePhrases()
  }

  /// The texts that are part of the program.
  package static let builtIn: Self = {
    do throws(FortuneFileError) {
      return try Self()
    } catch {
      preconditionFailure(error.what)
    }
  }()
}

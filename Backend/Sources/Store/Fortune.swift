/// What a fortune is read from, by document 003.
package enum FortuneKind: String, Sendable, Hashable, CaseIterable {
  case tarot, face, palm, coffee
}

/// Which culture's way of reading is wanted, by document 003.
package enum CulturalOrigin: String, Sendable, Hashable, CaseIterable {
  case chinese
  case middleEastern = "middle_eastern"
  case european
}

/// A card that was drawn.
package struct DrawnCard: Sendable, Hashable {
  /// The card's key in the deck, such as `fool` or `cups_07`.
  package let key: String
  /// Whether it lies upside down.
  package let isReversed: Bool

  /// Creates a card.
  package init(key: String, isReversed: Bool) {
    self.key = key
    self.isReversed = isReversed
  }

  /// The card as it is kept: its key, with a minus sign if it lies upside down.
  package var text: String { (isReversed ? "-" : "") + key }

  /// Reads a card as it is kept.
  package init(text: Substring) {
    isReversed = text.hasPrefix("-")
    key = String(isReversed ? text.dropFirst() : text)
  }
}

/// A fortune that was drawn.
package struct Fortune: Sendable, Hashable {
  /// The name that clients know: `fort_` and 22 letters.
  package let name: String
  /// What it was read from.
  package let kind: FortuneKind
  /// The culture that was wanted.
  package let origin: CulturalOrigin
  /// The cards, the first first; none unless it is of cards.
  package let cards: [DrawnCard]
  /// Its text.
  package let text: String
  /// The language of the text.
  package let language: String
  /// Whether its owner had a subscription.
  package let isPremium: Bool
  /// What its picture can be seen by, without an account.
  package let shareKey: String
  /// When it was drawn.
  package let createdAt: Timestamp

  /// Creates a fortune.
  package init(
    name: String, kind: FortuneKind, origin: CulturalOrigin, cards: [DrawnCard], text: String,
    language: String, isPremium: Bool, shareKey: String, createdAt: Timestamp
  ) {
    self.name = name
    self.kind = kind
    self.origin = origin
    self.cards = cards
    self.text = text
    self.language = language
    self.isPremium = isPremium
    self.shareKey = shareKey
    self.createdAt = createdAt
  }
}

/// Some fortunes, and where the next begin.
package struct FortunePage: Sendable, Hashable {
  /// The fortunes, the latest first.
  package let fortunes: [Fortune]
  /// The fortune before which the next page begins; nil after the last.
  package let next: String?

  /// Creates a page.
  package init(fortunes: [Fortune], next: String?) {
    self.fortunes = fortunes
    self.next = next
  }
}

/// What somebody pays for, or was granted.
package struct Subscription: Sendable, Hashable {
  /// How it stands; one that has run out is expired, whatever it was before.
  package enum Status: String, Sendable, Hashable, CaseIterable {
    case active, trial
    /// It is not renewed, and lasts until it runs out.
    case cancelled
  }

  /// How it stands.
  package let status: Status
  /// When it was granted.
  package let grantedAt: Timestamp
  /// When it runs out.
  package let expiresAt: Timestamp

  /// Creates a subscription.
  package init(status: Status, grantedAt: Timestamp, expiresAt: Timestamp) {
    self.status = status
    self.grantedAt = grantedAt
    self.expiresAt = expiresAt
  }

  /// Whether it has not run out.
  package func isValid(at now: Timestamp) -> Bool { now < expiresAt }
}

/// What is kept of people's fortunes, and who pays for more.
package protocol FortuneStore: Sendable {
  /// Keeps a fortune.
  func keep(
    _ fortune: Fortune, of account: AccountKey, once: Once?
  ) async throws(StoreError) -> WriteOutcome
  /// The fortunes before one of a name, or all, the latest first; nil if there is none of that name.
  func fortunes(
    of account: AccountKey, before name: String?, limit: Int
  ) async throws(StoreError) -> FortunePage?
  /// Deletes a fortune.
  ///
  /// - Returns: Whether there was one.
  func deleteFortune(of account: AccountKey, named name: String) async throws(StoreError) -> Bool
  /// The fortune whose picture has a key; nil if there is none. The key says nothing about its owner.
  func fortune(sharedBy key: String) async throws(StoreError) -> Fortune?
  /// The subscription of an account; nil if it never had one.
  func subscription(of account: AccountKey) async throws(StoreError) -> Subscription?
  /// Grants a subscription, in the place of a former one.
  func grant(_ subscription: Subscription, to account: AccountKey) async throws(StoreError)
  /// Grants a subscription, unless there is one that runs out later.
  func extend(_ subscription: Subscription, of account: AccountKey) async throws(StoreError)
  /// Ends the subscription that runs out at a time; one that runs out at another stays.
  func endSubscription(
    of account: AccountKey, expiringAt time: Timestamp
  ) async throws(StoreError)
}

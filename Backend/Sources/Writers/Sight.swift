package import Astrolabe
package import Store

/// A photo that a model must look at.
package struct SightRequest: Sendable {
  /// What it must show: a face, a palm or a cup of coffee.
  package let subject: FortuneKind
  /// Whose tradition of reading is wanted.
  package let origin: CulturalOrigin
  /// The photo as a `data:` address, which holds all of its bytes.
  package let picture: String
  /// Whose account is charged for the model's work.
  package let account: AccountKey
  /// The day in UTC, by which that is charged.
  package let day: CalendarDate

  /// Puts a request together.
  package init(
    subject: FortuneKind, origin: CulturalOrigin, picture: String, account: AccountKey,
    day: CalendarDate
  ) {
    self.subject = subject
    self.origin = origin
    self.picture = picture
    self.account = account
    self.day = day
  }
}

/// What a model sees in a photo.
package enum Sight: Sendable, Hashable {
  /// A reading, of sentences that may be shown.
  case reading([String])
  /// The photo does not show what it must.
  case nothing
}

/// A model that looks at photos.
package protocol Seer: Sendable {
  /// Looks at a photo.
  ///
  /// - Throws: ``WriterError``, also if too little of what the model writes may be shown.
  func see(_ request: SightRequest) async throws -> Sight
}

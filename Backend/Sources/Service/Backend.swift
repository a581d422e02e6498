internal import Astrolabe
package import Identity
package import Store
package import Writers

/// All that a use case works with.
///
/// Each use case is a file beside this one.
package final class Backend: Sendable {
  /// The engine.
  package let engine: ServerEngine
  /// What is kept of people.
  package let store: any Store
  /// What can be made again.
  package let cache: any WorkCache
  /// Who answers questions, and writes texts of days.
  package let writer: any Writer
  /// What looks at photos; nil if nothing here does.
  let seer: (any Seer)?
  /// Verifies what people have bought; nil if the operator alone grants subscriptions.
  let purchases: TransactionVerifier?
  /// Whether guests are let in.
  package let takesGuests: Bool
  /// How people sign in.
  package let signIn: SignInOptions
  /// Whether a model writes, with the engine behind it.
  package var hasModel: Bool { writer.writesReadings }
  /// Makes PNG of shared pictures; nil if nothing here does.
  let rasterize: Rasterizer?
  let fortunes = FortuneTexts.builtIn
  /// The PNG pictures that were asked for last, of some fifty kilobytes each.
  let pictures = Shelf<String, [UInt8]>(room: 128)
  /// Receives what an operator should know.
  package let note: @Sendable (BackendEvent) -> Void
  /// The database of quotes.
  package let quoteBook: QuoteBook
  /// Quotes that a model wrote today, by what they depend on.
  let writtenQuotes = Shelf<QuoteRequest.Theme, Quote>(room: keptQuotes)
  let readings = ReadingShelf()
  /// The charts of those who were here last, of some fifteen kilobytes each.
  let charts = Shelf<ChartKey, CastChart>(room: 512)
  /// The same of others whose charts people keep.
  let friends = Shelf<FriendKey, CastChart>(room: 512)
  let claims: Claims
  let farYears: FarYears
  let skyTurns = SkyTurns()
  let passwords: PasswordWorkers
  let throttle: SignInThrottle
  /// The same for mails by which a new password is chosen.
  let resets: SignInThrottle
  let answerer = Answerer(words: .english)

  /// Puts the parts together.
  package init(
    engine: ServerEngine, store: any Store, cache: any WorkCache,
    writer: any Writer = EngineWriter(), seer: (any Seer)? = nil,
    purchases: TransactionVerifier? = nil,
    takesGuests: Bool, quoteBook: QuoteBook = .builtIn,
    signIn: SignInOptions = SignInOptions(),
    passwords: PasswordWorkers = PasswordWorkers(), rasterize: Rasterizer? = nil,
    sharedClaims: SharedClaims? = nil,
    elapsed: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    note: @escaping @Sendable (BackendEvent) -> Void
  ) {
    self.engine = engine
    self.store = store
    self.cache = cache
    self.writer = writer
    self.seer = seer
    self.purchases = purchases
    self.takesGuests = takesGuests
    self.signIn = signIn
    self.passwords = passwords
    self.rasterize = rasterize
    claims = Claims(shared: sharedClaims)
    self.quoteBook = quoteBook
    farYears = FarYears(clock: elapsed)
    self.note = note
    throttle = SignInThrottle(
      mostOfEmail: signIn.failuresOfEmail, mostOfAddress: signIn.failuresOfAddress)
    resets = SignInThrottle(
      mostOfEmail: signIn.failuresOfEmail, mostOfAddress: signIn.failuresOfAddress)
  }
}

/// What happened that is counted, or written in the log.
package enum BackendEvent: Sendable, Hashable {
  /// A reading was computed.
  case readingMade
  /// A reading came from memory or from the cache.
  case readingKept
  /// That a day was read couldn't be kept.
  case readingNotKept(reason: String)
  /// A question was answered, and who answered it.
  case answered(writer: String)
  /// An answer couldn't be given or kept as it should be.
  case answerFailed(reason: String)
  /// A notification has a quote in the place of a headline.
  case notificationWithoutHeadline(reason: String)
  /// Kept norms were damaged, and were taken again.
  case normsDamaged(reason: String)
  /// An email and a password didn't belong together.
  case passwordRefused
  /// An identity token was refused.
  case identityRefused(provider: String, reason: String)
  /// A signed transaction was refused.
  case purchaseRefused(reason: String)
  /// The keys of an issuer aren't available.
  case keysUnavailable(provider: String)
  /// A mail by which a new password is chosen could not be sent.
  case resetNotSent(reason: String)
}

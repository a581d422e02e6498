internal import Astrolabe
package import Store

/// What kind of thing went wrong, by the names of google.rpc.Code.
package enum RefusalKind: String, Sendable, Hashable, CaseIterable {
  /// Something that was sent is wrong or missing.
  case invalidArgument = "INVALID_ARGUMENT"
  /// Nobody, or nobody known, asks.
  case unauthenticated = "UNAUTHENTICATED"
  /// The caller may not do it.
  case permissionDenied = "PERMISSION_DENIED"
  /// There is no such thing.
  case notFound = "NOT_FOUND"
  /// It is taken.
  case alreadyExists = "ALREADY_EXISTS"
  /// A key belongs to another request.
  case aborted = "ABORTED"
  /// A limit is reached.
  case resourceExhausted = "RESOURCE_EXHAUSTED"
  /// A fault of ours.
  case fault = "INTERNAL"
  /// Nobody here can do that.
  case unimplemented = "UNIMPLEMENTED"
  /// Later it may be possible.
  case unavailable = "UNAVAILABLE"
  /// It took too long.
  case deadlineExceeded = "DEADLINE_EXCEEDED"
}

/// Why something isn't done: a kind, and one sentence that says what to do instead.
package struct Refusal: Error, Sendable, Hashable {
  /// The kind.
  package let kind: RefusalKind
  /// The sentence, at most ``longestMessage`` characters.
  package let message: String
  /// What programs may want to know beside.
  package let details: Details?

  /// What programs may want to know beside the sentence.
  package enum Details: Sendable, Hashable {
    /// The parameters that are missing.
    case missing([String])
    /// In how many seconds to try again.
    case retry(afterSeconds: Int)
  }

  /// What clients are promised.
  package static let longestMessage = 500

  /// Refuses.
  package init(_ kind: RefusalKind, _ message: String, _ details: Details? = nil) {
    self.kind = kind
    let scalars = message.unicodeScalars
    self.message =
      scalars.count <= Self.longestMessage
      ? message : String(String.UnicodeScalarView(scalars.prefix(Self.longestMessage - 1))) + "…"
    self.details = details
  }

  /// Something that was sent is wrong.
  package static func invalid(_ message: String) -> Self { Self(.invalidArgument, message) }

  /// Parameters are missing; the sentence is the function's own, the details name those that are.
  package static func missing(_ names: [String], _ message: String) -> Self {
    Self(.invalidArgument, message, .missing(names))
  }

  /// No profile was made yet.
  package static func noProfile(of account: Account) -> Self {
    Self(.notFound, "User profile not found: \(account.name)")
  }

  /// A key came with another request before.
  package static let keyIsTaken = Self(
    .aborted, "this Idempotency-Key came with another request; take a new one for a new request")

  /// The same key is being answered.
  package static let keyIsInWork = Self(
    .aborted, "a request with this Idempotency-Key is being answered; ask again when it is")

  /// What a key's request made was deleted since.
  ///
  /// It is not made again: who repeats a request after a deletion, such as an app that sends late what it wrote offline,
  /// wants no second fortune of the day's quota, and no conversation that was deleted to begin again.
  package static let resultIsGone = Self(
    .notFound,
    "what this Idempotency-Key made was deleted; take a new key to have it made again")

  /// Whose token was good a moment ago is gone.
  package static let gone = Self(.unauthenticated, "the account is gone; sign in again")

  /// The refusal for an error; nil for a fault of the server.
  package init?(_ error: any Error) {
    switch error {
    case let error as Refusal: self = error
    case StoreError.noAccount: self = .gone
    case StoreError.unavailable:
      self.init(
        .unavailable, "what is kept can't be reached at the moment; try again in some seconds",
        .retry(afterSeconds: 5))
    case let error as any AstrolabeError:
      switch error.cause {
      case .usage, .input, .span: self = .invalid(error.description)
      case .installation, .internalFault, .cancelled: return nil
      }
    default: return nil
    }
  }
}

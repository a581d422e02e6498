package import Identity

/// How people sign in, as the configuration has it.
package struct SignInOptions: Sendable {
  /// How much work the hash of a password is.
  package var cost = PasswordHash.Cost.standard
  /// Who vouches for people.
  package var issuers: [Issuer] = []
  /// After how many failures for an email each further try has to wait.
  package var failuresOfEmail = 5
  /// The same for an address.
  package var failuresOfAddress = 20
  /// Sends a mail by which a new password is chosen; nil if nobody does.
  package var sendReset: (@Sendable (ResetMail) async throws -> Void)?
  /// The page of the app where a new password is chosen, which the token is put behind; empty for none.
  package var resetPage = ""

  /// The options as they are unless others are set.
  package init() {}

  /// The providers that somebody can sign in by, in their order.
  package var providers: [IdentityProvider] {
    IdentityProvider.allCases.filter { provider in
      issuers.contains { $0.provider == provider }
    }
  }
}

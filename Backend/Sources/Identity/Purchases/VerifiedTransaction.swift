/// What a signed transaction of StoreKit 2 says, once it is verified.
package struct VerifiedTransaction: Sendable, Hashable {
  /// When the subscription runs out, in milliseconds since 1970.
  package let expiresAt: Int64
  /// Whether it is a free trial.
  package let isTrial: Bool
  /// Whether the App Store has taken it back.
  package let isRevoked: Bool
}

/// Where transactions are made.
package enum PurchaseEnvironment: String, Sendable, Hashable, CaseIterable {
  case production = "Production"
  case sandbox = "Sandbox"
}

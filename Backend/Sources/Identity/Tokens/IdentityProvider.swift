internal import Crypto

/// Who vouches for people.
package enum IdentityProvider: String, Sendable, Hashable, CaseIterable {
  case apple, google, firebase

  /// Whether the clients send its tokens with every call, rather than exchange them once.
  package var vouchesWithEachCall: Bool {
    switch self {
    case .firebase: true
    case .apple, .google: false
    }
  }

  /// Whether a token must say when its owner signed in.
  var tellsAuthenticationTime: Bool { vouchesWithEachCall }

  /// The longest name of a person; Firebase's by its documentation of ID tokens.
  var longestSubject: Int {
    switch self {
    case .firebase: 128
    case .apple, .google: 255
    }
  }

  /// What a token has as `nonce` where the app made a nonce.
  ///
  /// Apple is given the SHA-256 in hexadecimal digits, as Firebase's guide for apps says; Google the nonce.
  func nonceClaim(of nonce: String) -> String {
    switch self {
    case .apple:
      Hexadecimal.text(SHA256.hash(data: Array(nonce.utf8)))
    case .google, .firebase: nonce
    }
  }
}

/// How a token is signed.
package enum TokenAlgorithm: String, Sendable, Hashable, CaseIterable {
  /// RSA of 2,048 bits or more with SHA-256.
  case rs256 = "RS256"
  /// ECDSA on P-256 with SHA-256.
  case es256 = "ES256"
}

/// What a token vouches for.
package struct IdentityClaims: Sendable, Hashable {
  /// Who vouches.
  package let issuer: String
  /// The person's name there.
  package let subject: String
  /// The person's email, if the issuer has verified it.
  package let email: String?
  /// When the token was made, in seconds since 1970.
  package let issuedAt: Int64
}

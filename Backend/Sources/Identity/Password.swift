internal import Foundation

/// A password that an account may have.
package struct Password: Sendable, Hashable {
  /// The password in one form, however its accents were typed.
  let text: String

  /// How many characters a password has.
  package static let lengths = 8...256

  /// Why a text can't be a password.
  package enum Fault: Error, Sendable, Hashable {
    /// It has fewer characters than it must.
    case short
    /// It has more than it may.
    case long
    /// It is one of the most common.
    case common
    /// It is the email.
    case email
  }

  /// Checks a new password.
  ///
  /// - Throws: ``Fault``.
  package init(_ text: String, email: EmailKey) throws(Fault) {
    let password = Self(unchecked: text)
    guard password.text.unicodeScalars.count >= Self.lengths.lowerBound else { throw .short }
    guard password.text.unicodeScalars.count <= Self.lengths.upperBound else { throw .long }
    guard !CommonPasswords.has(password.text) else { throw .common }
    guard EmailKey(text) != email else { throw .email }
    self = password
  }

  /// Takes whatever is shown to sign in.
  package init(unchecked text: String) { self.text = text.precomposedStringWithCanonicalMapping }
}

/// An email in the form that accounts are found by: in small letters.
package struct EmailKey: Sendable, Hashable {
  /// The form.
  package let text: String

  /// Takes an address.
  package init(_ address: String) {
    text = address.lowercased().precomposedStringWithCanonicalMapping
  }
}

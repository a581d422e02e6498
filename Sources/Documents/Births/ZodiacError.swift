@_spi(FrontEnd) package import Ephemeris

/// Why a text names no zodiac.
package enum ZodiacError: AstrolabeError, Hashable {
  /// No zodiac has that name.
  case unknown(String, nearest: String?)
  /// It is not degrees at an epoch.
  case notAnAyanamsa(String)
  /// The degrees or the epoch are out of range.
  case outside(NumberError)
}

extension ZodiacError {
  /// The request.
  package var cause: ErrorCause { .usage }

  /// One sentence that says what is wrong and what would be right.
  package var description: String {
    switch self {
    case .unknown(let text, let nearest):
      "there is no zodiac \"\(text.printable)\"; "
        + (nearest.map { "did you mean \($0)?" }
          ?? "give tropical, sidereal, or an ayanamsa: "
          + Ayanamsa.Named.allCases.map(\.name).joined(separator: ", "))
    case .notAnAyanamsa(let text):
      "\"\(text.printable)\" is no ayanamsa; write degrees at an epoch, 23.857@2000-01-01 or "
        + "23.857@tt:2451545"
    case .outside(let error): error.description
    }
  }
}

/// Reads lengths of time as they are typed.
package enum LengthText {
  private static let days: [Character: Double] = ["d": 1, "h": 24, "m": 1_440, "s": 86_400]
  private static let seconds: [Character: Int] = [
    "m": 60, "h": 3_600, "d": 86_400, "w": 604_800,
  ]
  /// How many units a step can have.
  private static let counts = 1...100_000

  /// The days of a duration such as `20m`, `2h` or `1h30m`.
  ///
  /// - Throws: ``RequestError/notADuration(_:_:)``.
  package static func days(
    _ text: String, of field: RequestError.Field
  ) throws(RequestError) -> Double {
    var (total, digits) = (0.0, "")
    for letter in text {
      if letter.isASCII, letter.isNumber {
        digits.append(letter)
      } else if let parts = days[letter], digits.count <= 9, let count = Double(digits) {
        total += count / parts
        digits = ""
      } else {
        throw .notADuration(text, field)
      }
    }
    guard digits.isEmpty, total > 0 else { throw .notADuration(text, field) }
    return total
  }

  /// The seconds of a step such as `30m`, `6h`, `1d` or `1w`; a day unless given.
  ///
  /// - Throws: ``RequestError/notAStep(_:)``.
  package static func stepSeconds(_ text: String?) throws(RequestError) -> Int {
    guard let text else { return 86_400 }
    guard let unit = text.last.flatMap({ seconds[$0] }), let count = Int(text.dropLast()),
      counts.contains(count)
    else { throw .notAStep(text) }
    return count * unit
  }
}

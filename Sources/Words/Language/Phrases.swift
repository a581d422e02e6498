package import Ephemeris

extension CelestialBody {
  /// The name within a sentence: `the Sun`, `Mars`.
  package var phrase: String {
    switch self {
    case .sun, .moon, .meanNode, .trueNode, .southNode, .meanApogee, .osculatingApogee,
      .interpolatedApogee, .interpolatedPerigee:
      "the \(title)"
    default: title
    }
  }
}

extension String {
  /// The same with a capital first letter.
  package var sentenceCased: String {
    // Most names of planets have one already.
    if let first = utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}

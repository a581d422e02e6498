public import Astrology

extension SignProfile {
  /// One of the two polarities of the signs, in the words of the profiles.
  public enum Polarity: String, Sendable, Hashable, CaseIterable, Decodable {
    /// Fire and air.
    case yang = "Masculine/Yang"
    /// Earth and water.
    case yin = "Feminine/Yin"
  }
}

extension ZodiacSign {
  /// Yang and yin by turns from Aries.
  public var polarity: SignProfile.Polarity { rawValue.isMultiple(of: 2) ? .yang : .yin }
}

public import Astrology
public import Ephemeris

extension DailyReading {
  /// A body in the first or the last degree of a sign.
  public struct CriticalDegree: Sendable, Hashable {
    /// Which of the two.
    public enum Degree: Int, Sendable, Hashable, CaseIterable {
      /// 0°: the sign has just been entered.
      case first = 0
      /// 29°: the sign is about to be left.
      case last = 29
    }

    /// The transiting body.
    public let body: CelestialBody
    /// The degree.
    public let degree: Degree
    /// The sign.
    public let sign: ZodiacSign
    /// Whether it goes back, so that the first degree is the last it passes and the last the first.
    public let isRetrograde: Bool

    /// The bodies of a sky at 0° or 29°, in their order.
    static func all(in sky: Sky) -> [Self] {
      BodySet.eleven.bodies.compactMap { body in
        let position = ZodiacPosition(sky[body].longitude)
        // Whole degrees passed, not rounded: 29°59′ is the thirtieth, whose number is 29.
        return Degree(rawValue: Int(position.degreeInSign)).map {
          Self(
            body: body, degree: $0, sign: position.sign, isRetrograde: sky[body].isRetrograde)
        }
      }
    }
  }
}

extension Eclipse {
  /// Where an eclipse stands in a Saros series.
  ///
  /// After 223 lunations, which are 18 years and 11 days, the Sun, the Moon and the node stand as before, and an
  /// eclipse of the same series follows. Series and members are numbered as in NASA's catalogues.
  public struct SarosMember: Sendable, Hashable {
    /// The number of the series; those of the Sun and of the Moon are counted apart.
    public let series: Int
    /// Which eclipse of the series it is: 1 is the first.
    public let number: Int

    /// The series and the member of an eclipse.
    ///
    /// - Parameters:
    ///   - luminary: What is eclipsed.
    ///   - maximum: When, to within half a day.
    /// - Returns: nil for an instant at which no series of 1800 to 2399 has an eclipse. That is so for two grazes of
    ///   the penumbra, of 1872-06-21 and 2042-10-28, which come a member before the first of their series.
    public static func of(_ luminary: Luminary, at maximum: JulianDay<UT1>) -> Self? {
      let lunation = Self.lunation(of: luminary, at: maximum)
      let (first, starts) =
        luminary == .sun ? (firstOfSun, startsOfSun) : (firstOfMoon, startsOfMoon)
      for (index, start) in starts.enumerated() {
        guard let start, lunation >= start else { continue }
        let (before, rest) = (lunation - start).quotientAndRemainder(dividingBy: lunationsApart)
        if rest == 0, before < longest { return Self(series: first + index, number: before + 1) }
      }
      return nil
    }

    private static let lunationsApart = 223
    /// More members than any series has.
    private static let longest = 90

    /// The number of the new Moon next to an instant, or of the full Moon that follows a new Moon of that
    /// number; 0 is that of 6 January 2000.
    ///
    /// Source: J. Meeus, *Astronomical Algorithms* (1998), chapter 49, the mean lunation: the true one is up to
    /// 14 hours from it.
    private static func lunation(of luminary: Luminary, at instant: JulianDay<UT1>) -> Int {
      let newMoons = (instant.days - 2_451_550.097_66) / 29.530_588_861
      let lunations = luminary == .sun ? newMoons : newMoons - 0.5
      // No series is beyond the bounds, which keep the number within what an integer holds.
      return Int(max(-1e6, min(1e6, lunations.isFinite ? lunations : -1e6)).rounded())
    }

    /// The numbers of the first series below.
    private static let firstOfSun = 107
    private static let firstOfMoon = 99

    // The lunations that the series began with; nil for a series that has no eclipse from 1800 to 2399.
    //
    // Source: swe_sol_eclipse_where and swe_lun_eclipse_how of libswe 2.10.03, which have NASA's series and members
    // (attr[9], attr[10]): each of their 2,871 eclipses of 1800 to 2399 leads to the same start of its series.
    private static let startsOfSun: [Int?] = [
      -17846, -17934, -19583, nil, -18198, -18063, -17482, -16678, -16543, -15739, -14935,
      -14800, -14219, -13192, -13057, -12476, -11449, -11760, -11625, -10152, -12470, -12558,
      -11085, -11173, -10815, -9788, -9653, -9295, -8268, -7910, -7552, -6525, -6167, -6032,
      -4782, -4647, -4735, -3262, -4465, -5668, -4641, -4283, -4148, -3344, -2763, -2405,
      -1601, -1020, -885, 142, 723, 858, 1662, 2243, 2155, 3182, 3540, 1222, 1803, 2830, 2519,
      3100, 4127, 4262, 4843,
    ]
    private static let startsOfMoon: [Int?] = [
      -17870, -19296, -20276, -19026, -18891, nil, -17729, -17371, -17236, -16209, -15628,
      -15493, -14466, -14108, -13750, -12723, -12365, -12453, -11203, -11068, -13163, -12359,
      -11778, -12089, -11285, -10481, -10346, -9542, -8961, -8603, -8022, -7218, -7083, -6279,
      -5475, -5563, -4759, -3955, -5381, -5915, -4219, -4976, -4841, -3591, -3456, -3098,
      -2071, -1936, -1355, -328, -193, 165, 1192, 1327, 1685, 2935, 2624, 752, 3786, 1914,
      1826, 3076, 3211, 3569, 4596,
    ]
  }
}

extension Eclipse {
  /// The Saros series that the eclipse belongs to, nil outside 1800 to 2399.
  public var saros: Eclipse.SarosMember? { .of(luminary, at: maximum) }
}

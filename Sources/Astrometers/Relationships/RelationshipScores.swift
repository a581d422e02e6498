public import Astrology
public import Ephemeris

extension RelationshipScores {
  /// One of two people, as relationship scores need one: the chart as the meters see it, its sky as the other
  /// meets it, and the yardstick of strangers.
  public struct Side: Sendable {
    /// The chart as the meters see it.
    public let natal: NatalProfile
    /// The sky of the birth.
    package let sky: BirthSky
    /// What is much and what is little among strangers.
    package let norms: StrangerNorms

    /// Readies a person.
    ///
    /// - Throws: ``NormsError``.
    /// - Complexity: The longitudes of 601 skies.
    public init(of chart: NatalChart, ephemeris: any EphemerisProvider) throws(NormsError) {
      let natal = NatalProfile(of: chart)
      self.natal = natal
      sky = BirthSky(of: chart)
      norms = try StrangerNorms(of: natal, ephemeris: ephemeris)
    }

    /// Readies a person from norms that were kept.
    package init(of chart: NatalChart, norms: StrangerNorms) {
      natal = NatalProfile(of: chart)
      sky = BirthSky(of: chart)
      self.norms = norms
    }

    /// What the sky of another birth does to this chart, ranked among strangers.
    fileprivate func scores(touchedBy other: BirthSky) -> DayScores {
      DayScores(meters: norms.norms.kept.scores(from: MeterActivity(of: natal, touchedBy: other)))
    }
  }
}

/// What two people's birth skies do to each other's charts, by the seventeen meters.
///
/// ```swift
/// let hers = try RelationshipScores.Side(of: herChart, ephemeris: ephemeris)
/// let his = try RelationshipScores.Side(of: hisChart, ephemeris: ephemeris)
/// let scores = RelationshipScores(of: hers, and: his)
/// let love = scores.joint[.love].unified
/// ```
///
/// Each side is scored apart, and the two are averaged. A score says where two charts touch more or less
/// than those of strangers do. It judges no couple and foretells nothing.
public struct RelationshipScores: Sendable {
  /// The first person.
  public let first: RelationshipScores.Side
  /// The second person.
  public let second: RelationshipScores.Side
  /// How the second's sky touches the first's chart.
  public let firstTouched: DayScores
  /// How the first's sky touches the second's chart.
  public let secondTouched: DayScores
  /// The means of both sides.
  public let joint: DayScores

  /// Scores two people.
  ///
  /// - Complexity: Twice 121 pairs.
  public init(of first: RelationshipScores.Side, and second: RelationshipScores.Side) {
    let (one, other) = (
      first.scores(touchedBy: second.sky), second.scores(touchedBy: first.sky)
    )
    self.first = first
    self.second = second
    firstTouched = one
    secondTouched = other
    joint = DayScores(
      meters: Meter.allCases.map { MeterScore(meanOf: [one[$0], other[$0]]) })
  }
}

extension RelationshipScores {
  /// Which of two people.
  public enum Role: String, Sendable, Hashable, CaseIterable {
    case first, second
  }
}

extension RelationshipScores.Role: NamedCase {
  /// `one of two people`.
  public static var noun: String { "one of two people" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

extension RelationshipScores {
  /// A body of one person's birth that touches a point of the other's chart.
  public struct ScoredContact: TransitKeyed, Sendable, Hashable {
    /// Whose body it is.
    public let from: RelationshipScores.Role
    /// The body, the other's point, and what they make.
    public let key: TransitKey
    /// How far from exact.
    public let orb: PlaneAngle
    /// What it adds to the activity of the meter of whose chart is touched (`C`), above 0.
    public let contribution: Double
    /// Whether it helps or strains, −1…1.
    public let quality: Double
  }
}

extension RelationshipScores {
  /// What touches each meter most, in the meters' order: the strongest contacts of either side, the largest
  /// first.
  ///
  /// - Parameter count: How many of each side at most.
  /// - Returns: A list for each meter; of two that are alike the first person's stands first.
  public func reasons(_ count: Int = 3) -> [[RelationshipScores.ScoredContact]] {
    let fromSecond = Self.strongest(
      count, from: .second, second.sky, touching: first.natal)
    let fromFirst = Self.strongest(
      count, from: .first, first.sky, touching: second.natal)
    return zip(fromFirst, fromSecond).map { first, second in
      // Merged, so that those of one side keep their order.
      var (first, second) = (first[...], second[...])
      var both: [RelationshipScores.ScoredContact] = []
      while let one = first.first, let other = second.first {
        both.append(
          one.contribution >= other.contribution ? first.removeFirst() : second.removeFirst())
      }
      return both + first + second
    }
  }

  private static func strongest(
    _ count: Int, from role: RelationshipScores.Role, _ sky: BirthSky, touching natal: NatalProfile
  ) -> [[RelationshipScores.ScoredContact]] {
    natal.strongest(max(0, count), from: natal.contacts(with: sky)).map { contributions in
      contributions.compactMap { contribution in
        let key = contribution.key
        guard let place = sky.longitude(of: key.body),
          let point = natal.points.first(where: { $0.body == key.natalBody })
        else { return nil }
        let separation = place.separation(from: point.longitude)
        return RelationshipScores.ScoredContact(
          from: role, key: key, orb: (separation - key.aspect.angle).magnitude,
          contribution: contribution.amount, quality: contribution.quality)
      }
    }
  }
}

extension RelationshipScores: CustomStringConvertible {
  /// The joint scores.
  public var description: String { joint.description }
}

extension RelationshipScores.ScoredContact: CustomStringConvertible {
  /// Such as `second's Venus trine Moon, 0.8°`.
  public var description: String {
    "\(from.name)'s \(key.body.title) \(key.aspect.name) \(key.natal.title), \(orb)"
  }
}

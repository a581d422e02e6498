public import Ephemeris

extension DavisonBirth {
  /// How the place between two births is found.
  public enum Place: String, Sendable, Hashable, CaseIterable {
    /// The mean latitude, and the middle of the shorter way in longitude.
    case mean
    /// The middle of the great circle.
    case greatCircle = "great_circle"
  }
}

extension DavisonBirth.Place: NamedCase {
  /// `way of finding the place between two`.
  public static var noun: String { "way of finding the place between two" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

/// The moment and the place between two births, after Ronald Davison.
///
/// An ordinary chart is cast there, which can be asked whatever charts are asked:
///
/// ```swift
/// let middle = try DavisonBirth(of: hers, and: his).birth
/// let chart = try NatalChart(of: middle, ephemeris: ephemeris)
/// ```
///
/// The order of the two people never matters. A birth without a time counts as 12:00 UTC, and leaves a
/// chart without angles.
public struct DavisonBirth: Sendable, Hashable {
  /// The mean of the two instants at the place between the two, given in UTC.
  public let birth: Birth
  /// How the place was found.
  public let rule: DavisonBirth.Place
  /// The birth of the first person.
  public let firstBirth: Birth
  /// The birth of the second.
  public let secondBirth: Birth

  /// Finds the middle of two births.
  ///
  /// - Parameters:
  ///   - first: The first birth.
  ///   - second: The second birth.
  ///   - rule: How the place is found.
  /// - Throws: ``DavisonError/antipodes(_:_:)`` for the great circle of two places that are straight across
  ///   the globe from each other.
  public init(
    of first: Birth, and second: Birth, place rule: DavisonBirth.Place = .mean
  ) throws(DavisonError) {
    self.rule = rule
    firstBirth = first
    secondBirth = second
    let (earlier, later) = (
      min(first.instant, second.instant), max(first.instant, second.instant)
    )
    let middle = earlier.advanced(byDays: earlier.days(until: later) / 2)
    var place: GeographicPlace?
    if first.isTimed, second.isTimed, let one = first.place, let other = second.place {
      switch rule {
      case .mean: place = .mean(one, other)
      case .greatCircle: place = try .greatCircleMiddle(one, other)
      }
    }
    birth = Birth(
      middle: middle, place: place, openDays: Self.openDays(first) + Self.openDays(second))
  }

  /// How many days either way a birth leaves the mean open: half of what it leaves open itself, on the side
  /// that it leaves more.
  private static func openDays(_ birth: Birth) -> Double {
    guard let hours = birth.openInstants else { return 0 }
    let earlier = hours.lowerBound.days(until: birth.instant)
    return max(earlier, birth.instant.days(until: hours.upperBound)) / 2
  }
}

/// Why two births have no middle.
public enum DavisonError: AstrolabeError, Hashable {
  /// Each of the places is where the other's feet point to, so every great circle of one leads to the
  /// other.
  case antipodes(GeographicPlace, GeographicPlace)

  /// The places.
  public var cause: ErrorCause { .input }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .antipodes(let one, let other):
      "\(one) and \(other) are straight across the globe from each other, and no great circle's middle "
        + "is between them; take the mean place"
    }
  }
}

extension GeographicPlace {
  /// The mean latitude, and the middle of the shorter way in longitude.
  ///
  /// Of two middles, of places half the globe apart, it is the one nearer to Greenwich, and of two alike the
  /// eastern one. 180° W is 180° E.
  fileprivate static func mean(_ one: Self, _ other: Self) -> Self {
    func east(_ place: Self) -> Double { place.longitude == -180 ? 180 : place.longitude }
    let (west, east) = (min(east(one), east(other)), max(east(one), east(other)))
    let inner = west + (east - west) / 2
    let outer = inner > 0 ? inner - 180 : inner + 180
    let longitude =
      if (east - west - 180).magnitude < 1e-9 {
        inner.magnitude != outer.magnitude
          ? (inner.magnitude < outer.magnitude ? inner : outer) : max(inner, outer)
      } else {
        east - west < 180 ? inner : outer
      }
    return Self(
      roundedLatitude: (one.latitude + other.latitude) / 2, longitude: longitude)
  }

  /// The middle of the great circle.
  fileprivate static func greatCircleMiddle(
    _ one: Self, _ other: Self
  ) throws(DavisonError) -> Self {
    func direction(_ place: Self) -> SIMD3<Double> {
      let (latitude, longitude) = (
        PlaneAngle.degrees(place.latitude), PlaneAngle.degrees(place.longitude)
      )
      return SIMD3(
        latitude.cosine * longitude.cosine, latitude.cosine * longitude.sine, latitude.sine)
    }
    let sum = direction(one) + direction(other)
    let level = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    guard (level * level + sum.z * sum.z).squareRoot() > 1e-9 else {
      throw .antipodes(one, other)
    }
    // At the poles every longitude is as good as Greenwich's.
    let longitude = level < 1e-12 ? .zero : PlaneAngle.arctangent(y: sum.y, x: sum.x)
    return Self(
      roundedLatitude: PlaneAngle.arctangent(y: sum.z, x: level).degrees,
      longitude: longitude.degrees)
  }
}

extension DavisonBirth: CustomStringConvertible {
  /// The same as the birth's.
  public var description: String { birth.description }
}

public import Ephemeris

/// Something that happens to a transit on a day.
public struct TransitHappening: Sendable, Hashable {
  /// What happens.
  public enum Event: Sendable, Hashable {
    /// The body enters the orb.
    case enters
    /// The aspect is exact; the first time is pass 1.
    case exact(pass: Int)
    /// The body turns, and moves this way afterwards.
    case station(ArcMotion)
    /// The body leaves the orb.
    case leaves
  }

  /// When.
  public let at: JulianDay<UT1>
  /// What.
  public let event: Event
  /// To which transit, with its whole life.
  public let transit: Transit
}

extension Transit {
  /// Everything that happens in its life, in order of time.
  public var happenings: [TransitHappening] {
    var happenings = zip(1..., passes).map { number, pass in
      TransitHappening(at: pass.at, event: .exact(pass: number), transit: self)
    }
    happenings += stations.map { station in
      TransitHappening(at: station.at, event: .station(station.motion), transit: self)
    }
    happenings.sort { $0.at < $1.at }
    if let enters {
      happenings.insert(TransitHappening(at: enters, event: .enters, transit: self), at: 0)
    }
    if let leaves {
      happenings.append(TransitHappening(at: leaves, event: .leaves, transit: self))
    }
    return happenings
  }
}

extension TransitCalendar {
  /// What happens to a person's transits within a civil day, of 23 or 25 hours where clocks change, in
  /// order of time.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError/outOfSpan(days:scale:span:)`` where the day leaves the ephemeris, or
  ///   what is wrong with the data.
  /// - Complexity: As ``transits(from:to:)``, but only those are followed to their ends to which
  ///   something happens.
  public func happenings(
    on date: CalendarDate, in zone: CivilZone
  ) throws(EphemerisError) -> [TransitHappening] {
    let day = zone.day(date)
    return try lives(from: day.lowerBound, to: day.upperBound, onlyEventful: true)
      .flatMap(\.happenings)
      .filter { day.contains($0.at) }
      .enumerated()
      .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
  }
}

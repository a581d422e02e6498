public import Ephemeris

/// The life of a transit: one stay of a body within orb of an aspect to a natal point.
///
/// It begins when the body enters the orb and ends when it leaves it. In between the aspect is exact
/// as often as the body passes the place: once for a body that goes straight through, three times
/// where it turns back and forth, five for Neptune and up to seven for Pluto (1800-2399), which need
/// years for the way, and not at all where it turns before it gets there.
///
/// A body that leaves the orb, turns and comes back begins another life, even if both belong to one
/// retrograde loop: between them the transit is not in force, and no day is a day of it.
public struct Transit: TransitKeyed, Sendable, Hashable {
  /// Which transit.
  public let key: TransitKey
  /// Where the aspect is exact: a square, a trine and a sextile have two such places.
  public let place: EclipticLongitude
  /// How far from the place the body is still in transit.
  public let orb: PlaneAngle
  /// When it enters the orb; nil if that was before the ephemeris begins.
  public let enters: JulianDay<UT1>?
  /// The moments at which the aspect is exact, in order of time; none where it does not perfect.
  public let passes: [Pass]
  /// Where the body turns while it is within orb, in order of time.
  public let stations: [Transit.Turn]
  /// When it leaves the orb; nil if that will be after the ephemeris ends.
  public let leaves: JulianDay<UT1>?

  /// A moment at which the aspect is exact.
  public struct Pass: Sendable, Hashable {
    /// When.
    public let at: JulianDay<UT1>
    /// Which way the body moves.
    public let motion: SkyArc.Motion
  }
}

extension Transit {
  /// A turn of a body within orb of an aspect.
  public struct Turn: Sendable, Hashable {
    /// When.
    public let at: JulianDay<UT1>
    /// Which way the body moves afterwards.
    public let motion: SkyArc.Motion
    /// How far past the exact place it stands, eastward; negative before it.
    public let distance: PlaneAngle
  }
}

extension Transit {
  /// Whether the aspect is exact at some moment of the life.
  public var perfects: Bool { !passes.isEmpty }

  /// The turn at which a body that does not perfect is nearest to exactness.
  ///
  /// Nil if the aspect is exact at some time, since then that is the nearest; and where the
  /// turn lies outside the ephemeris.
  public var closestApproach: Transit.Turn? {
    guard passes.isEmpty else { return nil }
    return stations.min { $0.distance.magnitude < $1.distance.magnitude }
  }

  /// Whether the transit is in force at an instant.
  public func contains(_ ut: JulianDay<UT1>) -> Bool {
    enters.map { $0 <= ut } ?? true && leaves.map { ut < $0 } ?? true
  }
}

extension Transit: Identifiable {
  /// What makes a transit the same one, from whatever day of its life it is looked at.
  ///
  /// Bodies don't enter the orb of one place twice at a time, so the moment of entry gives one life
  /// from the others. It has the same bits in every search by one provider, and differs by about a
  /// millisecond between libswe and compiled tables, by up to minutes for the slowest.
  public struct ID: Sendable, Hashable {
    /// The transiting body, the natal point and the aspect.
    public let key: TransitKey
    /// Where the aspect is exact.
    public let place: EclipticLongitude
    /// When the body enters the orb.
    public let enters: JulianDay<UT1>?
  }

  /// The transit's identity.
  public var id: ID { ID(key: key, place: place, enters: enters) }
}

extension Transit {
  /// Which day of its life a civil date is: 1 on the date of the entry.
  ///
  /// - Returns: Nothing before the entry's date or after the leaving's, and where the entry lies before
  ///   the ephemeris.
  public func dayNumber(of date: CalendarDate, in zone: CivilZone) -> Int? {
    guard let enters else { return nil }
    let first = zone.clock(at: enters).date
    let last = leaves.map { zone.clock(at: $0).date }
    guard date >= first, last.map({ date <= $0 }) ?? true else { return nil }
    return date.dayNumber - first.dayNumber + 1
  }

  /// How many civil dates its life touches, those of the entry and of the leaving included.
  ///
  /// - Returns: Nil if one of them lies outside the ephemeris.
  public func dayCount(in zone: CivilZone) -> Int? {
    guard let leaves else { return nil }
    return dayNumber(of: zone.clock(at: leaves).date, in: zone)
  }

  /// Something that happens to a transit on a day.
  public struct Happening: Sendable, Hashable {
    /// What happens.
    public enum Event: Sendable, Hashable {
      /// The body enters the orb.
      case enters
      /// The aspect is exact; the first time is pass 1.
      case exact(pass: Int)
      /// The body turns, and moves this way afterwards.
      case station(SkyArc.Motion)
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
}

extension Transit {
  /// Everything that happens in its life, in order of time.
  public var happenings: [Transit.Happening] {
    var happenings = zip(1..., passes).map { number, pass in
      Transit.Happening(at: pass.at, event: .exact(pass: number), transit: self)
    }
    happenings += stations.map { station in
      Transit.Happening(at: station.at, event: .station(station.motion), transit: self)
    }
    happenings.sort { $0.at < $1.at }
    if let enters {
      happenings.insert(Transit.Happening(at: enters, event: .enters, transit: self), at: 0)
    }
    if let leaves {
      happenings.append(Transit.Happening(at: leaves, event: .leaves, transit: self))
    }
    return happenings
  }
}

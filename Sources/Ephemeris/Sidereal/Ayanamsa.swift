/// How far the sidereal zodiac begins from the vernal equinox: a rule that gives the angle for every instant.
///
/// ```swift
/// let lahiri = Ayanamsa.named(.lahiri)
/// let own = try Ayanamsa(epoch: .j2000, degrees: 23.857)
/// ```
public enum Ayanamsa: Sendable, Hashable {
  /// One that Swiss Ephemeris defines.
  case named(Ayanamsa.Named)
  /// One by its value at an epoch, which precession carries on: use ``init(epoch:degrees:)``.
  case custom(Ayanamsa.Custom)

  /// Lahiri's, which is meant where a sidereal zodiac is asked for without a name.
  public static let lahiri = Self.named(.lahiri)

  /// One by its mean value at an epoch.
  ///
  /// - Throws: ``/Base/NumberError`` where the epoch is not from 3000 B.C. to 3000, or the value not from 0° to 360°.
  public init(epoch: JulianDay<TT>, degrees: Double) throws(NumberError) {
    self = .custom(try Ayanamsa.Custom(epoch: epoch, degrees: degrees))
  }

  /// The name that documents use: that of a named one, or `custom`.
  public var name: String {
    switch self {
    case .named(let named): named.name
    case .custom: "custom"
    }
  }

  /// The name that people read.
  public var title: String {
    switch self {
    case .named(let named): named.title
    case .custom(let custom): "\(custom.degrees)° at JD \(custom.epoch.days)"
    }
  }
}

extension Ayanamsa {
  /// An ayanamsa by its mean value at an epoch.
  public struct Custom: Sendable, Hashable {
    /// When it has that value.
    public let epoch: JulianDay<TT>
    /// The value without nutation, 0 ..< 360.
    public let degrees: Double

    /// Creates one.
    ///
    /// - Throws: ``/Base/NumberError`` where the epoch is not from 3000 B.C. to 3000, or the value not from 0° to 360°.
    public init(epoch: JulianDay<TT>, degrees: Double) throws(NumberError) {
      _ = try NumberError.checked(epoch.days, "the epoch of an ayanamsa", in: 625_000...2_817_000)
      let checked = try NumberError.checked(degrees, "an ayanamsa", in: 0...360)
      self.epoch = epoch
      self.degrees = checked < 360 ? checked : 0
    }
  }
}

extension Ayanamsa: CustomStringConvertible {
  /// The same as ``title``.
  public var description: String { title }
}

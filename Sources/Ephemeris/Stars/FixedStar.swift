/// A fixed star of the catalogue of Swiss Ephemeris.
///
/// ```swift
/// let spica = try FixedStar(name: "spica")
/// let place = try ephemeris.place(of: spica, at: instant)
/// let longitude = place.longitude  // 203.84°, in Libra, in 2000
/// ```
public struct FixedStar: Sendable, Hashable {
  /// The name that documents and the command line use, such as `deneb_algedi`; the designation of a star
  /// without a name here.
  public let name: String
  /// The star's designation in the catalogue, such as `alVir`.
  public let designation: String
  /// The apparent magnitude; nil if it is not known here.
  public let magnitude: Double?

  init(_ name: String, _ designation: String, _ magnitude: Double?) {
    self.name = name
    self.designation = designation
    self.magnitude = magnitude
  }

  /// The star with that designation in the catalogue, such as `omiCet`.
  ///
  /// Whether the catalogue has it shows when its place is asked for.
  public init(designation: String) {
    self =
      Self.named.first { $0.designation == designation } ?? Self(designation, designation, nil)
  }

  /// The star that people call by that name: `spica`, `Deneb Algedi`; or by its designation after a comma, as
  /// Swiss Ephemeris has it: `,omiCet`.
  ///
  /// - Throws: ``/Base/NameError``, which has the names there are.
  public init(name text: some StringProtocol) throws(NameError) {
    if text.first == ",", text.count > 1 {
      self.init(designation: String(text.dropFirst()))
      return
    }
    let spoken = String(text).spoken
    guard let found = Self.named.first(where: { $0.name.spoken == spoken }) else {
      throw NameError(
        noun: "fixed star", name: String(text), names: Self.named.map(\.name).sorted())
    }
    self = found
  }

  /// The name that people read, such as `Deneb Algedi`.
  public var title: String {
    guard name != designation else { return designation }
    return name.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}

extension FixedStar: CustomStringConvertible {
  /// The same as ``title``.
  public var description: String { title }
}

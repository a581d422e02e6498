internal import Astrology
package import Ephemeris

extension WheelPoint.Mark {
  /// The points that a wheel may have beside the eleven.
  package static let further: [Self] =
    BodySet.points.bodies.map(Self.body) + [.fortune, .vertex]

  /// The points of a list such as `chiron,lilith,fortune`, by the names that people use; `all` for all.
  ///
  /// - Throws: `NameError` for a name that isn't that of a further point.
  package static func list(_ text: String) throws(NameError) -> Set<Self> {
    if text == "all" { return Set(further) }
    var marks: Set<Self> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      marks.insert(try Self(spoken: String(name)))
    }
    return marks
  }

  private init(spoken name: String) throws(NameError) {
    if let mark = Self.further.first(where: { $0.name == name }) {
      self = mark
      return
    }
    guard let body = try? CelestialBody(spoken: name), BodySet.points.contains(body) else {
      throw NameError(noun: "point of a wheel", name: name, names: Self.further.map(\.name))
    }
    self = .body(body)
  }
}

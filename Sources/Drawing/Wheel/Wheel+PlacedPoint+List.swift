internal import Astrology
package import Ephemeris

extension Wheel.PlacedPoint.Mark {
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
      if name == "hamburg" {
        marks.formUnion(FurtherBody.HamburgBody.allCases.map { .further(.hamburg($0)) })
      } else {
        marks.insert(try Self(spoken: String(name)))
      }
    }
    return marks
  }

  /// The bodies of the Hamburg school and the asteroids among some marks, in the order of their names.
  package static func furtherBodies(in marks: Set<Self>) -> [FurtherBody] {
    marks.compactMap { mark in
      if case .further(let body) = mark { body } else { nil }
    }.sorted { $0.name < $1.name }
  }

  private init(spoken name: String) throws(NameError) {
    if let mark = Self.further.first(where: { $0.name == name }) {
      self = mark
      return
    }
    if let body = try? CelestialBody(spoken: name), BodySet.points.contains(body) {
      self = .body(body)
    } else if let body = try? FurtherBody(name: name) {
      self = .further(body)
    } else {
      throw NameError(
        noun: "point of a wheel", name: name,
        names: Self.further.map(\.name) + ["hamburg", "asteroid number"])
    }
  }
}

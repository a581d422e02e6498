package import Astrology
package import Ephemeris

/// Reads the names that requests have for values: bodies, house systems, kinds of events.
package enum RequestNames {
  /// Reads names of bodies with commas between them, or `all`.
  package static func bodies(_ text: String) throws(RequestError) -> BodySet {
    if text == "all" { return .all }
    let names = CelestialBody.allCases.map(\.name) + ["or all"]
    return try set(text, of: .all, RequestError.Thing("body", "bodies", names: names))
  }

  /// Reads names of the points beyond the eleven of a chart: those of charts, bodies of the Hamburg school, all of
  /// which `hamburg` stands for, and numbers of asteroids.
  package static func points(
    _ text: String
  ) throws(RequestError) -> (bodies: BodySet, further: [FurtherBody]) {
    var bodies: BodySet = []
    var further: [FurtherBody] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let body = try? CelestialBody(spoken: name), BodySet.points.contains(body) {
        bodies.formUnion(BodySet(body))
      } else if let found = try? FurtherBody.list(String(name)) {
        further += found.filter { !further.contains($0) }
      } else {
        throw .unknownName(
          String(name),
          RequestError.Thing(
            "point", "points",
            names: BodySet.points.bodies.map(\.name) + FurtherBody.HamburgBody.allCases.map(\.name)
              + ["hamburg", "or asteroid number"]))
      }
    }
    return (bodies, further)
  }

  /// Reads the name of a house system.
  package static func houseSystem(_ text: String) throws(RequestError) -> HouseSystem {
    guard let system = HouseSystem(rawValue: text) else {
      throw .unknownName(
        text,
        RequestError.Thing(
          "house system", "house systems", names: HouseSystem.allCases.map(\.name)))
    }
    return system
  }

  /// Reads the name of a way of progressing angles.
  package static func angles(_ text: String) throws(RequestError) -> Progression.Angles {
    guard let angles = Progression.Angles(rawValue: text) else {
      throw .unknownName(
        text,
        RequestError.Thing(
          "way of progressing angles", "ways", names: Progression.Angles.allCases.map(\.name)))
    }
    return angles
  }

  /// Reads kinds of events with commas between them; all kinds if there is no text.
  package static func eventKinds(_ text: String?) throws(RequestError) -> Set<SkyEvent.Kind> {
    guard let text else { return Set(SkyEvent.Kind.allCases) }
    var kinds: Set<SkyEvent.Kind> = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = SkyEvent.Kind(rawValue: String(name)) else {
        throw .unknownName(
          String(name),
          RequestError.Thing("kind", "kinds", names: SkyEvent.Kind.allCases.map(\.rawValue)))
      }
      kinds.insert(kind)
    }
    return kinds
  }

  /// Reads the name of one of a closed set.
  package static func named<Case: NamedCase>(_ text: String?) throws(RequestError) -> Case? {
    guard let text else { return nil }
    do throws(NameError) { return try Case(name: text) } catch { throw .engine(error) }
  }

  private static func set(
    _ text: String, of allowed: BodySet, _ thing: RequestError.Thing
  ) throws(RequestError) -> BodySet {
    var chosen: BodySet = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let body = try? CelestialBody(spoken: name), allowed.contains(body) else {
        throw .unknownName(String(name), thing)
      }
      chosen.formUnion(BodySet(body))
    }
    return chosen
  }
}

import Ephemeris
import Testing

@Suite struct CelestialBodyTests {
  @Test(arguments: CelestialBody.allCases)
  func `a body answers to its name`(body: CelestialBody) throws {
    #expect(try CelestialBody(name: body.name) == body)
    #expect(body.description == body.title)
    #expect(BodySet(body).bodies == [body])
  }

  @Test func `no two bodies share a name`() {
    #expect(CelestialBody.allCases.count == 23)
    #expect(Set(CelestialBody.allCases.map(\.name)).count == 23)
    #expect(Set(CelestialBody.allCases.map(\.title)).count == 23)
  }

  @Test(arguments: ["", "Sun", "SUN", " sun", "earth", "mean_node", "north node", "sun\0"])
  func `only the exact name will do`(name: String) {
    #expect(throws: NameError.self) { try CelestialBody(name: name) }
  }

  @Test(arguments: [
    ("lilith", CelestialBody.meanApogee), ("North Node", .meanNode), ("north-node", .meanNode),
    ("TRUE NODE", .trueNode), ("black moon lilith", .meanApogee), ("south_node", .southNode),
    ("true lilith", .osculatingApogee), ("Ceres", .ceres),
  ])
  func `people have other names for some`(name: String, body: CelestialBody) throws {
    #expect(try CelestialBody(spoken: name) == body)
  }

  @Test(arguments: CelestialBody.allCases)
  func `a name and a title are among what people say`(body: CelestialBody) throws {
    #expect(try CelestialBody(spoken: body.name) == body)
    #expect(try CelestialBody(spoken: body.title) == body)
  }

  @Test(arguments: ["", "lillith", " moon", "earth", "planet x"])
  func `what nobody says is refused with the names there are`(name: String) {
    let error = #expect(throws: NameError.self) { try CelestialBody(spoken: name) }
    #expect(error?.names == CelestialBody.allCases.map(\.name))
  }

  @Test func `charts list the Sun first and the node eleventh`() {
    #expect(CelestialBody.allCases.sorted() == CelestialBody.allCases)
    #expect(CelestialBody.allCases.first == .sun)
    #expect(BodySet.eleven.bodies == Array(CelestialBody.allCases.prefix(11)))
    #expect(BodySet.eleven.bodies.last == .meanNode)
    #expect(BodySet.all.bodies == CelestialBody.allCases)
  }
}

@Suite struct BodySetTests {
  @Test func `a set keeps the order of bodies whatever order they came in`() {
    let set = BodySet([.chiron, .moon, .sun, .moon])
    #expect(set.bodies == [.sun, .moon, .chiron])
    #expect(set == [BodySet(.sun), BodySet(.moon), BodySet(.chiron)])
  }

  @Test func `a set knows what it holds`() {
    let set = BodySet([.venus, .osculatingApogee])
    #expect(CelestialBody.allCases.filter { set.contains($0) } == [.venus, .osculatingApogee])
    #expect(set.isSubset(of: .all))
    #expect(!set.isSubset(of: .eleven))
    #expect(BodySet([]).bodies.isEmpty)
    #expect(BodySet([]).isEmpty)
    #expect(BodySet.all.subtracting(.eleven).bodies.count == 12)
    #expect(BodySet.points.bodies == Array(CelestialBody.allCases.dropFirst(11)))
  }
}

@Suite struct HouseSystemTests {
  @Test(arguments: HouseSystem.allCases)
  func `a house system answers to its name`(system: HouseSystem) {
    #expect(HouseSystem(rawValue: system.name) == system)
    #expect(!system.title.isEmpty)
    #expect(!system.name.contains { $0 == " " || $0.isUppercase })
  }
}

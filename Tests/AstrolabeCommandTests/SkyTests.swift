import EngineSupport
import TestSupport
import Testing

/// `sky --json`, against swetest 2.10.03 with the same files.
@Suite struct SkyTests {
  /// In degrees: what the compiled table promises, 0.003″, and swetest's last digit.
  static let compiledDegrees = 0.003 / 3_600 + 1.01e-7
  /// In degrees: swetest's last digit.
  static let swissDegrees = 1.01e-7
  /// A part of the distance: what the compiled table promises of those of the Moon and its nodes.
  static let compiledDistance = 2e-7
  /// In astronomical units: swetest's last digit.
  static let swissDistance = 1.01e-9

  private func skies(_ arguments: [String]) throws -> [JSONValue] {
    let outcome = try Program.run(["sky", "--json"] + arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return try outcome.lines.map { try JSONValue(parsing: $0) }
  }

  @Test func `an instant needs no option, and no instant is now`() throws {
    let (plain, option) = try (skies(["tt:2451545.0"]), skies(["--at", "tt:2451545.0"]))
    #expect(plain == option && plain.count == 1)
    #expect(try skies(["tt:2451545.0", "2025-01-06T12:00:00Z"]).count == 2)
    for now in [[], ["now"], ["--at", "now"]] {
      let sky = try #require(try skies(now).first)
      // Later than this test was written.
      #expect((sky["jd_ut"]?.number ?? 0) > 2_461_370)
    }
    try Program.run(["sky", "now", "--month", "2025-01"])
      .expectRefusal(.usage, "dates go without --at")
  }

  /// What `swetest -bj2451545 -p0123456789mtDABFGHIEcg -fPlbR -eswe` prints, in its last digit.
  static let j2000 = [
    (name: "sun", longitude: 280.3681656, latitude: 0.0002274, distance: 0.983327631),
    (name: "moon", longitude: 223.3148703, latitude: 5.1708721, distance: 0.002689975),
    (name: "mercury", longitude: 271.8881273, latitude: -0.9947566, distance: 1.415466037),
    (name: "venus", longitude: 241.5648952, latitude: 2.0663698, distance: 1.137574423),
    (name: "mars", longitude: 327.9627295, latitude: -1.0677947, distance: 1.849683831),
    (name: "jupiter", longitude: 25.2530577, latitude: -1.2621946, distance: 4.621163601),
    (name: "saturn", longitude: 40.3956782, latitude: -2.4448582, distance: 8.652785710),
    (name: "uranus", longitude: 314.8091495, latitude: -0.6583327, distance: 20.727163782),
    (name: "neptune", longitude: 303.1929855, latitude: 0.2349928, distance: 31.024492179),
    (name: "pluto", longitude: 251.4547512, latitude: 10.8552327, distance: 31.064368476),
    (name: "north_node", longitude: 125.0406852, latitude: 0, distance: 0.002569555),
    (name: "true_node", longitude: 123.9540643, latitude: 0, distance: 0.002445473),
    (name: "chiron", longitude: 251.6175369, latitude: 4.0717254, distance: 10.663529237),
    (name: "mean_apogee", longitude: 263.4642505, latitude: 3.4197232, distance: 0.002710625),
    (name: "osculating_apogee", longitude: 252.9941725, latitude: 4.0746510, distance: 0.002713868),
    (name: "ceres", longitude: 184.4528628, latitude: 11.8375441, distance: 2.256826987),
    (name: "pallas", longitude: 134.0432361, latitude: -48.3508761, distance: 1.437147665),
    (name: "juno", longitude: 277.9958051, latitude: 9.4510407, distance: 4.084439145),
    (name: "vesta", longitude: 245.9715642, latitude: 4.2520456, distance: 2.898539900),
    (name: "pholus", longitude: 215.4913656, latitude: 24.0628127, distance: 15.080911911),
    // Opposite the north node.
    (name: "south_node", longitude: 305.0406852, latitude: 0, distance: 0.002569555),
    (
      name: "interpolated_apogee", longitude: 259.1639484, latitude: 3.6850701,
      distance: 0.002717090
    ),
    (
      name: "interpolated_perigee", longitude: 91.8934090, latitude: -2.7775455,
      distance: 0.002388059
    ),
  ]

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `all bodies come in order, where swetest has them`() throws {
    let sky = try #require(skies(["--at", "tt:2451545.0", "--bodies", "all"]).first)
    let bodies = try #require(sky["bodies"]?.array)
    #expect(bodies.compactMap { $0["name"]?.string } == Self.j2000.map(\.name))
    for (place, (body, expected)) in zip(bodies, Self.j2000).enumerated() {
      let isCompiled = place <= 12
      #expect(body["source"] == .string(isCompiled ? "compiled" : "swiss"))
      let degrees = isCompiled ? Self.compiledDegrees : Self.swissDegrees
      let distance =
        Self.swissDistance + (isCompiled ? Self.compiledDistance * expected.distance : 0)
      let numbers = ["longitude", "latitude", "distance_au"].map { body[$0]?.number ?? .nan }
      #expect(abs(numbers[0] - expected.longitude) < degrees, "\(expected.name)")
      #expect(abs(numbers[1] - expected.latitude) < degrees, "\(expected.name)")
      #expect(abs(numbers[2] - expected.distance) < distance, "\(expected.name)")
    }
  }

  /// What `swetest -bj2524593.5 -p014t -fPlbR -eswe` prints, 2200-01-01, beyond the table.
  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `outside the compiled table the sky is Swiss Ephemeris' own`() throws {
    let sky = try #require(skies(["--at", "tt:2524593.5", "--bodies", "all"]).first)
    let bodies = try #require(sky["bodies"]?.array)
    try #require(bodies.count == 23)
    #expect(bodies.allSatisfy { $0["source"] == .string("swiss") })
    for (index, longitude, latitude, distance) in Self.year2200 {
      #expect(abs((bodies[index]["longitude"]?.number ?? .nan) - longitude) < Self.swissDegrees)
      #expect(abs((bodies[index]["latitude"]?.number ?? .nan) - latitude) < Self.swissDegrees)
      #expect(abs((bodies[index]["distance_au"]?.number ?? .nan) - distance) < Self.swissDistance)
    }
  }

  static let year2200 = [
    (index: 0, 280.3253579, -0.0002236, 0.983428877),
    (1, 96.4967212, -4.2931309, 0.002702857),
    (4, 153.2878181, 3.4397173, 0.842946305),
    (11, 218.3070130, 0.0000000, 0.002565363),
  ]

  @Test func `the document has the promised shape`() throws {
    let sky = try #require(skies(["--at", "2025-01-06T12:00:00Z"]).first)
    #expect(sky.object.map { Set($0.keys) } == ["at", "jd_ut", "jd_tt", "bodies"])
    #expect(sky["at"] == .string("2025-01-06T12:00:00Z"))
    #expect(sky["jd_ut"] == .number(2_460_682))
    let bodies = try #require(sky["bodies"]?.array)
    #expect(bodies.compactMap { $0["name"]?.string } == Self.j2000.prefix(11).map(\.name))
    for body in bodies {
      #expect(
        body.object.map { Set($0.keys) } == [
          "name", "longitude", "latitude", "distance_au", "longitude_per_day", "latitude_per_day",
          "distance_per_day_au", "source",
        ])
      #expect(["compiled", "swiss"].contains(body["source"]?.string))
    }
  }

  @Test func `longitudes have full precision`() throws {
    let output = try Program.run(["sky", "--json", "--at", "tt:2451545.0"]).output
    let digits = output.matches(of: #/"longitude":(\d+\.\d+)/#).map { String($0.output.1) }
    #expect(digits.count == 11)
    // Of eleven numbers of 16 or 17 digits, none happens to have ten.
    for text in digits {
      #expect(text.count >= 12)
      #expect(Double(text).map { "\($0)" } == text)
    }
  }

  @Test func `the scales are kept apart`() throws {
    let skies = try skies(["--at", "tt:2451545.0", "--at", "ut:2451545.0", "--at", "UT:2451545"])
    try #require(skies.count == 3)
    #expect(skies[0]["jd_tt"] == .number(2_451_545))
    #expect(skies[1]["jd_ut"] == .number(2_451_545))
    #expect(skies[2] == skies[1])
    // TT − UT at J2000 was 63.83 s (IERS), as long as the Moon needs for 0.0089°.
    let ut = try #require(skies[0]["jd_ut"]?.number)
    #expect(abs((2_451_545 - ut) * 86_400 - 63.83) < 0.01)
    #expect(skies[0]["at"] == .string("2000-01-01T11:58:56Z"))
    let moons = skies.compactMap { $0["bodies"]?.array?[1]["longitude"]?.number }
    #expect(abs(moons[1] - moons[0] - 12.0214 * 63.83 / 86_400) < 1e-4)
  }

  // From pyswisseph's `calc_ut`, with 7 decimals.
  @Test func `an instant of Universal Time is taken as such`() throws {
    let sky = try #require(skies(["--at", "ut:2460395.16770833"]).first)
    #expect(sky["at"] == .string("2024-03-25T16:01:30Z"))
    let longitudes = sky["bodies"]?.array?.prefix(3).compactMap { $0["longitude"]?.number } ?? []
    #expect(longitudes.count == 3)
    for (longitude, expected) in zip(longitudes, [5.4928127, 189.5781839, 23.9969956]) {
      #expect(abs(longitude - expected) < 1e-6)
    }
  }

  @Test func `instants are answered in the order asked, bodies in that of charts`() throws {
    let skies = try skies(
      [
        "--at", "2025-01-06T12:00Z", "--at", "1990-06-15T14:30-04:00", "--bodies",
        "chiron,moon,sun",
      ]
    )
    #expect(
      skies.map { $0["at"] } == [
        .string("2025-01-06T12:00:00Z"), .string("1990-06-15T18:30:00Z"),
      ])
    for sky in skies {
      #expect(sky["bodies"]?.array?.compactMap { $0["name"]?.string } == ["sun", "moon", "chiron"])
    }
  }

  @Test(
    .enabled(if: Libswe.isBuiltIn, "libswe is not built in"),
    arguments: ["1800-01-01T00:00:00Z", "2399-12-31T12:00:00Z"])
  func `the first and the last day of the ephemeris are answered`(_ at: String) throws {
    let sky = try #require(skies(["--at", at, "--bodies", "all"]).first)
    #expect(sky["at"] == .string(at))
    #expect(sky["bodies"]?.array?.count == 23)
  }
}

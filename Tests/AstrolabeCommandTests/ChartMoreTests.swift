import EngineSupport
import TestSupport
import Testing

/// `chart --more`.
@Suite struct ChartMoreTests {
  /// The points that need no libswe.
  static let points = ["--more", "--points", "true_node,chiron"]

  private func object(_ options: [String]) throws -> JSONValue {
    let outcome = try Program.run(["chart", "--json"] + options)
    #expect(outcome.status == 0 && outcome.errors == "")
    return try JSONValue(parsing: outcome.output)
  }

  @Test(.enabled(if: Libswe.isBuiltIn))
  func `a long name of a star has a gap behind it, and no sector is rounded up`() throws {
    let page = try Program.run(["chart", "--more", "--stars"] + Samples.newYork).output
    #expect(page.contains("Ras Elased Australis   "))
    // swetest 2.10.03, `-b15.6.1990 -ut18:30:00 -house-74.006,40.7128,G -p5 -fPj`: Jupiter 9.9958, in sector 9.
    #expect(page.contains("Jupiter      9.99") && !page.contains("Jupiter     10.00"))
  }

  // Asc 193.6954, Moon 348.9901, Sun 84.3882 by swetest: 98.2973.
  @Test func `both are in one object, and lots are as asked for`() throws {
    let both = try object(
      Samples.newYork + Self.points
        + ["--lots", "fortune,marriage=ascendant+venus-saturn:unreversed"])
    #expect(both["chart"]?["sun_sign"] == .string("gemini"))
    let lots = try #require(both["more"]?["lots"]?.array)
    #expect(lots.compactMap { $0["name"]?.string } == ["fortune", "marriage"])
    let fortune = try #require(lots.first?["longitude"]?.number)
    #expect((fortune - 98.2973).magnitude < 1e-3)
    #expect(
      both["more"]?["points"]?.array?.compactMap { $0["name"]?.string }
        == ["true_node", "chiron", "vertex", "antivertex", "east_point"])
  }

  // Born after sunset, so that Paulus and Ptolemy differ.
  @Test func `Fortune may be unreversed by night`() throws {
    let night = ["--birth", "1990-06-15T23:30"] + Samples.newYork.dropFirst(2) + Self.points
    let formulas = try [[], ["--fortune", "unreversed"]].map { options in
      try object(night + options)["more"]?["lots"]?.array?.first?["formula"]?.string
    }
    #expect(formulas == ["ascendant+sun-moon", "ascendant+moon-sun"])
  }

  @Test(.enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
  func `all four points are shown unless some are asked for`() throws {
    let both = try object(Samples.dateOnly + ["--more"])
    #expect(
      both["more"]?["points"]?.array?.compactMap { $0["name"]?.string }
        == [
          "true_node", "chiron", "mean_apogee", "osculating_apogee", "ceres", "pallas", "juno",
          "vesta", "pholus", "south_node", "interpolated_apogee", "interpolated_perigee",
        ])
  }

  @Test(.enabled(if: !Libswe.isBuiltIn, "libswe is built in"))
  func `without libswe the apogees are refused`() throws {
    try Program.run(["chart", "--more"] + Samples.dateOnly).expectRefusal(.file, "Mean Apogee")
  }

  @Test func `the page shows it all, and what a date alone leaves open`() throws {
    let page = try Program.run(["chart"] + Self.points + Samples.newYork).output
    for line in [
      "  By day: the Sun is", "  Vertex ", "  Fortune ", "Declinations", "Figures", "Dominants",
      "  Almuten of the Ascendant: ",
    ] {
      #expect(page.contains(line), "\(line)")
    }
    let open = try Program.run(["chart", "--lots", "spirit"] + Self.points + Samples.dateOnly)
    #expect(open.output.contains("  None without a time and a place of birth."))
    #expect(open.output.contains("at some hours"))
    #expect(open.errors.contains("there are no lots without a time and a place of birth"))
  }

  @Test(arguments: [
    BadInput(
      "a lot", ["chart", "--more", "--lots", "fortuna"] + Samples.newYork, .usage,
      "there is no lot \"fortuna\"; did you mean fortune?"),
    BadInput(
      "a lot of a stream", ["chart", "--births", "-", "--more", "--lots", "luck"],
      input: "{\"birth\":\"1990-06-15\"}\n", .usage, "there is no lot \"luck\"; lots are fortune"),
    BadInput(
      "a formula", ["chart", "--more", "--lots", "x=venus-saturn"] + Samples.newYork, .usage,
      "is no formula of a lot"),
    BadInput(
      "a lot twice", ["chart", "--more", "--lots", "eros,eros"] + Samples.newYork, .usage,
      "the lot eros is there twice"),
    BadInput(
      "a point", ["chart", "--more", "--points", "vulcan"] + Samples.newYork, .usage,
      "there is no point \"vulcan\"; points are true_node, chiron"),
    BadInput(
      "lots without more", ["chart", "--lots", "eros"] + Samples.newYork, .usage,
      "--lots goes with --more; give both"),
    BadInput(
      "Fortune without more", ["chart", "--fortune", "unreversed"] + Samples.newYork, .usage,
      "--fortune goes with --more"),
    BadInput(
      "more of a picture", ["chart", "--more", "--svg"] + Samples.newYork, .usage,
      "--more and --svg don't go together"),
    BadInput(
      "lots given twice",
      ["chart", "--more", "--lots", "eros", "--lots", "spirit"] + Samples.newYork, .usage,
      "--lots is given twice"),
  ])
  func `wrong usage is refused`(_ row: BadInput) throws { try row.check() }
}

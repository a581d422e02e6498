import ArgumentParser
import Astrolabe

/// The options of `chart` that ask for what is beyond it.
struct MoreOptions: ParsableArguments {
  @Flag(help: "Tell what is beyond the chart, too.")
  var more = false

  @Option(
    help: ArgumentHelp(
      """
      With --more, the lots to be told: some of \
      \(Lot.allCases.map(\.name).joined(separator: ", ")), and formulas such as \
      marriage=ascendant+venus-saturn, whose two points change places by night unless :unreversed \
      stands behind them. The seven unless given.
      """,
      valueName: "list"))
  var lots: String?

  @Option(
    help: "With --more, whether the Lot of Fortune is reversed by night, or as Ptolemy has it.")
  var fortune: FortuneOption?

  @Option(
    help: ArgumentHelp(
      """
      With --more, the points to be told beside the eleven: some of \
      \(BodySet.points.bodies.map(\.name).joined(separator: ", ")). All of them unless given; all \
      but true_node and chiron need Swiss Ephemeris.
      """,
      valueName: "list"))
  var points: String?

  @Flag(help: "With --more, give the fixed stars that stand with bodies and angles, too.")
  var stars = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --more, a harmonic of the chart: all longitudes times the number, 1 to 360.",
      valueName: "number"))
  var harmonic: Int?

  enum FortuneOption: String, ExpressibleByArgument, CaseIterable {
    case bySect = "by_sect"
    case unreversed
  }

  /// What is asked for beyond a chart.
  struct Wanted {
    let lots: [LotFormula]
    let points: BodySet
    let hasStars: Bool
    let harmonic: Int?

    /// What is beyond a chart, with the chart in a sidereal zodiac if one is given.
    func beyond(
      _ chart: NatalChart, ayanamsa: Ayanamsa?, ephemeris: StandardEphemeris
    ) throws(EphemerisError) -> BeyondChart {
      BeyondChart(
        sidereal: try ayanamsa.map {
          (one) throws(EphemerisError) in
          try SiderealChart(of: chart, ayanamsa: one, ephemeris: ephemeris)
        },
        wider: try WiderChart(of: chart, points: points, ephemeris: ephemeris),
        prenatal: try PrenatalMoons(of: chart, ephemeris: ephemeris),
        stars: hasStars ? try ephemeris.namedStars(at: chart.instant) : nil, lots: lots,
        harmonic: harmonic)
    }
  }

  /// What is asked for; nil without `--more`.
  func read() throws -> Wanted? {
    guard more else {
      for (isGiven, name) in [
        (lots != nil, "--lots"), (fortune != nil, "--fortune"), (points != nil, "--points"),
        (stars, "--stars"),
        (harmonic != nil, "--harmonic"),
      ] where isGiven {
        throw CommandError.usage("\(name) goes with --more; give both")
      }
      return nil
    }
    let formulas = try translated {
      try lots.map { try LotFormula.list($0) } ?? Lot.allCases.map(\.formula)
    }
    if let harmonic, !(1...360).contains(harmonic) {
      throw CommandError.badInput("--harmonic must be a number from 1 to 360, not \(harmonic)")
    }
    return Wanted(
      lots: formulas.map {
        $0 == Lot.fortune.formula && fortune == .unreversed ? $0.unreversed : $0
      },
      points: try points.map(Self.points) ?? .points, hasStars: try checkedStars(),
      harmonic: harmonic)
  }

  /// Whether stars are wanted, which only Swiss Ephemeris has.
  private func checkedStars() throws -> Bool {
    #if !SwissEphemeris
    if stars {
      throw CommandError.usage("--stars needs Swiss Ephemeris, which isn't built in")
    }
    #endif
    return stars
  }

  private static func points(_ text: String) throws -> BodySet {
    var chosen: BodySet = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let body = try? CelestialBody(spoken: name), BodySet.points.contains(body) else {
        let names = BodySet.points.bodies.map(\.name).joined(separator: ", ")
        throw CommandError.usage(
          "there is no point \"\(String(name).printable)\"; points are \(names)")
      }
      chosen.formUnion(BodySet(body))
    }
    return chosen
  }

  /// Reports, when the command is done, that lots were asked for of a birth that has none.
  func noteUse(for birth: Birth) {
    guard lots != nil || fortune != nil, !birth.isTimed else { return }
    StandardError.noteAtEnd("there are no lots without a time and a place of birth")
  }
}

/// What is beyond a chart, as it was asked for.
struct BeyondChart {
  /// The chart in a sidereal zodiac; nil unless one was asked for.
  let sidereal: SiderealChart?
  let wider: WiderChart
  let prenatal: PrenatalMoons
  /// Where the named stars stand; nil unless they were asked for.
  let stars: [StarPlace]?
  let lots: [LotFormula]
  /// The number of a harmonic; nil unless one was asked for.
  let harmonic: Int?

  /// The document of it.
  func document() throws(NumberError) -> ChartMoreDocument {
    let document = ChartMoreDocument(
      wider, lots: lots, prenatal: prenatal, stars: stars, sidereal: sidereal)
    guard let harmonic else { return document }
    return try document.adding(harmonic: harmonic)
  }
}

extension StandardEphemeris {
  /// Where the stars that have names stand.
  fileprivate func namedStars(at ut: JulianDay<UT1>) throws(EphemerisError) -> [StarPlace] {
    #if SwissEphemeris
    let instant = try instant(ut)
    var places: [StarPlace] = []
    for star in FixedStar.named { places.append(try place(of: star, at: instant)) }
    return places
    #else
    return []
    #endif
  }
}

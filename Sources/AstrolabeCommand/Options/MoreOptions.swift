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
      \(BodySet.points.bodies.map(\.name).joined(separator: ", ")). All of them unless given; the \
      apogees need Swiss Ephemeris.
      """,
      valueName: "list"))
  var points: String?

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
    let harmonic: Int?

    /// The document of what is beyond a chart.
    func document(_ wider: WiderChart) throws(NumberError) -> ChartMoreDocument {
      guard let harmonic else { return ChartMoreDocument(wider, lots: lots) }
      return try ChartMoreDocument(wider, lots: lots, harmonic: harmonic)
    }

    /// The chart with what that takes.
    func chart(
      _ chart: NatalChart, ephemeris: StandardEphemeris
    ) throws(EphemerisError) -> WiderChart {
      try WiderChart(of: chart, points: points, ephemeris: ephemeris)
    }
  }

  /// What is asked for; nothing without `--more`.
  func read() throws -> Wanted? {
    guard more else {
      for (isGiven, name) in [
        (lots != nil, "--lots"), (fortune != nil, "--fortune"), (points != nil, "--points"),
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
      points: try points.map(Self.points) ?? .points, harmonic: harmonic)
  }

  private static func points(_ text: String) throws -> BodySet {
    var chosen: BodySet = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let body = BodySet.points.bodies.first(where: { $0.name == name }) else {
        let names = BodySet.points.bodies.map(\.name).joined(separator: ", ")
        throw CommandError.usage(
          "there is no point \"\(String(name).printable)\"; points are \(names)")
      }
      chosen.formUnion(BodySet(body))
    }
    return chosen
  }

  /// Tells, when the command is done, that lots were asked for of a birth that has none.
  func noteUse(for birth: Birth) {
    guard lots != nil || fortune != nil, !birth.isTimed else { return }
    StandardError.noteAtEnd("there are no lots without a time and a place of birth")
  }
}

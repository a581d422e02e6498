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
  var fortune: ChartRequest.More.Fortune?

  @Option(
    help: ArgumentHelp(
      """
      With --more, the points to be told beside the eleven: some of \
      \(BodySet.points.bodies.map(\.name).joined(separator: ", ")); the bodies of the Hamburg school \
      by their names, or hamburg for all eight; asteroids by their numbers. All of the first unless \
      given; all but true_node and chiron need Swiss Ephemeris.
      """,
      valueName: "list"))
  var points: String?

  @OptionGroup var asteroids: AsteroidOption

  @Flag(help: "With --more, give the fixed stars that stand with bodies and angles, too.")
  var stars = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "With --more, a harmonic of the chart: all longitudes times the number, 1 to 360.",
      valueName: "number"))
  var harmonic: Int?

  /// What is wanted beyond a chart; nil without `--more`.
  func read(ayanamsa: Ayanamsa?, orbs: OrbRule? = nil) throws -> ChartRequest.More? {
    var wanted = try ChartRequest.More.read(
      isWanted: more, lots: lots, fortune: fortune, points: points, hasStars: checkedStars(),
      harmonic: harmonic)
    wanted?.ayanamsa = ayanamsa
    wanted?.orbs = orbs
    wanted?.asteroidFolder = asteroids.read()
    return wanted
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

  /// Reports, when the command is done, that lots were asked for of a birth that has none.
  func noteUse(for birth: Birth) {
    guard lots != nil || fortune != nil, !birth.isTimed else { return }
    StandardError.noteAtEnd("there are no lots without a time and a place of birth")
  }
}

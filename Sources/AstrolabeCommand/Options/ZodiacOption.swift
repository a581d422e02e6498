import ArgumentParser
import Astrolabe

/// The option that names a zodiac.
struct ZodiacOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Zodiac: tropical, sidereal (Lahiri's), an ayanamsa of Swiss Ephemeris such as fagan_bradley, \
      krishnamurti, raman or true_citra, or your own as its degrees on a date: 23.857@2000-01-01. \
      Tropical unless given; the others need Swiss Ephemeris.
      """,
      valueName: "zodiac"))
  var zodiac: String = "tropical"

  /// The zodiac of that name.
  func read() throws -> Zodiac { try translated { try ZodiacText.read(zodiac) } }
}

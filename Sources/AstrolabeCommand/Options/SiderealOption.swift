import ArgumentParser
import Astrolabe

/// The option that names a sidereal zodiac, for commands that need one.
struct SiderealOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Zodiac: sidereal (Lahiri's), an ayanamsa of Swiss Ephemeris such as raman or krishnamurti, or \
      your own as its degrees on a date: 23.857@2000-01-01.
      """,
      valueName: "zodiac"))
  var zodiac: String = "sidereal"

  /// The ayanamsa of that zodiac.
  func read() throws -> Ayanamsa {
    let read = try translated { try ZodiacText.read(zodiac) }
    guard let ayanamsa = read.ayanamsa else {
      throw RequestError.tropicalZodiac
    }
    return ayanamsa
  }
}

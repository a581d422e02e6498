import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The option that names a rule of orbs.
struct OrbOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Orbs: \(NamedOrbs.allCases.map(\.name).joined(separator: ", ")); degrees by aspects \
      (trine=6,square=6) or by points (sun=10,moon=10,others=6, joined by their moieties, or by the wider \
      one with rule=wider); or a file with such pairs as JSON or in rows.
      """,
      valueName: "rule"))
  var orbs: String?

  /// The rule; nil if none is given.
  func read() throws -> OrbRule? {
    guard let orbs else { return nil }
    guard OrbText.isRule(orbs) else {
      let bytes: [UInt8]
      do {
        bytes = try FileBytes.read(orbs)
      } catch {
        throw CommandError.badInput(
          "the file of orbs \(orbs.printable) can't be read; give one that is there, or a rule such as lilly"
        )
      }
      return try OrbText.read(String(decoding: bytes, as: UTF8.self))
    }
    return try OrbText.read(orbs)
  }
}

import ArgumentParser
import Astrolabe

/// The option that names a house system.
struct HouseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "House system: \(HouseSystem.allCases.map(\.name).joined(separator: ", ")).",
      valueName: "system"),
    completion: Completions.houses)
  var houses: String = HouseSystem.placidus.name

  /// The system of that name.
  func read() throws -> HouseSystem { try RequestNames.houseSystem(houses) }

  /// Reports, when the command is done, that a system that was asked for has no effect on a birth without a
  /// time and a place.
  func noteUse(for birth: Birth) {
    guard !birth.isTimed, houses != HouseSystem.placidus.name else { return }
    StandardError.noteAtEnd(
      "--houses isn't used without a time and a place of birth; houses are whole signs from the Sun"
    )
  }
}

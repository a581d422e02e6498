import ArgumentParser
import Astrolabe

/// The options of every command that draws.
struct PictureOptions: ParsableArguments {
  @Option(help: "Colours of the picture: light, unless dark is given.")
  var theme: ThemeOption?

  @Option(
    help: ArgumentHelp(
      "Width of the picture, 100 to 20000 pixels; it scales. 1000 unless given.",
      valueName: "pixels"))
  var size: Int?

  enum ThemeOption: String, ExpressibleByArgument, CaseIterable {
    case light, dark

    var theme: Theme { self == .light ? .light : .dark }
  }

  /// The theme asked for.
  var chosenTheme: Theme { theme?.theme ?? .light }

  /// Refuses the options where nothing is drawn.
  func checkAreAbsent() throws {
    guard theme == nil, size == nil else {
      throw CommandError.usage("--theme and --size are for pictures; add --svg")
    }
  }

  /// Refuses a width that no screen and no wall has.
  func checkSize() throws {
    if let size, !(100...20_000).contains(size) {
      throw CommandError.usage("--size \(size) is no width of 100 to 20000 pixels")
    }
  }

  /// The picture as the options want it.
  func svg(_ picture: Picture) throws -> String { try picture.svg(width: size ?? 1_000) }
}

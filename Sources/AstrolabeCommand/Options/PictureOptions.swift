import ArgumentParser
@_spi(FrontEnd) import Astrolabe

/// The options of every command that draws.
struct PictureOptions: ParsableArguments {
  @Option(
    help: """
      Colours of the picture: light, dark, or auto for those of the reader's screen. Light unless \
      given.
      """)
  var theme: WheelRequest.ThemeChoice?

  @Option(
    help: ArgumentHelp(
      "Width of the picture, 100 to 20000 pixels; it scales. 1000 unless given.",
      valueName: "pixels"))
  var size: Int?

  /// The theme asked for; nil for the screen's.
  var chosenTheme: Theme? { (theme ?? .light).theme }

  /// Refuses the options where nothing is drawn.
  func checkAreAbsent() throws {
    guard theme == nil, size == nil else {
      throw CommandError.usage("--theme and --size are for pictures; add --svg")
    }
  }

  /// Checks the options of a command that draws, or writes JSON, or neither.
  func check(draws svg: Bool, json: Bool) throws {
    if svg { try checkSize() } else { try checkAreAbsent() }
    try RequestError.checkExclusive([("json", json), ("svg", svg)])
  }

  /// Refuses a width that no screen and no wall has.
  func checkSize() throws {
    try WheelRequest.checkWidth(size)
  }

  /// The picture as the options want it.
  func svg(_ draw: (Theme) throws -> Picture) throws -> String {
    let width = size ?? 1_000
    guard let theme = chosenTheme else {
      return try draw(.light).svg(followingScreen: draw(.dark), width: width)
    }
    return try draw(theme).svg(width: width)
  }
}

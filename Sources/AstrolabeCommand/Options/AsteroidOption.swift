import ArgumentParser
import Astrolabe

/// The option that names a folder with files of asteroids.
struct AsteroidOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder with files of asteroids, such as ast0/se00433.se1 or se00433.se1 for 433.",
      valueName: "folder"))
  var asteroidFiles: String?

  /// The folder as an absolute path; nil if none is given.
  func read() -> String? {
    asteroidFiles.map { System.resolved($0) }
  }
}

import Foundation
import Testing

/// A folder with a copy of the program and of its data, which it looks for beside itself.
final class Installation {
  let folder: ScratchFolder
  let program: URL
  /// The copy of the `.se1` files.
  let data: URL
  /// The copy of the table of places.
  let places: URL
  /// The copy of the compiled table.
  var table: URL { data.deletingLastPathComponent().appending(path: "compiled.table") }

  init() throws {
    let folder = try ScratchFolder()
    self.folder = folder
    let built = Program.url.deletingLastPathComponent()
    program = folder.url.appending(path: "astrolabe")
    try FileManager.default.copyItem(at: Program.url, to: program)
    // `.resources` on Linux, `.bundle` on macOS.
    let siblings = try FileManager.default.contentsOfDirectory(
      at: built, includingPropertiesForKeys: nil)
    func copy(_ name: String, endingIn suffix: String) throws -> URL {
      let bundle = try #require(siblings.first { $0.lastPathComponent.hasPrefix("\(name).") })
      let copy = folder.url.appending(path: bundle.lastPathComponent)
      try FileManager.default.copyItem(at: bundle, to: copy)
      let inside = try FileManager.default.subpathsOfDirectory(
        atPath: copy.path(percentEncoded: false))
      return copy.appending(path: try #require(inside.first { $0.hasSuffix(suffix) }))
    }
    data = try copy("astrolabe_EphemerisFiles", endingIn: "se1")
    places = try copy("astrolabe_PlaceFiles", endingIn: "places.table")
  }

  func run(_ arguments: [String], input: Data = Data()) throws -> Program.Outcome {
    try Program.run(arguments, input: input, program: program)
  }
}

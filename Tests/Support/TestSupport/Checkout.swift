public import Foundation

/// The checkout that the tests were built from, as files and text.
public enum Checkout {
  /// The folder of the package: four components up from this file.
  public static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  /// The path of a file or folder of the package.
  public static func path(_ name: String) -> String {
    root.appending(path: name).path(percentEncoded: false)
  }

  /// A file of the package as text.
  public static func text(_ name: String) throws -> String {
    try String(contentsOf: root.appending(path: name), encoding: .utf8)
  }

  /// Whether the package has a file or folder of that name.
  public static func has(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// The names of what lies in a folder of the package, hidden files left out, sorted.
  public static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder))
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The files below a folder of the package whose names end so, as paths from there, sorted.
  ///
  /// What a build leaves behind is left out.
  public static func files(below folder: String, endingIn end: String) throws -> [String] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: path(folder))
      .filter { $0.hasSuffix(end) && !$0.contains(".build/") }
    guard !files.isEmpty else {
      throw TestDataError(file: folder, problem: "it has no file that ends in \(end)")
    }
    return files.sorted()
  }
}

internal import CLibrary
internal import CProgram

/// Where a folder of data that comes with the package may be.
package enum DataFolder {
  /// The folders to look in, the first to be taken first: the resource bundle beside the shared library
  /// that the engine was loaded from, that beside the running program, where SwiftPM puts it and where a
  /// container image should keep it, then the folder of a checkout that either of them lies in.
  ///
  /// The checkout is found by walking up from there, which serves whatever was built in one; no path of
  /// the machine that built it is in the program. Where there is none, a text in its place says so.
  ///
  /// - Parameters:
  ///   - bundle: The bundle's name without its extension.
  ///   - checkout: The folder's name in the checkout.
  /// - Returns: Paths, the first to be looked at first.
  package static func candidates(bundle: String, checkout: String) -> [String] {
    candidates(bundle: bundle, checkout: checkout, besides: homes)
  }

  /// The folders to look in for code that lies in these folders.
  static func candidates(bundle: String, checkout: String, besides homes: [String]) -> [String] {
    let bundles = homes.flatMap { home in
      #if canImport(Darwin)
      [
        "\(home)/\(bundle).bundle/Contents/Resources", "\(home)/\(bundle).bundle",
        "\(home)/../Resources/\(bundle).bundle/Contents/Resources",
      ]
      #else
      ["\(home)/\(bundle).resources"]
      #endif
    }
    return bundles + homes.map { "\(Self.checkout(around: $0))/\(checkout)" }
  }

  /// The first of some paths that is a folder.
  package static func first(of candidates: [String]) -> String? {
    candidates.first { $0.first == "/" && FileBytes.isFolder($0) }
  }

  /// The checkout that a folder lies in, or a text that says that it was looked for.
  private static func checkout(around home: String) -> String {
    var folder = home[...]
    while let slash = folder.lastIndex(of: "/") {
      if FileBytes.isThere("\(folder)/Package.swift"),
        FileBytes.isThere("\(folder)/ephemeris/MANIFEST.json")
      {
        return String(folder)
      }
      folder = folder[..<slash]
    }
    return "<a checkout around \(home)>"
  }

  /// The folder of the shared library, if the engine is in one, and that of the program.
  private static var homes: [String] {
    var homes: [String] = []
    for home in [libraryFolder, programPath.flatMap(folder)] {
      if let home, !homes.contains(home) { homes.append(home) }
    }
    return homes
  }

  /// The folder of the shared library that the engine was loaded from, if it is in one.
  package static var libraryFolder: String? {
    unsafe path_of_library().flatMap { unsafe resolved($0) }.flatMap(folder)
  }

  private static func folder(of path: String) -> String? {
    path.lastIndex(of: "/").map { String(path[..<$0]) }
  }

  private static var programPath: String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { path in
      guard let start = path.baseAddress else { return nil }
      #if canImport(Darwin)
      var size = UInt32(path.count)
      return unsafe _NSGetExecutablePath(start, &size) == 0 ? String(cString: start) : nil
      #else
      let length = unsafe readlink("/proc/self/exe", start, path.count)
      if length > 0 {
        return String(
          decoding: unsafe path[0..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
      // In a bare chroot /proc isn't mounted, but the kernel shows every program what it started.
      return unsafe path_of_program().flatMap { unsafe resolved($0) }
      #endif
    }
  }

  /// An absolute path without links.
  private static func resolved(_ path: UnsafePointer<CChar>) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}

internal import EphemerisFiles

internal import CLibrary

/// Finds the data that come with the package.
public enum EphemerisFolder {
  /// The folder with the `.se1` files, as an absolute path.
  ///
  /// It is looked for beside the running program, where SwiftPM puts the resource bundle and where a
  /// container image should keep it, then in the checkout that the program was built from.
  ///
  /// - Throws: ``EphemerisError/folderNotFound(searched:)``.
  public static func bundled() throws(EphemerisError) -> String { try find("se1") }

  /// The list of the files with their origins, `MANIFEST.json`.
  ///
  /// - Throws: ``EphemerisError/folderNotFound(searched:)``.
  public static func manifest() throws(EphemerisError) -> String {
    let folder = try bundled()
    return String(folder.dropLast("se1".count)) + "MANIFEST.json"
  }

  /// The compiled table, whether it is there or not.
  ///
  /// It belongs to the first folder of data there is, so that a table that is missing beside the program
  /// is not replaced by another checkout's.
  ///
  /// - Throws: ``EphemerisError/folderNotFound(searched:)``.
  public static func compiledTable() throws(EphemerisError) -> String {
    let folders = folders
    guard let folder = folders.first(where: FileBytes.isFolder) else {
      throw .folderNotFound(searched: folders)
    }
    return "\(folder)/\(ReleasedTable.name)"
  }

  private static func find(_ name: String) throws(EphemerisError) -> String {
    let candidates = folders.map { "\($0)/\(name)" }
    guard let found = candidates.first(where: FileBytes.isFolder) else {
      throw .folderNotFound(searched: candidates)
    }
    return found
  }

  private static var folders: [String] {
    let bundle = unsafe String(cString: ephemeris_files_bundle_name())
    var folders: [String] = []
    if let program = programFolder {
      #if canImport(Darwin)
      folders.append("\(program)/\(bundle).bundle/Contents/Resources")
      folders.append("\(program)/\(bundle).bundle")
      folders.append("\(program)/../Resources/\(bundle).bundle/Contents/Resources")
      #else
      folders.append("\(program)/\(bundle).resources")
      #endif
    }
    folders.append(checkoutFolder)
    return folders
  }

  /// `ephemeris/` of the checkout: four components up from this file.
  private static var checkoutFolder: String {
    let components = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return components.dropLast(4).joined(separator: "/") + "/ephemeris"
  }

  /// The folder of the running program, links resolved.
  private static var programFolder: String? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { path in
      #if canImport(Darwin)
      var size = UInt32(path.count)
      guard unsafe _NSGetExecutablePath(path.baseAddress, &size) == 0 else { return nil }
      let text = unsafe path.baseAddress.map { unsafe String(cString: $0) } ?? ""
      #else
      guard let start = path.baseAddress else { return nil }
      let length = unsafe readlink("/proc/self/exe", start, path.count)
      let text: String
      if length > 0 {
        let bytes = unsafe path[0..<length].map { UInt8(bitPattern: $0) }
        text = String(decoding: bytes, as: UTF8.self)
      } else if let started = startedPath {
        text = started
      } else {
        return nil
      }
      #endif
      guard let slash = text.lastIndex(of: "/") else { return nil }
      return String(text[..<slash])
    }
  }

  #if !canImport(Darwin)
  /// The path that the program was started by, links resolved, as the kernel hands it to every
  /// program: for where /proc isn't mounted, as in a bare chroot.
  private static var startedPath: String? {
    guard let started = unsafe ephemeris_files_program_path(),
      let resolved = unsafe realpath(started, nil)
    else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
  #endif
}

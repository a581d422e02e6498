internal import EphemerisFiles

/// Finds the data that come with the package.
public enum EphemerisFolder {
  /// The folder with the `.se1` files, as an absolute path.
  ///
  /// It is looked for in the resource bundle beside the shared library that the engine was loaded from, if
  /// it was, then beside the running program, then in a checkout that either of them lies in.
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
  /// is not replaced by a checkout's.
  ///
  /// - Throws: ``EphemerisError/folderNotFound(searched:)``.
  public static func compiledTable() throws(EphemerisError) -> String {
    let folders = folders
    guard let folder = DataFolder.first(of: folders) else {
      throw .folderNotFound(searched: folders)
    }
    return "\(folder)/\(ReleasedTable.name)"
  }

  private static func find(_ name: String) throws(EphemerisError) -> String {
    let candidates = folders.map { "\($0)/\(name)" }
    guard let found = DataFolder.first(of: candidates) else {
      throw .folderNotFound(searched: candidates)
    }
    return found
  }

  private static var folders: [String] {
    let bundle = unsafe String(cString: ephemeris_files_bundle_name())
    return DataFolder.candidates(bundle: bundle, checkout: "ephemeris")
  }
}

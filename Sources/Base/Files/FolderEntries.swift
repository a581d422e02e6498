internal import CLibrary

/// Lists folders through the system's own calls.
package enum FolderEntries {
  /// The names in the folder at `path` but for hidden ones.
  package static func names(in path: String) throws(FileBytes.Failure) -> Set<String> {
    guard let folder = unsafe opendir(path) else { throw FileBytes.Failure(code: errno) }
    defer { _ = unsafe closedir(folder) }
    var names: Set<String> = []
    while let entry = unsafe readdir(folder) {
      // The name is as long as it is, whatever length its declaration has.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return names }
      let start = unsafe UnsafeRawPointer(entry).advanced(by: offset)
      let name = unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
      if !name.hasPrefix(".") { names.insert(name) }
    }
    return names
  }
}

#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Where a folder of data that comes with the package may be.
package enum DataFolder {
  /// The folders to look in, the first to be taken first: the resource bundle beside the running
  /// program, where SwiftPM puts it and where a container image should keep it, then the checkout that
  /// the program was built from.
  ///
  /// - Parameters:
  ///   - bundle: The bundle's name without its extension.
  ///   - checkout: The folder's name in the checkout.
  /// - Returns: Their paths, whether they are there or not.
  package static func candidates(bundle: String, checkout: String) -> [String] {
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
    folders.append("\(checkoutFolder)/\(checkout)")
    return folders
  }

  /// The checkout: four components up from this file.
  private static var checkoutFolder: String {
    let components = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return components.dropLast(4).joined(separator: "/")
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
      guard length > 0 else { return nil }
      let bytes = unsafe path[0..<length].map { UInt8(bitPattern: $0) }
      let text = String(decoding: bytes, as: UTF8.self)
      #endif
      guard let slash = text.lastIndex(of: "/") else { return nil }
      return String(text[..<slash])
    }
  }
}

internal import Base
internal import PlaceFiles

/// The table of places that comes with the package, as released.
///
/// `Scripts/make/make-places.py` remakes it; what is said here and in `places/MANIFEST.json` is then to be
/// brought up to date, and a test keeps them equal.
package enum ReleasedPlaces {
  /// The file's name.
  package static let name = "places.table"
  /// The SHA-256 of its bytes, in hexadecimal.
  package static let sha256 =
    "89b78f0b185c7065727a7d7a61e72467c421fc8a631c79a9b924e1d7f38a77c8"
  /// How many bytes it has.
  package static let byteCount = 11_891_960
  /// The checksum of its head, which identifies the whole.
  static let headChecksum: UInt64 = 0x4258_c51b_59cc_36d4

  /// Where the table is: in the first folder of places there is, beside the shared library or the running
  /// program or else in the checkout that either lies in.
  ///
  /// - Throws: ``PlaceError/tableNotFound(searched:)``.
  static func path() throws(PlaceError) -> String {
    let bundle = unsafe String(cString: place_files_bundle_name())
    let folders = DataFolder.candidates(bundle: bundle, checkout: "places")
    guard let folder = DataFolder.first(of: folders) else {
      throw .tableNotFound(searched: folders)
    }
    let path = "\(folder)/\(name)"
    guard FileBytes.isThere(path) else { throw .tableNotFound(searched: [path]) }
    return path
  }

  /// Sees whether the table that comes with the package is the one released, to its last byte.
  ///
  /// - Throws: ``PlaceError/tableNotFound(searched:)``, ``PlaceError/tableUnusable(path:fault:)``.
  /// - Complexity: Some 40 ms.
  package static func verify() throws(PlaceError) {
    let path = try path()
    do throws(PlaceTableFault) {
      try PlaceTable(path: path).verifyAll()
      let bytes: [UInt8]
      do {
        bytes = try FileBytes.read(path)
      } catch {
        throw PlaceTableFault(error)
      }
      guard SHA256.hexDigest(of: bytes) == sha256 else { throw PlaceTableFault.foreign }
    } catch {
      throw .tableUnusable(path: path, fault: error)
    }
  }
}

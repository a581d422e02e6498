/// The compiled table that comes with the package, as released.
///
/// `make ephemeris` remakes it; what is said here and in `ephemeris/MANIFEST.json` is then to be
/// brought up to date, and a test keeps the three equal.
package enum ReleasedTable {
  /// The file's name.
  package static let name = "compiled.table"
  /// The SHA-256 of its bytes, in hexadecimal.
  package static let sha256 = "685b7b26563c103d51c40a72537c8cfe6eeaaff09ea4b4a99661a61fb0a29cc1"
  /// How many bytes it has.
  package static let byteCount = 15935552
  /// The days it answers for: every lifetime of 84 years of someone alive lies within.
  package static let span = EphemerisSpan(
    first: CalendarDate(dayNumber: -43_829), last: CalendarDate(dayNumber: 66_108))

  /// Sees whether the table that comes with the package is the one released, to its last byte.
  ///
  /// - Throws: ``EphemerisError/folderNotFound(searched:)``,
  ///   ``EphemerisError/tableUnusable(path:fault:)``.
  /// - Complexity: Some 40 ms.
  package static func verify() throws(EphemerisError) {
    let table = try CompiledEphemeris()
    try table.verify()
    let path = try EphemerisFolder.compiledTable()
    do {
      let found = SHA256.hexDigest(of: try FileBytes.read(path))
      if found == sha256 { return }
    } catch {
      throw .tableUnusable(path: path, fault: TableFault(error))
    }
    throw .tableUnusable(path: path, fault: .foreign)
  }
}

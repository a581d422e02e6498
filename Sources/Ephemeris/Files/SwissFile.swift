/// A data file of Swiss Ephemeris that comes with the package, as released.
///
/// `ephemeris/MANIFEST.json` says the same and more, for people and other programs; a test keeps
/// the two equal.
package struct SwissFile: Sendable, Hashable {
  /// The file's name, such as `sepl_18.se1`.
  package let name: String
  /// The SHA-256 of its bytes, in hexadecimal.
  package let sha256: String

  /// The files that the table is made from.
  ///
  /// Two of them begin in 1200: the light that showed Pluto at midnight of 1800-01-01 had left it in 1799.
  package static let all = [
    Self(
      name: "sepl_18.se1",
      sha256: "0b7e416e3c1be9e6a0dd1d711dae7f7685793a0e7df13f76363a493dc27b6ea1"),
    Self(
      name: "semo_18.se1",
      sha256: "ecfa54dbf5bc0b5a9bc3e04ed28629a821e98625eacae38f4070593bba0e2980"),
    Self(
      name: "seas_18.se1",
      sha256: "0afe3f94769b6718082411c2c4fb06bf9d1aaa6c0bc1bad8f8b8725421ef8748"),
    Self(
      name: "sepl_12.se1",
      sha256: "75d1b5aa89f5bb1e07aa655e758b69a69eed32e97dd4df5c3b34e227de08ff85"),
    Self(
      name: "seas_12.se1",
      sha256: "f52e1af0298cd63138ce5497f39bc5bd648535fc7e9e16f21a2f643c1ad9c439"),
  ]

  /// The Moon of 1200 to 1799: with it those years are answered, and without it all else is.
  package static let earlierMoon = Self(
    name: "semo_12.se1",
    sha256: "ddf9263fc2bacf47b4d2a275cfa88d1a6c6467a7d4789ab10199f2743611f374")

  /// The catalogue of fixed stars, which only stars need.
  package static let stars = Self(
    name: "sefstars.txt",
    sha256: "43e71261f623aa11342b70187991766626c8d6f3cbc28d547130fbaf5013d504")

  /// The files without which only some years or stars are missing.
  package static let optional = [earlierMoon, stars]

  /// Every file that comes along.
  package static let allWithStars = all + optional

  /// The SHA-256 of the names and hashes of some files: a compiled table says by it what it was
  /// fitted to.
  private static func digest(of files: [Self]) -> [UInt8] {
    SHA256.digest(of: Array(files.map { "\($0.name) \($0.sha256)\n" }.joined().utf8))
  }

  /// That of all files as released.
  static let digestOfAll = digest(of: all)

  /// That of the files that are in a folder, as they are there; one that is missing is left out.
  ///
  /// - Throws: ``EphemerisError/fileUnreadable(name:folder:reason:)``.
  package static func digest(ofFilesIn folder: String) throws(EphemerisError) -> [UInt8] {
    var found: [Self] = []
    for file in all {
      do {
        found.append(Self(name: file.name, sha256: try file.foundSHA256(in: folder)))
      } catch .fileMissing {}
    }
    return digest(of: found)
  }

  /// Sees whether the file in `folder` is the one released.
  ///
  /// - Throws: ``EphemerisError/fileMissing(name:folder:)``,
  ///   ``EphemerisError/fileUnreadable(name:folder:reason:)`` or
  ///   ``EphemerisError/fileDamaged(name:folder:expectedSHA256:foundSHA256:)``.
  package func verify(in folder: String) throws(EphemerisError) {
    let found = try foundSHA256(in: folder)
    guard found == sha256 else {
      throw .fileDamaged(name: name, folder: folder, expectedSHA256: sha256, foundSHA256: found)
    }
  }

  /// The SHA-256 of the file of this name in `folder`.
  private func foundSHA256(in folder: String) throws(EphemerisError) -> String {
    do {
      return SHA256.hexDigest(of: try FileBytes.read("\(folder)/\(name)", limit: 1 << 26))
    } catch {
      if error.isMissing { throw .fileMissing(name: name, folder: folder) }
      throw .fileUnreadable(name: name, folder: folder, reason: error.reason)
    }
  }
}

/// Where the data files of the package come from: `ephemeris/MANIFEST.json`.
package struct EphemerisManifest: Decodable, Sendable {
  /// A file of the list.
  package struct File: Decodable, Sendable {
    /// The file's name, such as `sepl_18.se1`.
    package let name: String
    /// The SHA-256 of its bytes, in hexadecimal.
    package let sha256: String
    /// Its size.
    package let bytes: Int
    /// The Debian package it was taken from.
    package let package: String
    /// That package's version.
    package let version: String
    /// The number of the JPL ephemeris it was made from; nil for the stars.
    package let jplEphemeris: Int?

    private enum CodingKeys: String, CodingKey {
      case name, sha256, bytes, package, version
      case jplEphemeris = "jpl_ephemeris"
    }
  }

  /// The compiled table.
  package struct Table: Decodable, Sendable {
    /// The file's name.
    package let name: String
    /// The SHA-256 of its bytes, in hexadecimal.
    package let sha256: String
    /// Its size.
    package let bytes: Int
  }

  /// The files of Swiss Ephemeris.
  package let files: [File]
  /// The table fitted to them.
  package let table: Table

  /// The manifest that comes with the package.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` where it is missing or not what it should be.
  package static func bundled() throws(EphemerisError) -> Self {
    let path = try EphemerisFolder.manifest()
    return try Self(named: fileName, in: String(path.dropLast(fileName.count + 1)))
  }

  private static let fileName = "MANIFEST.json"
  /// The most bytes that a manifest may have; there are some thousand.
  private static let longest = 1 << 20

  /// Reads a manifest in a folder.
  init(named name: String, in folder: String) throws(EphemerisError) {
    let bytes: [UInt8]
    do {
      bytes = try FileBytes.read("\(folder)/\(name)", limit: Self.longest)
    } catch {
      if error.isMissing { throw .fileMissing(name: name, folder: folder) }
      throw .fileUnreadable(name: name, folder: folder, reason: error.reason)
    }
    do {
      self = try JSONTreeDecoder.decode(Self.self, from: bytes)
    } catch {
      throw .fileUnreadable(name: name, folder: folder, reason: error.description)
    }
  }

  /// Whether the manifest lists what the engine was released with: all files of Swiss Ephemeris and
  /// the compiled table, with their hashes.
  package var isReleased: Bool {
    lists(SwissFile.allWithStars) && table.name == ReleasedTable.name
      && table.sha256 == ReleasedTable.sha256 && table.bytes == ReleasedTable.byteCount
  }

  /// Whether the manifest lists just these files of Swiss Ephemeris, with their hashes.
  package func lists(_ expected: [SwissFile]) -> Bool {
    Set(files.map { "\($0.name) \($0.sha256)" })
      == Set(expected.map { "\($0.name) \($0.sha256)" })
  }

  /// The packages the files were taken from, such as `swe-basic-data 4.0-20221111-2`.
  package var origins: String {
    Set(files.map { "\($0.package) \($0.version)" }).sorted().joined(separator: ", ")
  }
}

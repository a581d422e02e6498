public import Ephemeris

/// What a reading was computed with: enough to compute it again.
public struct ReadingProvenance: Sendable, Hashable {
  /// The version of libswe.
  public let libraryVersion: String
  /// The compiled table, where it is known.
  public let table: Table?
  /// The data files, with their hashes: the compiled table, and those it was made from.
  public let files: [File]
  /// The version of the zone database; nil if the database doesn't state one.
  public let zonesVersion: String?

  /// What a compiled table was made from.
  public struct Table: Sendable, Hashable {
    /// The version of libswe that it was fitted to.
    public let libraryVersion: String
    /// The number of the JPL ephemeris.
    public let jplNumber: Int
    /// The years that it covers.
    public let span: EphemerisSpan

    /// Describes a table.
    public init(of compiled: CompiledEphemeris) {
      libraryVersion = compiled.libraryVersion
      jplNumber = compiled.jplNumber
      span = compiled.span
    }
  }

  /// A data file.
  public struct File: Sendable, Hashable {
    /// Its name, such as `sepl_18.se1`.
    public let name: String
    /// The SHA-256 of its bytes, in hexadecimal.
    public let sha256: String

    /// Names a file.
    public init(name: String, sha256: String) {
      self.name = name
      self.sha256 = sha256
    }

    /// The files that the package comes with.
    public static let released =
      [Self(name: ReleasedTable.name, sha256: ReleasedTable.sha256)]
      + SwissFile.all.map { Self(name: $0.name, sha256: $0.sha256) }
  }

  /// Notes it down.
  ///
  /// - Parameters:
  ///   - libraryVersion: The version of libswe: the one in the process, or the one the table was fitted to
  ///     where there is none.
  ///   - table: The compiled table.
  ///   - files: The data files.
  ///   - zonesVersion: The version of the zone database.
  public init(
    libraryVersion: String, table: Table? = nil, files: [File] = File.released,
    zonesVersion: String?
  ) {
    self.libraryVersion = libraryVersion
    self.table = table
    self.files = files
    self.zonesVersion = zonesVersion
  }

  /// Describes an engine: its table, the released files and the zones.
  ///
  /// - Parameters:
  ///   - libraryVersion: The version of libswe, as above.
  ///   - compiled: The compiled table.
  ///   - zones: The zone database. If none was found, no zone was used, and there is no version.
  /// - Throws: `CivilTimeError` if a database was found but cannot be read.
  public init(
    libraryVersion: String, compiled: CompiledEphemeris, zones: Result<ZoneDatabase, CivilTimeError>
  ) throws(CivilTimeError) {
    var zonesVersion: String?
    do {
      zonesVersion = try zones.get().version
    } catch .databaseNotFound {}
    self.init(
      libraryVersion: libraryVersion, table: Table(of: compiled), zonesVersion: zonesVersion)
  }
}

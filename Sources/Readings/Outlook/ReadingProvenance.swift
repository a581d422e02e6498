public import Ephemeris

/// What a reading was computed with: enough to compute it again.
public struct ReadingProvenance: Sendable, Hashable {
  /// The version of libswe.
  public let libraryVersion: String
  /// The data files, with their hashes.
  public let files: [SwissFile]
  /// The version of the zone database; nothing where it doesn't tell.
  public let zonesVersion: String?

  /// Notes it down.
  ///
  /// - Parameters:
  ///   - libraryVersion: The version of libswe.
  ///   - files: The data files.
  ///   - zonesVersion: The version of the zone database.
  public init(
    libraryVersion: String = SwissEphemeris.libraryVersion, files: [SwissFile] = SwissFile.all,
    zonesVersion: String?
  ) {
    self.libraryVersion = libraryVersion
    self.files = files
    self.zonesVersion = zonesVersion
  }
}

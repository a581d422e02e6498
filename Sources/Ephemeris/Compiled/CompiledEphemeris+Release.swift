extension CompiledEphemeris {
  /// Opens the table that comes with the package.
  ///
  /// Its head says which table it is: one made from other files, for other days or by another fit is
  /// refused. Each block is checked when it is first used.
  ///
  /// A process opens it once: who opens it again gets the same, blocks that were found sound and all, as long as its
  /// file has not been touched since the first time.
  ///
  /// - Throws: ``EphemerisError/folderNotFound(searched:)``,
  ///   ``EphemerisError/tableUnusable(path:fault:)``.
  /// - Complexity: Some 50 µs the first time, for the file is mapped, not read; then some 10 µs.
  public init() throws(EphemerisError) {
    let path = try EphemerisFolder.compiledTable()
    let version = FileVersion(path: path)
    if let version, let opened = Self.first.value?.of(version) {
      self = opened
      return
    }
    let opened = try Self(released: path)
    // Of two who open it at once, one has what the other opened.
    self =
      version.flatMap { Self.first.keep(Opened(version: $0, ephemeris: opened)).of($0) } ?? opened
  }

  /// The first that the process has opened.
  private static let first = MadeOnce<Opened>()

  /// A table that was opened, with the file that it is of.
  private struct Opened {
    let version: FileVersion
    let ephemeris: CompiledEphemeris

    /// The table, if it is of that file.
    func of(_ version: FileVersion) -> CompiledEphemeris? {
      self.version == version ? ephemeris : nil
    }
  }

  /// Opens the table at `path` and sees whether it is the one that this engine was released with.
  private init(released path: String) throws(EphemerisError) {
    try self.init(path: path)
    let facts = table.facts
    guard facts.fileSize == ReleasedTable.byteCount, facts.span == ReleasedTable.span,
      facts.sourceDigest == SwissFile.digestOfAll
    else {
      throw .tableUnusable(path: path, fault: .foreign)
    }
  }

  /// Looks at every block, where one wants to know before it is asked for.
  ///
  /// - Throws: ``EphemerisError/tableUnusable(path:fault:)``.
  /// - Complexity: Some 10 ms for three centuries.
  public func verify() throws(EphemerisError) { try table.verifyAll() }

  /// The version of the libswe that the table was fitted to, such as `2.10.03-deb1`.
  public var libraryVersion: String { table.facts.libraryVersion }

  /// The number of the JPL ephemeris behind the files that it was fitted to, such as 431.
  public var jplNumber: Int { table.facts.jplNumber }

  /// How many blocks of time the table has.
  public var blockCount: Int { table.facts.blockCount }
}

extension CompiledEphemeris {
  /// The days that the table answers for that comes with the package, 1850-01-01 to 2150-12-31.
  public static let span = ReleasedTable.span
}

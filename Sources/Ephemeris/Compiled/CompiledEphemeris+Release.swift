extension CompiledEphemeris {
  /// Opens the table that comes with the package.
  ///
  /// Its head tells which table it is: one made from other files, for other days or by another fit is
  /// refused. Each block is checked when it is first used.
  ///
  /// - Throws: ``EphemerisError/folderNotFound(searched:)``,
  ///   ``EphemerisError/tableUnusable(path:fault:)``.
  /// - Complexity: Some 50 µs; the file is mapped, not read.
  public init() throws(EphemerisError) {
    let path = try EphemerisFolder.compiledTable()
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

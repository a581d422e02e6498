@_spi(FrontEnd) public import Base

/// Why a civil time could not be placed.
public enum CivilTimeError: AstrolabeError, Hashable {
  /// None of the folders holds a time zone database.
  case databaseNotFound(searched: [String])
  /// A time zone database is there, and a folder of it can't be read.
  case databaseUnreadable(folder: String, reason: String)
  /// The database has no zone of this name; some names like it are given, the nearest first.
  case unknownZone(String, nearest: [String])
  /// A zone's file is not what RFC 9636 describes, or can't be read.
  case zoneFileDamaged(name: String, reason: String)
  /// A text that starts like an offset from UTC is none, or is one of 24 hours or more.
  case offsetOutOfRange(String)
  /// Local mean time was asked for without a longitude in −180…180.
  case longitudeNeeded
}

extension CivilTimeError {
  /// A value, a missing longitude, or the machine's time zones.
  public var cause: ErrorCause {
    switch self {
    case .databaseNotFound, .databaseUnreadable, .zoneFileDamaged: .installation
    case .unknownZone, .offsetOutOfRange: .input
    case .longitudeNeeded: .usage
    }
  }

  /// One sentence that says what is wrong and what to do; it prints on one line.
  public var description: String {
    switch self {
    case .databaseNotFound(let searched):
      let folders = searched.map(\.printable).joined(separator: ", ")
      return
        "no time zone database found in \(folders); install tzdata (apt-get install tzdata)"
    case .databaseUnreadable(let folder, let reason):
      return "the time zones in \(folder.printable) can't be read: \(reason)"
    case .unknownZone(let name, let nearest):
      if let hint = ClockAbbreviation.hint(for: name) {
        return "no time zone \"\(name.printable)\"; \(hint)"
      }
      let hint =
        nearest.isEmpty
        ? "give an IANA name such as Europe/Paris, an offset such as +05:30, or LMT"
        : "did you mean \(nearest.asAlternatives)?"
      return "no time zone \"\(name.printable)\"; \(hint)"
    case .zoneFileDamaged(let name, let reason):
      return
        "the time zone file of \(name.printable) can't be used: \(reason); reinstall tzdata"
    case .offsetOutOfRange(let text):
      return
        "\"\(text.printable)\" is no offset from UTC; write it as +05:30 or -03:30, "
        + "less than 24 hours"
    case .longitudeNeeded:
      return
        "local mean time needs the longitude of the place; give it in degrees east, -180 to 180"
    }
  }
}

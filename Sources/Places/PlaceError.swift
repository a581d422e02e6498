@_spi(FrontEnd) public import Base

/// Why a place could not be reported.
public enum PlaceError: AstrolabeError, Hashable {
  /// None of the folders looked at holds the table of places.
  case tableNotFound(searched: [String])
  /// The table of places can't be used.
  case tableUnusable(path: String, fault: PlaceTableFault)
  /// The text has no letter, or is too long to be a name.
  case notAName(String)
  /// No place has this name; some of names like it are given, the likeliest first.
  case unknown(String, nearest: [Place])
  /// Places have this name, but not where the text says; the most populous are given.
  case notThere(String, elsewhere: [Place])
  /// Several places answer to the text, none with five times as many people as the next.
  case ambiguous(String, candidates: [Place], count: Int)
  /// There is no place of this number in GeoNames, or the table doesn't have it.
  case noSuchNumber(String)
}

extension PlaceError {
  /// The table, or what was asked.
  public var cause: ErrorCause {
    switch self {
    case .tableNotFound, .tableUnusable: .installation
    case .notAName, .unknown, .notThere, .ambiguous, .noSuchNumber: .input
    }
  }

  /// One sentence that says what is wrong and what is valid.
  public var description: String {
    switch self {
    case .tableNotFound(let searched):
      "no table of places found (looked for \(searched.map(\.printable).joined(separator: ", "))); "
        + "keep the resource bundle astrolabe_PlaceFiles beside the program or the library, or give "
        + "latitude, longitude and zone"
    case .tableUnusable(let path, .outOfResources(let reason)):
      "the table of places \(path.printable) can't be used: \(reason)"
    case .tableUnusable(let path, let fault):
      "the table of places \(path.printable) can't be used: \(fault); put it back from the "
        + "package's folder places, or give latitude, longitude and zone"
    case .notAName(let text):
      "\"\(text.printable)\" is no name of a place; write one such as \"Ulm, Germany\""
    case .unknown(let text, let nearest):
      nearest.isEmpty
        ? "no place \"\(text.printable)\" is known; name a larger one nearby, or give "
          + "latitude, longitude and zone"
        : "no place \"\(text.printable)\" is known; did you mean \(Self.choice(nearest))?"
    case .notThere(let text, let elsewhere):
      "there is no such place as \"\(text.printable)\"; of that name there is "
        + Self.choice(elsewhere)
    case .ambiguous(let text, let candidates, let count):
      "\"\(text.printable)\" may be any of \(count) places; write \(Self.choice(candidates))"
        + (count > candidates.count ? ", or another with its region and country" : "")
    case .noSuchNumber(let text):
      "no place is known as \"\(text.printable)\"; write geonames: and its number in GeoNames, or "
        + "a name such as \"Ulm, Germany\""
    }
  }

  /// What to type for each place: its full name, or its number where others have the same.
  private static func choice(_ places: [Place]) -> String {
    places.map { place in
      // Each part by itself, since the whole may be longer than what is quoted of a text.
      let name = place.parts.map(\.printable).joined(separator: ", ")
      let isAlone = places.count { $0.fullName == place.fullName } == 1
      return isAlone ? "\"\(name)\"" : "\"\(place.identifier)\" (\(name), \(place.spot))"
    }.asAlternatives
  }
}

extension Place {
  /// `48.398 N 9.992 E`, which distinguishes places of one name.
  fileprivate var spot: String {
    func degrees(_ value: Double) -> String {
      let thousandths = Int((value.magnitude * 1_000).rounded())
      let rest = String(thousandths % 1_000)
      return "\(thousandths / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest)"
    }
    return "\(degrees(coordinates.latitude)) \(coordinates.latitude < 0 ? "S" : "N") "
      + "\(degrees(coordinates.longitude)) \(coordinates.longitude < 0 ? "W" : "E")"
  }
}

/// What is wrong with a table of places.
public enum PlaceTableFault: AstrolabeError, Hashable {
  /// The system can't read the file.
  case unreadable(String)
  /// The system has run short of memory or of files it may open.
  case outOfResources(String)
  /// The file is too short to be a table.
  case empty
  /// The file is something else.
  case notATable
  /// The table was written in the other byte order.
  case otherByteOrder
  /// The table has a version that this engine doesn't know.
  case otherVersion(UInt32)
  /// The file is shorter or longer than it says.
  case wrongSize(expected: Int, found: Int)
  /// The head of the table is damaged.
  case damagedHead
  /// A page of the table is damaged.
  case damagedPage(Int)
  /// The parts don't fit together.
  case inconsistent
  /// The table is sound, but not the one that this engine was released with.
  case foreign
}

extension PlaceTableFault {
  /// The file.
  public var cause: ErrorCause { .installation }

  /// What is wrong, as a clause.
  public var description: String {
    switch self {
    case .unreadable(let reason), .outOfResources(let reason): reason
    case .empty: "the file is empty or too short to be a table"
    case .notATable: "the file is no table of places"
    case .otherByteOrder: "the table has the other byte order"
    case .otherVersion(let version):
      "the table has version \(version), and this engine reads \(PlaceTableFacts.version)"
    case .wrongSize(let expected, let found):
      "the file has \(found) bytes, and should have \(expected)"
    case .damagedHead: "the head of the table is damaged"
    case .damagedPage(let number): "page \(number) of the table is damaged"
    case .inconsistent: "the parts of the table don't fit together"
    case .foreign: "it is not the table that this engine was released with"
    }
  }
}

internal import Synchronization

/// A folder of compiled zone files, as the package tzdata installs it.
///
/// The system's own files are read, rather than a table inside some library, for the years
/// before 1970: libraries mostly carry tables in which zones that agree since 1970 are one, so
/// that the summers of Oslo become those of Berlin. Whether a database keeps them apart depends
/// on how it was built; ``keepsHistoryBefore1970`` says.
///
/// A zone is read once and kept, so copies of one value should be passed about rather than the
/// database be opened again.
public struct ZoneDatabase: Sendable {
  /// The folder that holds the zone files.
  public let folder: String
  /// The release, such as `2025b`, where the folder names it.
  public let version: String?

  private let rulesRead = RulesRead()
  /// The zones in one file, where the folder has that instead of a file for each.
  let packRead: ZonePackRead?

  /// Opens the database in a folder.
  ///
  /// - Parameter folder: The path of a folder laid out as `/usr/share/zoneinfo`, or with all zones in one file,
  ///   as the Python wheel has them.
  /// - Throws: ``CivilTimeError/databaseNotFound(searched:)`` or
  ///   ``CivilTimeError/databaseUnreadable(folder:reason:)``.
  public init(folder: String) throws(CivilTimeError) {
    let version: String?
    let isPacked: Bool
    do throws(FileBytes.Failure) {
      let entries = try FolderEntries.names(in: folder)
      isPacked = entries.contains(ZonePack.fileName)
      let isDatabase = !entries.isDisjoint(
        with: ["UTC", "Etc", "tzdata.zi", "zone1970.tab", "zone.tab"])
      version = isDatabase ? try Self.version(of: folder) : nil
      guard isDatabase else { throw FileBytes.Failure.missing }
    } catch {
      if error.isMissing { throw .databaseNotFound(searched: [folder]) }
      throw .databaseUnreadable(folder: folder, reason: error.reason)
    }
    self.folder = folder
    self.version = version
    packRead = isPacked ? ZonePackRead(folder: folder) : nil
  }

  /// Opens the database that the system has installed, in the first of the usual folders.
  ///
  /// - Throws: ``CivilTimeError/databaseNotFound(searched:)`` or
  ///   ``CivilTimeError/databaseUnreadable(folder:reason:)``.
  public static func system() throws(CivilTimeError) -> Self {
    let folders = [
      "/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/usr/share/lib/zoneinfo", "/etc/zoneinfo",
      "/var/db/timezone/zoneinfo",
    ]
    for folder in folders {
      do {
        return try Self(folder: folder)
      } catch .databaseNotFound {}
    }
    throw .databaseNotFound(searched: folders)
  }

  /// The rules of a zone.
  ///
  /// - Parameter name: A name in the database's own letter case, such as `Europe/Paris`.
  /// - Returns: All its changes of clocks, read from its file at the first asking.
  /// - Throws: ``CivilTimeError/unknownZone(_:nearest:)``,
  ///   ``CivilTimeError/zoneFileDamaged(name:reason:)``, or
  ///   ``CivilTimeError/databaseUnreadable(folder:reason:)``.
  public func rules(named name: String) throws(CivilTimeError) -> TimeZoneRules {
    // Before what is kept is asked: to `String`, a name with a Kelvin sign in it equals the one with a
    // K, and would be a zone or none depending on who asked before. Of ASCII only equals are equal.
    guard Self.isZoneName(name) else {
      throw .unknownZone(name, nearest: nearestNames(to: name))
    }
    if let kept = rulesRead.rules(named: name) { return kept }
    guard try has(name) else { throw .unknownZone(name, nearest: nearestNames(to: name)) }
    let rules = try TimeZoneRules(name: name, tzif: file(of: name))
    rulesRead.keep(rules)
    return rules
  }

  /// The zone file of a zone that the database has.
  private func file(of name: String) throws(CivilTimeError) -> [UInt8] {
    if let file = try packRead?.pack().file(of: name) { return file }
    do {
      // The largest zone files have some thousand bytes.
      return try FileBytes.read("\(folder)/\(name)", limit: 1 << 20)
    } catch {
      if error.isOfTheSystem { throw .databaseUnreadable(folder: folder, reason: error.reason) }
      throw .zoneFileDamaged(name: name, reason: error.reason)
    }
  }

  /// Whether zones that agree since 1970 still have their own clocks before it.
  ///
  /// Tested on Oslo, which kept summer time in 1961 when Berlin did not.
  public var keepsHistoryBefore1970: Bool {
    // 1961-07-01T10:00:00 UTC.
    (try? rules(named: "Europe/Oslo").secondsEast(at: -268_322_400)) == 7_200
  }

  /// Whether there is a zone file of exactly this name.
  ///
  /// Some file systems would open `europe/paris` too; the folders' listings show the true name.
  ///
  /// - Throws: ``CivilTimeError/databaseUnreadable(folder:reason:)``.
  func has(_ name: String) throws(CivilTimeError) -> Bool {
    guard Self.isZoneName(name) else { return false }
    if let packRead { return try packRead.pack().has(name) }
    var path = folder
    for part in name.split(separator: "/") {
      do throws(FileBytes.Failure) {
        guard try FolderEntries.names(in: path).contains(String(part)) else { return false }
      } catch {
        if error.isMissing { return false }
        throw .databaseUnreadable(folder: path, reason: error.reason)
      }
      path += "/\(part)"
    }
    return !FileBytes.isFolder(path)
  }
}

extension ZoneDatabase {
  /// Whether a text has the form of a zone's name, and names no file but a zone's.
  ///
  /// Parts of ASCII letters, digits, `_`, `+` and `-`, the first beginning with a letter; so no
  /// name leads out of the folder.
  static func isZoneName(_ name: String) -> Bool {
    let parts = name.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard let first = name.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic,
      name.utf8.count <= 255
    else { return false }
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty
        && part.allSatisfy { byte in
          switch Unicode.Scalar(byte) {
          case "a"..."z", "A"..."Z", "0"..."9", "_", "+", "-": true
          default: false
          }
        }
    }
    // Copies of the whole database, the machine's own zone, and what is no zone at all.
    let others: Set<Substring> = [
      "posix", "right", "localtime", "posixrules", "Factory", "leapseconds",
    ]
    return isPlain && !others.contains(name.prefix { $0 != "/" })
  }

  /// The release that the database's own files name; an error where the system has run short of
  /// something, since no release would then be reported for that alone.
  private static func version(of folder: String) throws(FileBytes.Failure) -> String? {
    for (file, prefix) in [("tzdata.zi", "# version "), ("+VERSION", "")] {
      let bytes: [UInt8]
      do throws(FileBytes.Failure) {
        // The release stands at the head of some hundred thousand bytes.
        bytes = try FileBytes.read(first: 64, of: "\(folder)/\(file)")
      } catch {
        if error.isOfTheSystem { throw error }
        continue
      }
      let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      guard line.hasPrefix(prefix) else { continue }
      let release = line.dropFirst(prefix.count).prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber)
      }
      if !release.isEmpty { return String(release.prefix(20)) }
    }
    return nil
  }
}

/// The zones that were read so far, shared by all copies of a database.
///
/// There is no lock, because the standard library's may trap after a fork: a zone that is read stays, in a
/// chain that only grows, and one that two threads read at once stands there twice.
private final class RulesRead: Sendable {
  /// Chains of zones, by their names' bytes; there are some 600 zones in all.
  private let chains = (0..<64).map { _ in Chain() }

  private final class Chain: Sendable {
    let first = AtomicLazyReference<Zone>()
  }

  private final class Zone: Sendable {
    let rules: TimeZoneRules
    let next = AtomicLazyReference<Zone>()

    init(_ rules: TimeZoneRules) { self.rules = rules }
  }

  /// The rules of a zone, if they were read.
  func rules(named name: String) -> TimeZoneRules? {
    var zone = chain(of: name).first.load()
    while let found = zone {
      if found.rules.name == name { return found.rules }
      zone = found.next.load()
    }
    return nil
  }

  /// Keeps the rules of a zone.
  func keep(_ rules: TimeZoneRules) {
    let zone = Zone(rules)
    var last = chain(of: rules.name).first.storeIfNil(zone)
    while last !== zone { last = last.next.storeIfNil(zone) }
  }

  private func chain(of name: String) -> Chain {
    chains[name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFF_FFFF } % chains.count]
  }
}

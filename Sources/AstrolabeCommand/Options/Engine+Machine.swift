import Astrolabe

extension Engine {
  /// The zone of this machine's clocks: of `TZ`, or else of `/etc/localtime`; UTC if neither names one.
  var zoneOfThisMachine: CivilZone {
    let name = System.environment("TZ").map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
    guard let name = name ?? Self.localTimeZone, !Self.isUTC(name),
      let zone = try? zone(named: name)
    else { return .utc }
    return zone
  }

  /// The zone that the link `/etc/localtime` leads to.
  private static var localTimeZone: String? {
    guard let target = System.linkTarget("/etc/localtime") else { return nil }
    let parts = target.split(separator: "/")
    guard let folder = parts.lastIndex(of: "zoneinfo") else { return nil }
    return parts[(folder + 1)...].joined(separator: "/")
  }

  private static func isUTC(_ name: String) -> Bool {
    ["UTC", "Etc/UTC", "Etc/UCT", "UCT", "Zulu", "Etc/Zulu", "Universal", "Etc/Universal"]
      .contains(name)
  }
}

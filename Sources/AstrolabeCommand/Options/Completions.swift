import ArgumentParser
import Astrolabe

/// What a shell offers as the value of an option.
enum Completions {
  /// House systems.
  static let houses = CompletionKind.list(HouseSystem.allCases.map(\.name))
  /// Bodies, for an option that takes one name or more.
  static let bodies = CompletionKind.list(CelestialBody.allCases.map(\.name) + ["all"])
  /// Kinds of events.
  static let eventKinds = CompletionKind.list(SkyEvent.Kind.allCases.map(\.rawValue))

  /// Zones by the names of the tz database.
  static let zones = CompletionKind.shellCommand(
    "awk '!/^#/ { print $3 }' /usr/share/zoneinfo/zone.tab 2> /dev/null")

  /// Places whose names begin as the word does, the most populous first; none before three letters.
  static let places = CompletionKind.custom { _, _, prefix in
    let typed = prefix.filter { !"\\\"'".contains($0) }
    guard typed.count >= 3, let finder = try? Engine.places.get(),
      let search = try? finder.search(typed, limit: 10)
    else { return [] }
    let names = search.places.map(\.fullName).filter {
      $0.lowercased().hasPrefix(typed.lowercased())
    }
    // Bash reads the words of a list once more before it puts one on the line.
    guard CompletionShell.requesting == .bash else { return names }
    return names.map { name in
      String(name.flatMap { " ,'".contains($0) ? ["\\", "\\", "\\", $0] : [$0] })
    }
  }
}

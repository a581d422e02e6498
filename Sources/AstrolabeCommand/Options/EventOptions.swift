import ArgumentParser
import Astrolabe

/// The options that choose events of the sky.
struct EventOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Some of lunation, ingress, station, aspect, void, eclipse, separated by commas.",
      valueName: "names"),
    completion: Completions.eventKinds)
  var kinds: String?

  @Option(
    help: ArgumentHelp(
      """
      Give the events of these bodies alone: names separated by commas. With --retrogrades, Mercury to \
      Pluto unless given.
      """, valueName: "names"),
    completion: Completions.bodies)
  var bodies: String?

  /// The bodies whose events are wanted; nil for all.
  func chosenBodies() throws -> BodySet? { try bodies.map { try RequestNames.bodies($0) } }

  @Flag(help: "Give the Moon's exact aspects, too: some 80 a month.")
  var moonAspects = false

  @Option(
    help: "Voids by the Moon's aspects from Sun to Pluto (modern) or to Saturn (traditional).")
  var void: VoidOfCourse.Definition = .modern

  /// Whether any of the options was given.
  var isGiven: Bool { kinds != nil || moonAspects || void != .modern }

  /// The kinds that are wanted: all unless some are named.
  func chosenKinds() throws -> Set<SkyEvent.Kind> {
    let isRetrograde = kinds?.split(separator: ",").contains { $0.hasPrefix("retrograde") } == true
    guard !isRetrograde else {
      throw CommandError.usage(
        "there is no kind \"retrograde\"; give --retrogrades without --kinds")
    }
    let chosen = try RequestNames.eventKinds(kinds)
    try EventsRequest.check(chosen, void: void, includesMoonAspects: moonAspects)
    return chosen
  }
}

extension BodySet {
  /// Whether one of the bodies takes part in an event.
  func overlaps(_ event: SkyEvent) -> Bool {
    switch event {
    case .lunation: contains(.moon) || contains(.sun)
    case .ingress(let ingress): contains(ingress.body)
    case .station(let station): contains(station.body)
    case .aspect(let aspect): contains(aspect.first) || contains(aspect.second)
    case .void: contains(.moon)
    case .eclipse: contains(.moon) || contains(.sun)
    }
  }
}

internal import Ephemeris

extension SkyCalendar {
  /// A watch, and how what it finds becomes an event.
  private struct Entry {
    let watch: ArcWatch
    let read: (ArcEvent, any EphemerisProvider) throws(EphemerisError) -> SkyEvent?
  }

  /// The events that are a passage or a turn of an arc, all found in one pass over the sky.
  func passagesAndTurns(
    _ kinds: Set<SkyEvent.Kind>, from start: JulianDay<UT1>, to end: JulianDay<UT1>
  ) throws(EphemerisError) -> [SkyEvent] {
    let entries = entries(kinds)
    let found = try SkySearch(entries.map(\.watch), ephemeris: ephemeris)
      .events(from: start, to: end)
    var events: [SkyEvent] = []
    for event in found {
      if let event = try entries[event.watch].read(event, ephemeris) { events.append(event) }
    }
    return events
  }

  private func entries(_ kinds: Set<SkyEvent.Kind>) -> [Entry] {
    var entries: [Entry] = []
    if kinds.contains(.lunation) {
      entries.append(
        Entry(watch: Lunation.watch) { event, ephemeris throws(EphemerisError) in
          try Lunation(event, ephemeris: ephemeris).map(SkyEvent.lunation)
        })
    }
    if kinds.contains(.ingress) {
      entries += SignIngress.bodies.bodies.map { body in
        Entry(watch: SignIngress.watch(body)) { event, _ in
          SignIngress(event, of: body).map(SkyEvent.ingress)
        }
      }
    }
    if kinds.contains(.station) {
      entries += Station.bodies.bodies.map { body in
        Entry(watch: Station.watch(body)) { event, ephemeris throws(EphemerisError) in
          .station(try Station(event, of: body, ephemeris: ephemeris))
        }
      }
    }
    if kinds.contains(.aspect) {
      entries += pairs.map { pair in
        Entry(watch: pair.watch) { event, ephemeris throws(EphemerisError) in
          try ExactAspect(event, of: pair, ephemeris: ephemeris).map(SkyEvent.aspect)
        }
      }
    }
    return entries
  }

  private var pairs: [AspectPair] {
    let pairs = AspectPair.all(of: ExactAspect.bodies)
    return includesMoonAspects ? pairs + AspectPair.ofMoon(with: ExactAspect.bodies) : pairs
  }
}

import Astrolabe
import DirectSwissEphemeris

/// The best plain search by libswe that we could write: sample every body once, the Moon every 12
/// hours and the others every two days, find roots on the cubics between the samples, mend each by
/// Newton's method with libswe's own daily motions until less than a millisecond is left.
extension DirectLibrary {
  /// Days between samples.
  private static func spacing(of body: Int32) -> Double { body == SE_MOON ? 0.5 : 2 }

  /// The way of a body through a period, cut where it turns.
  func arcs(of body: Int32, from start: Double, to end: Double) throws -> [HermiteArc] {
    var arcs: [HermiteArc] = []
    var time = start
    var here = try place(of: body, at: time)
    while time < end {
      let next = min(time + Self.spacing(of: body), end)
      let there = try place(of: body, at: next)
      let arc = HermiteArc(from: time, here, to: next, there)
      if let station = arc.station {
        let turn = try place(of: body, at: station)
        arcs.append(HermiteArc(from: time, here, to: station, turn))
        arcs.append(HermiteArc(from: station, turn, to: next, there))
      } else {
        arcs.append(arc)
      }
      (time, here) = (next, there)
    }
    return arcs
  }

  /// Every time at which one of some bodies is at one of some longitudes, as Terrestrial Time.
  func hits(
    of bodies: [Int32], at longitudes: [Double], from start: Double, to end: Double
  ) throws -> [Double] {
    var hits: [Double] = []
    for body in bodies {
      for arc in try arcs(of: body, from: start, to: end) {
        for longitude in longitudes {
          guard let guess = arc.time(reaching: longitude) else { continue }
          hits.append(
            try mended(guess) { time in
              let place = try place(of: body, at: time)
              return (HermiteArc.arc(from: longitude, to: place.longitude), place.perDay)
            })
        }
      }
    }
    return hits
  }

  /// Newton's method from a good guess.
  ///
  /// Its error is about a·Δt²/2v after a step Δt, and no body's daily motion v changes by more than
  /// a = 0.6° a day: the Moon's.
  private func mended(
    _ guess: Double, _ missing: (Double) throws -> DirectLibrary.Place
  ) throws -> Double {
    var time = guess
    for _ in 0..<12 {
      let (degrees, perDay) = try missing(time)
      let step = degrees / perDay
      time -= step
      if 0.3 * step * step < 1e-8 * perDay.magnitude { break }
    }
    return time
  }
}

/// A void of the Moon, as Terrestrial Time.
struct DirectVoid {
  let start: Double
  let end: Double
}

extension DirectLibrary {
  /// Voids that end within a period; the first may begin before it.
  ///
  /// The planets are interpolated between their samples, and of the Moon's aspects in a sign only the
  /// last is computed exactly.
  func voids(from start: Double, to end: Double) throws -> [DirectVoid] {
    let moon = try arcs(of: SE_MOON, from: start, to: end)
    let planets = [SE_SUN] + Array(SE_MERCURY...SE_PLUTO)
    var events: [(time: Double, planet: Int32?, longitude: Double)] = []
    for arc in moon {
      for sign in 0..<12 {
        guard let time = arc.time(reaching: Double(sign) * 30) else { continue }
        events.append((time, nil, Double(sign) * 30))
      }
    }
    for planet in planets {
      let way = try arcs(of: planet, from: start, to: end)
      var index = 0
      func planetPlace(at time: Double) -> Place {
        while way[index].end < time, index + 1 < way.count { index += 1 }
        while way[index].start > time, index > 0 { index -= 1 }
        return way[index].place(at: time)
      }
      for arc in moon {
        func elongation(at time: Double) -> Place {
          let (moon, planet) = (arc.place(at: time), planetPlace(at: time))
          return (moon.longitude - planet.longitude, moon.perDay - planet.perDay)
        }
        let gap = HermiteArc(
          from: arc.start, elongation(at: arc.start), to: arc.end, elongation(at: arc.end))
        for angle in [0.0, 60, 90, 120, 180, 240, 270, 300] {
          guard let time = gap.time(reaching: angle) else { continue }
          events.append((time, planet, angle))
        }
      }
    }
    events.sort { $0.time < $1.time }
    var voids: [DirectVoid] = []
    var last: (time: Double, planet: Int32?, longitude: Double)?
    for event in events {
      if event.planet == nil, let begin = last {
        voids.append(DirectVoid(start: try exact(begin), end: try exact(event)))
      }
      last = event
    }
    return voids
  }

  /// The exact time of an ingress or an aspect of the Moon.
  private func exact(_ event: (time: Double, planet: Int32?, longitude: Double)) throws -> Double {
    try mended(event.time) { time in
      let moon = try place(of: SE_MOON, at: time)
      let other: Place = try event.planet.map { try place(of: $0, at: time) } ?? (0, 0)
      return (
        HermiteArc.arc(from: event.longitude, to: moon.longitude - other.longitude),
        moon.perDay - other.perDay
      )
    }
  }
}

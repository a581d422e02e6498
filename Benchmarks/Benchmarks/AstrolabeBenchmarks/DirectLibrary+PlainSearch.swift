import Astrolabe
import DirectSwissEphemeris

/// The search by libswe that most programs have: positions once a day for all, the Moon's four times,
/// and wherever a sign changes between two of them, bisection with libswe's own positions until a tenth
/// of a second is left.
extension DirectLibrary {
  private static let leftDays = 0.1 / 86_400

  /// Every time at which one of some bodies is at one of some longitudes, as Terrestrial Time.
  func plainHits(
    of bodies: [Int32], at longitudes: [Double], from start: Double, to end: Double
  ) throws -> [Double] {
    var hits: [Double] = []
    for body in bodies {
      let step = body == SE_MOON ? 0.25 : 1
      var time = start
      var here = try place(of: body, at: time).longitude
      while time < end {
        let next = min(time + step, end)
        let there = try place(of: body, at: next).longitude
        for longitude in longitudes {
          let before = HermiteArc.arc(from: longitude, to: here)
          let after = HermiteArc.arc(from: longitude, to: there)
          guard Self.crosses(before, after) else { continue }
          hits.append(
            try bisected(from: time, to: next, before) { time in
              HermiteArc.arc(from: longitude, to: try place(of: body, at: time).longitude)
            })
        }
        (time, here) = (next, there)
      }
    }
    return hits
  }

  /// Voids that end within a period; the first may begin before it.
  ///
  /// All bodies are sampled as often as the Moon, because an aspect needs both at one time.
  func plainVoids(from start: Double, to end: Double) throws -> [DirectVoid] {
    let planets = [SE_SUN] + Array(SE_MERCURY...SE_PLUTO)
    func sample(_ time: Double) throws -> [Double] {
      try [SE_MOON].map { try place(of: $0, at: time).longitude }
        + planets.map { try place(of: $0, at: time).longitude }
    }
    var voids: [DirectVoid] = []
    var lastAspect: Double?
    var time = start
    var here = try sample(time)
    while time < end {
      let next = min(time + 0.25, end)
      let there = try sample(next)
      var ingress: Double?
      for sign in 0..<12 {
        let cusp = Double(sign) * 30
        let before = HermiteArc.arc(from: cusp, to: here[0])
        guard Self.crosses(before, HermiteArc.arc(from: cusp, to: there[0])) else { continue }
        ingress = try bisected(from: time, to: next, before) { time in
          HermiteArc.arc(from: cusp, to: try place(of: SE_MOON, at: time).longitude)
        }
      }
      var aspects: [Double] = []
      for (index, planet) in planets.enumerated() {
        for angle in [0.0, 60, 90, 120, 180, 240, 270, 300] {
          let before = HermiteArc.arc(from: angle, to: here[0] - here[index + 1])
          let after = HermiteArc.arc(from: angle, to: there[0] - there[index + 1])
          guard Self.crosses(before, after) else { continue }
          aspects.append(
            try bisected(from: time, to: next, before) { time in
              HermiteArc.arc(
                from: angle,
                to: try place(of: SE_MOON, at: time).longitude
                  - place(of: planet, at: time).longitude)
            })
        }
      }
      if let ingress {
        if let begin = aspects.filter({ $0 < ingress }).max() ?? lastAspect {
          voids.append(DirectVoid(start: begin, end: ingress))
        }
        aspects.removeAll { $0 < ingress }
        // What remains belongs to the next sign.
        lastAspect = aspects.max() ?? ingress
      } else {
        lastAspect = aspects.max() ?? lastAspect
      }
      (time, here) = (next, there)
    }
    return voids
  }

  /// Whether an arc goes through zero, and not through the other side of the circle.
  private static func crosses(_ before: Double, _ after: Double) -> Bool {
    (before < 0) != (after < 0) && before.magnitude < 90 && after.magnitude < 90
  }

  private func bisected(
    from start: Double, to end: Double, _ first: Double, _ arc: (Double) throws -> Double
  ) rethrows -> Double {
    var (low, high) = (start, end)
    while high - low > Self.leftDays {
      let middle = (low + high) / 2
      if (try arc(middle) < 0) == (first < 0) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

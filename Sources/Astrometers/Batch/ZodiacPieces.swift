internal import Astrology
internal import Ephemeris

/// The zodiac cut where the curves of a day aren't smooth.
///
/// A transit's power is a polynomial of the fourth degree in the natal longitude from the edge of
/// an orb to the exact place, and another from there to the other edge. At the exact place its
/// slope jumps, at an edge its second derivative does. So the curves of some skies are smooth
/// between these places, and a polynomial of low degree will do there.
struct ZodiacPieces {
  /// Where the pieces begin, in degrees, ascending from 0; the last ends at 360.
  let starts: [Double]

  /// Cuts nearer to each other than this are one, the kink going before the edge.
  ///
  /// It changes a curve by less than 1e-4 of the power of an exact conjunction, and shorter pieces
  /// would have no accuracy left. Every other edge is cut, too, so that a place that no transit
  /// touches lies in pieces that are exactly 0: ranks of idle days depend on it.
  static let leastDegrees = 0.001
  /// The longest piece, for the sake of the cubic.
  static let longestDegrees = 0.75

  /// Cuts the zodiac for the bodies that stand at some places.
  init(cutFor places: [Double]) {
    var kinks: [Double] = []
    var edges: [Double] = []
    for place in places {
      for (angle, orb) in Self.aspects {
        kinks.append(Self.wrapped(place + angle))
        edges.append(Self.wrapped(place + angle - orb))
        edges.append(Self.wrapped(place + angle + orb))
      }
    }
    let cuts = Self.adding(edges, to: Self.adding(kinks, to: [0]))
    starts = Self.divided(cuts)
  }

  /// Every place of the circle that an aspect is counted from, with its orb.
  private static let aspects: [(angle: Double, orb: Double)] = AspectKind.allCases.flatMap { kind in
    kind.anglesAround.map { (wrapped($0.degrees), kind.widestOrb.degrees) }
  }

  private static func wrapped(_ degrees: Double) -> Double {
    EclipticLongitude(wrapping: degrees).degrees
  }

  /// Sorted cuts with those of others that keep their distance from the cuts before them.
  private static func adding(_ others: [Double], to cuts: [Double]) -> [Double] {
    var merged: [Double] = []
    merged.reserveCapacity(cuts.count + others.count)
    var next = cuts.startIndex
    for other in others.sorted() {
      while next < cuts.endIndex, cuts[next] <= other {
        merged.append(cuts[next])
        next += 1
      }
      let following = next < cuts.endIndex ? cuts[next] : 360
      if let last = merged.last, other - last >= leastDegrees,
        following - other >= leastDegrees
      {
        merged.append(other)
      }
    }
    return merged + cuts[next...]
  }

  /// The cuts with the long pieces between them divided evenly.
  private static func divided(_ cuts: [Double]) -> [Double] {
    var starts: [Double] = []
    for (index, start) in cuts.enumerated() {
      let end = index + 1 < cuts.count ? cuts[index + 1] : 360
      let parts = max(1, Int(((end - start) / longestDegrees).rounded(.up)))
      for part in 0..<parts {
        starts.append(start + (end - start) * Double(part) / Double(parts))
      }
    }
    return starts
  }
}

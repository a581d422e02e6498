public import Ephemeris

/// How the ten planets from the Sun to Pluto are spread over the zodiac, after Marc Edmund Jones.
///
/// Jones leaves room for judgement; this is his text with its numbers taken at their word. A space separates two
/// groups where the planets at its ends are sextile within Jones's orbs, or where it is wider than 70°. The
/// first kind that holds is taken, in the order of ``Kind``.
///
/// Source: M. E. Jones, *Essentials of Astrological Analysis* (1960), chapters 1 and 2.
public struct ChartShape: Sendable, Hashable {
  /// The seven shapes.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// All within a trine.
    case bundle
    /// All within half of the zodiac.
    case bowl
    /// Nine in a bowl and one in the other half, the handle.
    case bucket
    /// Two groups of two or more.
    case seesaw
    /// Three groups.
    case splay
    /// One empty space, as wide as a trine.
    case locomotive
    /// None of these.
    case splash
  }

  /// The shape.
  public let kind: Kind
  /// The handle of a bucket; nil in other shapes.
  public let handle: CelestialBody?
  /// The planet at the western end of the space that is empty, which leads a bowl or a locomotive on; nil in
  /// other shapes.
  public let leading: CelestialBody?
  /// The widest arc without a planet.
  public let widestGap: PlaneAngle

  /// Looks at the ten planets of a sky.
  package init(in sky: Sky) {
    self.init(
      of: CelestialBody.allCases.filter { $0 <= .pluto }.map { ($0, sky[$0].longitude) })
  }

  private init(of places: [Place]) {
    let ring = Ring(places)
    let occupied = 360 - ring.widest.degrees
    let separating = ring.gaps.filter(\.isSeparating)
    let found: (kind: Kind, handle: CelestialBody?) =
      if occupied <= 120 {
        (.bundle, nil)
      } else if occupied <= 180 {
        (.bowl, nil)
      } else if let handle = ring.handle {
        (.bucket, handle)
      } else if separating.count == 2, ring.hasPairs(between: separating) {
        (.seesaw, nil)
      } else if separating.count == 3 {
        (.splay, nil)
      } else if separating.count == 1, separating[0].isTrine {
        (.locomotive, nil)
      } else {
        (.splash, nil)
      }
    kind = found.kind
    handle = found.handle
    leading =
      switch found.kind {
      case .bowl, .locomotive: ring.widest.from.body
      case .bundle, .bucket, .seesaw, .splay, .splash: nil
      }
    widestGap = .degrees(ring.widest.degrees)
  }
}

extension ChartShape {
  /// A planet and where it stands.
  private typealias Place = (body: CelestialBody, longitude: EclipticLongitude)

  /// The arc from a planet eastward to the next.
  private struct Gap {
    let from: Place
    let to: Place
    let degrees: Double

    /// Jones's orb of the planets at its ends.
    private var orb: Double {
      let ends = [from.body, to.body]
      return ends.contains(.sun) ? 17 : ends.contains(.moon) ? 12.5 : 10
    }

    var isSeparating: Bool { (degrees - 60).magnitude <= orb || degrees > 70 }
    var isTrine: Bool { (degrees - 120).magnitude <= orb }
  }

  /// The planets in the order of the zodiac.
  private struct Ring {
    let places: [Place]
    let gaps: [Gap]

    init(_ places: [Place]) {
      self.places = places.sorted {
        $0.longitude.degrees == $1.longitude.degrees
          ? $0.body < $1.body : $0.longitude.degrees < $1.longitude.degrees
      }
      let next = self.places.dropFirst() + self.places.prefix(1)
      gaps = zip(self.places, next).enumerated().map { [count = places.count] index, ends in
        // The last one goes over the beginning of the zodiac, all the way round for planets in one place.
        let turn: Double = index == count - 1 ? 360 : 0
        return Gap(
          from: ends.0, to: ends.1,
          degrees: ends.1.longitude.degrees - ends.0.longitude.degrees + turn)
      }
    }

    var widest: Gap { gaps.max { $0.degrees < $1.degrees } ?? gaps[0] }

    /// Whether two gaps leave at least two planets on either side.
    func hasPairs(between separating: [Gap]) -> Bool {
      let ends = separating.compactMap { gap in places.firstIndex { $0.body == gap.from.body } }
      guard let first = ends.min(), let last = ends.max() else { return false }
      return last - first >= 2 && places.count - (last - first) >= 2
    }

    /// The planet opposite a bowl of the other nine; of several the one nearest to the point straight across
    /// the bowl's middle.
    var handle: CelestialBody? {
      let found = places.compactMap { handle -> (body: CelestialBody, lean: Double, arc: Double)? in
        let rest = Ring(places.filter { $0.body != handle.body })
        let arc = 360 - rest.widest.degrees
        guard arc <= 180 else { return nil }
        let middle = rest.widest.to.longitude + .degrees(arc / 2)
        let distance = middle.separation(from: handle.longitude).degrees
        return distance < 90 ? nil : (handle.body, 180 - distance, arc)
      }
      return found.min { ($0.lean, $0.arc, $0.body) < ($1.lean, $1.arc, $1.body) }?.body
    }
  }
}

extension ChartShape: CustomStringConvertible {
  /// Such as `Bucket, handle Moon` or `Bowl, led by Mars`.
  public var description: String {
    kind.title + (handle.map { ", handle \($0.title)" } ?? "")
      + (leading.map { ", led by \($0.title)" } ?? "")
  }
}

extension ChartShape.Kind: NamedCase {
  /// `shape of a chart`.
  public static var noun: String { "shape of a chart" }

  /// Reads a name.
  public init(from decoder: any Decoder) throws { try self.init(nameFrom: decoder) }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws { try encode(nameTo: encoder) }
}

internal import Ephemeris

/// People packed for being scored many at a time.
///
/// A structure of arrays: a person's eleven places, the weights that aren't zero meter by meter, and
/// the knots of the norms, all in single precision. About 9.5 kB each.
public struct BatchPeople: Sendable {
  /// How many people there are.
  public private(set) var count = 0

  /// Eleven longitudes a person.
  private(set) var places: [CircleUnits] = []
  /// The temperament of each of the eleven points.
  private(set) var temperaments: [UInt8] = []
  /// What each meter hears of each point, where it hears anything.
  private(set) var pulls: [Pull] = []
  /// Where each meter's pulls end, seventeen a person, counted from the person's first.
  private(set) var pullEnds: [UInt8] = []
  /// Each person's first pull, and one beyond the last.
  private(set) var firstPulls: [Int] = [0]
  /// The norms, `MeterKnots/count` numbers a meter.
  private(set) var knots: [Float] = []

  /// What a meter hears of a natal point.
  struct Pull {
    let point: Int32
    /// `S × W`.
    let weight: Float
  }

  /// Creates a group of nobody.
  public init() {}

  /// Makes room for so many people.
  package mutating func reserveCapacity(_ people: Int) {
    places.reserveCapacity(people * CelestialBody.scoringPointCount)
    temperaments.reserveCapacity(people * CelestialBody.scoringPointCount)
    pullEnds.reserveCapacity(people * Meter.count)
    firstPulls.reserveCapacity(people + 1)
    knots.reserveCapacity(people * Meter.count * MeterKnots.count)
  }

  /// Adds a person.
  public mutating func append(_ natal: NatalProfile, norms: Norms) {
    precondition(natal.points.count == CelestialBody.scoringPointCount, "a chart has eleven points")
    for point in natal.points {
      places.append(DayCurves.place(of: point.longitude))
      temperaments.append(UInt8(point.body.temperament.rawValue))
    }
    let first = pulls.count
    for meter in Meter.allCases {
      for (index, point) in natal.points.enumerated() where point.pull[meter] != 0 {
        pulls.append(Pull(point: Int32(index), weight: Float(point.pull[meter])))
      }
      pullEnds.append(UInt8(pulls.count - first))
    }
    firstPulls.append(pulls.count)
    for meter in norms.meters { MeterKnots.append(meter, to: &knots) }
    count += 1
  }
}

extension BatchPeople {
  /// Creates a group of one.
  public init(_ natal: NatalProfile, norms: Norms) {
    self.init()
    append(natal, norms: norms)
  }
}

internal import Astrology
internal import Ephemeris

/// A person's eleven points in lanes of four, for the loop over a lifetime.
///
/// A class, so that its kilobyte is never copied on the way into that loop.
final class NatalLanes: Sendable {
  /// Longitudes in parts of the circle; the twelfth lane is a place that no meter hears of.
  private let places: [AspectLanes.Places]
  /// The bits of a conjunction's quality with each point, by the transiting body's temperament.
  private let conjoined: [AspectLanes.Places]
  /// `S × W` of each meter.
  private let pulls: [Lanes]
  /// The transiting bodies that each meter hears in full.
  private let tracked: [UInt16]

  private static let bodies = Body.scoringPoints

  /// Lays out a profile.
  init(_ natal: NatalProfile) {
    var places = [AspectLanes.Places](repeating: .zero, count: 3)
    var conjoined = [AspectLanes.Places](repeating: .zero, count: 12)
    var pulls = [Lanes](repeating: .zero, count: 51)
    for (index, point) in natal.points.enumerated() {
      let (chunk, lane) = index.quotientAndRemainder(dividingBy: 4)
      places[chunk][lane] = TransitingLane.parts(point.longitude)
      for temperament in Temperament.allCases {
        conjoined[temperament.rawValue * 3 + chunk][lane] = AspectLanes.bits(
          Float(TransitQuality.of(.conjunction, from: temperament, to: point.body.temperament)))
      }
      for meter in Meter.allCases {
        pulls[meter.rawValue * 3 + chunk][lane] = Float(point.pull[meter])
      }
    }
    self.places = places
    self.conjoined = conjoined
    self.pulls = pulls
    tracked = Meter.allCases.map { $0.definition.trackedBodies.rawValue }
  }

  /// The powers and tones of all transits, added up over the instants of a day.
  ///
  /// Both are sums, so a day's instants may be added before any meter hears of them.
  struct Transits: ~Copyable {
    /// By transiting body, three lanes of four points each.
    fileprivate var powers = InlineArray<33, Lanes>(repeating: .zero)
    fileprivate var tones = InlineArray<33, Lanes>(repeating: .zero)

    /// ρ of each transiting body.
    fileprivate var retrogradeness = InlineArray<11, Double>(repeating: 0)

    /// Adds the transits of one instant.
    mutating func add(
      _ longitudes: borrowing LongitudeTable, share: Double, to natal: NatalLanes
    ) {
      // Taken once, lest they be counted at each access.
      let (places, conjoined) = (natal.places, natal.conjoined)
      for index in 0..<11 {
        let body = NatalLanes.bodies[index]
        let transiting = TransitingBody(
          body, at: longitudes.longitude(of: body),
          movingBy: longitudes.longitudePerDay(of: body))
        retrogradeness[index] += share * transiting.retrogradeness
        let lane = TransitingLane(transiting, share: share)
        let quality = body.temperament.rawValue * 3
        for chunk in 0..<3 {
          let aspects = AspectLanes(
            lane, to: places[chunk], conjoined: conjoined[quality + chunk])
          powers[index * 3 + chunk] += aspects.power
          tones[index * 3 + chunk] += aspects.tone
        }
      }
    }
  }

  /// How much the retrograde motion of some transits' bodies dims each meter.
  func dimming(by transits: borrowing Transits) -> MeterTable {
    var dimming = MeterTable()
    for body in Hearing.dimmingBodies {
      let retrogradeness = transits.retrogradeness.span[Int(body.rawValue)]
      guard retrogradeness > 0 else { continue }
      dimming += Hearing.dimming(by: body) * retrogradeness
    }
    return dimming
  }

  /// What the meters hear of some transits: their activity and their tone.
  func hearing(of transits: borrowing Transits) -> (activity: MeterTable, tone: MeterTable) {
    var activities = InlineArray<17, Double>(repeating: 0)
    var tones = InlineArray<17, Double>(repeating: 0)
    let (pulls, tracked) = (pulls, tracked)
    for chunk in 0..<3 {
      var (allPower, allTone) = (Lanes.zero, Lanes.zero)
      for body in 0..<11 {
        allPower += transits.powers.span[body * 3 + chunk]
        allTone += transits.tones.span[body * 3 + chunk]
      }
      for meter in 0..<Meter.count {
        var (power, tone) = (Lanes.zero, Lanes.zero)
        var rest = tracked[meter]
        while rest != 0 {
          let lane = rest.trailingZeroBitCount * 3 + chunk
          rest &= rest - 1
          power += transits.powers.span[lane]
          tone += transits.tones.span[lane]
        }
        let pull = pulls[meter * 3 + chunk]
        let faint = Float(MeterDefinition.faintInterest)
        let activity = pull * (faint * allPower + (1 - faint) * power)
        let colour = pull * (faint * allTone + (1 - faint) * tone)
        activities[meter] += Double((activity.lowHalf + activity.highHalf).sum())
        tones[meter] += Double((colour.lowHalf + colour.highHalf).sum())
      }
    }
    return (MeterTable(activities), MeterTable(tones))
  }
}

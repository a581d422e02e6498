internal import CKernels
package import Ephemeris

/// How strongly, and how pleasantly, a sky touches a chart, meter by meter, before any yardstick.
///
/// Section 5 of the definition. ``init(of:pairByPairDuring:)`` is the reference: one loop over pairs.
/// A whole sky is heard by the same loop in C, to the same bits (`kernel_activity`), and for the 2,404
/// skies of a lifetime there is the same by windows (`LifetimeScorer`).
package struct MeterActivity: Sendable, Equatable {
  /// `A`: the plain sum of all contributions, 0 or more.
  package private(set) var activity = MeterTable()
  /// `H`: the sum of contributions times their quality.
  package private(set) var tone = MeterTable()
  /// `Σ (1 − μ) ρ`: how much the retrograde motion of its bodies dims each meter.
  package private(set) var retrogradeDimming = MeterTable()

  /// The mean over the instants of a day.
  package init(of natal: NatalProfile, during day: DaySkies) {
    self.init(of: natal, during: day.skies)
  }

  /// The mean over some skies, at least one, that hold the eleven points.
  package init(of natal: NatalProfile, during skies: [Sky]) {
    precondition(!skies.isEmpty, "a day has at least one instant")
    let share = 1 / Double(skies.count)
    let nativity = kernel_nativity(natal)
    for index in skies.indices { add(skies[index], to: nativity, share: share) }
  }

  /// The mean over some skies, pair by pair: what the loop in C is compared with.
  init(of natal: NatalProfile, pairByPairDuring skies: [Sky]) {
    let share = 1 / Double(skies.count)
    for sky in skies {
      for body in CelestialBody.scoringPoints {
        let transiting = TransitingBody(body, in: sky)
        add(transiting, to: natal, share: share)
        addDimming(of: transiting, share: share)
      }
    }
  }

  /// That of a sky that stands still.
  init(of natal: NatalProfile, touchedBy sky: BirthSky) {
    for body in sky.bodies { add(body, to: natal, share: 1) }
  }

  /// What a closure makes of that of each of some instants, a chart's form for the loop in C made once.
  static func each<Made>(
    of natal: NatalProfile, at skies: [Sky], _ make: (Self) -> Made
  ) -> [Made] {
    let nativity = kernel_nativity(natal)
    return skies.indices.map { make(Self(of: nativity, at: skies[$0])) }
  }

  private init(of nativity: kernel_nativity, at sky: Sky) {
    add(sky, to: nativity, share: 1)
  }

  private mutating func add(_ sky: Sky, to nativity: kernel_nativity, share: Double) {
    var passages = SkyPassages()
    for body in CelestialBody.scoringPoints {
      let transiting = TransitingBody(body, in: sky)
      passages[body] = kernel_passage(transiting)
      addDimming(of: transiting, share: share)
    }
    unsafe activity.withUnsafeMutableNumbers { activity in
      unsafe tone.withUnsafeMutableNumbers { tone in
        unsafe passages.add(toActivity: activity, tone: tone, of: nativity, share: share)
      }
    }
  }

  @inline(__always)
  private mutating func add(
    _ transiting: TransitingBody, to natal: NatalProfile, share: Double
  ) {
    let hearing = Hearing.of(transiting.body)
    // By index, since a point with its table would be copied, and four in five are not in force.
    for place in natal.points.indices {
      guard
        let transit = transiting.transit(
          to: natal.points[place].body, at: natal.points[place].longitude)
      else { continue }
      let power = share * transit.power
      let contributions = natal.points[place].pull * power * hearing
      activity += contributions
      tone += contributions * transit.quality
    }
  }

  /// ρ is held within its range at each instant, then averaged.
  private mutating func addDimming(of transiting: TransitingBody, share: Double) {
    let retrogradeness = transiting.retrogradeness
    guard retrogradeness > 0 else { return }
    retrogradeDimming += Hearing.dimming(by: transiting.body) * (share * retrogradeness)
  }

  /// Lends activities, tones and dimmings, seventeen each in the meters' order.
  @inline(__always)
  func withUnsafeNumbers(
    _ body: (
      _ activity: UnsafePointer<Double>, _ tone: UnsafePointer<Double>,
      _ dimming: UnsafePointer<Double>
    ) -> Void
  ) {
    unsafe activity.withUnsafeNumbers { activity in
      unsafe tone.withUnsafeNumbers { tone in
        unsafe retrogradeDimming.withUnsafeNumbers { unsafe body(activity, tone, $0) }
      }
    }
  }

  /// The three numbers of a meter.
  subscript(meter: Meter) -> MeterSums {
    MeterSums(
      activity: activity[meter], tone: tone[meter], retrogradeDimming: retrogradeDimming[meter])
  }
}

/// What one meter has heard, before any yardstick.
struct MeterSums {
  /// `A`.
  var activity: Double
  /// `H`.
  var tone: Double
  /// `Σ (1 − μ) ρ`.
  var retrogradeDimming: Double

  /// `p`, −1…1.
  func polarity(medianActivity: Double) -> Double {
    MeterPolarity.of(
      tone: tone, activity: activity, medianActivity: medianActivity,
      loss: MeterPolarity.loss(ofDimming: retrogradeDimming))
  }
}

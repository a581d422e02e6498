/// A watch, readied for the loop over the days.
struct SearchLine: Sendable {
  let index: Int
  let arc: SkyArc
  /// Whether the arc's turns are wanted, not its passages.
  let wantsTurns: Bool
  /// The extents waited for, ascending.
  let places: [Place]

  /// An extent waited for.
  struct Place: Sendable {
    let degrees: Double
    /// Which of the watch's extents it is.
    let index: Int
  }

  private init(_ watch: SkyArc.Watch, index: Int, places: [Place]) {
    self.index = index
    self.places = places
    arc = watch.arc
    wantsTurns = if case .turn = watch { true } else { false }
  }

  /// Readies watches.
  ///
  /// Those of many bodies often wait for the same extents, one after another: these are put in order
  /// once.
  static func lines(_ watches: [SkyArc.Watch]) -> [Self] {
    var (last, places): (SkyArc.Watch?, [Place]) = (nil, [])
    return zip(0..., watches).map { index, watch in
      if last?.waitsForTheSame(as: watch) != true {
        // Of equal ones the earlier stays first.
        places = watch.places.sorted { $0.degrees < $1.degrees }
      }
      last = watch
      return Self(watch, index: index, places: places)
    }
  }

  /// The stretch between two neighbouring places, the western one included, with so many places
  /// before it: within it and without passing 0° nothing is reached.
  func gap(after count: Int) -> Range<Double> {
    let west = count > 0 ? places[count - 1].degrees : -.infinity
    return west..<(count < places.count ? places[count].degrees : .infinity)
  }

  /// How many places are at or west of a longitude, counted from 0°.
  func count(upTo degrees: Double) -> Int {
    places.indices.firstNumber(notBefore: { places[$0].degrees <= degrees })
  }

  /// The same, counted on from another longitude's number, as far as that is wrong.
  ///
  /// From one day to the next a body passes three places of a chart or none.
  func count(upTo degrees: Double, near guess: Int) -> Int {
    var count = guess
    while count < places.count, places[count].degrees <= degrees { count += 1 }
    while count > 0, places[count - 1].degrees > degrees { count -= 1 }
    return count
  }

  /// Which places lie on the way eastward from one longitude to another, the first of the two left
  /// out: those that an arc growing so passes, and one shrinking back leaves.
  func places(
    after west: Double, upTo east: Double, near guess: Int
  ) -> (Range<Int>, Range<Int>) {
    let start = count(upTo: west, near: guess)
    let end = count(upTo: east, near: guess)
    return west <= east ? (start..<end, 0..<0) : (start..<places.count, 0..<end)
  }
}

extension SearchLine {
  /// Whether an arc that turns between two samples may reach a place in the meantime.
  func isNear(_ here: ArcSample, _ there: ArcSample) -> Bool {
    guard !places.isEmpty else { return false }
    // Until it turns the arc is slower than at the faster of the samples; twice, to be sure.
    let reach =
      2 * max(here.perDay.magnitude, there.perDay.magnitude) * (there.tt.days - here.tt.days)
    return hasPlace(within: reach, of: here.extent) || hasPlace(within: reach, of: there.extent)
  }

  private func hasPlace(within degrees: Double, of extent: EclipticLongitude) -> Bool {
    guard degrees < 180 else { return true }
    let reach = PlaneAngle.degrees(degrees)
    let (west, east) = ((extent - reach).degrees, (extent + reach).degrees)
    let (indices, rest) = places(after: west, upTo: east, near: count(upTo: west))
    return !indices.isEmpty || !rest.isEmpty
  }

  /// Whether an arc that moves alike at both samples may have turned twice between them, near a
  /// place.
  ///
  /// It must slow down to nothing and gain speed again.
  func mayHideTwoTurns(_ here: ArcSample, _ there: ArcSample) -> Bool {
    let days = there.tt.days - here.tt.days
    return here.perDay.magnitude + there.perDay.magnitude < arc.greatestChangeOfMotion * days
      && isNear(here, there)
  }
}

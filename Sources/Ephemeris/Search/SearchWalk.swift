/// A search under way: it goes from day to day and takes note of what happens in between.
struct SearchWalk {
  private let lines: [SearchLine]
  private let ephemeris: any EphemerisProvider
  private let days: SearchDays
  private var tracks: [SearchTrack]

  /// How many days are gone through before the walk looks whether its task is cancelled.
  private static let daysBetweenLooks = 32

  /// Stands where a day begins.
  init(
    _ search: SkySearch, atStartOf number: Int, of days: SearchDays,
    ephemeris: any EphemerisProvider
  ) throws(EphemerisError) {
    lines = search.lines
    self.ephemeris = ephemeris
    self.days = days
    let sky = try days.sky(atStartOf: number)
    tracks = lines.map { SearchTrack($0, in: sky) }
  }

  /// Goes on to where the next day begins, or back to where the one before does, and adds what happens
  /// in between.
  ///
  /// - Throws: ``EphemerisError/cancelled`` where the task is, looked at once in some days.
  mutating func move(
    toStartOf number: Int, into found: inout [SkyArc.Event]
  ) throws(EphemerisError) {
    if number.isMultiple(of: Self.daysBetweenLooks), Task.isCancelled { throw .cancelled }
    let sky = try days.sky(atStartOf: number)
    // Read through a span, so that the sky is not copied for each line.
    let span = sky.motions.span
    // Taken out of the walk for the loop, which else looks at each line whether anyone shares them.
    var taken: [SearchTrack] = []
    swap(&taken, &self.tracks)
    defer { swap(&taken, &self.tracks) }
    var tracks = taken.mutableSpan
    for index in tracks.indices {
      guard let (here, there) = tracks[index].move(to: span, at: sky.tt) else { continue }
      let line = lines[index]
      try search(
        line, near: tracks[index].count, from: here, to: there, halvings: 4, into: &found)
      tracks[index].enterGap(of: line)
    }
  }
}

extension SearchWalk {
  /// Finds what happens to one line between two samples that are at most a day apart.
  ///
  /// `count` is a guess at how many of the line's places lie at or west of the samples.
  func search(
    _ line: SearchLine, near count: Int, from here: ArcSample, to there: ArcSample, halvings: Int,
    into found: inout [SkyArc.Event]
  ) throws(EphemerisError) {
    let turns = (here.perDay < 0) != (there.perDay < 0)
    if turns, line.wantsTurns || line.isNear(here, there) {
      let turn = try line.arc.turn(from: here, to: there, ephemeris: ephemeris)
      if line.wantsTurns {
        let motion: SkyArc.Motion = there.perDay < 0 ? .retrograde : .direct
        found.insertInOrder(try event(line, at: turn.tt, .turn, motion))
      }
      try addPassages(of: line, near: count, from: here, to: turn, into: &found)
      try addPassages(of: line, near: count, from: turn, to: there, into: &found)
    } else if !turns, halvings > 0, line.mayHideTwoTurns(here, there) {
      let middle = try line.arc.sample(
        at: (here.tt.days + there.tt.days) / 2, ephemeris: ephemeris)
      let halvings = halvings - 1
      try search(line, near: count, from: here, to: middle, halvings: halvings, into: &found)
      try search(line, near: count, from: middle, to: there, halvings: halvings, into: &found)
    } else {
      try addPassages(of: line, near: count, from: here, to: there, into: &found)
    }
  }

  /// Adds the passages of a way without a turn in it.
  private func addPassages(
    of line: SearchLine, near count: Int, from here: ArcSample, to there: ArcSample,
    into found: inout [SkyArc.Event]
  ) throws(EphemerisError) {
    guard !line.places.isEmpty else { return }
    let isDirect = here.extent.arc(to: there.extent).degrees > 0
    let (west, east) = isDirect ? (here.extent, there.extent) : (there.extent, here.extent)
    let (indices, rest) = line.places(after: west.degrees, upTo: east.degrees, near: count)
    for index in indices {
      try addPassage(through: index, of: line, from: here, to: there, isDirect, into: &found)
    }
    for index in rest {
      try addPassage(through: index, of: line, from: here, to: there, isDirect, into: &found)
    }
  }

  private func addPassage(
    through index: Int, of line: SearchLine, from here: ArcSample, to there: ArcSample,
    _ isDirect: Bool, into found: inout [SkyArc.Event]
  ) throws(EphemerisError) {
    let place = line.places[index]
    let days = try line.arc.passage(
      through: EclipticLongitude(wrapping: place.degrees), from: here, to: there,
      ephemeris: ephemeris)
    found.insertInOrder(
      try event(
        line, at: JulianDay(days), .passage(place: place.index), isDirect ? .direct : .retrograde))
  }

  private func event(
    _ line: SearchLine, at tt: JulianDay<TT>, _ happening: SkyArc.Event.Happening,
    _ motion: SkyArc.Motion
  ) throws(EphemerisError) -> SkyArc.Event {
    SkyArc.Event(
      at: Instant(ut: try ephemeris.universalTime(tt), tt: tt), watch: line.index,
      happening: happening,
      motion: motion)
  }
}

extension [SkyArc.Event] {
  /// Adds an event where it belongs: among those of its day, which are the last ones.
  fileprivate mutating func insertInOrder(_ event: SkyArc.Event) {
    append(event)
    var index = count - 1
    while index > 0, self[index] < self[index - 1] {
      swapAt(index, index - 1)
      index -= 1
    }
  }
}

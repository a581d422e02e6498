// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_spi(FrontEnd) internal import Astrolabe
public import AstrolabeC

/// Bodies by their codes, in a caller's order; one may be there twice.
struct WantedBodies {
  /// The bodies, in that order.
  let bodies: [CelestialBody]
  /// The same, each once.
  let set: BodySet

  /// Looks at each code once.
  init(_ codes: UnsafePointer<UInt8>?, count: Int) throws {
    guard (0...64).contains(count) else { throw Failure.usage("bodies are 64 at most") }
    bodies = try (0..<count).map { index in
      guard let codes = unsafe codes else { throw Failure.nullPointer("bodies") }
      let code = unsafe codes[index]
      guard let body = CelestialBody(rawValue: code) else {
        throw Failure.usage("there is no body \(code); codes go from 0 to \(ASTROLABE_BODIES - 1)")
      }
      return body
    }
    set = BodySet(bodies)
  }

  /// How many there are.
  var count: Int { bodies.count }
}

/// Writes where bodies are.
@c @implementation
public func astrolabe_positions(
  _ engine: OpaquePointer?, _ scale: Int32, _ days: UnsafePointer<Double>?, _ count: Int,
  _ bodies: UnsafePointer<UInt8>?, _ bodyCount: Int, _ columns: Int32,
  _ out: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let ephemeris = unsafe try object(engine, as: Engine.self).ephemeris
    guard scale == ASTROLABE_UT1 || scale == ASTROLABE_TT else {
      throw Failure.usage("scale is \(ASTROLABE_UT1) for UT1 or \(ASTROLABE_TT) for TT")
    }
    guard columns == 1 || columns == 2 || columns == 6 else {
      throw Failure.usage("columns are 1, 2 or 6")
    }
    let wanted = try unsafe WantedBodies(bodies, count: bodyCount)
    guard (0...(1 << 40)).contains(count) else { throw Failure.usage("there are too many days") }
    if count == 0 || wanted.count == 0 { return }
    guard let days = unsafe days else { throw Failure.nullPointer("days") }
    guard let out = unsafe out else { throw Failure.nullPointer("out") }
    var rows = PositionRows(
      ephemeris: ephemeris, isTT: scale == ASTROLABE_TT, bodies: wanted, columns: Int(columns))
    var refused = 0
    var first: (index: Int, error: EphemerisError)?
    for index in 0..<count {
      let row = unsafe out + index * rows.width
      do throws(EphemerisError) {
        try unsafe rows.write(at: days[index], to: row)
      } catch {
        guard case .outOfSpan = error else { throw error }
        for place in 0..<rows.width { unsafe row[place] = .nan }
        refused += 1
        if first == nil { first = (index, error) }
      }
    }
    if let first {
      throw Failure.data(
        "\(refused) of \(count) instants can't be answered; the first is number "
          + "\(first.index): \(first.error)")
    }
  }
}

/// Writes the row of one instant.
private struct PositionRows {
  let ephemeris: StandardEphemeris
  let span: EphemerisSpan
  let isTT: Bool
  let bodies: WantedBodies
  let columns: Int
  /// The row before, which the next is written over.
  private var table: LongitudeTable

  init(ephemeris: StandardEphemeris, isTT: Bool, bodies: WantedBodies, columns: Int) {
    (self.ephemeris, self.isTT, self.bodies, self.columns) = (ephemeris, isTT, bodies, columns)
    span = ephemeris.span
    table = LongitudeTable(tt: JulianDay<TT>(0), bodies: bodies.set)
  }

  var width: Int { bodies.count * columns }

  @inline(__always)
  mutating func write(at days: Double, to row: UnsafeMutablePointer<Double>) throws(EphemerisError)
  {
    if columns == 6 { return try unsafe writeStates(at: days, to: row) }
    var tt = JulianDay<TT>(days)
    if !isTT {
      let ut = JulianDay<UT1>(days)
      guard span.contains(ut) else { throw .outOfSpan(days: days, scale: "UT", span: span) }
      // ΔT is asked for alone: the conversion is the same for every kind of ephemeris, and so not inlined.
      tt = JulianDay<TT>(days + (try ephemeris.deltaT(at: ut)) / 86_400)
    }
    try ephemeris.move(&table, to: tt)
    var cell = unsafe row
    for body in bodies.bodies {
      let motion: BodyMotion? = table.motion(of: body)
      unsafe cell[0] = motion?.longitude.degrees ?? .nan
      if columns == 2 { unsafe cell[1] = motion?.longitudePerDay.degrees ?? .nan }
      unsafe cell += columns
    }
  }

  private func writeStates(
    at days: Double, to row: UnsafeMutablePointer<Double>
  ) throws(EphemerisError) {
    let sky =
      isTT
      ? try ephemeris.sky(at: JulianDay<TT>(days), bodies: bodies.set)
      : try ephemeris.sky(at: JulianDay<UT1>(days), bodies: bodies.set)
    var cell = unsafe row
    for body in bodies.bodies {
      guard let state = sky[body] else { continue }
      unsafe cell[0] = state.longitude.degrees
      unsafe cell[1] = state.longitudePerDay.degrees
      unsafe cell[2] = state.latitude.degrees
      unsafe cell[3] = state.distanceAU
      unsafe cell[4] = state.latitudePerDay.degrees
      unsafe cell[5] = state.distancePerDayAU
      unsafe cell += 6
    }
  }
}

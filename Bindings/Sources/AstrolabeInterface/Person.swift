// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_spi(FrontEnd) internal import Astrolabe
public import AstrolabeC

/// What a handle of a person points at.
final class Person: Sendable {
  let chart: NatalChart
  let astrometer: Astrometer

  init(_ chart: NatalChart, norms: Norms) {
    self.chart = chart
    astrometer = Astrometer(of: chart, norms: norms)
  }
}

extension Norms {
  /// Kept norms of a chart, or norms taken now.
  static func kept(
    _ record: UnsafePointer<UInt8>?, of chart: NatalChart, natal: NatalProfile,
    orTaken take: () throws -> Norms
  ) throws -> Norms {
    guard let record = unsafe record else { return try take() }
    let bytes = unsafe Array(UnsafeBufferPointer(start: record, count: recordSize))
    return try Norms(record: bytes, of: natal, source: chart.source)
  }
}

/// Opens a person.
@c @implementation
public func astrolabe_person_open(
  _ engine: OpaquePointer?, _ request: UnsafePointer<CChar>?, _ length: Int,
  _ norms: UnsafePointer<UInt8>?, _ person: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let engine = unsafe try object(engine, as: Engine.self)
    guard let person = unsafe person else { throw Failure.nullPointer("person") }
    unsafe person.pointee = nil
    var request = try unsafe RequestFields(bytes(request, length))
    let birth = try request.birth(by: engine)
    try request.finish()
    let chart = try NatalChart(of: birth, ephemeris: engine.ephemeris)
    let natal = NatalProfile(of: chart)
    let kept = try unsafe Norms.kept(norms, of: chart, natal: natal) {
      try Norms(of: natal, ephemeris: engine.ephemeris)
    }
    unsafe person.pointee = handle(Person(chart, norms: kept))
  }
}

/// Closes a person.
@c @implementation
public func astrolabe_person_close(_ person: OpaquePointer?) {
  unsafe close(person, as: Person.self)
}

/// Writes a person's norms.
@c @implementation
public func astrolabe_person_norms(
  _ person: OpaquePointer?, _ record: UnsafeMutablePointer<UInt8>?,
  _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let person = unsafe try object(person, as: Person.self)
    guard let record = unsafe record else { throw Failure.nullPointer("record") }
    let bytes = person.astrometer.norms.record(
      of: person.astrometer.natal, source: person.chart.source)
    for (index, byte) in bytes.enumerated() { unsafe record[index] = byte }
  }
}

/// Looks for the moments of a person's transits.
@c @implementation
public func astrolabe_person_hits(
  _ engine: OpaquePointer?, _ person: OpaquePointer?, _ from: Double, _ to: Double,
  _ bodies: UnsafePointer<UInt8>?, _ bodyCount: Int, _ hits: UnsafeMutablePointer<astrolabe_hit>?,
  _ room: Int, _ found: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let engine = unsafe try object(engine, as: Engine.self)
    let person = unsafe try object(person, as: Person.self)
    guard let found = unsafe found else { throw Failure.nullPointer("found") }
    unsafe found.pointee = 0
    guard room >= 0, unsafe hits != nil || room == 0 else { throw Failure.nullPointer("hits") }
    let set = try unsafe WantedBodies(bodies, count: bodyCount).set
    let (start, end) = (JulianDay<UT1>(from), JulianDay<UT1>(to))
    try engine.ephemeris.checkSpan(contains: start)
    try engine.ephemeris.checkSpan(contains: end)
    guard start <= end else { throw Failure.data("from is after to; give them in order") }
    let exact = try TransitCalendar(of: person.chart, bodies: set)
      .exactTransits(during: start..<end, ephemeris: engine.ephemeris)
    unsafe found.pointee = exact.count
    for (index, transit) in exact.prefix(room).enumerated() {
      unsafe hits?[index] = astrolabe_hit(
        day: transit.at.days, longitude: transit.place.degrees, body: transit.body.rawValue,
        natal: UInt8(transit.natal.rank), aspect: UInt8(transit.aspect.index),
        retrograde: transit.motion == .retrograde ? 1 : 0, reserved: (0, 0, 0, 0))
    }
  }
}

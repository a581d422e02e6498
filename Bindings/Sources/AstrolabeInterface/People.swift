// swift-format-ignore-file: AlwaysUseLowerCamelCase
@_spi(FrontEnd) internal import Astrolabe
public import AstrolabeC

/// What a handle of people points at.
final class People: Sendable {
  /// Some of the people: few enough for their norms to stay in the cache, and for their scores of some months
  /// to take some megabytes.
  struct Part {
    var packed = BatchScorer.People()
    /// Whom of the caller's people the packed ones are.
    var numbers: [Int] = []
  }

  let count: Int
  let parts: [Part]
  /// Why others could not be packed.
  let problems: [Int: Failure]
  /// Records of norms, where they were taken here.
  let records: [UInt8]?

  private static let partSize = 128

  init(
    _ births: Births, norms: UnsafePointer<UInt8>?, codes: UnsafeMutablePointer<Int32>?,
    by engine: Engine
  ) throws {
    count = births.count
    var parts: [Part] = []
    var problems: [Int: Failure] = [:]
    var records: [UInt8] = []
    let isTaken = unsafe norms == nil
    let days = LifetimeDays(ephemeris: engine.ephemeris)
    if isTaken { records.reserveCapacity(count * Norms.recordSize) }
    for index in 0..<count {
      do {
        let chart = try births.chart(index)
        let natal = NatalProfile(of: chart)
        let norms = try unsafe Norms.kept(
          norms.map { unsafe $0 + index * Norms.recordSize }, of: chart, natal: natal
        ) { try Norms(of: natal, days: days) }
        if parts.last?.numbers.count ?? Self.partSize == Self.partSize { parts.append(Part()) }
        parts[parts.count - 1].packed.append(natal, norms: norms)
        parts[parts.count - 1].numbers.append(index)
        if isTaken { records += norms.record(of: natal, source: chart.source) }
        unsafe codes?[index] = ASTROLABE_DONE
      } catch {
        let failure = Failure(error)
        if failure.endsTables { throw failure }
        problems[index] = failure
        unsafe codes?[index] = failure.code
        if isTaken { records += [UInt8](repeating: 0, count: Norms.recordSize) }
      }
    }
    (self.parts, self.problems, self.records) = (parts, problems, isTaken ? records : nil)
  }
}

/// The tables of scores that a caller wants.
@safe private struct ScoreTables {
  let intensity: UnsafeMutablePointer<Float>?
  let harmony: UnsafeMutablePointer<Float>?
  let unified: UnsafeMutablePointer<Float>?

  static let scoreCount = Int(ASTROLABE_SCORES)

  /// Writes the scores of a day, the intensities before the harmonies.
  func write(_ intensities: UnsafePointer<Float>, row: Int) {
    let place = row * Self.scoreCount
    let harmonies = unsafe intensities + Self.scoreCount
    if let intensity = unsafe intensity {
      unsafe (intensity + place).update(from: intensities, count: Self.scoreCount)
    }
    if let harmony = unsafe harmony {
      unsafe (harmony + place).update(from: harmonies, count: Self.scoreCount)
    }
    guard let unified = unsafe unified else { return }
    for score in 0..<Self.scoreCount {
      unsafe unified[place + score] = BatchScorer.Score.unified(
        intensity: intensities[score], harmony: harmonies[score])
    }
  }

  /// Writes that there are no scores.
  func writeNothing(row: Int) {
    for place in (row * Self.scoreCount)..<((row + 1) * Self.scoreCount) {
      unsafe intensity?[place] = .nan
      unsafe harmony?[place] = .nan
      unsafe unified?[place] = .nan
    }
  }
}

/// Says how long a record is.
@c @implementation
public func astrolabe_norms_size() -> Int { Norms.recordSize }

/// Packs people.
@c @implementation
public func astrolabe_people_open(
  _ engine: OpaquePointer?, _ births: UnsafePointer<astrolabe_births>?,
  _ norms: UnsafePointer<UInt8>?, _ codes: UnsafeMutablePointer<Int32>?,
  _ people: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let engine = unsafe try object(engine, as: Engine.self)
    guard let people = unsafe people else { throw Failure.nullPointer("people") }
    unsafe people.pointee = nil
    let births = try unsafe Births(births, zonesOf: engine)
    unsafe people.pointee = handle(
      try People(births, norms: norms, codes: codes, by: engine))
  }
}

/// Closes people.
@c @implementation
public func astrolabe_people_close(_ people: OpaquePointer?) {
  unsafe close(people, as: People.self)
}

/// Counts people.
@c @implementation
public func astrolabe_people_count(_ people: OpaquePointer?) -> Int {
  unsafe (try? object(people, as: People.self).count) ?? 0
}

/// Says why someone could not be packed.
@c @implementation
public func astrolabe_people_problem(
  _ people: OpaquePointer?, _ index: Int, _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let people = unsafe try object(people, as: People.self)
    guard (0..<people.count).contains(index) else {
      throw Failure.usage("there is no person \(index); there are \(people.count)")
    }
    if let problem = people.problems[index] { throw problem }
  }
}

/// Writes people's norms.
@c @implementation
public func astrolabe_people_norms(
  _ people: OpaquePointer?, _ records: UnsafeMutablePointer<UInt8>?,
  _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let people = unsafe try object(people, as: People.self)
    guard let records = unsafe records else { throw Failure.nullPointer("records") }
    guard let kept = people.records else {
      throw Failure.usage("these people came with their norms, so they are yours already")
    }
    unsafe kept.withUnsafeBufferPointer { kept in
      guard let start = kept.baseAddress else { return }
      unsafe records.update(from: start, count: kept.count)
    }
  }
}

/// Days that are held at once.
private let daysAtOnce = 128

/// Scores people.
@c @implementation
public func astrolabe_scores(
  _ engine: OpaquePointer?, _ people: OpaquePointer?, _ first: UnsafePointer<CChar>?,
  _ days: Int32, _ zone: UnsafePointer<CChar>?, _ intensity: UnsafeMutablePointer<Float>?,
  _ harmony: UnsafeMutablePointer<Float>?, _ unified: UnsafeMutablePointer<Float>?,
  _ error: UnsafeMutablePointer<astrolabe_error>?
) -> Int32 {
  unsafe answer(error) {
    let engine = unsafe try object(engine, as: Engine.self)
    let people = unsafe try object(people, as: People.self)
    guard let first = unsafe text(first) else { throw Failure.nullPointer("first") }
    let date = try DateTimeText.readDate(first)
    let zone = try engine.zone(unsafe text(zone))
    let dayCount = Int(days)
    let longest = StandardEphemeris.span.last.dayNumber - StandardEphemeris.span.first.dayNumber + 1
    guard (1...longest).contains(dayCount) else {
      throw Failure.data("days can't be \(dayCount); give 1 to \(longest)")
    }
    let tables = unsafe ScoreTables(intensity: intensity, harmony: harmony, unified: unified)
    var scores = BatchScorer.Scores()
    for start in stride(from: 0, to: dayCount, by: daysAtOnce) {
      let run = start..<min(dayCount, start + daysAtOnce)
      let scorer = BatchScorer(
        days: try run.map { day in
          TransitingDay(
            during: try DaySkies(
              of: date.adding(days: day), in: zone, ephemeris: engine.ephemeris))
        })
      for part in people.parts {
        scorer.score(part.packed, into: &scores)
        unsafe scores.withUnsafeNumbers { numbers in
          guard var scored = numbers.baseAddress else { return }
          for person in part.numbers {
            for day in run {
              unsafe tables.write(scored, row: person * dayCount + day)
              unsafe scored += 2 * ScoreTables.scoreCount
            }
          }
        }
      }
    }
    for person in people.problems.keys {
      for day in 0..<dayCount { tables.writeNothing(row: person * dayCount + day) }
    }
  }
}

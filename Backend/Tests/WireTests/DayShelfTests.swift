@_spi(FrontEnd) import Astrolabe
import Synchronization
import Testing

@testable import Service

/// The days that are prepared once for everybody.
@Suite struct DayShelfTests {
  private struct NoFileLeft: Error {}

  private static func prepared() throws -> (key: ClocksOfDay, day: PreparedDay) {
    let date = try CalendarDate(2025, 1, 6)
    let engine = try PlayedServer.engine.get()
    return (ClocksOfDay(date, in: .utc), try engine.day(date, in: "UTC"))
  }

  @Test func `a day that failed once is made again, and then kept`() throws {
    let (key, day) = try Self.prepared()
    let shelf = DayShelf()
    let made = Atomic<Int>(0)
    func ask() throws -> PreparedDay {
      try shelf.day(key) {
        guard made.add(1, ordering: .relaxed).newValue > 1 else { throw NoFileLeft() }
        return day
      }
    }
    #expect(throws: NoFileLeft.self) { try ask() }
    for _ in 0..<3 { _ = try ask() }
    #expect(made.load(ordering: .relaxed) == 2)
  }

  @Test(arguments: [
    (EphemerisError.cancelled, 3),
    (.fileUnreadable(name: "sepl_18.se1", folder: "/", reason: "Too many open files"), 3),
    (.outOfSpan(days: 2_597_641.5, scale: "UT", span: StandardEphemeris.span), 1),
  ])
  func `a day is kept if what is beyond it failed for good`(
    error: EphemerisError, times: Int
  ) throws {
    let (key, day) = try Self.prepared()
    let shelf = DayShelf()
    let made = Atomic<Int>(0)
    for _ in 0..<3 {
      let found = try shelf.day(key) {
        made.add(1, ordering: .relaxed)
        return PreparedDay(day: day.day, sky: .failure(.ephemeris(error)))
      }
      #expect(throws: ReadingError.ephemeris(error)) { try found.sky.get() }
    }
    #expect(made.load(ordering: .relaxed) == times)
  }
}

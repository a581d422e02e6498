@testable import Readings
import Testing

/// Where a day's scores are best and where they are hardest.
@Suite struct DayShapeTests {
  private static func shape(_ value: (Int) -> Double) -> DayShape? {
    DayShape((0..<24).map(value))
  }

  @Test func `a morning that falls at noon is the best stretch, and the rest the hardest`() {
    let shape = Self.shape { $0 < 12 ? 30 : -10 }
    #expect(shape?.size == .clear)
    #expect(shape?.best.hours == 7..<12 && shape?.best.place == .early)
    #expect(shape?.worst.hours == 12..<23 && shape?.worst.place == .late)
  }

  @Test func `a hill in the afternoon has its foot on both sides`() {
    let shape = Self.shape { 60 - 10 * abs(Double($0) - 15) }
    #expect(shape?.best.peak == 15 && shape?.best.place == .middle)
    #expect(shape?.best.core.hours == 13..<18)
    // 80 points lie between 15 and 7 o'clock: within 30 % of them are two hours on each side.
    #expect(shape?.best.hours == 13..<18)
    #expect(shape?.worst.place == .early)
  }

  @Test(arguments: [(19.0, DayShape.Size.slight), (20, .clear), (5, .slight), (4, .level)])
  func `hours differ clearly from a tenth of the scale on`(spread: Double, size: DayShape.Size) {
    #expect(Self.shape { $0 == 10 ? spread : 0 }?.size == size)
  }

  @Test func `what happens at night does not count`() {
    let shape = Self.shape { $0 < 7 || $0 == 23 ? 90 : 0 }
    #expect(shape?.size == .level)
  }

  @Test func `fewer or more than 24 hours are no day`() {
    #expect(DayShape([]) == nil)
    #expect(DayShape(Array(repeating: 0, count: 25)) == nil)
  }
}

internal import Astrolabe
internal import Store
internal import Synchronization

/// What clocks show on a day, the day before and seven days later: all that a prepared day depends on, apart from labels.
struct ClocksOfDay: Hashable {
  private let date: CalendarDate
  private let start: Int
  private let end: Int
  private let weekEnd: Int
  /// The offsets from UTC around the day, each with the quarter of an hour in which it begins.
  private let offsets: [Int]

  init(_ date: CalendarDate, in zone: CivilZone) {
    self.date = date
    let day = zone.day(date)
    (start, end) = (day.lowerBound.secondsSince1970, day.upperBound.secondsSince1970)
    weekEnd = zone.day(date.advanced(byDays: 7)).upperBound.secondsSince1970
    var offsets: [Int] = []
    var last: Int?
    let first = start - 2 * 86_400
    for second in stride(from: first, to: end + 86_400, by: 900) {
      let offset = zone.secondsEast(at: second)
      if offset != last { offsets += [second - first, offset] }
      last = offset
    }
    self.offsets = offsets
  }
}

/// The days that were asked for last, prepared once for everybody whose clocks show the same.
final class DayShelf: Sendable {
  /// A day; who comes while it is made waits for it.
  private final class Slot: Sendable {
    let day = Mutex<PreparedDay?>(nil)
  }

  private struct Shelf {
    var slots: [ClocksOfDay: Slot] = [:]
    /// In the order they were asked for, the latest last.
    var order: [ClocksOfDay] = []
  }

  private let shelf = Mutex(Shelf())
  private static let room = 64

  /// A day, prepared by the closure unless it is here.
  ///
  /// What fails is not kept.
  func day(
    _ key: ClocksOfDay, make: () throws -> PreparedDay
  ) throws -> PreparedDay {
    let slot = shelf.withLock { shelf in
      if let place = shelf.order.lastIndex(of: key) { shelf.order.remove(at: place) }
      shelf.order.append(key)
      if let slot = shelf.slots[key] { return slot }
      if shelf.order.count > Self.room { shelf.slots[shelf.order.removeFirst()] = nil }
      let slot = Slot()
      shelf.slots[key] = slot
      return slot
    }
    return try slot.day.withLock { day in
      if let day { return day }
      let made = try make()
      if made.isLasting { day = made }
      return made
    }
  }
}

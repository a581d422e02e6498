internal import Astrolabe
internal import Synchronization

/// The days that were asked for last, made ready once for everybody in a zone.
final class DayShelf: Sendable {
  private struct Key: Hashable {
    let date: CalendarDate
    let zone: String
  }

  /// A day; who comes while it is made waits for it.
  private final class Slot: Sendable {
    let day = Mutex<Result<PreparedDay, any Error>?>(nil)
  }

  private struct Shelf {
    var slots: [Key: Slot] = [:]
    /// In the order they were asked for, the latest last.
    var order: [Key] = []
  }

  private let shelf = Mutex(Shelf())
  private static let room = 64

  /// A day, made ready by the closure unless it is here.
  func day(
    _ date: CalendarDate, in zone: String, make: () throws -> PreparedDay
  ) throws -> PreparedDay {
    let key = Key(date: date, zone: zone)
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
      if let day { return try day.get() }
      let made = Result { try make() }
      day = made
      return try made.get()
    }
  }
}

internal import CLibrary
@_spi(FrontEnd) internal import Documents

/// A prepared day, and what it is prepared for.
struct PreparedReadings: Sendable {
  let writer: ReadingWriter
  let hasTexts: Bool
  let hasMore: Bool
}

/// The eight days that were used last, since readings of a day share most of their work.
///
/// A thread that finds the cache in use goes on without it. So no thread waits, and the child of a process
/// that forked while another thread used the cache, which stays locked there, prepares its days again.
///
/// Unchecked: the days are reached under the lock alone.
@safe final class DayCache: @unchecked Sendable {
  private var days: [PreparedReadings] = []
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  private static let capacity = 8

  init() {
    unsafe lock = .allocate(capacity: 1)
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
  }

  /// The first day that the closure accepts; nil if there is none.
  func first(where isWanted: (PreparedReadings) -> Bool) -> PreparedReadings? {
    guard unsafe pthread_mutex_trylock(lock) == 0 else { return nil }
    defer { unsafe pthread_mutex_unlock(lock) }
    return days.first(where: isWanted)
  }

  /// Adds a day, in the place of the oldest one if the cache is full.
  func add(_ day: PreparedReadings) {
    guard unsafe pthread_mutex_trylock(lock) == 0 else { return }
    defer { unsafe pthread_mutex_unlock(lock) }
    if days.count == Self.capacity { days.removeLast() }
    days.insert(day, at: 0)
  }
}

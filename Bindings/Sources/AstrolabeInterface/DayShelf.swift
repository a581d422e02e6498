internal import Astrolabe
internal import CLibrary

/// A prepared day whose readings were asked for.
struct ReadyDay: Sendable {
  let writer: ReadingWriter
  let hasTexts: Bool
  let hasMore: Bool
}

/// The eight days asked for last, since readings of a day share the most of their work.
///
/// Who finds the shelf in another thread's hands does without it. So nobody waits, and the child of a process
/// that forked while another thread was at the shelf, which stays so for ever there, makes its days again.
///
/// Unchecked: the days are reached under the lock alone.
@safe final class DayShelf: @unchecked Sendable {
  private var days: [ReadyDay] = []
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  private static let room = 8

  init() {
    unsafe lock = .allocate(capacity: 1)
    unsafe lock.initialize(to: pthread_mutex_t())
    unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
  }

  /// The first day that is wanted, if it is here.
  func first(where isWanted: (ReadyDay) -> Bool) -> ReadyDay? {
    guard unsafe pthread_mutex_trylock(lock) == 0 else { return nil }
    defer { unsafe pthread_mutex_unlock(lock) }
    return days.first(where: isWanted)
  }

  /// Puts a day here, in the place of the one put first.
  func put(_ day: ReadyDay) {
    guard unsafe pthread_mutex_trylock(lock) == 0 else { return }
    defer { unsafe pthread_mutex_unlock(lock) }
    if days.count == Self.room { days.removeLast() }
    days.insert(day, at: 0)
  }
}

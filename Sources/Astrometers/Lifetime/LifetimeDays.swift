internal import CKernels
public import Ephemeris
internal import Synchronization

/// The days that norms are taken from, kept for the next person.
///
/// Everyone's days are 51 apart, so of two people one in 51 shares all days that both live through, and of some
/// hundred born within a few years nearly all do. A day is 600 bytes; a century of them, once all were asked for, 22 MB.
///
/// ```swift
/// let days = LifetimeDays(ephemeris: ephemeris)
/// let norms = try profiles.map { try Norms(of: $0, days: days) }
/// ```
///
/// It may be used from any number of threads.
public final class LifetimeDays: Sendable {
  /// Where the days come from.
  public let ephemeris: any EphemerisProvider
  private let first: Int
  private let shelves: Shelves

  /// Readies the days of an ephemeris.
  public init(ephemeris: any EphemerisProvider) {
    self.ephemeris = ephemeris
    first = ephemeris.span.first.dayNumber
    shelves = Shelves(dayCount: ephemeris.span.last.dayNumber - first + 1)
  }

  /// Takes the norms of a person whose dates lie within the ephemeris' span.
  ///
  /// - Throws: ``/Ephemeris/EphemerisError`` where the data are at fault.
  func norms(
    of natal: NatalProfile, on dates: [CalendarDate]
  ) throws(EphemerisError) -> KeptNorms {
    var days: [UnsafePointer<kernel_day>?] = unsafe []
    unsafe days.reserveCapacity(dates.count)
    // Those that other threads are making at this moment, in places of their own.
    var spare: [UnsafeMutablePointer<kernel_day>] = unsafe []
    defer { unsafe spare.forEach { unsafe $0.deallocate() } }
    for date in dates {
      let (shelf, place) = shelves.place(of: date.dayNumber - first)
      if let day = unsafe shelf.day(place) {
        unsafe days.append(day)
        continue
      }
      let made = kernel_day(try TransitingDay(ofUTC: date, ephemeris: ephemeris))
      if let day = unsafe shelf.keep(made, at: place) {
        unsafe days.append(day)
      } else {
        let own = UnsafeMutablePointer<kernel_day>.allocate(capacity: 1)
        unsafe own.initialize(to: made)
        unsafe spare.append(own)
        unsafe days.append(UnsafePointer(own))
      }
    }
    return unsafe days.withUnsafeBufferPointer { unsafe KeptNorms(of: natal, days: $0) }
  }
}

/// Days in runs of a thousand; a run takes memory when one of its days is asked for.
///
/// Unchecked: all is set when it is made, but for the references, which are atomic.
@safe private final class Shelves: @unchecked Sendable {
  private let shelves: UnsafeMutablePointer<AtomicLazyReference<Shelf>>
  private let count: Int
  private let dayCount: Int

  init(dayCount: Int) {
    self.dayCount = dayCount
    count = (dayCount + Shelf.length - 1) / Shelf.length
    unsafe shelves = .allocate(capacity: count)
    for shelf in 0..<count { unsafe (shelves + shelf).initialize(to: AtomicLazyReference()) }
  }

  deinit {
    unsafe shelves.deinitialize(count: count)
    unsafe shelves.deallocate()
  }

  func place(of day: Int) -> (Shelf, Int) {
    precondition((0..<dayCount).contains(day), "days of norms lie within the span")
    let (shelf, place) = day.quotientAndRemainder(dividingBy: Shelf.length)
    if let there = unsafe shelves[shelf].load() { return (there, place) }
    return (unsafe shelves[shelf].storeIfNil(Shelf()), place)
  }
}

/// A run of days.
///
/// Unchecked: a day is written by the one thread that found it untouched, and read by others once it is marked as
/// made.
@safe private final class Shelf: @unchecked Sendable {
  static let length = 1_024

  private let days: UnsafeMutablePointer<kernel_day>
  private let marks: UnsafeMutablePointer<Atomic<UInt8>>

  /// What is known of a day.
  private enum Mark {
    static let untouched: UInt8 = 0
    static let inTheMaking: UInt8 = 1
    static let made: UInt8 = 2
  }

  init() {
    unsafe days = .allocate(capacity: Self.length)
    unsafe marks = .allocate(capacity: Self.length)
    for day in 0..<Self.length { unsafe (marks + day).initialize(to: Atomic(Mark.untouched)) }
  }

  deinit {
    unsafe days.deallocate()
    unsafe marks.deinitialize(count: Self.length)
    unsafe marks.deallocate()
  }

  /// A day that was made.
  func day(_ place: Int) -> UnsafePointer<kernel_day>? {
    guard unsafe marks[place].load(ordering: .acquiring) == Mark.made else { return nil }
    return unsafe UnsafePointer(days + place)
  }

  /// Keeps a day for others; nil if another thread is about to.
  func keep(_ day: kernel_day, at place: Int) -> UnsafePointer<kernel_day>? {
    let found = unsafe marks[place].compareExchange(
      expected: Mark.untouched, desired: Mark.inTheMaking, ordering: .acquiring)
    guard found.exchanged else { return unsafe self.day(place) }
    unsafe (days + place).initialize(to: day)
    unsafe marks[place].store(Mark.made, ordering: .releasing)
    return unsafe UnsafePointer(days + place)
  }
}

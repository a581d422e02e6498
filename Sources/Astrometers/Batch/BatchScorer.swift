internal import CKernels

/// Scores many people by the same days.
///
/// ```swift
/// let days = try dates.map { date in
///   TransitingDay(during: try DaySkies(of: date, ephemeris: ephemeris))
/// }
/// var people = BatchScorer.People()
/// people.append(natal, norms: norms)
/// var scores = BatchScorer.Scores()
/// BatchScorer(days: days).score(people, into: &scores)
/// let love = scores[person: 0, day: 0]?[.love].unified
/// ```
///
/// What a day's trend is against is the day before, so a caller who wants it begins one day earlier.
/// Scores are those of ``Astrometer`` within a hundredth, and the same bits anyone who else is scored
/// with a person and on whatever thread.
public struct BatchScorer: Sendable {
  /// The days, in order.
  public let days: [TransitingDay]
  private let packed: PackedDays

  /// Days that are scored in one go: what they bring a person stays in the nearest cache.
  private static let daysAtOnce = 64

  /// Creates a scorer of some days.
  public init(days: [TransitingDay]) {
    self.days = days
    packed = PackedDays(days)
  }

  /// Scores people by every day; what the table held is lost.
  ///
  /// Groups of a hundred people or so make the most of the processor's caches.
  ///
  /// - Complexity: For each person and day, the windows that bodies are in: three or four of each.
  public func score(_ people: BatchScorer.People, into scores: inout BatchScorer.Scores) {
    scores.prepare(people: people.count, days: days.count)
    guard people.count > 0, !days.isEmpty else { return }
    unsafe scores.numbers.withUnsafeMutableBufferPointer { numbers in
      unsafe withUnsafeTemporaryAllocation(of: kernel_heard.self, capacity: Self.daysAtOnce) {
        heard in
        guard let table = numbers.baseAddress, let heard = heard.baseAddress else { return }
        for person in 0..<people.count {
          unsafe score(
            people, person, heard: heard,
            into: table + person * days.count * BatchScorer.Scores.stride)
        }
      }
    }
  }

  private func score(
    _ people: BatchScorer.People, _ person: Int, heard: UnsafeMutablePointer<kernel_heard>,
    into table: UnsafeMutablePointer<Float>
  ) {
    unsafe people.packed.withUnsafeBufferPointer { packed in
      unsafe people.norms[person].knots.withUnsafeBufferPointer { norms in
        unsafe self.packed.withPointers { days in
          guard let packed = packed.baseAddress, let norms = norms.baseAddress,
            let days = days.baseAddress
          else { return }
          for first in stride(from: 0, to: self.days.count, by: Self.daysAtOnce) {
            let count = min(Self.daysAtOnce, self.days.count - first)
            unsafe kernel_scores(
              ScoringKernel.definition, packed + person, days + first, count, heard)
            for day in 0..<count {
              unsafe BatchRanks.write(
                BatchRanks.Heard(heard + day), losses: self.packed.losses(of: first + day),
                norms: norms, to: table + (first + day) * BatchScorer.Scores.stride)
            }
          }
        }
      }
    }
  }
}

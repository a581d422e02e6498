extension BatchScorer {
  /// The scores of many people over consecutive days, in single precision.
  ///
  /// A day has 23 scores: the seventeen meters, the five groups, the whole. They are equal to those of
  /// ``Astrometer`` within a hundredth.
  public struct Scores: Sendable {
    /// How many people there are.
    public private(set) var peopleCount = 0
    /// How many days each has.
    public private(set) var dayCount = 0
    /// For each person and day, the intensities and then the harmonies.
    var numbers: [Float] = []

    /// Scores of a day: meters, groups, the whole.
    static let scoreCount = Meter.count + Meter.Group.allCases.count + 1
    /// Numbers of a day.
    static let stride = 2 * scoreCount
    static let wholeIndex = scoreCount - 1

    /// Creates a table of nothing, to be filled by ``BatchScorer``.
    public init() {}

    mutating func prepare(people: Int, days: Int) {
      peopleCount = people
      dayCount = days
      let needed = people * days * Self.stride
      if numbers.count < needed {
        numbers.append(contentsOf: repeatElement(0, count: needed - numbers.count))
      }
    }

    /// The scores of a person on a day, both counted from 0; nil if there is no such person or no
    /// such day.
    public subscript(person person: Int, day day: Int) -> Day? {
      guard (0..<peopleCount).contains(person), (0..<dayCount).contains(day) else { return nil }
      return row(person: person, day: day)
    }

    /// The scores of a person on a day; the caller makes sure that both exist.
    package func row(person: Int, day: Int) -> Day {
      precondition((0..<peopleCount).contains(person) && (0..<dayCount).contains(day))
      return Day(numbers: numbers, offset: (person * dayCount + day) * Self.stride)
    }

    /// Gives all numbers: for each person and day the intensities of the 23 scores, then their harmonies.
    @_spi(FrontEnd) public func withUnsafeNumbers<Result>(
      _ body: (UnsafeBufferPointer<Float>) -> Result
    ) -> Result {
      unsafe numbers.withUnsafeBufferPointer { unsafe body($0) }
    }

    /// The scores of one person on one day.
    public struct Day: Sendable {
      fileprivate let numbers: [Float]
      fileprivate let offset: Int

      /// A meter's score.
      public subscript(meter: Meter) -> BatchScorer.Score { score(meter.rawValue) }

      /// A group's score.
      public subscript(group: Meter.Group) -> BatchScorer.Score {
        score(Meter.count + group.rawValue)
      }

      /// The mean of all seventeen meters.
      public var overall: BatchScorer.Score { score(BatchScorer.Scores.wholeIndex) }

      private func score(_ index: Int) -> BatchScorer.Score {
        BatchScorer.Score(
          intensity: numbers[offset + index],
          harmony: numbers[offset + BatchScorer.Scores.scoreCount + index])
      }
    }
  }

  /// How strongly and how pleasantly, as ``MeterScore`` in single precision.
  public struct Score: Sendable, Hashable {
    /// 0…100.
    public let intensity: Float
    /// 0…100, 50 being neutral.
    public let harmony: Float

    /// −100…100.
    public var unified: Float { Self.unified(intensity: intensity, harmony: harmony) }

    /// The one number of both.
    @inlinable
    @_spi(FrontEnd) public static func unified(intensity: Float, harmony: Float) -> Float {
      intensity * (harmony - 50) / 50
    }
  }
}

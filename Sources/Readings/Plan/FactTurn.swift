internal import Ephemeris

/// A turn of one of several transits that may lead a day, each in its turn.
package struct FactTurn: Sendable, Hashable {
  /// How many turns there were before, counted from a fixed day.
  package let number: Int
  /// How many days lie between two turns of one transit.
  package let days: Int

  package init(number: Int, days: Int) {
    self.number = number
    self.days = days
  }

  /// Which of some texts stands in this turn, so that none comes again within a fortnight.
  ///
  /// - Parameters:
  ///   - count: How many texts there are.
  ///   - start: A number that sets where the transit's turns begin.
  /// - Returns: The place of the text, or nil if all of them rest.
  package func text(of count: Int, from start: Int) -> Int? {
    let cycle = max(count, (Self.restDays + days - 1) / days)
    let place = (number + start).quotientAndRemainder(flooringBy: cycle).remainder
    return place < count ? place : nil
  }

  /// A slow transit without news has a turn on one day in so many.
  package static let daysOfASlowOne = 5
  /// How many days a text rests.
  private static let restDays = 15
}

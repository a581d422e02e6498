internal import Astrometers
internal import Ephemeris

/// Which of several texts to use on a day, so that none comes again soon, without remembering any.
///
/// A person, by the digest of the birth, has an order of their own for every list: the day's number goes
/// through that order, so two days less than its length apart differ. Of lists from which a text must
/// also suit the day, only those are up whose turn it is; each is up once in a period.
struct Rota: Sendable {
  let person: UInt64
  let day: Int

  /// A number that hangs on the person and two others.
  func digest(_ one: Int, _ other: Int = 0) -> UInt64 {
    // SplitMix64's finaliser (Steele, Lea, Flood 2014).
    var state = person &+ UInt64(bitPattern: Int64(one)) &* 0x9e37_79b9_7f4a_7c15
    state = state &+ UInt64(bitPattern: Int64(other)) &* 0xd1b5_4a32_d192_ed03
    state = (state ^ (state >> 30)) &* 0xbf58_476d_1ce4_e5b9
    state = (state ^ (state >> 27)) &* 0x94d0_49bb_1331_11eb
    return state ^ (state >> 31)
  }

  /// A whole number from 0 on.
  ///
  /// - Precondition: `bound` is above 0.
  func number(below bound: Int, _ one: Int, _ other: Int = 0) -> Int {
    Int(digest(one, other) % UInt64(bound))
  }

  /// The texts of a list from the day's own on, in the person's order.
  func turn(of texts: Range<Int>, slot: Int) -> RotaTurn {
    RotaTurn(texts, order: order(of: texts.count, slot: slot), from: day, by: 1, count: texts.count)
  }

  /// The day's own text of a list, the k-th in the person's order; nil for an empty list.
  func text(of texts: Range<Int>, slot: Int, ahead: Int = 0) -> Int? {
    guard !texts.isEmpty else { return nil }
    return order(of: texts.count, slot: slot).text(day + ahead, of: texts)
  }

  /// The text of a list that is up on the day, each on one of so many days at least; nil on a day without one.
  func text(of texts: Range<Int>, slot: Int, rest days: Int) -> Int? {
    let cycle = max(texts.count, days)
    let place = order(of: cycle, slot: slot).text(day, of: 0..<cycle)
    return place < texts.count ? texts.lowerBound + place : nil
  }

  /// The texts of a list that are up on the day: each is once in `period` days.
  func up(_ texts: Range<Int>, slot: Int, period: Int, phase: Int = 0) -> RotaTurn {
    let first = (phase - day % period + 2 * period) % period
    return RotaTurn(
      texts, order: order(of: texts.count, slot: slot), from: first, by: period,
      count: (max(0, texts.count - first) + period - 1) / period)
  }

  /// How many days ago a text had its turn, 0..<`period`.
  func age(of text: Int, slot: Int, period: Int) -> Int {
    let sum = number(below: period, text, slot) + day % period + period
    return sum % period
  }

  /// A permutation k → k × step + shift of the first `count` numbers.
  private func order(of count: Int, slot: Int) -> RotaOrder {
    guard count > 1 else { return RotaOrder(step: 1, shift: 0) }
    let digest = digest(slot, count)
    var step = 1 + Int(digest % UInt64(count - 1))
    while Self.greatestCommonDivisor(step, count) != 1 { step = step % (count - 1) + 1 }
    return RotaOrder(step: step, shift: Int((digest >> 32) % UInt64(count)))
  }

  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var (one, other) = (one, other)
    while other != 0 { (one, other) = (other, one % other) }
    return one
  }
}

/// A person's order of a list.
private struct RotaOrder: Sendable {
  let step: Int
  let shift: Int

  /// The k-th text, counted round and round.
  ///
  /// - Precondition: There are texts.
  func text(_ index: Int, of texts: Range<Int>) -> Int {
    let count = texts.count
    let index = index.quotientAndRemainder(flooringBy: count).remainder
    return texts.lowerBound + (index * step + shift) % count
  }
}

/// Some texts of a list in a person's order, each found when it is asked for: mostly the first is taken.
struct RotaTurn: RandomAccessCollection, Sendable {
  private let texts: Range<Int>
  private let order: RotaOrder
  private let first: Int
  private let stride: Int
  let endIndex: Int

  fileprivate init(
    _ texts: Range<Int>, order: RotaOrder, from first: Int, by stride: Int, count: Int
  ) {
    (self.texts, self.order, self.first, self.stride) = (texts, order, first, stride)
    endIndex = count
  }

  var startIndex: Int { 0 }

  subscript(position: Int) -> Int { order.text(first + position * stride, of: texts) }
}

/// The lists that a person has an order for.
enum RotaSlot {
  static let headlines = 1
  static let deeds = 2
  static let cautions = 3
  static let reflections = 4
  static let questions = 5
  static let brief = 6
  static let meterLine = 7
  static let essence = 8
  static let stage = 9
  static let moonSign = 10
  static let moonBrief = 11
  static let group = 12
  static let void = 13
  static let notes = 14
  static let hedges = 15
  static let hours = 16
  static let sharedSky = 17
  static let coming = 18
  static let technical = 19
  static let sky = 20
  static let house = 21
  static let chapter = 22
  static let weather = 23
  static let detailed = 24
  static let connection = 25
  static let closing = 26
  static let plainLine = 27
  static let situation = 28
  static let dayText = 29
  static let contact = 30
  static let sunSign = 31
  static let natures = 32
  static let moonThread = 33
  /// The lists of areas have numbers from here on, by the codes of their keys.
  static let areas = 1 << 12
}

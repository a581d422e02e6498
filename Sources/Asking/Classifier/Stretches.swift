internal import Ephemeris

/// The stretches of a long text, which are judged one by one, so that evidence does not add up with length.
///
/// A stretch is fourteen words, or 28 letters of a script that puts no spaces between words. One begins with every seventh
/// word, and the last ends with the text. `Scripts/make/stories.py` computes the same.
struct Stretches {
  /// Where a stretch begins or ends: how many tokens and scalars stand before it.
  ///
  /// The space before a word belongs to the word.
  struct Border {
    let token: Int
    let scalar: Int
  }

  /// How many points a long text has at least: a word has two, and a letter of a script without spaces one.
  private static let least = 52
  /// How many points a stretch has, and how much later the next one begins.
  private static let length = 28
  private static let step = 14

  /// The borders of all stretches, in the order of the text.
  let borders: [Border]
  /// The border that each stretch begins with, and the one that it ends with.
  let all: [(first: Int, end: Int)]

  /// The stretches of a text; nil if it is not long.
  init?(_ text: ClassifierText, tokens: SenseTokens) {
    let scalars = text.scalars
    let space = UInt32(UInt8(ascii: " "))
    // How many points stand before each token, and in all.
    var before = [0]
    before.reserveCapacity(tokens.begins.count + 1)
    for begin in tokens.begins {
      before.append(before[before.count - 1] + (scalars[begin] < SenseTokens.firstWide ? 2 : 1))
    }
    let points = before[before.count - 1]
    guard points >= Self.least else { return nil }
    func border(_ points: Int) -> Border {
      let token = before.partition(from: points)
      guard token < tokens.begins.count else {
        return Border(token: token, scalar: scalars.count)
      }
      let begin = tokens.begins[token]
      let scalar = token == 0 ? 0 : scalars[begin - 1] == space ? begin - 1 : begin
      return Border(token: token, scalar: scalar)
    }
    var begins: [Int] = []
    var start = 0
    while start + Self.length < points,
      before.partition(from: start + Self.length) < tokens.begins.count
    {
      begins.append(start)
      start += Self.step
    }
    begins.append(points - Self.length)
    let places = Set(begins + begins.map { $0 + Self.length }).sorted()
    borders = places.map(border)
    all = begins.map {
      (places.partition(from: $0), places.partition(from: $0 + Self.length))
    }
  }
}

extension [Int] {
  /// Where the first number stands that is not below a limit, in numbers that rise.
  fileprivate func partition(from limit: Int) -> Int {
    indices.firstNumber { self[$0] < limit }
  }
}

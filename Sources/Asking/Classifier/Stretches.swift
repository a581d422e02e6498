/// The stretches of a long text, which are judged one by one, so that evidence does not add up with length.
///
/// A stretch is fourteen words, or 28 letters of a script that puts no spaces between words. One begins with every seventh
/// word, and the last ends with the text. `Scripts/make/stories.py` computes the same.
struct Stretches {
  /// What belongs to a stretch.
  struct Stretch {
    let tokens: Range<Int>
    /// The scalars, with the space before each word.
    let scalars: Range<Int>
    /// The words that begin in it.
    let words: Range<Int>
  }

  /// How many points a long text has at least: a word has two, and a letter of a script without spaces one.
  private static let least = 52
  /// How many points a stretch has, and how much later the next one begins.
  private static let length = 28
  private static let step = 14

  let all: [Stretch]

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
    let starts = scalars.indices.dropFirst().filter {
      scalars[$0] != space && scalars[$0 - 1] == space
    }
    /// The token, the scalar and the word that a stretch begins with, or that one ends before.
    func border(_ points: Int) -> (token: Int, scalar: Int, word: Int) {
      let token = before.partition(from: points)
      guard token < tokens.begins.count else { return (token, scalars.count, starts.count) }
      let begin = tokens.begins[token]
      let scalar = token > 0 && scalars[begin - 1] == space ? begin - 1 : begin
      return (token, token == 0 ? 0 : scalar, starts.partition(from: begin))
    }
    func stretch(from start: Int, to end: Int) -> Stretch {
      let (first, last) = (border(start), border(end))
      return Stretch(
        tokens: first.token..<last.token, scalars: first.scalar..<last.scalar,
        words: first.word..<last.word)
    }
    var found: [Stretch] = []
    var start = 0
    while start + Self.length < points,
      before.partition(from: start + Self.length) < tokens.begins.count
    {
      found.append(stretch(from: start, to: start + Self.length))
      start += Self.step
    }
    found.append(stretch(from: points - Self.length, to: points))
    all = found
  }
}

extension [Int] {
  /// Where the first number stands that is not below a limit, in numbers that rise.
  fileprivate func partition(from limit: Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

internal import AskingFiles

/// A small network that says whether a text is a call for help by what its words mean.
///
/// `HelpClassifier` counts letters and pairs of words; this network has learned from a sentence encoder which words are
/// near each other in meaning. A token is a word, or a letter of a script without spaces; its vector is the sum of rows
/// for the word and for its runs of letters. Two layers look at the tokens beside each one, and a third at their mean
/// and largest values. All arithmetic is in whole numbers. `Scripts/make/sense.py` computes the same.
///
/// The rows are constant bytes of the program, and the other weights are copied once and never freed, which is why the
/// pointers to them are safe to share.
@safe
struct SenseNetwork: @unchecked Sendable {
  /// The network that comes with the program.
  static let builtIn = SenseNetwork()

  /// How many numbers a token's vector and a layer have.
  private static let width = 32
  private static let hidden = 64
  /// How many tokens the layers look at around each one.
  private static let firstReach = 5
  private static let secondReach = 3
  /// The largest activation; one is 256.
  private static let largest: Int32 = 4095
  /// Weights of layers are in 1/1024.
  private static let weightBits: Int32 = 10
  private static let headSize = 12

  private let table: UnsafeRawBufferPointer
  private let first: Layer
  private let second: Layer
  private let pooled: Layer
  private let last: Layer
  /// What one over the root of a token's count of rows is, in 65,536 times 256/100.
  private let roots: [Int]

  private init() {
    let file = unsafe asking_sense_weights()
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    let sizes = [
      (Self.firstReach * Self.width, Self.hidden), (Self.secondReach * Self.hidden, Self.hidden),
      (Self.width + 2 * Self.hidden, Self.hidden), (Self.hidden, 1),
    ]
    var biases = Self.headSize + sizes.reduce(0) { $0 + $1.0 * $1.1 * 2 }
    var place = Self.headSize
    var layers: [Layer] = []
    for (inputs, outputs) in sizes {
      layers.append(
        unsafe Layer(
          file: bytes, weights: place, biases: biases, inputs: inputs, outputs: outputs))
      place += inputs * outputs * 2
      biases += outputs * 4
    }
    (first, second, pooled, last) = (layers[0], layers[1], layers[2], layers[3])
    unsafe table = UnsafeRawBufferPointer(rebasing: bytes[biases...])
    unsafe precondition(table.count == Self.width << SenseTokens.bits)
    roots = (0...SenseTokens.mostRows).map { count in
      guard count > 0 else { return 0 }
      var root = 0
      while (root + 1) * (root + 1) <= count << 16 { root += 1 }
      return (256 << 24) / (100 * root)
    }
  }

  /// What the network says of "this is a call for help"; one is 262,144.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func score(of text: ClassifierText) -> Int {
    let tokens = SenseTokens(text)
    let count = tokens.ends.count
    guard count > 0 else { return 0 }
    let (width, hidden) = (Self.width, Self.hidden)
    // Two tokens of nothing stand before and behind the words, and one beside the first layer's results.
    var words = [Int32](repeating: 0, count: (count + 4) * width)
    fill(&words, with: tokens)
    var near = [Int32](repeating: 0, count: (count + 2) * hidden)
    var sums = [Int32](repeating: 0, count: hidden)
    for token in 0..<count {
      first.apply(to: words, from: token * width, into: &sums)
      for place in 0..<hidden { near[(token + 1) * hidden + place] = Self.bounded(sums[place]) }
    }
    // The mean of the words, then the mean and the largest values of the second layer.
    var summary = [Int32](repeating: 0, count: width + 2 * hidden)
    for place in 2 * width..<(count + 2) * width { summary[place % width] += words[place] }
    for token in 0..<count {
      second.apply(to: near, from: token * hidden, into: &sums)
      for place in 0..<hidden {
        let own = near[(token + 1) * hidden + place]
        let wider = min(Self.bounded(sums[place]) + own, Self.largest)
        summary[width + place] += wider
        summary[width + hidden + place] = max(summary[width + hidden + place], wider)
      }
    }
    let share = 65_536 / count
    for place in 0..<width + hidden {
      summary[place] = Int32(truncatingIfNeeded: (Int(summary[place]) * share) >> 16)
    }
    pooled.apply(to: summary, from: 0, into: &sums)
    for place in 0..<hidden { sums[place] = Self.bounded(sums[place]) }
    var result: [Int32] = [0]
    last.apply(to: sums, from: 0, into: &result)
    return Int(result[0])
  }

  /// Writes the vectors of tokens.
  private func fill(_ words: inout [Int32], with tokens: SenseTokens) {
    let table = unsafe self.table
    var begin = 0
    for (token, end) in tokens.ends.enumerated() {
      let start = (token + 2) * Self.width
      for row in tokens.rows[begin..<end] {
        for place in 0..<Self.width {
          words[start + place] += Int32(
            unsafe table.load(fromByteOffset: Int(row) * Self.width + place, as: Int8.self))
        }
      }
      let root = roots[end - begin]
      for place in start..<start + Self.width {
        words[place] = Int32(truncatingIfNeeded: (Int(words[place]) * root) >> 16)
      }
      begin = end
    }
  }

  /// A sum as an activation: not negative, and not above the largest.
  private static func bounded(_ sum: Int32) -> Int32 { min(max(sum >> weightBits, 0), largest) }
}

/// The weights of a layer: for each input a row of one weight for each output.
@safe
private struct Layer: @unchecked Sendable {
  private let weights: UnsafeMutablePointer<Int16>
  private let biases: [Int32]
  private let inputs: Int

  /// Reads weights and biases, which begin at places of a file.
  init(file: UnsafeRawBufferPointer, weights place: Int, biases: Int, inputs: Int, outputs: Int) {
    self.inputs = inputs
    unsafe weights = .allocate(capacity: inputs * outputs)
    for index in 0..<inputs * outputs {
      let value = unsafe file.loadUnaligned(fromByteOffset: place + index * 2, as: Int16.self)
      unsafe weights[index] = Int16(littleEndian: value)
    }
    self.biases = (0..<outputs).map {
      Int32(
        littleEndian: unsafe file.loadUnaligned(fromByteOffset: biases + $0 * 4, as: Int32.self))
    }
  }

  /// The sums of products of the inputs, which begin at a place of a list, and the weights.
  func apply(to values: [Int32], from start: Int, into sums: inout [Int32]) {
    let outputs = biases.count
    precondition(start >= 0 && start + inputs <= values.count && sums.count >= outputs)
    for output in 0..<outputs { sums[output] = biases[output] }
    let weights = unsafe self.weights
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      for input in 0..<inputs {
        // Half of a layer's results are zero. All others fit in sixteen bits.
        let value = Int16(truncatingIfNeeded: values[start + input])
        if value == 0 { continue }
        let row = unsafe weights + input * outputs
        var output = 0
        while output < outputs {
          unsafe sums[output] &+= Int32(row[output]) &* Int32(value)
          output += 1
        }
      }
    }
  }
}

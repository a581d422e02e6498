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
  static let hidden = 64
  /// How many tokens the layers look at around each one.
  private static let firstReach = 5
  private static let secondReach = 3
  /// The largest activation; one is 256.
  private static let largest: Int32 = 4095
  /// Weights of layers are in 1/1024.
  private static let weightBits: Int32 = 10
  private static let headSize = 12

  fileprivate typealias Vector = SIMD8<Int16>
  typealias Sums = SenseLayer.Sums
  fileprivate typealias Results = SIMD4<Int16>
  /// How many vectors hold a token's numbers, and the sums or results of a layer.
  private static let wordParts = width / Vector.scalarCount
  private static let parts = hidden / Sums.scalarCount

  private let table: UnsafeRawBufferPointer
  private let first: SenseLayer
  private let second: SenseLayer
  private let pooled: SenseLayer
  private let lastWeights: [Sums]
  private let lastBias: Int32
  /// What one over the root of a token's count of rows is, in 65,536 times 256/100.
  private let roots: [Int32]

  private init() {
    let file = unsafe asking_sense_weights()
    let bytes = unsafe UnsafeRawBufferPointer(start: file.bytes, count: file.count)
    let sizes = [
      Self.firstReach * Self.width, Self.secondReach * Self.hidden, Self.width + 2 * Self.hidden,
    ]
    let weightCount = (sizes.reduce(0, +) + 1) * Self.hidden
    var biases = Self.headSize + weightCount * 2
    var place = Self.headSize
    var layers: [SenseLayer] = []
    for inputs in sizes {
      layers.append(
        unsafe SenseLayer(
          file: bytes, weights: place, biases: biases, inputs: inputs, outputs: Self.hidden))
      place += inputs * Self.hidden * 2
      biases += Self.hidden * 4
    }
    (first, second, pooled) = (layers[0], layers[1], layers[2])
    lastWeights = stride(from: 0, to: Self.hidden, by: Sums.scalarCount).map { output in
      var weights = Sums()
      for index in weights.indices {
        let offset = place + (output + index) * 2
        weights[index] = Int32(
          Int16(littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Int16.self)))
      }
      return weights
    }
    lastBias = Int32(
      littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: biases, as: Int32.self))
    unsafe table = UnsafeRawBufferPointer(rebasing: bytes[(biases + 4)...])
    unsafe precondition(table.count == Self.width << SenseTokens.bits)
    roots = (0...SenseTokens.mostRows).map { count in
      guard count > 0 else { return 0 }
      var root = 0
      while (root + 1) * (root + 1) <= count << 16 { root += 1 }
      return Int32((256 << 24) / (100 * root))
    }
  }

  /// What the first layers make of the tokens of a text.
  struct Reading {
    /// How many tokens there are.
    let count: Int
    /// The vector of each token.
    fileprivate let words: [Vector]
    /// The results of the second layer for each token.
    fileprivate let wider: [Results]
  }

  /// Reads the tokens of a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func read(_ tokens: SenseTokens) -> Reading {
    let count = tokens.ends.count
    // Two tokens of nothing stand before and behind the words, and one beside the first layer's results.
    var words = [Vector](repeating: Vector(), count: (count + 4) * Self.wordParts)
    fill(&words, with: tokens)
    var near = [Results](repeating: Results(), count: (count + 2) * Self.parts)
    var sums = [Sums](repeating: Sums(), count: Self.parts)
    for token in 0..<count {
      first.apply(to: words, from: token * Self.width, into: &sums)
      for part in 0..<Self.parts {
        near[(token + 1) * Self.parts + part] = Results(
          truncatingIfNeeded: Self.bounded(sums[part]))
      }
    }
    var wider: [Results] = []
    wider.reserveCapacity(count * Self.parts)
    for token in 0..<count {
      second.apply(to: near, from: token * Self.hidden, into: &sums)
      for part in 0..<Self.parts {
        let own = Sums(truncatingIfNeeded: near[(token + 1) * Self.parts + part])
        let both = pointwiseMin(Self.bounded(sums[part]) &+ own, Sums(repeating: Self.largest))
        wider.append(Results(truncatingIfNeeded: both))
      }
    }
    return Reading(count: count, words: words, wider: wider)
  }

  /// What the third layer says of tokens that stand together, at least one: by the means of their vectors, and by the
  /// means and the largest values of the second layer.
  func activations(of tokens: Range<Int>, in reading: Reading) -> [Sums] {
    // A sum times its share has 31 bits at most.
    let share = Int32(65_536 / tokens.count)
    var summary: [Results] = []
    summary.reserveCapacity(2 * (Self.wordParts + Self.parts))
    for part in 0..<Self.wordParts {
      var sum = SIMD8<Int32>()
      for token in tokens {
        sum &+= SIMD8(truncatingIfNeeded: reading.words[(token + 2) * Self.wordParts + part])
      }
      let mean = (sum &* share) &>> 16
      summary.append(Results(truncatingIfNeeded: mean.lowHalf))
      summary.append(Results(truncatingIfNeeded: mean.highHalf))
    }
    var largest: [Results] = []
    largest.reserveCapacity(Self.parts)
    for part in 0..<Self.parts {
      var (sum, most) = (Sums(), Results())
      for token in tokens {
        let wider = reading.wider[token * Self.parts + part]
        sum &+= Sums(truncatingIfNeeded: wider)
        most = pointwiseMax(most, wider)
      }
      summary.append(Results(truncatingIfNeeded: (sum &* share) &>> 16))
      largest.append(most)
    }
    summary += largest
    var sums = [Sums](repeating: Sums(), count: Self.parts)
    pooled.apply(to: summary, from: 0, into: &sums)
    for part in sums.indices { sums[part] = Self.bounded(sums[part]) }
    return sums
  }

  /// What activations of the third layer say of "this is a call for help"; one is 262,144.
  func verdict(of activations: [Sums]) -> Int {
    var total = Sums()
    for part in 0..<Self.parts { total &+= activations[part] &* lastWeights[part] }
    return Int(total.wrappedSum() &+ lastBias)
  }

  /// The same of all tokens of a text; zero if there are none.
  func verdict(of reading: Reading) -> Int {
    reading.count == 0 ? 0 : verdict(of: activations(of: 0..<reading.count, in: reading))
  }

  /// Writes the vectors of tokens behind the first two.
  private func fill(_ words: inout [Vector], with tokens: SenseTokens) {
    var begin = 0
    for (token, end) in tokens.ends.enumerated() {
      var (sum0, sum1, sum2, sum3) = (Vector(), Vector(), Vector(), Vector())
      for row in tokens.rows[begin..<end] {
        sum0 &+= entries(row, 0)
        sum1 &+= entries(row, 1)
        sum2 &+= entries(row, 2)
        sum3 &+= entries(row, 3)
      }
      let root = roots[end - begin]
      let place = (token + 2) * Self.wordParts
      words[place] = Self.scaled(sum0, root)
      words[place + 1] = Self.scaled(sum1, root)
      words[place + 2] = Self.scaled(sum2, root)
      words[place + 3] = Self.scaled(sum3, root)
      begin = end
    }
  }

  /// A quarter of a row of the table.
  private func entries(_ row: UInt16, _ part: Int) -> Vector {
    let offset = Int(row) * Self.width + part * Vector.scalarCount
    return Vector(
      truncatingIfNeeded: unsafe table.loadUnaligned(fromByteOffset: offset, as: SIMD8<Int8>.self))
  }

  /// Sums of rows over the root of how many rows there are.
  private static func scaled(_ sums: Vector, _ root: Int32) -> Vector {
    Vector(truncatingIfNeeded: (SIMD8<Int32>(truncatingIfNeeded: sums) &* root) &>> 16)
  }

  /// Sums as activations: not negative, and not above the largest.
  private static func bounded(_ sums: Sums) -> Sums {
    (sums &>> weightBits).clamped(
      lowerBound: Sums(), upperBound: Sums(repeating: largest))
  }
}

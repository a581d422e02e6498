/// The weights of a layer of `SenseNetwork`.
///
/// Inputs are taken two by two: a vector has the weights of a pair of inputs for four outputs, so that a processor
/// multiplies eight numbers of sixteen bits and adds up the pairs in one step. Whole numbers give the same sums in every
/// order.
@safe
struct SenseLayer: @unchecked Sendable {
  typealias Sums = SIMD4<Int32>
  private typealias Weights = SIMD8<Int16>

  /// How many outputs are added up at once: as many as a processor holds near.
  private static let blockSize = 32
  private static let sumsInBlock = blockSize / Sums.scalarCount

  /// By block of outputs and pair of inputs.
  private let weights: UnsafeMutablePointer<Weights>
  private let biases: [Sums]
  private let pairs: Int

  /// Reads weights and biases, which begin at places of a file: for each input a row of one weight for each output.
  init(file: UnsafeRawBufferPointer, weights place: Int, biases: Int, inputs: Int, outputs: Int) {
    precondition(inputs % 2 == 0 && outputs % Self.blockSize == 0)
    func weight(_ input: Int, _ output: Int) -> Int16 {
      let offset = place + (input * outputs + output) * 2
      return Int16(littleEndian: unsafe file.loadUnaligned(fromByteOffset: offset, as: Int16.self))
    }
    pairs = inputs / 2
    unsafe weights = .allocate(capacity: inputs * outputs / Weights.scalarCount)
    var index = 0
    for block in stride(from: 0, to: outputs, by: Self.blockSize) {
      for pair in 0..<pairs {
        for first in stride(from: block, to: block + Self.blockSize, by: Sums.scalarCount) {
          var vector = Weights()
          for place in vector.indices {
            vector[place] = weight(pair * 2 + place % 2, first + place / 2)
          }
          unsafe (weights + index).initialize(to: vector)
          index += 1
        }
      }
    }
    self.biases = stride(from: 0, to: outputs, by: Sums.scalarCount).map { first in
      var sums = Sums()
      for place in sums.indices {
        sums[place] = Int32(
          littleEndian: unsafe file.loadUnaligned(
            fromByteOffset: biases + (first + place) * 4, as: Int32.self))
      }
      return sums
    }
  }

  /// The sums of products of inputs and weights.
  ///
  /// - Parameters:
  ///   - values: Numbers of sixteen bits, alone or in vectors.
  ///   - start: Which of the numbers is the first input.
  ///   - sums: Room for one sum for each output.
  func apply<Element>(to values: [Element], from start: Int, into sums: inout [Sums]) {
    unsafe values.withUnsafeBytes { bytes in
      let inputs = unsafe UnsafeRawBufferPointer(
        rebasing: bytes[(start * 2)..<(start + pairs * 2) * 2])
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        precondition(sums.count == biases.count)
        unsafe add(inputs, into: sums)
      }
    }
  }

  private func add(_ inputs: UnsafeRawBufferPointer, into sums: UnsafeMutableBufferPointer<Sums>) {
    var weights = unsafe UnsafePointer(self.weights)
    for first in stride(from: 0, to: biases.count, by: Self.sumsInBlock) {
      var (sum0, sum1) = (biases[first], biases[first + 1])
      var (sum2, sum3) = (biases[first + 2], biases[first + 3])
      var (sum4, sum5) = (biases[first + 4], biases[first + 5])
      var (sum6, sum7) = (biases[first + 6], biases[first + 7])
      for pair in 0..<pairs {
        let values = unsafe inputs.load(fromByteOffset: pair * 4, as: Int32.self)
        // Half of a layer's results are zero.
        if values != 0 {
          let both = unsafe unsafeBitCast(Sums(repeating: values), to: Weights.self)
          unsafe sum0 &+= Self.products(weights[0], both)
          unsafe sum1 &+= Self.products(weights[1], both)
          unsafe sum2 &+= Self.products(weights[2], both)
          unsafe sum3 &+= Self.products(weights[3], both)
          unsafe sum4 &+= Self.products(weights[4], both)
          unsafe sum5 &+= Self.products(weights[5], both)
          unsafe sum6 &+= Self.products(weights[6], both)
          unsafe sum7 &+= Self.products(weights[7], both)
        }
        unsafe weights += Self.sumsInBlock
      }
      unsafe (sums[first], sums[first + 1]) = (sum0, sum1)
      unsafe (sums[first + 2], sums[first + 3]) = (sum2, sum3)
      unsafe (sums[first + 4], sums[first + 5]) = (sum4, sum5)
      unsafe (sums[first + 6], sums[first + 7]) = (sum6, sum7)
    }
  }

  /// The sums of the products of pairs; compilers know these steps as one instruction.
  @inline(__always)
  private static func products(_ weights: Weights, _ inputs: Weights) -> Sums {
    let products =
      SIMD8<Int32>(truncatingIfNeeded: weights) &* SIMD8<Int32>(truncatingIfNeeded: inputs)
    return products.evenHalf &+ products.oddHalf
  }
}

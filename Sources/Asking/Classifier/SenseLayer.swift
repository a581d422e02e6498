internal import CKernels

/// The weights of a layer of `SenseNetwork`.
///
/// Inputs are taken two by two, so that a processor multiplies eight numbers of sixteen bits and adds up the pairs in one
/// step. Whole numbers give the same sums in every order.
struct SenseLayer: Sendable {
  typealias Sums = SIMD4<Int32>

  /// By block of outputs, pair of inputs, output, and input of the pair.
  private let weights: [Int16]
  private let biases: [Int32]
  private let inputCount: Int

  private static let blockSize = Int(kernel_layer_block)

  /// Reads weights and biases, which begin at places of a file: for each input a row of one weight for each output.
  init(file: UnsafeRawBufferPointer, weights place: Int, biases: Int, inputs: Int, outputs: Int) {
    precondition(inputs % 2 == 0 && outputs % Self.blockSize == 0)
    inputCount = inputs
    self.biases = (0..<outputs).map { output in
      Int32(
        littleEndian: unsafe file.loadUnaligned(
          fromByteOffset: biases + output * 4, as: Int32.self))
    }
    var weights = [Int16](repeating: 0, count: inputs * outputs)
    for input in 0..<inputs {
      for output in 0..<outputs {
        let offset = place + (input * outputs + output) * 2
        weights[Self.index(input, output, inputCount: inputs)] = Int16(
          littleEndian: unsafe file.loadUnaligned(fromByteOffset: offset, as: Int16.self))
      }
    }
    self.weights = weights
  }

  /// Where the weight of an input for an output stands.
  private static func index(_ input: Int, _ output: Int, inputCount: Int) -> Int {
    let pair = output / blockSize * (inputCount / 2) + input / 2
    return (pair * blockSize + output % blockSize) * 2 + input % 2
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
        rebasing: bytes[(start * 2)..<(start + inputCount) * 2])
      unsafe sums.withUnsafeMutableBytes { sums in
        precondition(sums.count == biases.count * 4)
        unsafe kernel_layer(
          weights, biases, biases.count, inputs.bindMemory(to: Int16.self).baseAddress,
          inputCount / 2, sums.bindMemory(to: Int32.self).baseAddress)
      }
    }
  }

  /// The same sums, each by itself: the reference for `kernel_layer`.
  func sumsOneByOne(of inputs: [Int16]) -> [Int32] {
    biases.indices.map { output in
      inputs.indices.reduce(biases[output]) { sum, input in
        sum &+ Int32(inputs[input])
          &* Int32(weights[Self.index(input, output, inputCount: inputCount)])
      }
    }
  }
}

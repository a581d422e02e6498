import TestSupport
import Testing

@testable import Asking

/// The loop in C over a layer's weights against the readable sums.
struct SenseLayerTests {
  @Test(arguments: [(inputs: 2, outputs: 32), (160, 64), (192, 64), (6, 96)])
  func `sums are those of the readable form`(inputs: Int, outputs: Int) {
    var random = SplitMix64(seed: UInt64(inputs))
    let count = inputs * outputs * 2
    let file = (0..<count + outputs * 4).map { _ in UInt8.random(in: .min ... .max, using: &random)
    }
    let layer = unsafe file.withUnsafeBytes { bytes in
      unsafe SenseLayer(file: bytes, weights: 0, biases: count, inputs: inputs, outputs: outputs)
    }
    for spread in [0, 1, 400, 32_767] {
      // As many numbers before the first input as there are inputs.
      let values = (0..<2 * inputs).map { _ in
        Int16.random(in: Int16(-spread)...Int16(spread), using: &random)
      }
      var sums = [SenseLayer.Sums](repeating: SenseLayer.Sums(), count: outputs / 4)
      layer.apply(to: values, from: inputs, into: &sums)
      let found = sums.flatMap { vector in vector.indices.map { vector[$0] } }
      #expect(found == layer.sumsOneByOne(of: Array(values.suffix(inputs))))
    }
  }
}

@_spi(FrontEnd) import ChartFiles
import TestSupport
import Testing

/// Samples with bytes changed, cut and doubled: whatever comes, no reader traps, and all that it says is fit for a line.
@Suite struct SpoiltFileTests {
  private static let rounds = 150

  @Test(arguments: Samples.all)
  func `a spoilt sample is read or refused`(sample: Samples.Sample) throws {
    let sound = try sample.bytes()
    var random = SplitMix64(seed: UInt64(sound.count))
    let options = try Samples.options()
    for _ in 0..<Self.rounds {
      var bytes = Array(sound.prefix(3_000))
      for _ in 0...(random.next() % 6) {
        let place = Int(random.next() % UInt64(max(bytes.count, 1)))
        switch random.next() % 4 {
        case 0 where !bytes.isEmpty: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1 where !bytes.isEmpty: bytes.remove(at: place)
        case 2: bytes.insert(Array(",;:\"#-0\n\u{1A}<&[".utf8)[Int(random.next() % 12)], at: place)
        default: bytes.removeLast(Int(random.next() % UInt64(bytes.count / 4 + 1)))
        }
      }
      do throws(ChartFileError) {
        let file = try ChartFileReader(options).read(bytes, name: sample.path)
        #expect(file.refusals.allSatisfy { $0.reason.allSatisfy { !$0.isNewline } })
      } catch {
        #expect(!error.description.contains { $0.isNewline } && !error.description.hasSuffix("."))
      }
    }
  }
}

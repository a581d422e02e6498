import Astrology
import Base
import Requests
import Testing

/// Which choices go with which periods.
@Suite struct PeriodsRequestTests {
  @Test func `a kind has its usual choices`() throws {
    #expect(try PeriodsRequest.technique(.firdaria) == .firdaria(nodes: .last))
    #expect(try PeriodsRequest.technique(.releasing, lot: .fortune) == .releasing(.fortune))
    #expect(try PeriodsRequest.technique(.decennials) == .decennials(days: .turns))
  }

  @Test func `a choice of another kind is refused`() {
    let refused = #expect(throws: RequestError.self) {
      try PeriodsRequest.technique(.decennials, nodes: .afterMars)
    }
    #expect(
      refused?.sentence(spelling: .option)
        == "--nodes goes with --kind firdaria; give both, or leave --nodes out")
    #expect(refused?.cause == .usage)
  }
}

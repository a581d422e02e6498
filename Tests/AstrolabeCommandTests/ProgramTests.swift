import Foundation
import Testing

@Suite struct ProgramTests {
  @Test func `the version names the program`() throws {
    let outcome = try Program.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("astrolabe "))
  }
}

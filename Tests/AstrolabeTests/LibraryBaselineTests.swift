#if SwissEphemeris
import Foundation
import TestSupport
import Testing

/// Calls of the library give the numbers that they gave, to the bit; `LibraryCalls` has them.
///
/// Kept and rebuilt as the command's answers are, see
/// `Tests/AstrolabeCommandTests/Baselines/cases.txt`.
@Suite(.enabled(if: BaselineMode.isOfThisMachine, "baselines hold on x86-64 with glibc"))
struct LibraryBaselineTests {
  private static let url = Checkout.root.appending(
    path: "Tests/AstrolabeTests/Baselines/library.txt")

  private static let kept = Result { try BaselineFile(contentsOf: url) }

  private static func answer(to call: LibraryCalls.Call) throws -> (Baseline, Data) {
    let bytes = Data(try call.lines().map { $0 + "\n" }.joined().utf8)
    var baseline = Baseline(name: call.description, lines: [])
    baseline.add("answer", bytes)
    return (baseline, bytes)
  }

  @Test(.enabled(if: !BaselineMode.isRecording), arguments: LibraryCalls.all)
  func `a call gives the numbers that it gave`(_ call: LibraryCalls.Call) throws {
    let (baseline, bytes) = try Self.answer(to: call)
    let parts = [(name: "answer", bytes: bytes)]
    try BaselineMode.leave(parts, of: "library/\(call.description.replacing("/", with: "-"))")
    let kept = try #require(
      try Self.kept.get()[call.description], "nothing is kept of \(call)")
    if let difference = baseline.difference(from: kept, parts: parts) {
      Issue.record("\(call)\n\(difference)")
    }
  }

  @Test(.enabled(if: !BaselineMode.isRecording))
  func `what is kept is asked for, in the same order`() throws {
    let names = LibraryCalls.all.map(\.description)
    #expect(Set(names).count == names.count)
    #expect(try Self.kept.get().baselines.map(\.name) == names)
  }

  @Test(.enabled(if: BaselineMode.isRecording))
  func `the baselines are written`() throws {
    let baselines = try LibraryCalls.all.map { try Self.answer(to: $0).0 }
    let header = [
      "# Our own answers to LibraryCalls, kept; how is said in the command's cases.txt."
    ]
    let file = BaselineFile(header: header, baselines: baselines)
    try Data(file.text.utf8).write(to: Self.url)
    Issue.record("\(baselines.count) answers were recorded again; read git diff, then compare")
  }
}
#endif

import EngineSupport
import Foundation
import TestSupport
import Testing

/// Some hundreds of command lines give the bytes that they gave; `Baselines/cases.txt` has them and
/// says how they are rebuilt.
///
/// With `ASTROLABE_ANSWERS=folder` each answer is left there whole, and with `ASTROLABE_PROGRAM=path`
/// these and all tests of the command run another build: two folders of answers, and `diff -r` gives all that changed.
@Suite(
  .enabled(if: BaselineMode.isOfThisMachine, "baselines hold on x86-64 with glibc"),
  .enabled(if: Libswe.isBuiltIn, "libswe is not built in"))
struct CommandBaselineTests {
  private static let corpus = Result { try Corpus() }

  private static let kept = Result {
    Dictionary(
      uniqueKeysWithValues: try corpus.get().groups.map { group in
        (group, try BaselineFile(contentsOf: Corpus.url(of: group)))
      })
  }

  @Test(.enabled(if: !BaselineMode.isRecording), arguments: try corpus.get().cases)
  func `a command line gives the bytes that it gave`(_ one: Corpus.Case) throws {
    let answer = try Self.corpus.get().answer(to: one)
    try BaselineMode.leave(answer.parts, of: one.description)
    let kept = try #require(
      try Self.kept.get()[one.group]?[one.name], "nothing is kept of \(one)")
    if let difference = answer.baseline.difference(from: kept, parts: answer.parts) {
      Issue.record("\(one): \(one.line)\n\(difference)")
    }
  }

  @Test(.enabled(if: !BaselineMode.isRecording))
  func `what is kept has a case, in the same order`() throws {
    for group in try Self.corpus.get().groups {
      let cases = try Self.corpus.get().cases.filter { $0.group == group }.map(\.name)
      #expect(Set(cases).count == cases.count, "\(group)")
      #expect(try Self.kept.get()[group]?.baselines.map(\.name) == cases, "\(group)")
    }
    let files = try Checkout.names(in: "Tests/AstrolabeCommandTests/Baselines/Kept")
    #expect(files == (try Self.corpus.get().groups.map { "\($0).txt" }.sorted()))
  }

  @Test(.enabled(if: BaselineMode.isRecording))
  func `the baselines are written`() async throws {
    let corpus = try Self.corpus.get()
    let answers = try await withThrowingTaskGroup { tasks in
      for (index, one) in corpus.cases.enumerated() {
        tasks.addTask { (index, try corpus.answer(to: one).baseline) }
      }
      return try await tasks.reduce(into: [Int: Baseline]()) { $0[$1.0] = $1.1 }
    }
    for group in corpus.groups {
      let members = corpus.cases.indices.filter { corpus.cases[$0].group == group }
      let file = BaselineFile(header: Corpus.header, baselines: members.compactMap { answers[$0] })
      let url = Corpus.url(of: group)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    Issue.record("\(corpus.cases.count) answers were recorded again; read git diff, then compare")
  }
}

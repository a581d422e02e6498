import Foundation
import Testing

/// What the fuzzers found worth keeping, fed again: what was mended stays mended.
@Suite struct CorpusTests {
  /// An input of a target.
  struct Input: Sendable, CustomTestStringConvertible {
    let target: FuzzTarget
    let file: URL

    var testDescription: String { "\(target.name)/\(file.lastPathComponent)" }
  }

  static let inputs: [Input] = FuzzTarget.all.flatMap { target in
    files(of: target).map { Input(target: target, file: $0) }
  }

  private static func files(of target: FuzzTarget) -> [URL] {
    guard let folder = Bundle.module.url(forResource: "Corpora", withExtension: nil) else {
      return []
    }
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: target.name), includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  @Test(arguments: inputs)
  func `an input is dealt with as promised`(_ input: Input) throws {
    try input.target.feed(Array(try Data(contentsOf: input.file)))
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `a target has a corpus of short inputs`(_ name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let files = Self.files(of: target)
    #expect(!files.isEmpty)
    for file in files {
      #expect(try Data(contentsOf: file).count <= target.longestInput, "\(file)")
    }
  }

  /// A target that promises nothing would find nothing.
  @Test func `a broken promise is reported`() {
    #expect(throws: BrokenPromise.self) { try promise(1 > 2, "one is more") }
    #expect(throws: BrokenPromise.self) {
      try promiseSentence(BrokenPromise(description: "two\nlines"))
    }
    #expect(throws: Never.self) { try promiseSentence(BrokenPromise(description: "a line")) }
  }
}

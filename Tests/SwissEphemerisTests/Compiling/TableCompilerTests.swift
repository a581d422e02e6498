#if SwissEphemeris
import EngineSupport
@testable import Ephemeris
import Foundation
@testable import SwissEphemeris
import TestSupport
import Testing

/// The same span and the same files of libswe give the same bytes.
@Suite struct TableCompilerTests {
  @Test func `blocks made in reverse order make the same table`() throws {
    let sample = try CompiledSamples.fortnights.get()
    #expect(sample.compiler.blockCount == 2)
    let again = try TableCompiler(
      span: CompiledSamples.fortnightsSpan, ephemeris: try EphemerisSamples.ephemeris.get())
    let blocks = try (0..<again.blockCount).reversed().map { try again.block($0) }
    #expect(try again.table(of: blocks.reversed()) == sample.bytes)
  }

  /// libswe keeps what it computed last, thread by thread; that must not show.
  @Test func `blocks made again on other threads are those of the file`() throws {
    let sample = try CompiledSamples.year.get()
    var generator = SplitMix64(seed: 28)
    let numbers = (0..<sample.compiler.blockCount).shuffled(using: &generator)
    let outcomes = try SystemThreads.run(2) { thread in
      Result {
        try numbers.enumerated().filter { $0.offset % 2 == thread }.map(\.element).filter {
          try sample.compiler.block($0) != sample.blocks[$0]
        }
      }
    }
    #expect(try outcomes.map { try $0.get() } == [[], []])
  }

  @Test func `the file ends with its blocks`() throws {
    let sample = try CompiledSamples.year.get()
    #expect(
      Array(sample.bytes.suffix(sample.blocks.joined().count)) == Array(sample.blocks.joined()))
    let facts = sample.ephemeris.table.facts
    #expect(facts.fileSize == sample.bytes.count)
    #expect(facts.headSize == sample.bytes.count - sample.blocks.joined().count)
    #expect(facts.headSize.isMultiple(of: 64))
    #expect(sample.blocks.allSatisfy { $0.count.isMultiple(of: 8) })
  }

  @Test func `the head says what the table was made from`() throws {
    let facts = try CompiledSamples.year.get().ephemeris.table.facts
    #expect(facts.libraryVersion == String(DirectEphemeris.libraryVersion.prefix(16)))
    #expect(facts.jplNumber == (try EphemerisSamples.ephemeris.get().jplNumber()))
    let sources = SwissFile.all.map { "\($0.name) \($0.sha256)\n" }.joined()
    #expect(facts.sourceDigest == SHA256.digest(of: Array(sources.utf8)))
    #expect(facts.sourceDigest == (try CompiledEphemeris().table.facts.sourceDigest))
  }

  /// A bit of the constants at the head of a file that the span doesn't need, and a file taken away.
  @Test func `a table of other files says so`() throws {
    try TemporaryFolder.with(copying: SwissFile.all) { folder in
      func digest() throws -> [UInt8] {
        let compiler = try TableCompiler(
          span: CompiledSamples.fortnightsSpan, ephemeris: DirectEphemeris(folder: folder.path))
        let bytes = try compiler.table(of: try CompiledSamples.fortnights.get().blocks)
        return try CompiledSamples.open(bytes).table.facts.sourceDigest
      }
      let released = try digest()
      #expect(released == SwissFile.digestOfAll)
      try folder.change("seas_12.se1") { $0[$0.count - 1] ^= 1 }
      let changed = try digest()
      #expect(changed != released)
      try folder.remove("seas_12.se1")
      #expect(try ![released, changed].contains(digest()))
    }
  }

  @Test func `every block of a sound table is sound`() throws {
    try CompiledSamples.open(try CompiledSamples.year.get().bytes).table.verifyAll()
  }
}
#endif

import Testing
import Writers

/// When a model is asked, and when it is left alone.
@Suite struct ModelGateTests {
  private static let rest = Duration.seconds(30)

  private static func gate(calls: Int = 2) -> ModelGate {
    ModelGate(mostCalls: calls, restTime: rest)
  }

  @Test func `so many calls at a time`() {
    let gate = Self.gate()
    #expect(gate.enter())
    #expect(gate.enter())
    #expect(!gate.enter())
    gate.leave(.well)
    #expect(gate.enter())
  }

  @Test func `five failures within half a minute close it, and one call tries after that`() {
    let gate = Self.gate()
    let start = ContinuousClock.now
    for number in 0..<5 {
      #expect(gate.enter(at: start))
      gate.leave(.badly(retryAfter: nil), at: start + .seconds(number))
    }
    #expect(!gate.enter(at: start + .seconds(5)))
    let later = start + .seconds(4) + Self.rest
    #expect(gate.enter(at: later))
    #expect(!gate.enter(at: later))
    gate.leave(.badly(retryAfter: nil), at: later)
    #expect(!gate.enter(at: later + .seconds(29)))
    #expect(gate.enter(at: later + Self.rest))
    gate.leave(.well, at: later + Self.rest)
    #expect(gate.enter(at: later + Self.rest))
    #expect(gate.enter(at: later + Self.rest))
  }

  @Test func `failures long past don't count`() {
    let gate = Self.gate()
    let start = ContinuousClock.now
    for number in 0..<20 {
      let now = start + .seconds(8 * number)
      #expect(gate.enter(at: now))
      gate.leave(.badly(retryAfter: nil), at: now)
    }
  }

  @Test func `a wish to be left alone is kept, within reason`() {
    let gate = Self.gate()
    let start = ContinuousClock.now
    #expect(gate.enter(at: start))
    gate.leave(.badly(retryAfter: .seconds(60)), at: start)
    #expect(!gate.enter(at: start + .seconds(59)))
    #expect(gate.enter(at: start + .seconds(60)))
    gate.leave(.badly(retryAfter: .seconds(86_400)), at: start + .seconds(60))
    #expect(!gate.enter(at: start + .seconds(359)))
    #expect(gate.enter(at: start + .seconds(360)))
  }

  @Test func `a trial that nobody waits for is no verdict`() {
    let gate = Self.gate()
    let start = ContinuousClock.now
    for _ in 0..<5 {
      #expect(gate.enter(at: start))
      gate.leave(.badly(retryAfter: nil), at: start)
    }
    #expect(gate.enter(at: start + Self.rest))
    gate.leave(.calledOff, at: start + Self.rest)
    #expect(gate.enter(at: start + Self.rest))
  }

  @Test func `when it is to stop nothing is let through`() {
    let gate = Self.gate()
    #expect(!gate.isStopping)
    gate.stop()
    #expect(gate.isStopping)
    #expect(!gate.enter())
  }
}

/// How text that comes in pieces becomes sentences.
@Suite struct SentenceCutterTests {
  static let cases: [(pieces: [String], sentences: [String], last: String?)] = [
    (["One two. Thr", "ee four! Fi", "ve"], ["One two.", "Three four!"], nil),
    (["One", " two", "."], [], "One two."),
    (["It is 3.5 degrees. ", "So \"it\" is.\" "], ["It is 3.5 degrees.", "So \"it\" is.\""], nil),
    (["No end here\nbut a line"], ["No end here"], nil),
    (["  Much \t blank ?  Yes… "], ["Much blank ?", "Yes…"], nil),
    (["word word word"], [], nil), ([], [], nil), ([" \n \n"], [], nil),
    (["One.", "\nTwo", "!", "\r\n", "three"], ["One.", "Two!"], nil),
    (["Wait... what? ", "(So", ".) "], ["Wait...", "what?", "(So.)"], nil),
    (["Ein Satz. Dann (noch einer.)"], ["Ein Satz."], "Dann (noch einer.)"),
  ]

  @Test(arguments: cases)
  func `sentences come whole`(pieces: [String], sentences: [String], last: String?) {
    var cutter = SentenceCutter()
    #expect(pieces.flatMap { cutter.add($0) } == sentences)
    #expect(cutter.last() == last)
    #expect(cutter.last() == nil)
  }
}

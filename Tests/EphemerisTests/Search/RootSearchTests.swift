import Ephemeris
import TestSupport
import Testing

@Suite struct RootSearchTests {
  /// A function with a root known from elsewhere.
  struct Known: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bracket: ClosedRange<Double>
    let root: Double
    let function: @Sendable (Double) -> Double

    init(
      _ name: String, in bracket: ClosedRange<Double>, root: Double,
      _ function: @escaping @Sendable (Double) -> Double
    ) {
      (testDescription, self.bracket, self.root) = (name, bracket, root)
      self.function = function
    }
  }

  /// A function that no search likes.
  struct Nasty: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let function: @Sendable (Double) -> Double

    init(_ name: String, _ function: @escaping @Sendable (Double) -> Double) {
      (testDescription, self.function) = (name, function)
    }
  }

  /// Both ends and a hundred steps.
  static let mostCalls = 102

  private struct Outcome {
    var root: Double?
    var calls = 0
  }

  private static func search(
    in bracket: ClosedRange<Double>, tolerance: Double, _ function: (Double) -> Double
  ) -> Outcome {
    var calls = 0
    let root = RootSearch.root(in: bracket, tolerance: tolerance) { x in
      calls += 1
      return function(x)
    }
    return Outcome(root: root, calls: calls)
  }

  @Test(arguments: [
    Known("√2", in: 0...2, root: 2.0.squareRoot()) { $0 * $0 - 2 },
    Known("√2, falling", in: 0...2, root: 2.0.squareRoot()) { 2 - $0 * $0 },
    Known("a line", in: -10...3, root: 1) { 4 * ($0 - 1) },
    // The tribonacci constant.
    Known("x³ − x² − x − 1", in: 1...2, root: 1.839_286_755_214_161) {
      (($0 - 1) * $0 - 1) * $0 - 1
    },
    Known("a root at the low end", in: 1...5, root: 1) { $0 - 1 },
    Known("a root at the high end", in: -5...1, root: 1) { $0 - 1 },
    Known("a flat root", in: -1...2, root: 0.5) { ($0 - 0.5) * ($0 - 0.5) * ($0 - 0.5) },
    Known("far from zero", in: 2_451_545...2_451_575, root: 2_451_550.25) { $0 - 2_451_550.25 },
  ])
  func `a known root is found`(_ known: Known) throws {
    let tolerance = 1e-9
    let found = Self.search(in: known.bracket, tolerance: tolerance, known.function)
    let root = try #require(found.root)
    #expect((root - known.root).magnitude <= tolerance + 4 * known.root.ulp)
    #expect(found.calls <= Self.mostCalls)
  }

  @Test func `a root at an end costs no search`() {
    #expect(Self.search(in: 1...5, tolerance: 1e-9) { $0 - 1 }.calls == 2)
    #expect(Self.search(in: 1...5, tolerance: 1e-9) { $0 - 5 }.calls == 2)
    #expect(RootSearch.root(in: 3...3, tolerance: 1e-9) { $0 - 3 } == 3)
  }

  @Test func `a smooth root costs few calls`() {
    // Twice what the method's author counts for such functions; bisection would take 33.
    #expect(Self.search(in: 0...2, tolerance: 1e-9) { $0 * $0 * $0 - 2 }.calls <= 20)
  }

  @Test(arguments: [
    Nasty("always above") { $0 * $0 + 1 }, Nasty("always below") { -$0 * $0 - 1 },
    Nasty("twice through zero") { $0 * $0 - 0.25 }, Nasty("nowhere a number") { _ in .nan },
    Nasty("no number on the left") { $0 < 0 ? .nan : 1 },
    Nasty("no number on the right") { $0 > 0.5 ? .nan : -1 },
    Nasty("no number within") { $0.magnitude < 0.9 ? .nan : $0 },
    Nasty("infinite at both ends") { $0 < 0 ? -.infinity : .infinity },
    Nasty("infinite within") { $0.magnitude < 0.9 ? .infinity : $0 },
  ])
  func `where there is no root to be had nothing is given`(_ nasty: Nasty) {
    let found = Self.search(in: -1...1, tolerance: 1e-9, nasty.function)
    #expect(found.root == nil)
    #expect(found.calls <= Self.mostCalls)
  }

  @Test(arguments: [
    Nasty("a jump") { $0 < 0.123_456 ? -1 : 1 },
    Nasty("a jump of unequal sides") { $0 < 0.123_456 ? -1e-300 : 1e300 },
    Nasty("a pole") { 1 / ($0 - 0.123_456) },
    Nasty("a flat stretch and a cliff") { $0 < 0.999_999 ? -1e-12 : 1e12 },
    Nasty("the ninth power") {
      let cube = ($0 - 0.1) * ($0 - 0.1) * ($0 - 0.1)
      return cube * cube * cube
    },
    Nasty("numbers that vanish") { $0 * .leastNonzeroMagnitude },
    Nasty("a saw with teeth up and down") { x in
      let tooth = x * 1e4 - (x * 1e4).rounded(.down) + 0.01
      return x < 0.3 ? -tooth : tooth
    },
  ])
  func `the search ends whatever the function does`(_ nasty: Nasty) throws {
    for tolerance in [0, 1e-300, 1e-9, 0.1] {
      let found = Self.search(in: -1...1, tolerance: tolerance, nasty.function)
      #expect(found.calls <= Self.mostCalls, "tolerance \(tolerance)")
      let root = try #require(found.root)
      #expect((-1...1).contains(root), "tolerance \(tolerance)")
    }
  }

  @Test func `a jump is found where it is`() throws {
    let place = 0.123_456
    let found = Self.search(in: -1...1, tolerance: 1e-9) { $0 < place ? -1 : 1 }
    #expect((try #require(found.root) - place).magnitude <= 1e-9)
  }

  @Test func `the root of any rising cubic is found within the tolerance`() throws {
    let tolerance = 1e-8
    var generator = SplitMix64(seed: 1_973)
    for _ in 0..<2_000 {
      let root = generator.double(in: -100..<100)
      let cubic = generator.double(in: 0..<3)
      let linear = generator.double(in: 0.01..<10)
      let low = root - generator.double(in: 0.001..<200)
      let high = root + generator.double(in: 0.001..<200)
      let found = Self.search(in: low...high, tolerance: tolerance) { x in
        let from = x - root
        return cubic * from * from * from + linear * from
      }
      #expect((try #require(found.root) - root).magnitude <= tolerance)
      #expect(found.calls <= Self.mostCalls)
    }
  }

  @Test func `what the function throws comes out`() {
    #expect(throws: TestDataError(file: "a", problem: "b")) {
      try RootSearch.root(in: 0...1, tolerance: 1e-9) { _ in
        throw TestDataError(file: "a", problem: "b")
      }
    }
  }
}

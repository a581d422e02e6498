import Base
import Testing

@Suite struct MadeOnceTests {
  private enum Failure: Error { case wanted }

  @Test func `a value is made when it is first needed and kept`() {
    let once = MadeOnce<Int>()
    #expect(once.value == nil)
    #expect(once.value { 1 } == 1)
    #expect(once.value { 2 } == 1)
    #expect(once.value == 1)
  }

  @Test func `the first value stays`() {
    let once = MadeOnce<String>()
    #expect(once.keep("a") == "a")
    #expect(once.keep("b") == "a")
    #expect(once.value == "a")
  }

  @Test func `what fails is not kept`() throws {
    let once = MadeOnce<Int>()
    #expect(throws: Failure.wanted) { try once.value { () throws(Failure) in throw .wanted } }
    #expect(once.value == nil)
    #expect(once.value { 3 } == 3)
  }

  /// A value that many tasks may make at once.
  private final class Shared: Sendable {
    let once = MadeOnce<Int>()
  }

  @Test func `tasks that come at once get the same value`() async {
    let shared = Shared()
    let values = await withTaskGroup(of: Int.self) { group in
      for number in 0..<64 { group.addTask { shared.once.value { number } } }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(values.count == 1)
    #expect(values.first == shared.once.value)
  }
}

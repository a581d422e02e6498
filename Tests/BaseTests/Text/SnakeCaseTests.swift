import Base
import Testing

@Suite struct SnakeCaseTests {
  @Test(arguments: [
    ("dayOfWeek", "day_of_week"), ("hour", "hour"), ("", ""), ("bestOfEasy", "best_of_easy"),
    ("aB", "a_b"), ("ofÉtude2", "of_étude2"),
  ])
  func `a capital begins a word of its own`(name: String, expected: String) {
    #expect(name.inSnakeCase == expected)
  }
}

import Testing

@testable import AstrolabeCommand

/// Lines of small bars.
@Suite struct SparklineTests {
  private func line(_ numbers: [Double], columns: Int, total: Int? = nil) -> Sparkline {
    var line = Sparkline(total: total ?? numbers.count, columns: columns)
    for number in numbers { line.append(number) }
    return line
  }

  @Test(arguments: [
    (-100.0, "▁"), (-120, "▁"), (0, "▅"), (100, "█"), (120, "█"), (-60, "▂"), (60, "▇"),
  ])
  func `a bar is as high as its number`(number: Double, mark: String) {
    #expect(Sparkline.mark(number) == mark)
  }

  @Test func `few numbers have a column each`() {
    #expect(line([1, -2, 3], columns: 40).means == [1, -2, 3])
  }

  @Test func `many share columns evenly, by their means`() {
    #expect(line([1, 3, 5, 7, 10, 20], columns: 3).means == [2, 6, 15])
    #expect(line((0..<600).map { Double($0 % 2) }, columns: 40).means.count == 40)
  }

  @Test func `an hour more than announced belongs to the last column`() {
    #expect(line([1, 2, 3, 5], columns: 3, total: 3).means == [1, 2, 4])
  }

  @Test func `the least and the greatest are those of all numbers, not of means`() {
    #expect(line([-50, 50, 0, 10], columns: 2).range == -50...50)
    #expect(Sparkline(total: 0, columns: 4).range == nil)
  }
}

import Testing

/// `sign`, against ingresses of the Sun found with pyswisseph.
@Suite struct SignTests {
  private func page(_ date: String) throws -> (first: String, text: String) {
    let outcome = try Program.run(["sign", date])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    return (try #require(outcome.lines.first), outcome.lines.joined(separator: " "))
  }

  @Test(arguments: [
    ("1990-06-15", "Gemini"), ("2000-02-29", "Pisces"), ("1800-01-01", "Capricorn"),
    ("2399-12-31", "Capricorn"), ("2025-07-04", "Cancer"),
  ])
  func `a day within a sign has that sign alone`(_ date: String, _ sign: String) throws {
    let (first, text) = try page(date)
    #expect(first == sign)
    #expect(!text.contains("born before"))
  }

  // 2000-01-20 18:23:02 and 2000-03-20 07:35:15 UTC.
  @Test(arguments: [
    ("2000-01-20", "Capricorn", "enters Aquarius on this date at 18:23 UTC", "Capricorn"),
    ("2000-03-20", "Aries", "enters Aries on this date at 07:35 UTC", "Pisces"),
  ])
  func `a day of ingress has two signs`(
    _ date: String, _ noon: String, _ ingress: String, _ before: String
  ) throws {
    let (first, text) = try page(date)
    #expect(first == noon)
    #expect(text.contains(ingress))
    #expect(text.contains("born before, the sign is \(before); after, "))
  }
}

import Base
import Places
import TestSupport
import Testing

/// A name of several places of about one size is an error that says what to type.
@Suite struct AmbiguityTests {
  /// None has five times as many people as the next.
  @Test(arguments: [
    "Lincoln", "Springfield", "Barcelona", "Saint Louis", "Valencia", "Neustadt, Germany",
    "Thornton, England",
  ])
  func `an ambiguous name is refused with what to type`(text: String) throws {
    let error = try #require(try Samples.error(text))
    guard case .ambiguous(_, let candidates, let count) = error else {
      Issue.record("\(text): \(error)")
      return
    }
    #expect((2...5).contains(candidates.count) && count >= candidates.count)
    // What must be typed leads to the place.
    let finder = try Samples.finder.get()
    for candidate in candidates {
      let isAlone = candidates.count { $0.fullName == candidate.fullName } == 1
      let typed = isAlone ? candidate.fullName : candidate.identifier
      #expect(error.description.contains("\"\(typed)\""), "\(error)")
      #expect(try finder.place(typed).place == candidate)
    }
  }

  /// The next has less than a fifth of its people.
  @Test(arguments: [
    ("London", "GB"), ("Paris", "FR"), ("Berlin", "DE"), ("Sydney", "AU"), ("Boston", "US"),
    ("Vienna", "AT"), ("Florence", "IT"),
  ])
  func `a name whose first bearer is by far the largest is taken`(
    text: String, country: String
  ) throws {
    let found = try Samples.finder.get().place(text)
    #expect(found.place.countryCode == country)
    #expect(found.namesakes > 1)
  }

  @Test func `of places taken the next of the name has less than a fifth`() throws {
    let finder = try Samples.finder.get()
    for row in try Samples.golden("known-places").rows {
      let text = try row.text("name")
      guard let found = try? finder.place(text), found.namesakes > 1 else { continue }
      let others = try finder.search(text, limit: 2).answers.dropFirst().filter { $0.fit == .name }
      for other in others where other.place.name == found.place.name {
        let isPart = other.place.coordinates.kilometers(to: found.place.coordinates) < 15
        #expect(isPart || other.place.population * 5 < found.place.population, "\(text): \(other)")
      }
    }
  }

  @Test(arguments: ["Ulm, France", "Shrewsbury, Shropshire", "Paris, Nowhere"])
  func `a name that isn't there is reported with where it is`(text: String) throws {
    let error = try Samples.error(text)
    guard case .notThere(_, let elsewhere) = error else {
      Issue.record("\(text): \(String(describing: error))")
      return
    }
    #expect(!elsewhere.isEmpty)
  }
}

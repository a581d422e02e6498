import Base
import Places
import TestSupport
import Testing

/// What is mentioned beginnings of names, and of names misspelt.
@Suite struct SearchTests {
  @Test(arguments: [
    ("San Franc", "San Francisco"), ("Mosc", "Moscow"), ("Buenos Ai", "Buenos Aires"),
    ("Монр", "Montréal"), ("Liverp, England", "Liverpool"), ("Würz", "Würzburg"),
  ])
  func `a beginning leads to the largest place`(text: String, name: String) throws {
    let search = try Samples.finder.get().search(text)
    let first = try #require(search.answers.first { $0.fit == .beginning })
    #expect(first.place.name == name)
    #expect(search.namesakes == 0)
  }

  @Test(arguments: [
    ("Ulmm", "Ulm"), ("Cologn", "Köln"), ("Sann Francisco, USA", "San Francisco"),
    ("Edinburg, Scotland", "Edinburgh"), ("Stutgart", "Stuttgart"), ("Lisbno", "Lisbon"),
    ("Johanesburg", "Johannesburg"), ("Pheonix", "Phoenix"),
  ])
  func `a name misspelt leads to the one meant`(text: String, name: String) throws {
    let finder = try Samples.finder.get()
    let answers = try finder.search(text).places.map(\.name)
    let suggested =
      if case .unknown(_, let nearest) = try Samples.error(text) { nearest.map(\.name) } else {
        answers
      }
    #expect((answers + suggested).contains(name), "\(answers) \(suggested)")
  }

  @Test func `names come before beginnings, and each place once`() throws {
    let search = try Samples.finder.get().search("Paris", limit: 30)
    let fits = search.answers.map(\.fit)
    #expect(search.namesakes == fits.count { $0 == .name })
    #expect(fits == fits.filter { $0 == .name } + fits.filter { $0 == .beginning })
    #expect(Set(search.places.map(\.geonamesID)).count == search.places.count)
  }

  @Test(arguments: [-1, 0, 1, 7, 1_000])
  func `at most as many places are returned as were asked for`(limit: Int) throws {
    let finder = try Samples.finder.get()
    for text in ["Santa Maria", "San", "Ulmmm"] {
      #expect(try finder.search(text, limit: limit).answers.count <= max(0, limit))
    }
    #expect(try finder.search("Springfield", limit: limit).namesakes > 20)
  }

  @Test func `places of a name are ordered by their distance`() throws {
    let texas = try GeographicPlace(latitude: 32.8, longitude: -96.8)
    let search = try Samples.finder.get().search("Paris", near: texas)
    #expect(search.places.first?.fullName == "Paris, Texas, United States")
  }

  /// Places of at least 10,000 people by their own names, one letter changed.
  @Test func `most names with a letter wrong lead to the one meant`() throws {
    let finder = try Samples.finder.get()
    let rows = try Samples.golden("known-places").rows.filter {
      try $0.text("size") == "town" && $0.text("name").count > 5
    }
    var generator = SplitMix64(seed: 17)
    let found = try rows.count { row in
      let name = try row.text("name")
      guard let meant = try finder.search(name).places.first else { return false }
      var letters = Array(name)
      letters[Int(generator.next() % UInt64(letters.count - 1)) + 1] = "x"
      guard case .unknown(_, let nearest) = try Samples.error(String(letters)) else { return true }
      return nearest.contains(meant)
    }
    // Small towns and far-off names are left out of what near misses are compared with.
    #expect(Double(found) >= 0.8 * Double(rows.count), "\(found) of \(rows.count)")
  }
}

import Base
import Places
import Testing

/// The same place by whatever people type for it.
@Suite struct SpellingTests {
  private static let spellings: [(place: String, texts: [String])] = [
    (
      "Köln, North Rhine-Westphalia, Germany",
      [
        "Köln", "Koeln", "koln", "KÖLN", "Cologne", "Cologne, Germany", "Кёльн", "ケルン", "K\u{F6}ln",
        "Ko\u{308}ln",
      ]
    ),
    (
      "London, England, United Kingdom",
      [
        "London", "london", "  London  ", "ロンドン", "Лондон", "London, UK", "London, England",
        "London, Great Britain", "London,GB", "London, GBR", "London UK", "London (England)", "伦敦",
      ]
    ),
    (
      "Moscow, Russia",
      [
        "Moscow", "Москва", "москва", "Moskva", "Moscow, Russia", "Moscow, Russian Federation",
        "Moscow, USSR",
      ]
    ),
    (
      "São Paulo, Brazil",
      [
        "São Paulo", "Sao Paulo", "sao paulo, brasil", "SÃO PAULO, BR", "São Paulo, SP",
        "Sao Paulo, Brasil",
      ]
    ),
    (
      "New York City, New York, United States",
      [
        "New York", "New York City", "NYC", "new york, ny", "New York, USA", "New York, U.S.A.",
        "NewYork", "Nueva York",
      ]
    ),
    (
      "Washington, District of Columbia, United States",
      ["Washington, D.C.", "Washington DC", "Washington, DC, USA", "Washington D.C."]
    ),
    (
      "St. Louis, Missouri, United States",
      [
        "St. Louis, Missouri", "Saint Louis, MO", "St Louis, MO, USA", "St.Louis, USA",
        "saint-louis, mo",
      ]
    ),
    (
      "Paris, Texas, United States", ["Paris, TX", "Paris, Texas", "Paris TX", "Paris, Texas, USA"]
    ),
    ("Paris, Île-de-France, France", ["Paris", "Paris, France", "Paris (France)", "Париж", "巴黎"]),
    (
      "Saint Petersburg, Russia",
      ["St Petersburg, Russia", "Saint Petersburg, Russia", "Leningrad", "Санкт-Петербург"]
    ),
    (
      "Munich, Bavaria, Germany",
      ["München", "Muenchen", "Munich", "München, Bayern", "Monaco di Baviera"]
    ),
    ("Cardiff, Wales, United Kingdom", ["Cardiff, Wales", "Caerdydd", "Cardiff, Cymru"]),
    ("Edinburgh, Scotland, United Kingdom", ["Edinburgh, Scotland"]),
    (
      "Amsterdam, North Holland, Netherlands", ["Amsterdam, Holland", "Amsterdam, The Netherlands"]
    ),
    ("Seoul, South Korea", ["Seoul, Korea", "Seoul, South Korea", "서울"]),
    ("Cairo, Egypt", ["Cairo", "القاهرة", "القاهره", "Le Caire"]),
    ("Frankfurt am Main, Hesse, Germany", ["Frankfurt", "Frankfurt/Main", "Frankfurt am Main"]),
    ("Frankfurt (Oder), Brandenburg, Germany", ["Frankfurt (Oder)", "Frankfurt Oder"]),
    ("Hong Kong, Hong Kong", ["Hong Kong", "Hong Kong, China", "香港"]),
    ("Toronto, Ontario, Canada", ["Toronto, ON", "Toronto, Ontario", "Toronto Canada"]),
    (
      "Ulm, Baden-Württemberg, Germany",
      ["Ulm", "Ulm, Germany", "Ulm, Deutschland", "geonames:2820256"]
    ),
  ]

  static let cases = spellings.flatMap { place, texts in texts.map { (text: $0, place: place) } }

  @Test(arguments: cases)
  func `a place is found by every spelling`(text: String, place: String) throws {
    #expect(try Samples.finder.get().place(text).place.fullName == place)
  }

  @Test func `a place has the facts that GeoNames has`() throws {
    let place = try Samples.finder.get().place("Ulm, Germany").place
    #expect((place.name, place.region, place.country) == ("Ulm", "Baden-Württemberg", "Germany"))
    #expect((place.countryCode, place.zone) == ("DE", "Europe/Berlin"))
    #expect((place.coordinates.latitude, place.coordinates.longitude) == (48.39841, 9.99155))
    #expect((place.population, place.geonamesID) == (120_451, 2_820_256))
    // Berlin and Büsingen.
    #expect(place.zonesOfCountry == 2)
    #expect(place.identifier == "geonames:2820256")
  }

  @Test(arguments: [
    "", " ", ",", "...", "(", "!?", String(repeating: "a", count: 401), ", Germany,",
  ])
  func `a text without a name is reported as none`(text: String) throws {
    switch try Samples.error(text) {
    case .notAName(let named): #expect(named == text)
    // With an empty name the country is taken for it.
    case .unknown: #expect(text.contains("Germany"))
    case let error: Issue.record("\(text): \(String(describing: error))")
    }
  }

  @Test(arguments: [
    "geonames:", "geonames:x", "geonames:-1", "geonames:999999999999", "geonames:1",
  ])
  func `a number that GeoNames doesn't have is reported`(text: String) throws {
    #expect(try Samples.error(text) == .noSuchNumber(text))
  }
}

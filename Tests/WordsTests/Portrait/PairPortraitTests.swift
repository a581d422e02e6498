import Astrology
import Ephemeris
@_spi(FrontEnd) import Readings
import TestSamples
import Testing
import Words

/// What a portrait of two people chooses to say, and its sentences.
@Suite struct PairPortraitTests {
  /// Pairs of charts: those of `PortraitTests`, each with one of another time of life.
  private static func pairs(
    isFirstTimed: Bool, isSecondTimed: Bool, count: Int = 40
  ) throws -> [Synastry] {
    let firsts = try PortraitSamples.charts(isTimed: isFirstTimed, count: count)
    let seconds = try PortraitSamples.charts(isTimed: isSecondTimed, count: count)
    return try firsts.indices.map { index in
      try Synastry(
        of: firsts[index], and: seconds[(index * 7 + 11) % count],
        ephemeris: Samples.ephemeris.get())
    }
  }

  private static func facts(_ portrait: PairPortrait) -> [PairPortrait.Fact] {
    portrait.chapters.flatMap(\.paragraphs).flatMap(\.self).flatMap(\.facts)
  }

  private static func sentences(_ portrait: WrittenPassages) -> Set<String> {
    Set(
      portrait.chapters.flatMap(\.paragraphs).flatMap(\.self).map(\.text)
        .flatMap(Sentences.of(_:)))
  }

  @Test func `contacts, houses and signs are never other than the charts'`() throws {
    for synastry in try Self.pairs(isFirstTimed: true, isSecondTimed: true) {
      let contacts = Set(synastry.contacts)
      for bond in PairPortrait.Bond.allCases {
        let portrait = PairPortrait(of: synastry, as: bond)
        #expect(portrait.isFirstTimed && portrait.isSecondTimed)
        for fact in Self.facts(portrait) {
          switch fact {
          case .contact(let contact): #expect(contacts.contains(contact))
          case .visit(let side, let visit):
            let (guest, host) =
              side == .one
              ? (synastry.first, synastry.second) : (synastry.second, synastry.first)
            let longitude = guest.sky[visit.body.body].longitude
            #expect(host.frame.house(of: longitude) == visit.house)
          case .sign(let side, let body, let sign):
            let chart = side == .one ? synastry.first : synastry.second
            #expect(chart.position(of: body).sign == sign)
          case .contacts(let nature, let count):
            #expect(nature != .fused && (0...contacts.count).contains(count))
          case .birthTime(_, let isKnown): #expect(isKnown)
          }
        }
      }
    }
  }

  /// Readers see the numbers of easy and hard contacts beside the sentence, and the strongest contacts in the next.
  @Test func `the first sentence has the numbers and the named contacts on its side`() throws {
    var leaning = 0
    for synastry in try Self.pairs(isFirstTimed: true, isSecondTimed: true) {
      for bond in PairPortrait.Bond.allCases {
        let portrait = PairPortrait(of: synastry, as: bond)
        var counts: [Portrait.Nature: Int] = [:]
        for case .contacts(let nature, let count) in Self.facts(portrait) { counts[nature] = count }
        let (easy, hard) = (counts[.easy] ?? 0, counts[.hard] ?? 0)
        var named: [Portrait.Nature: Int] = [:]
        for statement in (portrait[.summary]?.paragraphs ?? []).joined() {
          for case .contact(let contact) in statement.facts {
            switch contact.kind {
            case .trine, .sextile: named[.easy, default: 0] += 1
            case .square, .opposition: named[.hard, default: 0] += 1
            case .conjunction: named[.fused, default: 0] += 1
            }
          }
        }
        let text =
          portrait.written(names: PairNames("Ada", "Ben")).chapters[0].paragraphs[0][0].text
        if text.contains("easy contacts outweigh") || text.contains("are easy than hard") {
          #expect(easy > hard && named[.hard, default: 0] <= named[.easy, default: 0], "\(text)")
          leaning += 1
        }
        if text.contains("hard contacts outweigh") || text.contains("are hard than easy") {
          #expect(hard > easy && named[.easy, default: 0] <= named[.hard, default: 0], "\(text)")
          leaning += 1
        }
        // Contacts of two slow planets, which all of an age share, are in neither number.
        func isSlow(_ point: ChartPoint) -> Bool {
          [.jupiter, .saturn, .uranus, .neptune, .pluto].contains { point == .body($0) }
        }
        let own = synastry.contacts.filter { !(isSlow($0.first) && isSlow($0.second)) }
        #expect(easy <= own.count { $0.kind == .trine || $0.kind == .sextile })
        #expect(hard <= own.count { $0.kind == .square || $0.kind == .opposition })
      }
    }
    #expect(leaning > 3)
  }

  @Test(arguments: [("1988-03-02", PairPortrait.Bond.love), ("2019-05-17", .family)])
  func `people of two generations are no couple unless somebody says so`(
    _ date: String, _ bond: PairPortrait.Bond
  ) throws {
    let charts = try ["1987-04-02", date].map {
      try Samples.chart(
        of: try Samples.birth("\($0)T08:15", zone: "UTC", latitude: 45.8, longitude: 4.8))
    }
    let synastry = try Synastry(
      of: charts[0], and: charts[1], ephemeris: Samples.ephemeris.get())
    #expect(PairPortrait.Bond.usual(synastry) == bond)
  }

  @Test func `a text is about the two points and the nature of its facts`() throws {
    for synastry in try Self.pairs(isFirstTimed: true, isSecondTimed: true) {
      let portrait = PairPortrait(of: synastry, as: .love)
      let written = portrait.written(names: PairNames("Ada", "Ben"))
      for (name, kinds) in [
        ("binds", [AspectKind.conjunction]), ("ease", [.trine, .sextile]),
        ("work", [.square, .opposition]),
      ] {
        let chapter = portrait.chapters.first { $0.chapter.name == name }
        for (paragraph, text) in zip(
          chapter?.paragraphs ?? [], written.chapter(named: name)?.paragraphs ?? [])
        {
          for (statement, sentence) in zip(paragraph, text) {
            for case .contact(let contact) in statement.facts {
              #expect(kinds.contains(contact.kind))
              // One point twice is "the two Mercuries", or what both have.
              for point in [contact.first, contact.second] where contact.first != contact.second {
                #expect(sentence.text.contains(point.title), "\(sentence.text)")
              }
            }
          }
        }
      }
    }
  }

  @Test func `nothing is said without a time that needs one`() throws {
    for (first, second) in [(false, true), (true, false), (false, false)] {
      for synastry in try Self.pairs(isFirstTimed: first, isSecondTimed: second) {
        let portrait = PairPortrait(of: synastry, as: .family)
        for fact in Self.facts(portrait) {
          if !first { #expect(!fact.needsTime(of: .one), "\(fact.key)") }
          if !second { #expect(!fact.needsTime(of: .other), "\(fact.key)") }
          if case .contact(let contact) = fact { #expect(contact.isCertain) }
          if case .visit(_, let visit) = fact { #expect(visit.isCertain) }
          if case .sign(let side, .moon, _) = fact {
            let chart = side == .one ? synastry.first : synastry.second
            #expect(chart.uncertainty.moonSignIsCertain)
          }
        }
        if !first, !second {
          #expect(portrait[.houses] == nil)
          for text in Self.sentences(portrait.written()) where !text.contains("not known") {
            for word in ["Ascendant", "Midheaven", "rising sign"] {
              #expect(!text.contains(word), "\(text)")
            }
            #expect(text.firstMatch(of: #/(st|nd|rd|th) house\b/#) == nil, "\(text)")
          }
        }
        #expect(portrait[.certainty] != nil && portrait[.summary] != nil)
      }
    }
  }

  @Test func `the bond changes what is said`() throws {
    var differing = 0
    let pairs = try Self.pairs(isFirstTimed: true, isSecondTimed: true)
    for synastry in pairs {
      let love = PairPortrait(of: synastry, as: .love).written()
      let work = PairPortrait(of: synastry, as: .work).written()
      let because: (WrittenPassages) -> [String] = { portrait in
        portrait.chapters.filter { ["binds", "ease", "work"].contains($0.name) }
          .flatMap(\.paragraphs).flatMap(\.self).flatMap(\.because)
      }
      if because(love) != because(work) { differing += 1 }
      #expect(love.chapter(named: "summary")?.short != nil)
      #expect(!Self.sentences(work).contains { $0.hasPrefix("In love this") })
      #expect(!Self.sentences(love).contains { $0.hasPrefix("At work this") })
    }
    #expect(differing > pairs.count * 9 / 10, "\(differing)")
  }

  @Test func `two people turned round have the same contacts`() throws {
    let charts = try PortraitSamples.charts(isTimed: true, count: 20)
    for (one, other) in zip(charts, charts.reversed()) {
      let ephemeris = try Samples.ephemeris.get()
      let there = PairPortrait(
        of: try Synastry(of: one, and: other, ephemeris: ephemeris), as: .friends)
      let back = PairPortrait(
        of: try Synastry(of: other, and: one, ephemeris: ephemeris), as: .friends)
      for chapter in [PairPortrait.ChapterKind.binds, .ease, .work] {
        let pairs: (PairPortrait, Bool) -> Set<[String]> = { portrait, isTurned in
          Set(
            (portrait[chapter]?.paragraphs ?? []).flatMap(\.self).flatMap(\.facts).compactMap {
              guard case .contact(let contact) = $0 else { return nil }
              let names = [contact.first.name, contact.second.name]
              return [contact.kind.name] + (isTurned ? names.reversed() : names)
            })
        }
        #expect(pairs(there, false) == pairs(back, true))
      }
    }
  }

  @Test func `no statement is made twice, and a portrait has 300 to 1,100 words`() throws {
    for synastry in try Self.pairs(isFirstTimed: true, isSecondTimed: true) {
      for bond in PairPortrait.Bond.allCases {
        let written = PairPortrait(of: synastry, as: bond).written(names: PairNames("Ada", "Ben"))
        let texts = written.chapters.flatMap(\.paragraphs).flatMap(\.self).map(\.text)
        #expect(Set(texts).count == texts.count)
        #expect((300...1_100).contains(written.wordCount), "\(written.wordCount)")
        #expect(!texts.contains { $0.contains("{") })
      }
    }
  }

  /// Two people share at most 12 of 100; pairs share more, for the lines on their bond are few: 16.2 when the texts
  /// were written.
  @Test func `two pairs share at most 17 of 100 sentences on the average`() throws {
    let portraits = try Self.pairs(isFirstTimed: true, isSecondTimed: true).map {
      Self.sentences(PairPortrait(of: $0, as: .love).written())
    }
    var (shared, all) = (0, 0)
    for (index, one) in portraits.enumerated() {
      for other in portraits[(index + 1)...] {
        shared += one.intersection(other).count
        all += min(one.count, other.count)
      }
    }
    #expect(Double(shared) <= 0.17 * Double(all), "\(shared) of \(all)")
  }

  @Test func `names stand where the persons are meant`() throws {
    let ephemeris = try Samples.ephemeris.get()
    let ada = try Samples.contractChart()
    let ben = try Samples.chart(of: Birth(date: CalendarDate("1988-03-02")))
    let synastry = try Synastry(of: ada, and: ben, ephemeris: ephemeris)
    let written = PairPortrait(of: synastry, as: .love).written(names: PairNames("Ada", "Ben"))
    // 1990-06-15 has the Sun in Gemini, 1988-03-02 in Pisces: air and water.
    let core = try #require(written.chapter(named: "core")?.paragraphs.first?.first)
    #expect(core.text.hasPrefix("Ada’s Sun is in an air sign and Ben’s in a water sign."))
    #expect(core.because == ["one.sun.in.gemini", "other.sun.in.pisces"])
    #expect(core.why == ["Ada’s Sun in Gemini", "Ben’s Sun in Pisces"])
    let back = PairPortrait(
      of: try Synastry(of: ben, and: ada, ephemeris: ephemeris), as: .love
    ).written(names: PairNames("Ben", "Ada"))
    #expect(back.chapter(named: "core")?.paragraphs.first?.first?.text == core.text)
  }
}

/// Splits texts into sentences.
enum Sentences {
  static func of(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { sentences, word in
      sentences[sentences.count - 1] += "\(word) "
      if word.hasSuffix(".") || word.hasSuffix("?") { sentences.append("") }
    }.filter { !$0.isEmpty }
  }
}

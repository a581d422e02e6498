import Astrology
import Astrometers
import Ephemeris
import Readings
import Testing
@testable import Words

@Suite struct DetailedTextsTests {
  private static let english = WordCorpus.english

  /// The texts of a list, with something in their slots.
  private static func texts(_ key: WordKey, _ names: SlotNames = SlotNames()) -> [String] {
    english.texts(key).map { names.fill(english.text($0)) }
  }

  @Test func `texts of random days keep every limit and rule`() {
    var random = RandomFacts(seed: 20_250_107)
    for _ in 0..<250 {
      let texts = DetailedReading.Texts(of: random.next())
      for area in LifeArea.allCases {
        let text = texts.text(of: area)
        let count = text.split(separator: " ").count
        #expect((80...120).contains(count), "\(count) words: \(text)")
        #expect(TextRules.flaws(in: text).isEmpty, "\(TextRules.flaws(in: text)): \(text)")
      }
      #expect((2...4).contains(texts.overview.count))
      for point in texts.overview {
        #expect((4...60).contains(TextRules.words(point).count), "\(point)")
        #expect(TextRules.flaws(in: point).isEmpty, "\(TextRules.flaws(in: point)): \(point)")
      }
      #expect((2...3).contains(TextRules.sentences(texts.lookAhead).count), "\(texts.lookAhead)")
      #expect(
        TextRules.flaws(in: texts.lookAhead).isEmpty,
        "\(TextRules.flaws(in: texts.lookAhead)): \(texts.lookAhead)")
    }
  }

  @Test func `no sentence comes twice, nor stands in the daily reading`() {
    var random = RandomFacts(seed: 22)
    for _ in 0..<150 {
      let facts = random.next()
      let texts = DetailedReading.Texts(of: facts)
      let detailed =
        (LifeArea.allCases.map { texts.text(of: $0) } + texts.overview + [texts.lookAhead])
        .flatMap(TextRules.sentences)
      #expect(Set(detailed).count == detailed.count)
      // The one event with a single sentence more can meet that of the collective text.
      let overview = TextRules.sentences(ReadingTexts(of: facts).overview)
      #expect(Set(detailed).isDisjoint(with: overview))
    }
  }

  @Test func `equal facts give equal texts`() {
    var (first, second) = (RandomFacts(seed: 5), RandomFacts(seed: 5))
    for _ in 0..<40 {
      let (one, other) = (
        DetailedReading.Texts(of: first.next()), DetailedReading.Texts(of: second.next())
      )
      #expect(one.overview == other.overview && one.lookAhead == other.lookAhead)
      for area in LifeArea.allCases { #expect(one.text(of: area) == other.text(of: area)) }
    }
  }

  @Test func `openings and counsels are those of the leading meter's quality`() {
    var random = RandomFacts(seed: 23)
    for _ in 0..<100 {
      let facts = random.next()
      let texts = DetailedReading.Texts(of: facts)
      for area in LifeArea.allCases {
        let meters = Self.english.meters(of: area)
        let quality = facts.scores.scores[meters[0]].quality
        let sentences = texts.sentences(of: area)
        #expect(sentences.first?.part == .opening && sentences.last?.part == .counsel)
        for sentence in sentences {
          switch sentence.part {
          case .opening:
            #expect(Self.texts(.opening(area, quality)).contains(sentence.text))
          case .counsel:
            #expect(Self.texts(.counsel(area, quality)).contains(sentence.text))
          case .beside:
            let named = meters.dropFirst().filter { meter in
              let leaning = facts.scores.scores[meter].quality.leaning
              // Words such as “But” may join it to the sentence before.
              return leaning != 0
                && Self.texts(.beside(area, meter, isGlad: leaning > 0)).contains {
                  sentence.text.hasSuffix($0.dropFirst())
                }
            }
            #expect(!named.isEmpty, "\(sentence.text)")
          case .trend:
            let delta = facts.scores.trend(of: meters[0])?.delta ?? 0
            let trend = delta > 0 ? AreaTrend.rising : .falling
            #expect(delta.magnitude >= 2 && Self.texts(.trend(trend, area)).contains(sentence.text))
          case .transit, .aspect, .still, .house, .thought: break
          }
        }
      }
    }
  }

  @Test func `a transit and a guest that are named are those of the day`() {
    var random = RandomFacts(seed: 24)
    var (transits, houses) = (0, 0)
    for _ in 0..<150 {
      let facts = random.next()
      let texts = DetailedReading.Texts(of: facts)
      for area in LifeArea.allCases {
        let listed = Self.english.meters(of: area).flatMap { facts.transits(of: $0) }
          .filter { facts.isTimed || $0.natal != .body(.moon) }
        let sentences = texts.sentences(of: area)
        func text(_ part: AreaPart) -> String? { sentences.first { $0.part == part }?.text }
        #expect((text(.still) == nil) == !listed.isEmpty)
        #expect((text(.transit) == nil) == listed.isEmpty)
        if let transit = text(.transit), let aspect = text(.aspect) {
          let fits = listed.contains { fact in
            let names = SlotNames(transiting: fact.body, natal: fact.natal)
            return Self.texts(.transit(of: fact.body, area), names).contains(transit)
              && Self.texts(.aspect(fact.aspect, area)).contains(aspect)
          }
          #expect(fits, "\(transit) \(aspect)")
          transits += 1
        }
        if let house = text(.house) {
          #expect(facts.isTimed)
          var guests = listed.map { ($0.body, $0.transitHouse) }
          guests += facts.priorities.map { ($0.body, $0.transitHouse) }
          guests.append((.moon, facts.moon.house))
          let fits = guests.contains { body, number in
            Self.english.houses(of: area).contains(number)
              && Self.texts(.house(number.number, area), SlotNames(transiting: body))
                .contains(house)
          }
          #expect(fits, "\(house)")
          houses += 1
        }
      }
    }
    #expect(transits > 500 && houses > 50)
  }

  @Test func `areas share a transit only where they have no other`() {
    var random = RandomFacts(seed: 25)
    for _ in 0..<60 {
      let facts = random.next()
      let texts = DetailedReading.Texts(of: facts)
      let areas = LifeArea.allCases.map { texts.text(of: $0) }
      #expect(Set(areas).count == areas.count)
    }
  }

  @Test func `a day without facts has enough to say`() {
    var random = RandomFacts(seed: 26)
    for _ in 0..<40 {
      let facts = random.next().quiet()
      let texts = DetailedReading.Texts(of: facts)
      for area in LifeArea.allCases {
        let text = texts.text(of: area)
        #expect((80...120).contains(text.split(separator: " ").count), "\(text)")
        #expect(texts.sentences(of: area).contains { $0.part == .still })
      }
      #expect(TextRules.sentences(texts.lookAhead).count == 2)
      #expect(texts.overview.count == 2)
    }
  }

  /// A person's days one after another: no whole text again within a month.
  @Test func `the days of a month have different words`() {
    var random = RandomFacts(seed: 27)
    for _ in 0..<12 {
      let facts = random.next()
      for area in LifeArea.allCases {
        let texts = (0..<30).map { DetailedReading.Texts(of: facts.onDay($0)).text(of: area) }
        #expect(Set(texts).count == 30, "\(area)")
      }
    }
  }
}

extension ReadingFacts {
  /// The same of so many days later, as far as words go.
  fileprivate func onDay(_ days: Int) -> Self {
    ReadingFacts(
      date: date.advanced(byDays: days), sunSign: sunSign, scores: scores, priorities: priorities,
      meterTransits: Meter.allCases.map { transits(of: $0) }, moon: moon, retrogrades: retrogrades,
      hourlyIntensity: hourlyIntensity, upcoming: [], skyAspects: skyAspects,
      birthDigest: birthDigest, isTimed: isTimed, passages: passages)
  }

  /// The same without anything but scores and the Moon's light.
  fileprivate func quiet() -> Self {
    ReadingFacts(
      date: date, sunSign: sunSign, scores: DayScores.Day(scores: scores.scores, before: nil),
      priorities: [], meterTransits: Meter.allCases.map { _ in [] }, moon: moon, retrogrades: [],
      hourlyIntensity: [], upcoming: [], skyAspects: [], birthDigest: birthDigest, isTimed: false)
  }
}

import Astrology
import Ephemeris
import Readings
import TestSamples
import Testing
import Words

/// A portrait's sentences.
@Suite struct WrittenPortraitTests {
  private static func portraits(isTimed: Bool) throws -> [WrittenPortrait] {
    try PortraitSamples.charts(isTimed: isTimed).map { WrittenPortrait(Portrait(of: $0)) }
  }

  private static func statements(_ portrait: WrittenPortrait) -> [String] {
    portrait.chapters.flatMap(\.paragraphs).flatMap(\.statements).map(\.text)
  }

  private static func sentences(_ portrait: WrittenPortrait) -> Set<String> {
    Set(
      statements(portrait).flatMap { text in
        text.split(separator: " ").reduce(into: [""]) { sentences, word in
          sentences[sentences.count - 1] += "\(word) "
          if word.hasSuffix(".") || word.hasSuffix("?") { sentences.append("") }
        }.filter { !$0.isEmpty }
      })
  }

  @Test func `a portrait has 750 to 1,400 words with a time, and 250 or more without`() throws {
    let counts = try Self.portraits(isTimed: true).map(\.wordCount)
    for count in counts { #expect((750...1_400).contains(count), "\(count)") }
    let average = counts.reduce(0, +) / counts.count
    #expect((950...1_250).contains(average), "\(average)")
    for portrait in try Self.portraits(isTimed: false) {
      #expect((250...1_400).contains(portrait.wordCount), "\(portrait.wordCount)")
    }
  }

  @Test func `a name within a sentence has its small letter`() throws {
    for isTimed in [true, false] {
      for text in try Self.portraits(isTimed: isTimed).flatMap(Self.statements) {
        #expect(text.firstMatch(of: #/[a-z,] The (Sun|Moon)/#) == nil, "\(text)")
      }
    }
  }

  @Test func `no planet or sign is compared with itself`() throws {
    let pattern = #/(Mercury|Venus|Mars|Jupiter|Saturn)[^.:]* than \1 /#
    for portrait in try Self.portraits(isTimed: true) {
      for text in Self.statements(portrait) {
        #expect(text.firstMatch(of: pattern) == nil, "\(text)")
      }
    }
  }

  @Test func `no statement is made twice`() throws {
    for isTimed in [true, false] {
      for portrait in try Self.portraits(isTimed: isTimed) {
        let statements = Self.statements(portrait)
        #expect(Set(statements).count == statements.count)
      }
    }
  }

  @Test func `without a time no text speaks of a house or an angle but the last chapter`() throws {
    for portrait in try Self.portraits(isTimed: false) {
      for chapter in portrait.chapters where chapter.chapter != .certainty {
        for text in chapter.paragraphs.map(\.text) + chapter.paragraphs.map(\.why) {
          for word in ["rising", "Ascendant", "Midheaven", "Descendant"] {
            let words = text.split { !$0.isLetter }.map(String.init)
            #expect(!words.contains(word), "\(text)")
          }
          #expect(
            text.firstMatch(of: #/(st|nd|rd|th|first|second|third) house\b/#) == nil, "\(text)")
        }
      }
    }
  }

  @Test func `two people share at most 12 of 100 sentences on the average`() throws {
    let portraits = try Self.portraits(isTimed: true).map(Self.sentences)
    var (shared, all) = (0, 0)
    for (index, one) in portraits.enumerated() {
      for other in portraits[(index + 1)...] {
        shared += one.intersection(other).count
        all += min(one.count, other.count)
      }
    }
    #expect(Double(shared) <= 0.12 * Double(all), "\(shared) of \(all)")
  }

  @Test func `a figure names its planets, and an agreement stands before its signs`() throws {
    var (figures, agreements) = (0, 0)
    for portrait in try Self.portraits(isTimed: true) {
      for written in portrait.chapters.flatMap(\.paragraphs).flatMap(\.statements) {
        for fact in written.statement.facts {
          guard case .figure(let figure) = fact else { continue }
          figures += 1
          for member in figure.members { #expect(written.text.contains(member.title)) }
        }
        guard written.statement.direction == .more || written.statement.direction == .less,
          case .sign(_, let sign)? = written.statement.facts.first
        else { continue }
        agreements += 1
        #expect(written.why.contains { $0.contains(sign.title) }, "\(written.why)")
      }
    }
    #expect(figures >= 20 && agreements >= 5, "\(figures) \(agreements)")
  }

  @Test func `a portrait ends with its whole, and only a note follows`() throws {
    for isTimed in [true, false] {
      for portrait in try Self.portraits(isTimed: isTimed) {
        #expect(portrait.chapters.suffix(2).map(\.chapter) == [.whole, .certainty])
        let whole = try #require(portrait.chapter(.whole))
        #expect(whole.question == nil)
        #expect((1...1).contains(whole.paragraphs.count))
        // Where Sun and Moon may be in two signs each, the last sentence stands alone.
        #expect((5...110).contains(whole.paragraphs[0].text.split(separator: " ").count))
      }
    }
  }

  @Test func `a chapter's short text is its strongest statement, in 65 words or less`() throws {
    for portrait in try Self.portraits(isTimed: true) {
      for chapter in portrait.chapters {
        let statements = chapter.paragraphs.flatMap(\.statements)
        let strongest = try #require(statements.map(\.statement.weight).max())
        let short = try #require(statements.first { $0.text == chapter.short })
        #expect(short.statement.weight == strongest)
        #expect(chapter.short.split(separator: " ").count <= 65)
      }
    }
  }

  @Test func `alternatives of the Sun's text are used as if at random`()
    throws
  {
    let texts = try Self.portraits(isTimed: true).compactMap { portrait in
      portrait.chapter(.core)?.paragraphs.first?.statements.first { written in
        // Behind an aspect stand only those that don't name the sign again.
        guard case .sign(.body(.sun), _)? = written.statement.texts.first else { return false }
        return written.statement.form == .plain
      }
    }.map(\.text)
    // The Moon's sign chooses. Of 12 × 4 texts, so many are met by as many people at random.
    let expected = 48 * (1 - texts.reduce(1.0) { rest, _ in rest * 47 / 48 })
    #expect(Double(Set(texts).count) >= 0.7 * expected, "\(Set(texts).count) of \(texts.count)")
  }

  @Test func `a portrait has the chapter only with a bridge`() throws {
    let chart = try Samples.contractChart()
    let bridge = try PortraitBridge(
      of: chart, from: CalendarDate("2027-03-01"), in: .utc, ephemeris: Samples.ephemeris.get())
    let portrait = WrittenPortrait(Portrait(of: chart, touchedBy: bridge))
    let chapter = try #require(portrait.chapter(.bridge))
    #expect(chapter.paragraphs.count == bridge.touches.count)
    #expect(chapter.paragraphs.allSatisfy { $0.text.hasPrefix("Your ") })
    #expect(Portrait(of: chart)[.bridge] == nil)
    let others = portrait.chapters.filter { $0.chapter != .bridge }
    #expect(others == WrittenPortrait(Portrait(of: chart)).chapters)
  }

  @Test func `two to four chapters end with a question, and love, action and work with advice`()
    throws
  {
    let portrait = WrittenPortrait(Portrait(of: try Samples.contractChart()))
    let questions = portrait.chapters.compactMap(\.question)
    #expect((2...4).contains(questions.count) && Set(questions).count == questions.count)
    #expect(questions.allSatisfy { $0.hasSuffix("?") })
    for chapter in [Portrait.ChapterKind.summary, .generation, .certainty] {
      #expect(portrait.chapter(chapter)?.question == nil)
    }
    for chapter in [Portrait.ChapterKind.love, .action, .work] {
      let written = try #require(portrait.chapter(chapter))
      let last = try #require(written.paragraphs.last?.statements.last)
      guard case .advice(chapter, _) = last.statement.form else {
        Issue.record("\(chapter) ends with \(last.text)")
        continue
      }
      #expect(written.question == nil)
      #expect((5...24).contains(last.text.split(separator: " ").count))
    }
  }
}

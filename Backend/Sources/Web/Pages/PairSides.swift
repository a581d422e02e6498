@_spi(FrontEnd) internal import Astrolabe

/// What is easy between two people and what is hard, by theme; a theme that is both stands once, as both.
struct PairSides: Sendable {
  /// A theme and what the charts say about it.
  struct Item: Sendable {
    let theme: PairTheme
    var texts: [String]
    /// The facts behind it, as people read them.
    var facts: [String]
  }

  let easy: [Item]
  let hard: [Item]
  /// Themes that are easy in one way and hard in another, with the facts of both.
  let both: [Item]

  /// Sorts what a portrait says in its chapters of what is easy and of what takes work.
  init(of portrait: PairPortrait, named names: PairNames) {
    let written = portrait.written(names: Self.marks)
    let easy = Self.items(.ease, portrait, written, names)
    let hard = Self.items(.work, portrait, written, names)
    let shared = Set(easy.map(\.theme)).intersection(hard.map(\.theme))
    self.easy = easy.filter { !shared.contains($0.theme) }
    self.hard = hard.filter { !shared.contains($0.theme) }
    both = easy.filter { shared.contains($0.theme) }.map { item in
      Item(
        theme: item.theme, texts: [],
        facts: item.facts + hard.filter { $0.theme == item.theme }.flatMap(\.facts))
    }
  }

  /// The statements of a chapter by theme, in the order of the portrait.
  private static func items(
    _ chapter: PairPortrait.ChapterKind, _ portrait: PairPortrait, _ written: WrittenPassages,
    _ names: PairNames
  ) -> [Item] {
    guard let meant = portrait[chapter],
      let said = written.chapters.first(where: { $0.name == chapter.name })
    else { return [] }
    var items: [Item] = []
    for (statement, text) in zip(
      meant.paragraphs.flatMap(\.self), said.paragraphs.flatMap(\.self))
    {
      let contacts = statement.facts.compactMap { fact -> Contact? in
        guard case .contact(let contact) = fact else { return nil }
        return contact
      }
      guard let first = contacts.first else { continue }
      let theme = PairTheme(of: first)
      let effect = Self.naming(names, in: Self.effect(of: text.text))
      let facts = text.why.map { Self.naming(names, in: $0) }
      if let place = items.firstIndex(where: { $0.theme == theme }) {
        items[place].texts.append(effect)
        items[place].facts += facts
      } else {
        items.append(Item(theme: theme, texts: [effect], facts: facts))
      }
    }
    return items
  }

  /// Stand for the two names while a text is cut, since a name may have a full stop in it.
  private static let marks = PairNames("\u{E000}", "\u{E001}")

  /// What a contact means for the two, without the sentence that names the contact: it is among the facts.
  private static func effect(of text: String) -> String {
    guard let end = text.firstRange(of: ". ") else { return text }
    return String(text[end.upperBound...])
  }

  /// A text with the names in the place of their marks.
  private static func naming(_ names: PairNames, in text: String) -> String {
    text.map { character in
      switch character {
      case "\u{E000}": names[.one]
      case "\u{E001}": names[.other]
      default: String(character)
      }
    }.joined()
  }

  /// The chapters of a portrait that say neither what is easy nor what is hard.
  static func others(of written: WrittenPassages) -> [WrittenPassages.Chapter] {
    let sorted = [PairPortrait.ChapterKind.ease, .work].map(\.name)
    return written.chapters.filter { !sorted.contains($0.name) }
  }
}

extension PageVisit {
  /// Writes what is easy between two people and what is hard, each once.
  func write(_ sides: PairSides, as bond: PairPortrait.Bond, to html: inout HTMLWriter) {
    html.element("section", ["class": "two", "id": "poles"]) { html in
      for (title, items, none) in [
        (
          PageText.usEasy, sides.easy,
          sides.both.isEmpty ? PageText.usNoneEasy : .usBothEasy
        ), (.usHard, sides.hard, sides.both.isEmpty ? .usNoneHard : .usBothHard),
      ] {
        html.element("div") { html in
          html.element("h2", words[title])
          guard !items.isEmpty else { return html.element("p", ["class": "quiet"], words[none]) }
          writeItems(items, to: &html) { item, html in
            for text in item.texts { html.element("p", clock.text(text)) }
          }
        }
      }
    }
    guard !sides.both.isEmpty else { return }
    section(words[.usBoth], named: "both", to: &html) { html in
      writeItems(sides.both, to: &html) { item, html in
        html.element("p", words[item.theme.bothSides(as: bond)])
      }
    }
  }

  private func writeItems(
    _ items: [PairSides.Item], to html: inout HTMLWriter,
    text: (PairSides.Item, inout HTMLWriter) -> Void
  ) {
    html.element("ul", ["class": "meters"]) { html in
      for item in items {
        html.element("li") { html in
          html.element("h3", words[item.theme.title])
          text(item, &html)
          writeFacts(item.facts, to: &html)
        }
      }
    }
  }
}

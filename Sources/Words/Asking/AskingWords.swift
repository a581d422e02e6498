internal import Astrometers

/// The words by which a corpus understands questions, and what it says where care is owed.
package struct AskingWords: Sendable {
  private let words: WordCorpus

  /// Those of a corpus.
  package init(_ words: WordCorpus) { self.words = words }

  private func all(_ key: WordKey) -> [String] { words.texts(key).map { words.text($0) } }

  /// Words and phrases of an area.
  package func phrases(of area: LifeArea, _ weight: WordWeight) -> [String] {
    all(.words(of: area, weight))
  }

  /// Phrases by which a question is of a kind.
  package func phrases(of kind: AskedKind) -> [String] { all(.words(of: kind)) }

  /// Words that say nothing beside thanks or a greeting.
  package var fillers: [String] { all(.fillers) }

  /// Phrases that name other days than one, or more of them.
  package var otherDays: [String] { all(.otherDays) }

  /// Common words, which are no misspelling of another.
  package var plain: [String] { all(.plainWords) }

  /// Words by which names are found.
  package func names(_ words: MentionWords) -> [String] { all(.words(of: words)) }

  /// The rules of a matter.
  package func rules(of matter: CareMatter, inSpanish: Bool) -> [String] {
    all(.rules(of: matter, inSpanish: inSpanish))
  }

  /// The words that no text of the language may have.
  package var banned: [String] { all(.banned) }

  /// What no writer may say to a reader.
  package func phrases(of fault: WriterFault) -> [String] { all(.phrases(of: fault)) }

  /// The answers to a matter, one text of several; a text has `{line}` where the helpline goes.
  package func answers(to matter: CareMatter, inSpanish: Bool) -> [String] {
    all(.answers(to: matter, inSpanish: inSpanish))
  }

  /// A field of a country's helplines; `country` is two letters of ISO 3166.
  ///
  /// Returns nil if the field is not known.
  package func helpline(_ country: String, _ field: HelplineField) -> String? {
    let code = country.uppercased()
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard code.utf8.count == 2, code.utf8.allSatisfy(letters.contains),
      let text = all(.helpline(code, field)).first, !text.isEmpty
    else { return nil }
    return text
  }

  /// A sentence that describes a helpline.
  package func sentence(_ sentence: HelplineSentence, inSpanish: Bool) -> String {
    words.only(.helpline(sentence, inSpanish: inSpanish))
  }
}

extension String {
  /// The text with something in place of each of its slots, by their names.
  package func filling(_ names: [String: String]) -> String {
    fillingSlots { slot, _ in names[slot] ?? "" }
  }
}

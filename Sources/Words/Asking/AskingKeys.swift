internal import Astrometers
internal import Ephemeris

// What questions are understood by, and what is said where care is owed.

/// How much a word says of the area that it belongs to.
package enum WordWeight: String, Sendable, CaseIterable {
  case decisive, strong, weak
}

/// The kinds of question that the words of a question decide.
package enum AskedKind: String, Sendable, CaseIterable {
  case how, should, when, why, what
  case yesOrNo = "yes_or_no"
  case thanks, greeting
}

/// Words by which the names in a question are found.
package enum MentionWords: String, Sendable, CaseIterable {
  case events, relations
  case beforePeople = "before_people"
  case beforeCompanies = "before_companies"
  case beforePlaces = "before_places"
  /// Before "to" where a person follows it, as in "talk to".
  case beforeToPeople = "before_to_people"
  case work, companies
  case noNames = "no_names"
}

/// Matters on which a chart has nothing to say and care is owed.
package enum CareMatter: String, Sendable, CaseIterable {
  case selfHarm = "self_harm"
  case violenceAtHome = "violence_at_home"
  case minor, medicine, lottery
  case lawAndMoney = "law_and_money"
  case death
}

/// What no writer may say to a reader.
package enum WriterFault: String, Sendable, CaseIterable {
  case promises, instructions
}

/// What is known of the lines of a country.
package enum HelplineField: String, Sendable, CaseIterable {
  case emergency
  case selfHarm = "self_harm"
  case selfHarmSource = "self_harm_source"
  case violenceAtHome = "violence_at_home"
  case violenceAtHomeSource = "violence_at_home_source"
  case eating
  case eatingSource = "eating_source"
  case drugs
  case drugsSource = "drugs_source"
}

/// The sentences that describe a helpline.
package enum HelplineSentence: String, Sendable, CaseIterable {
  case known
  case emergencyOnly = "emergency_only"
  case unknown
}

extension CaseIterable where Self: Equatable, AllCases == [Self] {
  /// The case's place among all of them.
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension WordKey {
  static func words(of area: LifeArea, _ weight: WordWeight) -> Self {
    Self(
      .askedArea, area.index, weight.place, 0,
      "asking.questions.areas.\(area.rawValue).\(weight.rawValue)")
  }

  static func words(of kind: AskedKind) -> Self {
    Self(.askedKind, kind.place, 0, 0, "asking.questions.kinds.\(kind.rawValue)")
  }

  /// The words that no text of the language may have.
  static let banned = Self(.banned, 0, 0, 0, "language.banned")

  static func phrases(of fault: WriterFault) -> Self {
    Self(.writerPhrases, fault.place, 0, 0, "asking.safety.writers.\(fault.rawValue)")
  }

  static let fillers = Self(.askedFillers, 0, 0, 0, "asking.questions.fillers")
  static let otherDays = Self(.askedOtherDays, 0, 0, 0, "asking.questions.other_days")
  static let plainWords = Self(.askedPlain, 0, 0, 0, "asking.questions.plain")

  static func words(of mentions: MentionWords) -> Self {
    Self(.askedMentions, mentions.place, 0, 0, "asking.questions.mentions.\(mentions.rawValue)")
  }

  static func rules(of matter: CareMatter, inSpanish: Bool) -> Self {
    Self(
      .careRules, matter.place, inSpanish ? 1 : 0, 0,
      "asking.safety.matters.\(matter.rawValue).\(inSpanish ? "spanish_rules" : "rules")")
  }

  static func answers(to matter: CareMatter, inSpanish: Bool) -> Self {
    Self(
      .careAnswers, matter.place, inSpanish ? 1 : 0, 0,
      "asking.safety.matters.\(matter.rawValue).\(inSpanish ? "spanish_answers" : "answers")")
  }

  /// - Precondition: The code is two capital letters.
  static func helpline(_ country: String, _ field: HelplineField) -> Self {
    let letters = Array(country.utf8)
    return Self(
      .helpline, Int(letters[0]), Int(letters[1]), field.place,
      "asking.helplines.countries.\(country).\(field.rawValue)")
  }

  static func helpline(_ sentence: HelplineSentence, inSpanish: Bool) -> Self {
    Self(
      .helplineSentence, sentence.place, inSpanish ? 1 : 0, 0,
      "asking.helplines.\(inSpanish ? "spanish_lines" : "lines").\(sentence.rawValue)")
  }
}

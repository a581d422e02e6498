internal import Astrometers
internal import Ephemeris

// What questions are understood by, and what is said where care is owed.

extension WordReader {
  /// The words by which questions are understood.
  mutating func readQuestions(_ tree: WordTree) {
    let parts = fields(
      tree, at: "", named: ["areas", "kinds", "fillers", "other_days", "plain", "mentions"])
    if let areas = parts["areas"] {
      let found = fields(areas, at: "areas", named: LifeArea.allCases.map(\.rawValue))
      for area in LifeArea.allCases {
        readWords(found[area.rawValue], at: "areas.\(area.rawValue)", WordWeight.allCases) {
          .words(of: area, $0)
        }
      }
    }
    readWords(parts["kinds"], at: "kinds", AskedKind.allCases) { .words(of: $0) }
    add(.fillers, parts["fillers"], at: "fillers", .rule)
    add(.otherDays, parts["other_days"], at: "other_days", .rule)
    add(.plainWords, parts["plain"], at: "plain", .rule)
    readWords(parts["mentions"], at: "mentions", MentionWords.allCases) { .words(of: $0) }
  }

  private mutating func readWords<Name: RawRepresentable<String>>(
    _ tree: WordTree?, at place: String, _ names: [Name], _ key: (Name) -> WordKey
  ) {
    guard let tree else { return }
    let found = fields(tree, at: place, named: names.map(\.rawValue))
    for name in names {
      add(key(name), found[name.rawValue], at: "\(place).\(name.rawValue)", .rule)
    }
  }

  /// The rules of safety, with what is answered; examples and near misses are for tests.
  mutating func readSafety(_ tree: WordTree) {
    let parts = fields(tree, at: "", named: ["matters", "writers"])
    readWords(parts["writers"], at: "writers", WriterFault.allCases) { .phrases(of: $0) }
    guard let matters = parts["matters"] else { return }
    let found = fields(matters, at: "matters", named: CareMatter.allCases.map(\.rawValue))
    for matter in CareMatter.allCases {
      guard let tree = found[matter.rawValue] else { continue }
      let place = "matters.\(matter.rawValue)"
      let lists = fields(
        tree, at: place,
        named: [
          "rules", "spanish_rules", "examples", "near_misses", "answers", "spanish_answers",
        ])
      add(.rules(of: matter, inSpanish: false), lists["rules"], at: "\(place).rules", .rule)
      add(
        .rules(of: matter, inSpanish: true), lists["spanish_rules"], at: "\(place).spanish_rules",
        .rule)
      for name in ["examples", "near_misses"]
      where strings(lists[name], at: "\(place).\(name)").count < 5 {
        note("\(place).\(name)", "has fewer than five; a rule is tried by examples")
      }
      add(.answers(to: matter, inSpanish: false), lists["answers"], at: "\(place).answers", .care)
      add(
        .answers(to: matter, inSpanish: true), lists["spanish_answers"],
        at: "\(place).spanish_answers", .care)
    }
  }

  /// Reads where to get help, by country.
  mutating func readHelplines(_ tree: WordTree) {
    let parts = fields(tree, at: "", named: ["lines", "spanish_lines", "countries"])
    for (name, inSpanish) in [("lines", false), ("spanish_lines", true)] {
      guard let tree = parts[name] else { continue }
      let found = fields(tree, at: name, named: HelplineSentence.allCases.map(\.rawValue))
      for sentence in HelplineSentence.allCases {
        add(
          .helpline(sentence, inSpanish: inSpanish), found[sentence.rawValue],
          at: "\(name).\(sentence.rawValue)", .helpline)
      }
    }
    guard let countries = parts["countries"] else { return }
    guard case .fields(let fields) = countries else {
      note("countries", "an object belongs here")
      return
    }
    for (country, tree) in fields {
      let place = "countries.\(country)"
      let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
      guard country.utf8.count == 2, country.utf8.allSatisfy(letters.contains) else {
        note(place, "a country is two capital letters, as ISO 3166 has them")
        continue
      }
      let found = self.fields(tree, at: place, named: HelplineField.allCases.map(\.rawValue))
      for field in HelplineField.allCases {
        add(
          .helpline(country, field), found[field.rawValue], at: "\(place).\(field.rawValue)",
          .rule)
      }
    }
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store
internal import Wire

extension PageVisit {
  /// The form for another's birth.
  func us(_ draft: BirthDraft, of person: Person, status: HTTPResponse.Status) -> Answer {
    page(words[.usTitle], .people, status: status) { html in
      html.element("h1", words[.usTitle])
      html.element("p", ["class": "lead"], words[.usLead])
      write(form: "/us", to: &html) { html in
        draft.write(ofOther: true, self, to: &html)
        html.element("fieldset", ["class": "field"]) { html in
          html.element("legend", words[.usBond])
          html.element("div", ["class": "moods"]) { html in
            for bond in PairPortrait.Bond.allCases {
              html.check(
                "bond", words[bond.title], value: bond.rawValue,
                isOn: form["bond"] == bond.rawValue, isOneOf: true)
            }
          }
          if let fault = draft.faults["bond"] { html.element("p", ["class": "fault"], fault) }
        }
        html.button(words[.usButton])
      }
      html.element("p", ["class": "quiet"], words[.usPrivacy])
    }
  }

  /// Two people side by side; the other's data is not kept.
  func compare(_ person: Person) async throws -> Answer {
    var draft = BirthDraft(form)
    let birth = try draft.read(self, over: nil)
    let kind = PairPortrait.Bond(rawValue: form["bond"])
    if kind == nil { draft.faults["bond"] = words[.usBondMissing] }
    guard let birth, let kind, draft.isWhole else {
      return us(draft, of: person, status: draft.faults.isEmpty ? .ok : .unprocessableContent)
    }
    guard let bond = try await backend.bond(of: person, with: birth, named: draft.name) else {
      throw StoreError.fault(reason: "two charts make no pair")
    }
    return try await page(
      of: bond, between: PairNames(person.profile?.name ?? "", draft.name),
      as: kind)
  }

  /// Two people side by side; what it means for them is said when they have said what they are to each other.
  func page(
    of bond: ReportBond, between names: PairNames, as kind: PairPortrait.Bond?,
    kept: KeptChart? = nil
  ) async throws -> Answer {
    // In a task of its own, as all that takes milliseconds.
    let said = await Task { () -> (sides: PairSides, rest: [WrittenPassages.Chapter])? in
      guard let kind else { return nil }
      let portrait = PairPortrait(of: bond.synastry, as: kind)
      return (
        PairSides(of: portrait, named: names),
        PairSides.others(of: portrait.written(names: names))
      )
    }.value
    let scores = bond.scores.joint
    return page(words(.youAnd, ["name": names[.other]]), .people) { html in
      html.element("h1") { html in
        html.write(words[.usWithYou] + " ")
        html.element("bdi", names[.other])
      }
      html.element("p", ["class": "lead"], words[.usNote])
      if let kept { writeChoice(of: kind, for: kept, to: &html) }
      if let said, let kind {
        writeContents(
          [Anchor(name: "poles", title: words[.usPoles])]
            + (said.sides.both.isEmpty ? [] : [Anchor(name: "both", title: words[.usBoth])])
            + said.rest.map(\.anchor)
            + [
              Anchor(name: "meters", title: words[.metersTitle]),
              Anchor(name: "wheel", title: words[.wheelTitle]),
            ], to: &html)
        html.element("p", ["class": "quiet"], words(.usNames, ["name": names[.one]]))
        write(said.sides, as: kind, to: &html)
        write(said.rest, to: &html)
      } else {
        writePoles(of: scores, to: &html)
      }
      section(words[.metersTitle], named: "meters", to: &html) { html in
        writeLegend(words[.usLegend], to: &html)
        html.element("div", ["class": "groups"]) { html in
          html.element("div", ["class": "card whole"]) { html in
            html.meter(
              words[.together], "", scores.overall.unified, ScoreTone(scores.overall))
            html.axis((words[.axisHard], words[.axisQuiet], words[.axisEasy]))
          }
          // What the portrait says in sentences the meters don't say again in others.
          for group in Meter.Group.allCases {
            write(group, of: scores, isSaid: said != nil, to: &html)
          }
        }
      }
      writeWheel(caption: WordCorpus.english.phrase(.bondCaption), to: &html) {
        Wheel(of: bond.synastry.first, around: bond.synastry.second, theme: $0).withoutGuesses
      }
      writeContacts(of: bond, to: &html)
      html.element("p") { $0.element("a", ["href": "/people"], words[.usAnother]) }
    }
  }

  /// Asks what two people are to each other, or shows it, to choose another.
  private func writeChoice(
    of kind: PairPortrait.Bond?, for kept: KeptChart, to html: inout HTMLWriter
  ) {
    html.element(
      "nav", ["class": kind == nil ? "card asked" : "asked", "aria-label": words[.usBond]]
    ) {
      html in
      html.element("p") { $0.element("b", words[.usBond]) }
      html.element("ul", ["class": "chips"]) { html in
        for bond in PairPortrait.Bond.allCases {
          html.element("li") { html in
            html.element(
              "a",
              [
                "href": "/people/\(kept.name)/us?bond=\(bond.rawValue)",
                "aria-current": bond == kind ? "true" : nil,
              ], words[bond.title])
          }
        }
      }
      if kind == nil { html.element("p", ["class": "quiet"], words[.usBondLead]) }
    }
  }

  /// What is easiest between two people, and what is hardest, as their meters have it.
  private func writePoles(of scores: DayScores, to html: inout HTMLWriter) {
    func strongest(_ tone: ScoreTone, _ sign: Double) -> [Meter] {
      let ranked = Meter.allCases.filter {
        ScoreTone(scores[$0]) == tone && scores[$0].unified * sign > 0
      }.sorted {
        (scores[$1].unified * sign, $0.rawValue) < (scores[$0].unified * sign, $1.rawValue)
      }
      return Array(ranked.prefix(3))
    }
    html.element("section", ["class": "two", "id": "poles"]) { html in
      for (title, meters, none) in [
        (PageText.usEasy, strongest(.easy, 1), PageText.usNoneEasy),
        (.usHard, strongest(.hard, -1), .usNoneHard),
      ] {
        html.element("div") { html in
          html.element("h2", words[title])
          guard !meters.isEmpty else { return html.element("p", ["class": "quiet"], words[none]) }
          writeMeters(meters, of: scores, isSaid: false, to: &html)
        }
      }
    }
  }

  private func write(
    _ group: Meter.Group, of scores: DayScores, isSaid: Bool, to html: inout HTMLWriter
  ) {
    html.element("details", ["class": "card"]) { html in
      html.element("summary") {
        $0.meter(
          words[group.pageTitle], "", scores[group].unified, ScoreTone(scores[group]))
      }
      writeMeters(group.meters, of: scores, isSaid: isSaid, to: &html)
    }
  }

  private func writeMeters(
    _ meters: [Meter], of scores: DayScores, isSaid: Bool, to html: inout HTMLWriter
  ) {
    html.element("ul", ["class": "meters"]) { html in
      for meter in meters {
        html.element("li") { html in
          html.meter(
            words[meter.pairTitle], "", scores[meter].unified, ScoreTone(scores[meter]))
          guard !isSaid else { return }
          html.element("p", WordCorpus.english.relationship(meter, scores[meter].quality))
        }
      }
    }
  }

  private func writeContacts(of bond: ReportBond, to html: inout HTMLWriter) {
    let corpus = WordCorpus.english
    guard !bond.closest.isEmpty else {
      return html.element("p", ["class": "quiet"], corpus.phrase(.bondNoContact))
    }
    card(corpus.phrase(.bondContacts), words[.detailsOfSky], to: &html) { html in
      html.element("dl", ["class": "facts"]) { html in
        for contact in bond.closest {
          let phrase: Phrase =
            switch contact.kind {
            case .conjunction: .bondConjunction
            case .opposition: .bondOpposition
            case .trine: .bondTrine
            case .square: .bondSquare
            case .sextile: .bondSextile
            }
          html.element("div") { html in
            html.element(
              "dt",
              corpus.phrase(
                contact.isCertain ? .bondOrb : .bondOrbUncertain,
                ["orb": DecimalText.fixed(contact.orb.degrees, decimals: 2)]))
            html.element(
              "dd",
              corpus.phrase(
                phrase, ["first": contact.first.title, "second": contact.second.title]))
          }
        }
      }
    }
  }
}

extension PairPortrait.Bond {
  /// What two people are to each other, in a list of choices.
  var title: PageText {
    switch self {
    case .love: .bondLove
    case .friends: .bondFriends
    case .family: .bondFamily
    case .work: .bondWork
    }
  }
}

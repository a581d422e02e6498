internal import Astrology
internal import Astrometers
internal import Drawing
@_spi(FrontEnd) internal import Ephemeris
@_spi(FrontEnd) internal import Words

extension ReportPage {
  /// The wheel of two charts, the meters of two people, and where their charts touch.
  func writeBond(_ bond: ReportBond, to html: inout HTMLWriter) {
    let (first, second) = (bond.synastry.first, bond.synastry.second)
    let summary = BirthSummary(chart: second)
    html.element("p", ["class": "quiet"], words.phrase(.bondBorn, ["birth": summary.line]))
    for note in summary.notes { html.element("p", ["class": "quiet"], note) }
    html.element("figure", ["class": "wide"]) { html in
      html.picture { Wheel(of: first, around: second, theme: $0).picture() }
      html.element("figcaption", words.phrase(.bondCaption))
    }
    html.element(
      "p", ["class": "quiet"], "\(words.phrase(.bondLegend)) \(words.phrase(.bondNote))")
    writeBar("All", of: bond.scores.joint.overall, label: sides(\.overall, bond), to: &html)
    for group in Meter.Group.allCases { write(group, of: bond, to: &html) }
    writeContacts(of: bond, to: &html)
    writeVisits(of: bond, to: &html)
  }

  private func sides(
    _ score: (DayScores) -> MeterScore, _ bond: ReportBond
  ) -> String {
    words.phrase(
      .bondSides,
      [
        "first": score(bond.scores.firstTouched).unified.signedWhole,
        "second": score(bond.scores.secondTouched).unified.signedWhole,
      ])
  }

  private func write(_ group: Meter.Group, of bond: ReportBond, to html: inout HTMLWriter) {
    html.element("section", ["class": "group"]) { html in
      html.element("h3", group.heading)
      html.element("div", ["class": "opening"]) { html in
        writeBar(
          "Together", of: bond.scores.joint[group], label: sides({ $0[group] }, bond), to: &html)
      }
      html.element("ul", ["class": "meters"]) { html in
        for meter in group.meters {
          let score = bond.scores.joint[meter]
          html.element("li") { html in
            writeBar(meter.title, of: score, label: sides({ $0[meter] }, bond), to: &html)
            html.element("p", words.relationship(meter, score.quality))
          }
        }
      }
    }
  }

  private func writeContacts(of bond: ReportBond, to html: inout HTMLWriter) {
    html.element("h3", words.phrase(.bondContacts))
    let contacts = bond.closest
    guard !contacts.isEmpty else { return html.element("p", words.phrase(.bondNoContact)) }
    html.descriptions(
      contacts.map { contact in
        let orb = DecimalText.fixed(contact.orb.degrees, decimals: 2)
        return (
          words.phrase(
            Self.phrase(of: contact.kind),
            ["first": contact.first.title, "second": contact.second.title]),
          words.phrase(contact.isCertain ? .bondOrb : .bondOrbUncertain, ["orb": orb])
        )
      }, style: "terms")
  }

  private static func phrase(of kind: AspectKind) -> Phrase {
    switch kind {
    case .conjunction: .bondConjunction
    case .opposition: .bondOpposition
    case .trine: .bondTrine
    case .square: .bondSquare
    case .sextile: .bondSextile
    }
  }

  private func writeVisits(of bond: ReportBond, to html: inout HTMLWriter) {
    let (yours, others) = (bond.synastry.firstInSecond, bond.synastry.secondInFirst)
    guard yours != nil || others != nil else { return }
    html.element("table") { html in
      html.element("caption", words.phrase(.bondHouses))
      html.element("thead") { html in
        html.element("tr") { html in
          for column in [
            "Point", words.phrase(.bondYourBodies), words.phrase(.bondOtherBodies),
          ] {
            html.element("th", ["scope": "col"], column)
          }
        }
      }
      html.element("tbody") { html in
        for body in ChartBody.allCases {
          html.element("tr") { html in
            html.element("th", ["scope": "row"], body.title)
            for visits in [yours, others] {
              let visit = visits?.first { $0.body == body && $0.isCertain }
              html.element(
                "td", visit.map { words.phrase(.inHouse, ["house": "\($0.house)"]) } ?? "–")
            }
          }
        }
      }
    }
  }
}

@_spi(FrontEnd) import Astrolabe

/// The hours that fit the events of a life best, for a terminal of 80 columns.
struct RectificationPage {
  let table: Rectification
  let birth: Birth
  /// The zone of the hours of the birth.
  let zone: CivilZone
  /// The zone that the dates of events are given in.
  let dateZone: CivilZone
  let style: TextStyle

  private var words: WordCorpus { .english }
  /// As many hours as are shown.
  private static let shown = 10

  var text: String {
    let orb = "\(Int(Rectification.widestOrb.degrees))°"
    let notes = [
      words.phrase(.born, ["birth": birth.description]),
      words.phrase(.rectificationRule, ["orb": orb]), words.phrase(.rectificationNote),
    ]
    let lines =
      [style.heading(.rectification)] + notes.flatMap { TextWrap.lines($0, indent: "") }
    let rows = table.best(Self.shown).flatMap { [""] + self.rows(of: $0) }
    return (lines + rows).joined(separator: "\n") + "\n"
  }

  private func rows(of hour: Rectification.Hour) -> [String] {
    let (date, time) = zone.clock(at: hour.instant)
    let score = DecimalText.fixed(hour.score, decimals: 2).rightAligned(6)
    let most = Double(table.events.count * table.techniques.count)
    let bar = Bars.bar(100 * hour.score / most, columns: 10)
    let angles =
      "Ascendant \(ZodiacPosition(hour.angles.ascendant)), "
      + "Midheaven \(ZodiacPosition(hour.angles.midheaven))"
    return ["\(date) \(time)\(score)  \(bar)".trimmedAtEnd, "  \(angles)"] + hour.contacts.map(row)
  }

  private func row(_ contact: Rectification.HourContact) -> String {
    let date = dateZone.clock(at: table.events[contact.event]).date
    let orb = DecimalText.fixed(contact.orb.degrees, decimals: 2).rightAligned(4)
    return "    \(date)  \(contact.technique.title.padded(11))\(contact.moving.title.padded(11))"
      + style.nature(contact.kind.name.padded(13), of: contact.kind)
      + "\(contact.natal.title.padded(11))\(orb)°"
  }
}

internal import Astrology
@_spi(FrontEnd) internal import Ephemeris
internal import Readings

extension PairPortrait.Fact {
  /// The fact as people read it, such as `Ada’s Venus trine Ben’s Mars (1.2°)`.
  func title(_ names: PairNames, in words: WordCorpus) -> String {
    switch self {
    case .contact(let contact):
      words.frame(
        .factContact,
        [
          "one": names[.one], "first": contact.first.title, "aspect": contact.kind.name,
          "other": names[.other], "second": contact.second.title,
          "orb": DecimalText.fixed(contact.orb.degrees, decimals: 1),
        ])
    case .visit(let side, let visit):
      words.frame(
        .factVisit,
        [
          "one": names[side], "body": visit.body.title, "other": names[side.opposite],
          "house": visit.house.ordinal,
        ])
    case .sign(let side, let body, let sign):
      words.frame(
        .factSign, ["one": names[side], "point": body.title, "sign": sign.title])
    case .contacts(let nature, let count):
      words.frame(
        count == 1 ? .factContactsOne : .factContacts,
        ["count": "\(count)", "kind": nature.inWords])
    case .birthTime(let side, let isKnown):
      words.frame(isKnown ? .factTimed : .factUntimed, ["one": names[side]])
    }
  }
}

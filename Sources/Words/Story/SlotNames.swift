internal import Astrology
@_spi(FrontEnd) internal import Ephemeris

/// What stands in the slots of a text.
struct SlotNames {
  var transiting: CelestialBody?
  var natal: ChartPoint?
  var sign: ZodiacSign?
  var day: String?
  var hour: TimeOfDay?
  var count: Int?
  var month: String?
  var orbDegrees: Double?
  var aspect: AspectKind?
  var first: CelestialBody?
  var second: CelestialBody?
  var degree: Int?
  /// The sign of the natal Sun, where the text may name it.
  var sunSign: ZodiacSign?
  /// What the natal point is called, where the text names its sign or explains it.
  var natalName: String?
  /// How a body stands to a natal point, with its time.
  var link: String?
  /// What people notice.
  var effect: String?
  /// What a meter is called.
  var area: String?
  /// Another clause, as the text has it.
  var other: String?

  /// The slots that have something in them.
  var filled: WordSlots {
    var slots: WordSlots = []
    if transiting != nil { slots.insert(.transiting) }
    if natal != nil || natalName != nil { slots.insert(.natal) }
    if sign != nil { slots.insert(.sign) }
    if day != nil { slots.insert(.day) }
    if hour != nil { slots.insert(.hour) }
    if count != nil { slots.insert(.count) }
    if month != nil { slots.insert(.month) }
    if orbDegrees != nil { slots.insert(.orb) }
    if aspect != nil { slots.insert(.aspect) }
    if first != nil { slots.insert(.first) }
    if second != nil { slots.insert(.second) }
    if degree != nil { slots.insert(.degree) }
    if link != nil { slots.insert(.link) }
    if effect != nil { slots.insert(.effect) }
    if area != nil { slots.insert(.area) }
    if other != nil { slots.insert(.other) }
    return slots
  }

  /// Appends what stands in a slot, which may be nothing.
  private func append(_ slot: WordSlots, isFirst: Bool, to text: inout [UInt8]) {
    func append(_ piece: String?) {
      guard var piece else { return }
      piece.withUTF8 { unsafe text.append(contentsOf: $0) }
    }
    switch slot {
    case .transiting: append(transiting.map { Self.name(of: $0, isFirst: isFirst) })
    case .natal: append(natalName ?? natal.map { name(of: $0) })
    case .sign: append(sign?.title)
    case .day: append(day)
    case .hour: append(hour?.hoursAndMinutes)
    case .count: append(count.map { "\($0)" })
    case .month: append(month)
    case .orb: append(orbDegrees.flatMap { DecimalText.fixed($0, decimals: 2) })
    case .aspect: append(aspect?.name)
    case .first: append(first.map { Self.name(of: $0, isFirst: isFirst) })
    case .second: append(second.map { Self.name(of: $0, isFirst: isFirst) })
    case .degree: append(degree.map { "\($0)" })
    case .link: append(link)
    case .effect: append(Self.clause(effect, isFirst: isFirst))
    case .area: append(area)
    case .other: append(Self.clause(other, isFirst: isFirst))
    default: break
    }
  }

  /// The name of a natal point; a planet on its own place has a name that keeps the two apart.
  private func name(of natal: ChartPoint) -> String {
    if natal == .body(.sun), let sunSign { return "\(sunSign.title) Sun" }
    return transiting.map(ChartPoint.body) == natal ? "birth \(natal.title)" : natal.title
  }

  /// A clause as it stands at the head of a sentence or within one.
  private static func clause(_ clause: String?, isFirst: Bool) -> String? {
    isFirst ? clause?.sentenceCased : clause
  }

  /// The name of a body as it stands at the head of a sentence or within one.
  private static func name(of body: CelestialBody, isFirst: Bool) -> String {
    isFirst ? body.phrase.sentenceCased : body.phrase
  }

  /// A text with its slots filled.
  func fill(_ text: String) -> String {
    var text = text
    return text.withUTF8 { unsafe fill($0) }
  }

  /// A text, given as UTF-8, with its slots filled.
  fileprivate func fill(_ text: UnsafeBufferPointer<UInt8>) -> String {
    unsafe String(fillingSlotsOf: text) { slot, isFirst, filled in
      unsafe append(WordSlots(utf8: slot), isFirst: isFirst, to: &filled)
    }
  }
}

extension WordCorpus {
  /// A chosen text with its slots filled.
  func text(_ chosen: ChosenLine) -> String {
    let own =
      switch chosen.content {
      case .filled(let text): text
      case .unfilled(let slots): text(chosen.line, filling: slots.names)
      case .whole: text(chosen.line.number)
      }
    guard let connection = chosen.connection else { return own }
    return "\(text(connection)) \(isCapital(own) ? own : own.inSmall)"
  }

  /// Whether a text begins with a word that has a capital within a sentence, too.
  func isCapital(_ text: String) -> Bool {
    let first = text.utf8.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ",") }
    return texts(.capitals).contains { self.text($0).utf8.elementsEqual(first) }
  }

  /// A text with its slots filled.
  func text(_ number: Int, filling names: SlotNames) -> String {
    text(line(number), filling: names)
  }

  /// The same of a text that was looked at.
  func text(_ line: WordLine, filling names: SlotNames) -> String {
    line.slots.isEmpty
      ? text(line.number) : unsafe withText(line.number) { unsafe names.fill($0) }
  }
}

extension String {
  /// The same with a small first letter.
  var inSmall: String { prefix(1).lowercased() + dropFirst() }

  /// The text up to its first full stop.
  var firstSentence: String { firstIndex(of: ".").map { String(self[...$0]) } ?? self }

  /// Whether the text begins with the word that another ends with.
  func echoes(_ other: String?) -> Bool {
    // Words are looked for by bytes, since of a text only two matter; the other's last sign is its stop.
    let space = UInt8(ascii: " ")
    guard let other, !other.isEmpty else { return false }
    let stop = other.unicodeScalars.index(before: other.endIndex)
    let before = other.utf8[..<stop]
    let last = before.lastIndex(of: space).map { before[before.index(after: $0)...] } ?? before
    let first = utf8.prefix { $0 != space }
    return !last.isEmpty && first.count == last.count
      && Substring(first).lowercased() == Substring(last).lowercased()
  }
}

/// A text chosen for a place, with what stands in its slots.
struct ChosenLine {
  /// What stands in the slots: one object, since lines are handed on by the dozen, and names are many.
  final class Slots: Sendable {
    let names: SlotNames

    init(_ names: SlotNames) { self.names = names }
  }

  /// What is known of the text.
  enum Content {
    /// It has no slots.
    case whole
    case unfilled(Slots)
    /// The text with its slots filled, without the words that join it.
    case filled(String)
  }

  let line: WordLine
  private(set) var content: Content
  /// The number of the words that join it to the text before it.
  var connection: Int?

  init(line: WordLine, names: SlotNames = SlotNames()) {
    self.line = line
    content = line.slots.isEmpty ? .whole : .unfilled(Slots(names))
  }

  /// A text whose slots are filled already.
  init(line: WordLine, filled text: String) {
    self.line = line
    content = .filled(text)
  }
}

extension CalendarDate {
  /// The date as one speaks of it from another: the weekday of the next day, the date of one in the
  /// middle of the week, both beyond that, so that its name differs each time.
  func name(from today: CalendarDate) -> String {
    switch dayNumber - today.dayNumber {
    case 0, 1: weekdayName
    case 2, 3, 4: "\(day) \(monthName)"
    default: "\(weekdayName) \(day) \(monthName)"
    }
  }
}

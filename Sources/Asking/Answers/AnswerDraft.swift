internal import Ephemeris

/// An answer before it is made one text.
struct AnswerDraft {
  var sentences: [String] = []
  var verdict: Answer.Verdict?
  /// The dates that it names, the recommended one first.
  var dates: [CalendarDate] = []
  var period: AskedPeriod?
  /// What was computed, by name.
  var facts: [(name: String, value: String)] = []

  mutating func add(_ sentence: String?) {
    if let sentence, !sentence.isEmpty, !sentences.contains(sentence) { sentences.append(sentence) }
  }

  mutating func note(_ name: String, _ value: some CustomStringConvertible) {
    if !facts.contains(where: { $0.name == name }) { facts.append((name, value.description)) }
  }

  mutating func name(_ date: CalendarDate) {
    if !dates.contains(date) { dates.append(date) }
  }
}

// Of whom a question about two people speaks, and what it hopes or fears.
extension Understanding {
  /// Keeps who was born on the date that a question has, and whether it asks for trust or for fate.
  mutating func addPair(_ reader: QuestionReader) {
    guard intent == .compatibility else { return }
    if otherBirth != nil { person = Self.other(in: reader) }
    let words = Set(reader.texts)
    if !words.isDisjoint(with: ["trust", "trustworthy", "honest", "loyal", "reliable"]) {
      cues.insert("word.trust")
    }
    let fates: Set<String> = ["doomed", "destined", "fated", "soulmates", "soulmate", "hopeless"]
    let isMeant = reader.texts.indices.contains { index in
      reader.texts[index...].starts(with: ["meant", "to", "be"])
        || reader.texts[index...].starts(with: ["meant", "for"])
    }
    if isMeant || !words.isDisjoint(with: fates) { cues.insert("word.meant") }
  }

  /// "your wife", "Jake" or "him".
  private static func other(in reader: QuestionReader) -> String? {
    if let person = NamedPerson(in: reader.words) {
      return Speech.phrase("pair.your", ["person": person.title])
    }
    let words = reader.words
    for index in words.indices.dropLast() where words[index + 1].text == "born" {
      let place = ["was", "is", "were"].has(words[index].text) && index > 0 ? index - 1 : index
      let typed = String(words[place].typed)
      if Self.partners.contains(words[place].text) {
        return Speech.phrase("pair.your", ["person": typed.lowercased()])
      }
      let isName = typed.first?.isUppercase ?? false
      if isName, !Self.noNames.contains(words[place].text), typed.count > 1 { return typed }
    }
    if reader.has("he") || reader.has("him") { return "him" }
    return reader.has("she") || reader.has("her") ? "her" : nil
  }

  private static let partners = Set(
    words:
      """
      wife husband girlfriend boyfriend fiance fiancee partner crush ex gf bf
      """)
  private static let noNames = Set(
    words:
      """
      i he she they him her them it who and we was is were born one person somebody \
      someone
      """)
}

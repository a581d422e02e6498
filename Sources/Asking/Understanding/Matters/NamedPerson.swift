/// Somebody whom a text names by what they are to the reader, as "my daughter".
struct NamedPerson {
  /// What they are, as "daughter" or "business partner".
  let title: String
  /// Where they stand among the words: the owner and the title.
  let place: Range<Int>

  /// The first person of a text whose words "my" or "our" owns; nil if there is none.
  init?(in words: [FoldedText.Word], from start: Int = 0) {
    for index in words.indices.dropLast() where index >= start {
      guard ["my", "our"].has(words[index].text) else { continue }
      var next = index + 1
      while next + 1 < words.count, Self.adjectives.contains(words[next].text) { next += 1 }
      let isDouble = next + 1 < words.count && Self.doubles.contains(words[next].text)
      let last = isDouble && Self.titles.contains(words[next + 1].text) ? next + 1 : next
      guard Self.titles.contains(words[last].text) else { continue }
      title = words[(index + 1)...last].map { String($0.typed) }.joined(separator: " ")
      place = index..<(last + 1)
      return
    }
    return nil
  }

  /// "her", "his" or "their", by the last word of the title.
  var owner: String {
    let word = FoldedText.fold(title.split(separator: " ").last.map(String.init) ?? "")
    return Self.women.contains(word) ? "her" : Self.men.contains(word) ? "his" : "their"
  }

  private static let adjectives = Set(
    words:
      """
      best little new older younger big dear late old eldest oldest youngest poor sweet
      """)
  private static let doubles = Set(
    words:
      """
      business music piano mother father sister brother
      """)
  private static let women = Set(
    words:
      """
      mother mum mom mama sister daughter aunt auntie grandma granny grandmother wife girlfriend gf niece granddaughter \
      fiancee stepmother stepdaughter law
      """
  ).subtracting(["law"])
  private static let men = Set(
    words:
      """
      father dad papa brother son uncle grandpa grandfather husband boyfriend bf nephew grandson fiance stepfather stepson
      """)
  private static let titles = women.union(men).union(
    Set(
      words:
        """
        partner spouse cousin kid kids child children baby parents friend bestie bff buddy mate roommate flatmate \
        neighbour neighbor boss manager colleague coworker teacher student client cofounder ex crush twin twins family \
        team employee mentor coach students pupils pupil patient patients client clients grandkids grandchildren sons daughters
        """))
}

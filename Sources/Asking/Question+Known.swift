extension Question {
  /// What it names, and what was named before and is named again in whatever letters.
  ///
  /// - Parameter known: What was named before.
  /// - Returns: What the question names: its own mentions, then the known ones.
  public func mentions(knowing known: [Mention]) -> [Mention] {
    let words = FoldedText(text).words.map(\.text)
    var all = mentions
    for mention in known where !all.contains(where: { $0.key == mention.key }) {
      let parts = mention.name.split { $0 == " " || $0 == "-" }.map { FoldedText.fold($0) }
      guard let last = parts.last, !last.isEmpty, parts.count <= words.count else { continue }
      let isNamed = (0...(words.count - parts.count)).contains { start in
        let place = words[start..<(start + parts.count)]
        // Of a name with an apostrophe and an s the apostrophe is gone.
        return place.dropLast().elementsEqual(parts.dropLast())
          && (place.last == last || place.last == last + "s")
      }
      if isNamed { all.append(mention) }
    }
    return all
  }
}

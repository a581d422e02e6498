extension Sequence<String> {
  /// Whether a word is among these.
  ///
  /// The library looks for texts within texts by `holds`, since the standard library's `contains` of a text
  /// brings its engine of regular expressions along; this one looks for a whole element.
  func has(_ word: String) -> Bool { contains { $0 == word } }
}

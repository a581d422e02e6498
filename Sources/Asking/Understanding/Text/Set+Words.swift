extension Set<String> {
  /// The words of a text, which white space separates.
  init(words text: String) { self.init(text.split { $0.isWhitespace }.map(String.init)) }
}

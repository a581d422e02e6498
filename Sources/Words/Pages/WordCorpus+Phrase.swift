extension WordCorpus {
  /// A phrase with its slots filled.
  ///
  /// - Parameters:
  ///   - phrase: Which one.
  ///   - values: What stands in the slots, by their names: all that ``Phrase/slots`` has.
  /// - Returns: The text.
  @_spi(FrontEnd) public func phrase(
    _ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let text = only(WordKey.code(of: phrase))
    guard !values.isEmpty else { return text }
    return text.fillingSlots { slot, _ in
      values.first { $0.key == slot }?.value ?? "{\(slot)}"
    }
  }
}

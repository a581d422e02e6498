extension Phrase {
  /// The key in the file, such as `told_for_noon`.
  var key: String {
    "\(self)".reduce(into: "") { key, letter in
      key += letter.isUppercase ? "_\(letter.lowercased())" : String(letter)
    }
  }
}

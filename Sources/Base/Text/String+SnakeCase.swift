extension String {
  /// A name of Swift's such as `dayOfWeek` as files and documents have it, `day_of_week`.
  package var inSnakeCase: String {
    reduce(into: "") { text, letter in
      text += letter.isUppercase ? "_\(letter.lowercased())" : String(letter)
    }
  }
}

extension ArraySlice<UInt8> {
  /// How many letters must be put in, left out, or replaced to turn one text into the other.
  package func editDistance(from other: Self) -> Int {
    // The distances from what was read of this text to each beginning of `other`.
    var row = Array(0...other.count)
    for (read, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = read + 1
      for (column, otherLetter) in other.enumerated() {
        let replaced = diagonal + (letter == otherLetter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}

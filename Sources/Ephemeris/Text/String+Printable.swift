extension String {
  /// The text without what would break a line or act on a terminal, cut to 60 characters: so that a
  /// message can quote whatever came in.
  ///
  /// Control and format characters go: they start new lines, colour a terminal, or turn the direction
  /// of writing.
  package var printable: String {
    var kept = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        continue
      default:
        if kept.count == 60 { return String(kept) + "…" }
        kept.append(scalar)
      }
    }
    return String(kept)
  }
}

extension Array<String> {
  /// `A`, `A or B`, `A, B or C`: a choice of names as a sentence has it.
  package var asAlternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) or \(last)"
  }
}

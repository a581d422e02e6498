extension CelestialBody {
  /// Names that people use beside ``name`` and ``title``.
  private static let otherNames: [(String, Self)] = [
    ("mean node", .meanNode), ("node", .meanNode), ("lilith", .meanApogee),
    ("black moon", .meanApogee), ("black moon lilith", .meanApogee),
    ("mean lilith", .meanApogee), ("true lilith", .osculatingApogee),
    ("osculating lilith", .osculatingApogee),
  ]

  /// Every name that people use, in lower case with spaces between words: those of documents first.
  package static let spokenNames: [(name: String, body: Self)] =
    allCases.map { ($0.name.spoken, $0) } + allCases.map { ($0.title.spoken, $0) }
    + otherNames.map { (name: $0.0, body: $0.1) }

  /// The body that people call by that name: `north_node`, `North Node`, `lilith`.
  ///
  /// - Throws: ``/Base/NameError``, which has the names of documents.
  package init(spoken text: some StringProtocol) throws(NameError) {
    let spoken = String(text).spoken
    guard let found = Self.spokenNames.first(where: { $0.name == spoken }) else {
      throw NameError(noun: Self.noun, name: String(text), names: Self.allCases.map(\.name))
    }
    self = found.body
  }
}

extension String {
  /// A name as people may write it, for comparing: in lower case, with spaces for `_` and `-`.
  package var spoken: String {
    String(lowercased().map { $0 == "_" || $0 == "-" ? " " : $0 })
  }
}

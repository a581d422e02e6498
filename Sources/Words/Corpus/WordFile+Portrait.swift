// The texts of a portrait.

extension WordReader {
  /// Reads a file of portraits: objects by group, texts by name.
  mutating func readPortrait(_ tree: WordTree, of file: PortraitText.File) {
    let texts = PortraitText.all(in: file)
    var names: [String] = []
    var byGroup: [String: [PortraitText]] = [:]
    for text in texts {
      let group = text.place.group
      if byGroup[group] == nil { names.append(group) }
      byGroup[group, default: []].append(text)
    }
    let groups = fields(tree, at: "", named: names)
    for name in names {
      guard let group = groups[name], let texts = byGroup[name] else { continue }
      let found = fields(group, at: name, named: texts.map(\.place.name))
      for text in texts {
        let inner = text.place.name
        add(text.key, found[inner], at: "\(name).\(inner)", text.limits)
      }
    }
  }
}

internal import Readings

// The texts of portraits.

/// A text of a file that has objects by group, and in each its texts by name.
struct FiledText {
  let group: String
  let name: String
  let key: WordKey
  let limits: WordLimits
}

extension PortraitText {
  var filed: FiledText {
    FiledText(group: place.group, name: place.name, key: key, limits: limits)
  }
}

extension PassageText {
  var filed: FiledText {
    FiledText(group: place.group, name: place.name, key: key, limits: limits)
  }
}

extension WordReader {
  /// Reads a file of portraits.
  mutating func readFiled(_ tree: WordTree, _ texts: [FiledText]) {
    var names: [String] = []
    var byGroup: [String: [FiledText]] = [:]
    for text in texts {
      if byGroup[text.group] == nil { names.append(text.group) }
      byGroup[text.group, default: []].append(text)
    }
    let groups = fields(tree, at: "", named: names)
    for name in names {
      guard let group = groups[name], let texts = byGroup[name] else { continue }
      let found = fields(group, at: name, named: texts.map(\.name))
      for text in texts {
        add(text.key, found[text.name], at: "\(name).\(text.name)", text.limits)
      }
    }
  }
}

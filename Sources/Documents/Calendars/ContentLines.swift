/// Writes the lines of an iCalendar file, by section 3.1 of RFC 5545.
struct ContentLines {
  /// The longest line in octets, its end not counted.
  static let longestLine = 75

  /// What has been written so far, as UTF-8.
  private(set) var bytes: [UInt8] = []

  /// Writes a property whose value needs no escaping: a time, a keyword.
  mutating func add(_ name: String, _ value: String) { fold("\(name):\(value)") }

  /// Writes a property whose value is text.
  mutating func addText(_ name: String, _ text: String) {
    fold("\(name):\(Self.escaped(text))")
  }

  /// Breaks a line where it is longer than 75 octets; what is broken off begins with a space.
  ///
  /// A character of UTF-8 is never split, though the RFC would allow it: programs that unfold after
  /// decoding would lose it.
  private mutating func fold(_ line: String) {
    var length = 0
    for scalar in line.unicodeScalars {
      let octets = UTF8.width(scalar)
      if length + octets > Self.longestLine {
        bytes += [0x0D, 0x0A, 0x20]
        length = 1
      }
      bytes.append(contentsOf: String(Character(scalar)).utf8)
      length += octets
    }
    bytes += [0x0D, 0x0A]
  }

  /// The text with its backslashes, semicolons, commas and line ends escaped (section 3.3.11), and
  /// without the control characters that no text may hold.
  static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\\", ";", ",":
        escaped.append("\\")
        escaped.append(scalar)
      case "\n" where isAfterReturn: continue
      case "\r", "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\t": escaped.append(scalar)
      case ..<" ", "\u{7F}": continue
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}

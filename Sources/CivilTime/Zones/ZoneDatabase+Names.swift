extension ZoneDatabase {
  /// The names of all zones, old names among them, sorted.
  ///
  /// As the database's own lists have them; where it has none, as its folders have them; where all zones are in
  /// one file, as that has them.
  public func zoneNames() -> [String] {
    if let packRead { return ((try? packRead.pack())?.names ?? []).sorted() }
    var names = namesInSource()
    if names.isEmpty { names = namesInTables() }
    if names.isEmpty { names = namesInFolders() }
    return names.filter(Self.isZoneName).sorted()
  }

  /// From `tzdata.zi`: the lines `Z name …` and `L target name`.
  private func namesInSource() -> Set<String> {
    var names: Set<String> = []
    for line in lines(of: "tzdata.zi") {
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard fields.count >= 3, let kind = fields.first, kind.count == 1 else { continue }
      switch kind.first {
      case UInt8(ascii: "Z"): names.insert(String(decoding: fields[1], as: UTF8.self))
      case UInt8(ascii: "L"): names.insert(String(decoding: fields[2], as: UTF8.self))
      default: continue
      }
    }
    return names
  }

  /// From the tables for choosing a zone on a map: their third column.
  private func namesInTables() -> Set<String> {
    var names: Set<String> = []
    for line in lines(of: "zone1970.tab") + lines(of: "zone.tab")
    where line.first != UInt8(ascii: "#") {
      let columns = line.split(separator: UInt8(ascii: "\t"))
      if columns.count >= 3 { names.insert(String(decoding: columns[2], as: UTF8.self)) }
    }
    return names
  }

  /// The country of each zone that lies in one, by its two letters, as `zone.tab` has it.
  public func countryCodes() -> [String: String] {
    var codes: [String: String] = [:]
    for line in lines(of: "zone.tab") where line.first != UInt8(ascii: "#") {
      let columns = line.split(separator: UInt8(ascii: "\t"))
      guard columns.count >= 3 else { continue }
      let name = String(decoding: columns[2], as: UTF8.self)
      codes[name] = String(decoding: columns[0], as: UTF8.self)
    }
    return codes
  }

  /// Where each zone's own town lies, as `zone.tab` has it.
  package func towns() -> [(zone: String, place: GeographicPlace)] {
    lines(of: "zone.tab").compactMap { line in
      let columns = line.split(separator: UInt8(ascii: "\t"))
      guard line.first != UInt8(ascii: "#"), columns.count >= 3,
        let place = Self.place(iso6709: columns[1])
      else { return nil }
      return (String(decoding: columns[2], as: UTF8.self), place)
    }
  }

  /// A place of `±DDMM±DDDMM` or `±DDMMSS±DDDMMSS`.
  private static func place(iso6709 text: ArraySlice<UInt8>) -> GeographicPlace? {
    let isSign = { (byte: UInt8) in byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
    guard let second = text.dropFirst().firstIndex(where: isSign),
      let latitude = degrees(text[..<second]), let longitude = degrees(text[second...])
    else { return nil }
    return try? GeographicPlace(latitude: latitude, longitude: longitude)
  }

  /// The degrees of a sign and digits: `DDMM`, `DDDMM`, `DDMMSS`, `DDDMMSS`.
  private static func degrees(_ text: ArraySlice<UInt8>) -> Double? {
    let digits = text.dropFirst()
    guard (4...7).contains(digits.count), let number = Int(String(decoding: digits, as: UTF8.self))
    else { return nil }
    let seconds =
      digits.count < 6
      ? (number / 100 * 60 + number % 100) * 60
      : (number / 10_000 * 60 + number / 100 % 100) * 60 + number % 100
    let magnitude = Double(seconds) / 3_600
    return text.first == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  private func namesInFolders() -> Set<String> {
    var names: Set<String> = []
    var prefixes = [""]
    while let prefix = prefixes.popLast() {
      for entry in (try? FolderEntries.names(in: "\(folder)/\(prefix)")) ?? [] {
        let name = prefix + entry
        guard Self.isZoneName(name) else { continue }
        if FileBytes.isFolder("\(folder)/\(name)") {
          // Zone names have three parts at most; a folder linked into itself has any number.
          if name.utf8.count(where: { $0 == UInt8(ascii: "/") }) < 3 { prefixes.append(name + "/") }
        } else {
          names.insert(name)
        }
      }
    }
    return names
  }

  private func lines(of file: String) -> [ArraySlice<UInt8>] {
    guard let bytes = try? FileBytes.read("\(folder)/\(file)", limit: 1 << 23) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n"))
  }
}

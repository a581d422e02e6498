extension ZoneDatabase {
  /// The zones whose names are most like a text, the likest first.
  ///
  /// Letter case, spaces and underscores don't count, and a city may stand alone, so `new york`
  /// finds `America/New_York`. Where nothing is like the text, there are none.
  ///
  /// - Parameters:
  ///   - text: What was meant to be a zone's name.
  ///   - limit: How many names to give at most.
  /// - Returns: Names of zones that the database holds.
  public func nearestNames(to text: String, limit: Int = 3) -> [String] {
    let wanted = Self.essentials(of: text.prefix(60))
    let wantedCity = Self.city(of: wanted)
    let isAnOffset = wantedCity.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    var ranked: [(rank: Int, whole: Int, name: String)] = []
    for name in zoneNames() {
      let essentials = Self.essentials(of: name[...])
      // `Etc/GMT+5` is five hours behind Greenwich: nobody who wrote something else means that.
      if essentials.starts(with: "etc/".utf8), isAnOffset || !wanted.starts(with: "etc".utf8) {
        continue
      }
      let whole = wanted.editDistance(from: essentials)
      let city = wantedCity.editDistance(from: Self.city(of: essentials))
      var ranks: [Int] = []
      if whole <= Self.tolerance(for: wanted) { ranks.append(whole) }
      // The right city in the wrong region is worth less than the city alone.
      if city <= Self.tolerance(for: wantedCity) {
        ranks.append(wantedCity.count < wanted.count ? city + 1 : city)
      }
      if let rank = ranks.min() { ranked.append((rank, whole, name)) }
    }
    ranked.sort { ($0.rank, $0.whole, $0.name) < ($1.rank, $1.whole, $1.name) }
    // Beside a near miss, far ones are noise.
    let farthest = (ranked.first?.rank ?? 0) + 1
    // Some databases list names that they did not install.
    let likely = ranked.lazy.filter { $0.rank <= farthest }.map(\.name)
    return Array(likely.filter { (try? has($0)) ?? false }.prefix(max(0, limit)))
  }

  /// How many letters may be wrong: about a third.
  private static func tolerance(for text: ArraySlice<UInt8>) -> Int { (text.count + 1) / 3 }

  /// The letters of a name in lower case, without spaces and underscores.
  private static func essentials(of text: Substring) -> ArraySlice<UInt8> {
    let ignored = [UInt8(ascii: " "), UInt8(ascii: "_")]
    return Array(text.lowercased().utf8.filter { !ignored.contains($0) })[...]
  }

  /// What follows the last slash.
  private static func city(of name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let slash = name.lastIndex(of: UInt8(ascii: "/")) else { return name }
    return name[(slash + 1)...]
  }
}

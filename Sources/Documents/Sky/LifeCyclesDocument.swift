package import Astrology
@_spi(FrontEnd) internal import Ephemeris
package import Words

/// The named cycles of a life as `life_cycles.schema.json` has them: `astrolabe returns --cycles --json`.
package struct LifeCyclesDocument: JSONWritable, Sendable {
  private let cycles: [LifeCycle]
  private let words: WordCorpus

  /// Describes some cycles.
  package init(_ cycles: [LifeCycle], words: WordCorpus = .english) {
    self.cycles = cycles
    self.words = words
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the array; ages are rounded to two decimals.
  package func write(to json: inout JSONWriter) {
    json.array(cycles) { json, cycle in
      json.object { json in
        json.key("cycle")
        json.string(cycle.kind.name)
        json.key("title")
        json.string(cycle.kind.title)
        json.key("number")
        json.integer(cycle.number)
        json.key("age")
        json.number(cycle.age, decimals: 2)
        json.key("passes")
        json.array(cycle.passes) { json, pass in json.string(pass.iso8601) }
        json.key("text")
        json.string(words.meaning(of: cycle.kind))
      }
    }
  }
}

extension LifeCycle {
  /// The age in years with one decimal.
  package var ageText: String { DecimalText.fixed(age, decimals: 1) }
}

package import Ephemeris

/// Eclipses seen from a place, as `eclipses.schema.json` has them: what `astrolabe eclipses --json` writes.
///
/// Instants are to the second, magnitudes have four decimals and reach 1 only where
/// all is covered, the altitude two.
package struct EclipsesDocument: JSONWritable, Sendable {
  private let eclipses: [LocalEclipse]

  /// Describes some eclipses.
  package init(_ eclipses: [LocalEclipse]) {
    self.eclipses = eclipses
  }

  /// The document as JSON, the same text for the same value on every machine.
  package var json: String { JSONWriter.text(self) }

  /// Writes the array.
  package func write(to json: inout JSONWriter) {
    json.array(eclipses) { json, eclipse in Self.write(eclipse, to: &json) }
  }

  private static func write(_ eclipse: LocalEclipse, to json: inout JSONWriter) {
    json.object { json in
      json.key("of")
      json.string(eclipse.luminary.name)
      json.key("type")
      json.string(eclipse.kind.name)
      json.key("at")
      json.instant(eclipse.maximum)
      json.key("magnitude")
      json.share(eclipse.magnitude)
      if let obscuration = eclipse.obscuration {
        json.key("obscuration")
        json.share(obscuration)
      }
      if let magnitude = eclipse.penumbralMagnitude {
        json.key("penumbral_magnitude")
        json.share(magnitude)
      }
      json.key("altitude")
      json.number(eclipse.altitude.degrees, decimals: 2)
      json.key("contacts")
      json.object { json in
        for contact in LocalEclipse.Contact.all(of: eclipse.luminary) {
          json.key(named: contact.name)
          json.instant(eclipse.contacts[contact])
        }
      }
      json.saros(eclipse.saros)
    }
  }
}

extension JSONWriter {
  /// Writes a magnitude or a covered part with four decimals; what is below 1 stays below it.
  mutating func share(_ value: Double) {
    number(value < 1 ? min(value, 0.9999) : value, decimals: 4)
  }

  /// Writes the Saros series of an eclipse and which member it is, or null for both.
  mutating func saros(_ member: Eclipse.SarosMember?) {
    key("saros")
    optional(member) { $0.integer($1.series) }
    key("member")
    optional(member) { $0.integer($1.number) }
  }
}

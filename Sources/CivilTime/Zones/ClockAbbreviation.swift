/// Abbreviations that people write for a zone, such as `EDT`, and that are no zone.
enum ClockAbbreviation {
  /// What to write in place of an abbreviation; nil if the text is none that is known.
  static func hint(for text: String) -> String? {
    if let (offset, zone) = offsets[text] {
      return "it is an abbreviation; write the offset \(offset), or a zone such as \(zone)"
    }
    if let zones = ambiguous[text] {
      return "several clocks are called so; write the offset, or a zone such as "
        + zones.joined(separator: " or ")
    }
    return nil
  }

  /// Abbreviations with one meaning in the tz database 2025b, by their offset and a zone that uses them.
  private static let offsets: [String: (offset: String, zone: String)] = [
    "EDT": ("-04:00", "America/New_York"), "PDT": ("-07:00", "America/Los_Angeles"),
    "PST": ("-08:00", "America/Los_Angeles"), "MDT": ("-06:00", "America/Denver"),
    "AKST": ("-09:00", "America/Anchorage"), "AKDT": ("-08:00", "America/Anchorage"),
    "ADT": ("-03:00", "America/Halifax"), "NST": ("-03:30", "America/St_Johns"),
    "NDT": ("-02:30", "America/St_Johns"), "CEST": ("+02:00", "Europe/Berlin"),
    "EEST": ("+03:00", "Europe/Athens"), "WEST": ("+01:00", "Europe/Lisbon"),
    "MSD": ("+04:00", "Europe/Moscow"), "JST": ("+09:00", "Asia/Tokyo"),
    "HKT": ("+08:00", "Asia/Hong_Kong"), "PKT": ("+05:00", "Asia/Karachi"),
    "SAST": ("+02:00", "Africa/Johannesburg"), "EAT": ("+03:00", "Africa/Nairobi"),
    "CAT": ("+02:00", "Africa/Maputo"), "WAT": ("+01:00", "Africa/Lagos"),
    "AEST": ("+10:00", "Australia/Sydney"), "AEDT": ("+11:00", "Australia/Sydney"),
    "ACST": ("+09:30", "Australia/Adelaide"), "ACDT": ("+10:30", "Australia/Adelaide"),
    "AWST": ("+08:00", "Australia/Perth"), "NZST": ("+12:00", "Pacific/Auckland"),
    "NZDT": ("+13:00", "Pacific/Auckland"),
  ]

  /// Abbreviations with several meanings, by zones that use them.
  private static let ambiguous: [String: [String]] = [
    "BST": ["Europe/London", "Asia/Dhaka"],
    "IST": ["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"],
    "CST": ["America/Chicago", "Asia/Shanghai"], "CDT": ["America/Chicago", "America/Havana"],
    "AST": ["America/Halifax", "Asia/Riyadh"], "GST": ["Asia/Dubai", "Atlantic/South_Georgia"],
    "SST": ["Pacific/Pago_Pago", "Asia/Singapore"], "ECT": ["America/Guayaquil", "Europe/Paris"],
  ]
}

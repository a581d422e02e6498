extension Birth {
  /// Which clock a birth time is read on where the zone had no standard time yet.
  public enum Clock: String, Sendable, Hashable, CaseIterable, Codable {
    /// The birthplace's own mean time, by its longitude, as astrologers cast such charts.
    case local
    /// The mean time of the town that the zone is named after, as the tz database has it.
    case zone
  }
}

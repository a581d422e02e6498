internal import Ephemeris

extension Glyph {
  /// The glyph of a body.
  ///
  /// Pluto's is the orb in the cup above the cross. The true node has the mean one's with a point
  /// inside, the osculating apogee the mean one's with the crescent filled.
  init(_ body: CelestialBody) {
    switch body {
    case .sun:
      self.init(
        "M3.4 12A8.6 8.6 0 1 0 20.6 12A8.6 8.6 0 1 0 3.4 12"
          + "M11.2 12A.8 .8 0 1 0 12.8 12A.8 .8 0 1 0 11.2 12")
    case .moon:
      self.init("M7.4 3.2A8.9 8.9 0 1 1 7.4 20.8C11 19.2 13.2 16 13.2 12S11 4.8 7.4 3.2Z")
    case .mercury:
      self.init(
        "M7.4 10.2A4.6 4.6 0 1 0 16.6 10.2A4.6 4.6 0 1 0 7.4 10.2"
          + "M7 1.8C7.4 4.2 9.4 5.6 12 5.6S16.6 4.2 17 1.8M12 14.8V22.6M8.2 18.8H15.8")
    case .venus:
      self.init(
        "M6.6 7.8A5.4 5.4 0 1 0 17.4 7.8A5.4 5.4 0 1 0 6.6 7.8M12 13.2V22.4M7.6 17.9H16.4")
    case .mars:
      self.init(
        "M3.2 14.6A6.2 6.2 0 1 0 15.6 14.6A6.2 6.2 0 1 0 3.2 14.6M13.9 10.1L20.8 3.2"
          + "M14.8 3.2H20.8V9.2")
    case .jupiter:
      self.init(
        "M4 7.4C4.4 4.6 6.4 3 8.8 3C11.6 3 13.4 4.9 13.4 7.7C13.4 11.6 9.6 14.8 4 16.4H20.6"
          + "M16.8 3.6V21.4")
    case .saturn:
      self.init(
        "M8.2 2.2V16.4M4.4 6H12.6M8.2 12.2C9.4 9.6 11.2 8.2 13.4 8.2C16 8.2 17.6 10 17.6 12.4"
          + "C17.6 16 14 17.2 14 19.8C14 21.1 14.9 22 16.1 22C17.2 22 18.1 21.4 18.6 20.2")
    case .uranus:
      self.init(
        "M5.4 2.6C7.6 5 7.6 10.6 5.4 13M18.6 2.6C16.4 5 16.4 10.6 18.6 13M7 7.8H17M12 2.6V15.4"
          + "M9 18.6A3 3 0 1 0 15 18.6A3 3 0 1 0 9 18.6")
    case .neptune:
      self.init(
        "M4.6 4C4.6 10.4 7.2 14 12 14S19.4 10.4 19.4 4M12 3V22.4M7.8 18.4H16.2"
          + "M2.6 6.2L4.6 3.6L6.6 6.2M10 5.2L12 2.6L14 5.2M17.4 6.2L19.4 3.6L21.4 6.2")
    case .pluto:
      self.init(
        "M8.8 5.4A3.2 3.2 0 1 0 15.2 5.4A3.2 3.2 0 1 0 8.8 5.4"
          + "M5 5C5 10.6 7.6 13.6 12 13.6S19 10.6 19 5M12 13.6V22.6M7.8 18.4H16.2")
    case .meanNode: self.init(Self.node)
    case .trueNode: self.init(Self.node + "M11.4 12A.6 .6 0 1 0 12.6 12A.6 .6 0 1 0 11.4 12")
    case .chiron:
      self.init(
        "M12 2V13.4M17.4 2.8L12 8.2L17.4 12.6"
          + "M7.4 17.6C7.4 15.2 9.4 13.4 12 13.4S16.6 15.2 16.6 17.6S14.6 21.8 12 21.8"
          + "S7.4 20 7.4 17.6")
    case .meanApogee: self.init(Self.crescentOnCross)
    case .osculatingApogee: self.init(Self.crescentOnCross, isFilled: true)
    case .ceres:
      self.init(
        "M8.4 4.4C10 2.6 12.4 2 14.4 3C17.2 4.4 17.6 8.2 15.6 10.6C14.6 11.8 13.2 12.6 12 12.6"
          + "M12 12.6V22.4M7.8 17.6H16.2")
    case .pallas:
      self.init("M12 1.8L17.4 7.8L12 13.8L6.6 7.8ZM12 13.8V22.4M7.8 18.2H16.2")
    case .juno:
      self.init(
        "M12 1.8V22.4M7.8 18.2H16.2"
          + "M6.6 7.6H17.4M8.2 3.8L15.8 11.4"
          + "M15.8 3.8L8.2 11.4")
    case .vesta:
      self.init(
        "M4 12.6H7.6V21.4H16.4V12.6H20M7.6 16.6H16.4"
          + "M12 12.4C8.8 10.4 9 6.6 12 2.2C15 6.6 15.2 10.4 12 12.4Z")
    case .pholus:
      self.init(
        "M12 2V15M12 2.4C15.8 2.4 17.4 4.4 17.4 6.6S15.8 10.8 12 10.8"
          + "M7.4 18.6A4.6 3.4 0 1 0 16.6 18.6A4.6 3.4 0 1 0 7.4 18.6")
    case .southNode: self.init(Self.descendingNode)
    case .interpolatedApogee:
      self.init(Self.crescentOnCross + "M14.8 7.7A.6 .6 0 1 0 16 7.7A.6 .6 0 1 0 14.8 7.7")
    case .interpolatedPerigee:
      self.init(
        "M8.8 22.2A6.3 6.3 0 1 0 8.8 10.4C11 11.6 12.4 13.7 12.4 16.3S11 21 8.8 22.2Z"
          + "M12.4 10V1.6M8.2 5.6H16.6")
    }
  }

  private static let descendingNode =
    "M7.6 7.8C5.6 10 4.4 12.4 4.4 14.6C4.4 18.2 7.6 21 12 21S19.6 18.2 19.6 14.6"
    + "C19.6 12.4 18.4 10 16.4 7.8"
    + "M3.8 5.4A2.7 2.7 0 1 0 9.2 5.4A2.7 2.7 0 1 0 3.8 5.4"
    + "M14.8 5.4A2.7 2.7 0 1 0 20.2 5.4A2.7 2.7 0 1 0 14.8 5.4"

  private static let node =
    "M7.6 16.2C5.6 14 4.4 11.6 4.4 9.4C4.4 5.8 7.6 3 12 3S19.6 5.8 19.6 9.4"
    + "C19.6 11.6 18.4 14 16.4 16.2"
    + "M3.8 18.6A2.7 2.7 0 1 0 9.2 18.6A2.7 2.7 0 1 0 3.8 18.6"
    + "M14.8 18.6A2.7 2.7 0 1 0 20.2 18.6A2.7 2.7 0 1 0 14.8 18.6"

  private static let crescentOnCross =
    "M8.8 1.8A6.3 6.3 0 1 1 8.8 13.6C11 12.4 12.4 10.3 12.4 7.7S11 3 8.8 1.8Z"
    + "M12.4 14V22.4M8.2 18.4H16.6"
}

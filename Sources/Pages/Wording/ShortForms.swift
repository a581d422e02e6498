@_spi(FrontEnd) package import Ephemeris

extension Double {
  /// The nearest whole number with its sign, such as `−8`, `+3` or `0`.
  @_spi(FrontEnd) public var signedWhole: String {
    let number = DecimalText.fixed(magnitude, decimals: 0)
    return number == "0" ? number : "\(self < 0 ? "−" : "+")\(number)"
  }
}

extension CalendarDate {
  /// Such as `5 Jan 2025`.
  package var short: String { "\(day) \(monthName.prefix(3)) \(year)" }
}

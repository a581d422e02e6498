import Astrolabe

extension Double {
  /// The nearest whole number with its sign, such as `−8`, `+3` or `0`.
  var signedWhole: String {
    let number = DecimalText.fixed(magnitude, decimals: 0)
    return number == "0" ? number : "\(self < 0 ? "−" : "+")\(number)"
  }
}

package import Astrolabe

extension Situation {
  /// The situation as stores keep it and clients read it, such as `single,works`; nil if nothing is said.
  package var text: String? {
    let parts = [relationship?.rawValue, work?.rawValue].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ",")
  }
}

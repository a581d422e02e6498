/// Changes to a sound file of a binary format, as a fuzzer says them.
///
/// Each is two bytes for the place, or three where the file is long, one for what happens there, and the
/// bytes it takes. So inputs stay short, and most of them reach beyond the first check of a reader.
struct Patches {
  /// Whether the checksums should be put right after the changes.
  private(set) var isSealed = true
  private(set) var bytes: [UInt8]

  /// Changes a sound file.
  init(_ input: [UInt8], to sound: [UInt8]) {
    bytes = sound
    let placeSize = sound.count < 1 << 16 ? 2 : 3
    var rest = input[...]
    while rest.count > placeSize {
      let head = rest.prefix(placeSize + 1).map(Int.init)
      rest = rest.dropFirst(placeSize + 1)
      let asked = head.prefix(placeSize).reversed().reduce(0) { $0 << 8 | $1 }
      let place = min(asked, bytes.count)
      let kind = head[placeSize]
      switch kind & 7 {
      case 0: rest = replace(1, at: place, by: rest)
      case 1: rest = replace(2, at: place, by: rest)
      case 2: rest = replace(4, at: place, by: rest)
      case 3: rest = replace(8, at: place, by: rest)
      case 4: bytes.removeSubrange(place...)
      case 5: bytes.insert(contentsOf: rest.prefix(8), at: place)
      case 6: flip(bit: kind >> 3, at: place)
      default: isSealed = false
      }
    }
  }

  private mutating func replace(
    _ count: Int, at place: Int, by rest: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    for (index, byte) in zip(place..., rest.prefix(count)) where index < bytes.count {
      bytes[index] = byte
    }
    return rest.dropFirst(count)
  }

  private mutating func flip(bit: Int, at place: Int) {
    if place < bytes.count { bytes[place] ^= 1 << UInt8(bit & 7) }
  }
}

extension Array<UInt8> {
  /// Writes a number over eight bytes, lowest byte first.
  mutating func lay(_ number: UInt64, at place: Int) {
    guard place + 8 <= count else { return }
    for byte in 0..<8 { self[place + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
  }
}

import Foundation
import Identity
import Testing

/// Base64 as Foundation has it, which shares no code with ours.
@Suite struct Base64Tests {
  @Test func `bytes and texts are each other's`() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 89 + 7) }
      let text = Data(bytes).base64EncodedString()
      #expect(Base64.text(bytes) == text)
      #expect(Base64.bytes(text) == bytes)
    }
  }

  @Test(arguments: [
    "A", "AA", "AAA", "AA=A", "A===", "====", "AB==", "AAB=", "AA==AAAA", "A-_A", " AAA", "AAAA\n",
  ])
  func `what is no text of bytes has none`(text: String) {
    #expect(Base64.bytes(text) == nil)
  }
}

internal import Astrolabe
internal import Store

/// A fortune as 003's table of readings has it.
struct FortuneDocument: JSONWritable {
  private let fortune: Fortune

  init(_ fortune: Fortune) { self.fortune = fortune }

  /// Where the picture of a fortune is.
  static func address(of fortune: Fortune) -> String { "/share/\(fortune.shareKey).svg" }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("id")
      json.string(fortune.name)
      json.key("reading_type")
      json.string(fortune.kind.rawValue)
      json.key("cultural_origin")
      json.string(fortune.origin.rawValue)
      json.key("result_text")
      json.string(fortune.text)
      json.key("language")
      json.string(fortune.language)
      json.key("share_card_url")
      json.string(Self.address(of: fortune))
      json.key("is_premium")
      json.bool(fortune.isPremium)
      json.key("created_at")
      json.string(fortune.createdAt.iso8601)
    }
  }
}

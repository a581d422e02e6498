/// A daily reading and what is beyond it in one object, as `reading_with_more.schema.json` has it: what
/// `astrolabe today --json --more` prints.
///
/// The reading under `reading` is the one that `astrolabe today --json` prints, byte for byte.
public struct ReadingWithMoreDocument: JSONWritable, Sendable {
  private let reading: DailyReadingDocument
  private let more: MoreDocument

  /// Puts the two together.
  public init(_ reading: DailyReadingDocument, more: MoreDocument) {
    self.reading = reading
    self.more = more
  }

  /// Writes the document.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("reading")
      reading.write(to: &json)
      json.key("more")
      more.write(to: &json)
    }
  }
}

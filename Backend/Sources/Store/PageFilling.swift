/// Decides what goes on a page: one at least, and others until there are enough of them or the page is long enough.
package struct PageFilling: Sendable {
  private let limit: Int
  private let mostBytes: Int
  private var (count, byteCount) = (0, 0)

  /// Begins a page of at most so many, and of about so many bytes.
  package init(limit: Int, mostBytes: Int) { (self.limit, self.mostBytes) = (limit, mostBytes) }

  /// Whether the next one, of so many bytes, goes on the page; if so, it is counted.
  package mutating func takes(_ bytes: Int) -> Bool {
    byteCount += bytes
    guard count == 0 || (count < limit && byteCount <= mostBytes) else { return false }
    count += 1
    return true
  }
}

/// Something found in a chart, and whether it is there at every hour that the birth may have had.
///
/// Its members are those of what was found:
///
/// ```swift
/// let sure = wider.antiscia.filter { $0.isCertain && $0.orb.degrees < 0.5 }
/// ```
@dynamicMemberLookup
public struct Finding<Content: Sendable>: Sendable {
  /// What was found.
  public let content: Content
  /// Whether it holds at the beginning and at the end of the birth's UTC date, too; always where the time
  /// of birth is known.
  ///
  /// The Moon goes 12° to 15° in a day, so that most of what it makes is uncertain without a time.
  public let isCertain: Bool

  init(_ content: Content, isCertain: Bool) {
    self.content = content
    self.isCertain = isCertain
  }

  /// A member of what was found.
  public subscript<Member>(dynamicMember member: KeyPath<Content, Member>) -> Member {
    content[keyPath: member]
  }
}

extension Finding: Equatable where Content: Equatable {}
extension Finding: Hashable where Content: Hashable {}

// A hospital is a place of work for those who have their shifts there.
extension SubjectWords {
  private static let wards = Set(
    words:
      """
      hospital clinic ward hospice pharmacy icu
      """)
  private static let works = Set(
    words:
      """
      work working works worked job intern shift shifts
      """)
  /// What makes it a matter of a body all the same.
  private static let bodies = Set(
    words:
      """
      pain pains sick ill illness chemo treatment operation surgery symptoms test tests results result scan biopsy \
      diagnosis diagnosed pills medicine medication dose fever bleeding dying dies dead death hurt hurts injured admitted
      """)

  /// "My shift at the hospital", "I work in a clinic": a place of work rather than of care.
  var isOfWorkplace: Bool {
    guard Self.bodies.isDisjoint(with: texts) else { return false }
    return texts.indices.dropLast().contains { index in
      Self.works.contains(texts[index]) && ["at", "in", "on"].has(texts[index + 1])
        && texts[(index + 2)...].prefix(3).contains(where: Self.wards.contains)
    }
  }
}

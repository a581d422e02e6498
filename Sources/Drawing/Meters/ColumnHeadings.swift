/// The headings above or below the columns of a picture, as many as there is room for.
struct ColumnHeadings {
  let columns: [MeterColumn]
  /// The width of a column.
  let step: Double

  static let textSize = 14.0

  /// Every how many columns there is a heading, so that neighbours don't touch.
  var stride: Int {
    let widest = TextMeasure.width(of: "28", size: Self.textSize) + 4
    return [1, 2, 5, 10, 15].first { Double($0) * step >= widest } ?? Int.max
  }

  /// The columns with a heading, and its text.
  var headings: [(index: Int, text: String)] {
    columns.indices.compactMap { index in
      guard let number = Int(columns[index].short) else { return nil }
      // A heading on the 30th would stand beside the 1st.
      let isNearEnd = stride > 2 && number > 30 - stride / 2
      let isWanted = stride == 1 || number % stride == 0
      return isWanted && !isNearEnd ? (index, "\(number)") : nil
    }
  }

  /// Where a month or a date begins, with its name where there is room for it.
  var sections: [(index: Int, text: String?)] {
    let starts = columns.indices.filter {
      $0 == 0 || columns[$0].section != columns[$0 - 1].section
    }
    return starts.enumerated().map { order, index in
      let end = order + 1 < starts.count ? starts[order + 1] : columns.count
      let room = Double(end - index) * step
      let text = columns[index].section
      for candidate in [text, columns[index].shortSection]
      where TextMeasure.width(of: candidate, size: Self.textSize, isBold: true) + 6 <= room {
        return (index, candidate)
      }
      return (index, nil)
    }
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store
internal import Wire

/// A visit to a page: who comes, what was sent, and the words to answer with.
struct PageVisit: Sendable {
  let site: Site
  let visit: Visit
  let form: Form
  /// What sets forms of ours apart from others.
  let check: FormCheck

  var words: PageWords { site.words }
  var backend: Backend { visit.backend }
  var engine: ServerEngine { visit.backend.engine }
  /// Who is signed in; nil for nobody.
  var person: Person? { visit.person }

  /// Answers with a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - tab: The tab that it stands in.
  ///   - isList: Whether it is the list of tabs.
  ///   - status: The status of the answer.
  ///   - content: What stands on it.
  /// - Returns: The answer.
  func page(
    _ title: String, _ tab: Tab? = nil, isList: Bool = false, status: HTTPResponse.Status = .ok,
    content: (inout HTMLWriter) throws -> Void
  ) rethrows -> Answer {
    let hasTabs = person?.profile != nil
    let answer = try PageFrame(
      words: words, tabs: hasTabs ? PageFrame.OpenTab(current: tab, isList: isList) : nil
    ).page(title, status: status, content: content)
    // Who has a form and nothing else to be known by gets a cookie for it, if the browser doesn't say where forms
    // come from.
    return check.prepare(answer)
  }

  /// Begins a form that is posted here.
  func write(
    form address: String, _ attributes: String? = nil, to html: inout HTMLWriter,
    content: (inout HTMLWriter) throws -> Void
  ) rethrows {
    try html.element("form", ["method": "post", "action": address, "class": attributes]) { html in
      if let token = check.token {
        html.void("input", ["type": "hidden", "name": FormCheck.field, "value": token])
      }
      try content(&html)
    }
  }

  /// Today, by the person's clocks.
  func today(of person: Person) throws -> CalendarDate {
    try backend.today(of: person, at: visit.now)
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Wire

/// What the server answers, rather than what the engine does.
typealias Answer = Wire.Answer

/// Where a page stands among the tabs.
enum Tab: String, Sendable, CaseIterable {
  case today, month, chart, year, people, ask, journal, moods, settings

  var title: PageText {
    switch self {
    case .today: .tabToday
    case .month: .tabMonth
    case .chart: .tabChart
    case .year: .tabYear
    case .people: .tabPeople
    case .ask: .tabAsk
    case .journal: .tabJournal
    case .moods: .tabMoods
    case .settings: .tabSettings
    }
  }

  var address: String { "/\(rawValue)" }

  /// What there is to see, for the list of those a phone has no room for.
  var description: PageText? {
    switch self {
    case .today, .month, .chart, .ask: nil
    case .year: .menuYear
    case .people: .menuPeople
    case .journal: .menuJournal
    case .moods: .menuMoods
    case .settings: .menuSettings
    }
  }

  /// Whether a phone has room for it; the others are behind *More* there.
  var isOnPhones: Bool {
    switch self {
    case .today, .month, .chart, .ask: true
    case .year, .people, .journal, .moods, .settings: false
    }
  }
}

/// What is around every page.
struct PageFrame: Sendable {
  let words: PageWords
  /// The tab that is open, where there are tabs.
  let tabs: OpenTab?

  /// The tab that is open; a page may stand in none.
  struct OpenTab: Sendable {
    let current: Tab?
    /// Whether the page is the list of the tabs that a phone has no room for.
    let isList: Bool
  }

  /// What browsers may do with a page: nothing but what comes from here.
  static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; "
    + "frame-ancestors 'none'; base-uri 'none'"

  /// Answers with a page.
  func page(
    _ title: String, status: HTTPResponse.Status = .ok,
    content: (inout HTMLWriter) throws -> Void
  ) rethrows -> Answer {
    var html = HTMLWriter(colors: Site.colors)
    try html.document(language: "en") { html in
      html.element("head") { writeHead(title, to: &$0) }
      try html.element("body", ["class": tabs == nil ? nil : "signed"]) { html in
        html.element("a", ["class": "skip", "href": "#main"], words[.skip])
        writeHeader(to: &html)
        try html.element("main", ["id": "main", "tabindex": "-1"], content: content)
        writeFooter(to: &html)
      }
    }
    return Answer(page: html.bytes, status: status)
  }

  private func writeHead(_ title: String, to html: inout HTMLWriter) {
    html.void("meta", ["charset": "utf-8"])
    html.element("title", "\(title) · \(words[.brand])")
    html.void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.void("meta", ["name": "color-scheme", "content": "light dark"])
    html.element("script", ["src": Self.script.address], "")
    html.void("link", ["rel": "stylesheet", "href": Self.style.address])
    html.void("link", ["rel": "icon", "href": "/site/icon.svg", "type": "image/svg+xml"])
    html.void("link", ["rel": "apple-touch-icon", "href": "/site/icon-180.png"])
    html.void("link", ["rel": "manifest", "href": "/manifest.webmanifest"])
  }

  /// What every page loads.
  static let style = SiteFile(
    "style.css", "text/css", StyleTokens.sheet + PackageResources.style_css)
  static let script = SiteFile("script.js", "text/javascript", PackageResources.script_js)

  private func writeHeader(to html: inout HTMLWriter) {
    html.element("header", ["class": "head"]) { html in
      html.element("div", ["class": "bar-inner"]) { html in
        html.element("a", ["class": "brand", "href": "/"], words[.brand])
        guard let tabs else { return }
        html.element("nav", ["class": "nav", "aria-label": words[.tabs]]) { html in
          html.element("ul", ["class": "tabs"]) { html in
            for tab in Tab.allCases {
              write(
                words[tab.title], tab.address, isCurrent: tab == tabs.current,
                kind: tab.isOnPhones ? nil : "desk", to: &html)
            }
            write(
              words[.tabMore], "/more",
              isCurrent: tabs.isList || tabs.current?.isOnPhones == false, kind: "phone", to: &html)
          }
        }
      }
    }
  }

  private func write(
    _ title: String, _ address: String, isCurrent: Bool, kind: String?, to html: inout HTMLWriter
  ) {
    html.element("li", ["class": kind]) { html in
      html.element("a", ["href": address, "aria-current": isCurrent ? "page" : nil], title)
    }
  }

  private func writeFooter(to html: inout HTMLWriter) {
    html.element("footer") { html in
      html.element("p", words[.disclaimer])
      html.element("p") { html in
        for (index, (title, address)) in [
          (PageText.aboutTitle, "/about"), (.privacyTitle, "/privacy"), (.source, "/source"),
        ].enumerated() {
          if index > 0 { html.write(" · ") }
          html.element("a", ["href": address], words[title])
        }
      }
    }
  }
}

extension Answer {
  /// Answers with a page of HTML.
  init(page: [UInt8], status: HTTPResponse.Status = .ok) {
    self.init(bytes: page, type: "text/html; charset=utf-8", status: status)
    headers[.contentSecurityPolicy] = PageFrame.policy
    headers[.contentLanguage] = "en"
  }

  /// Leads somewhere else, by a GET.
  static func redirect(to address: String) -> Self {
    var answer = Self(empty: .seeOther)
    answer.headers[.location] = address
    return answer
  }

  /// The same with a cookie.
  func setting(_ cookie: String) -> Self {
    var answer = self
    answer.headers.append(HTTPField(name: .setCookie, value: cookie))
    return answer
  }
}

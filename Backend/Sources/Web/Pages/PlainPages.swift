@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Wire

extension Site {
  /// Pages that are the same for everybody.
  var plainRoutes: [Route] {
    [
      open(.get, "/about", limit: .open) { page in
        page.plain(.aboutTitle, [.about1, .about2, .about3, .about4])
      },
      open(.get, "/privacy", limit: .open) { page in
        page.plain(.privacyTitle, [.privacy1, .privacy2, .privacy3, .privacy4, .privacy5])
      },
      open(.get, "/deleted", limit: .open) { page in page.plain(.deletedTitle, [.deleted]) },
      own(.get, "/more") { page, _ in page.more() },
    ]
  }
}

extension PageVisit {
  fileprivate func plain(_ title: PageText, _ paragraphs: [PageText]) -> Answer {
    page(words[title]) { html in
      html.element("h1", words[title])
      for paragraph in paragraphs { html.element("p", words[paragraph]) }
      html.element("p") { $0.element("a", ["href": "/"], words[.toStart]) }
    }
  }

  /// What a phone has no room for among its tabs.
  fileprivate func more() -> Answer {
    page(words[.tabMore], isList: true) { html in
      html.element("h1", words[.tabMore])
      html.element("ul", ["class": "menu"]) { html in
        for tab in Tab.allCases where !tab.isOnPhones {
          html.element("li") { html in
            html.element("a", ["href": tab.address]) { html in
              html.element("b", words[tab.title])
              if let what = tab.description { html.element("span", words[what]) }
            }
          }
        }
        html.element("li") { html in
          html.element("a", ["href": "/delete"]) { html in
            html.element("b", words[.deleteTitle])
            html.element("span", words[.menuDelete])
          }
        }
      }
    }
  }
}

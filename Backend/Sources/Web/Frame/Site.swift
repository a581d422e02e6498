@_spi(FrontEnd) internal import Astrolabe
internal import Crypto
internal import HTTPTypes
internal import Identity
package import Service
internal import Store
package import Wire

/// The pages for people: what they share, and their addresses.
package final class Site: Sendable {
  /// What pages say.
  let words = PageWords.english
  /// Places by their names; the fault of the table where it can't be used.
  let places: Result<PlaceFinder, PlaceError>
  /// The colours of pictures, which the style sheet has.
  static let colors = ColorVariables(of: .light, dark: .dark)

  /// The zones that can be chosen, by their names.
  let zones: [String]

  /// Readies the pages.
  package init(engine: ServerEngine) {
    zones = ["UTC"] + engine.zones.countryCodes().keys.sorted()
    places = Result { () throws(PlaceError) in try PlaceFinder() }
  }

  /// How pages know who asks, and say what isn't done.
  package static let manners = PageManners(
    token: { inquiry, isSecure in SiteCookie.session(isSecure).value(in: inquiry) },
    tell: { refusal, inquiry, answer in
      answer.body = []
      if refusal.kind == .unauthenticated {
        answer.status = .seeOther
        answer.headers[.location] = "/"
        answer.headers[.contentType] = nil
        return
      }
      let page = PageFrame(words: .english, tabs: nil).page(
        PageWords.english[.refusedTitle], status: answer.status
      ) { html in
        html.element("h1", PageWords.english[.refusedTitle])
        let isOurs = refusal.kind == .fault
        html.element(
          "p", ["class": "lead"],
          isOurs
            ? PageWords.english(.faultOfOurs, ["id": refusal.message]) : refusal.message.asSentence)
        html.element("p") { $0.element("a", ["href": "/"], PageWords.english[.toStart]) }
      }
      answer.body = page.body
      for name in [HTTPField.Name.contentType, .contentSecurityPolicy, .contentLanguage] {
        answer.headers[name] = page.headers[name]
      }
    })

  /// The addresses of pages.
  package var routes: [Route] {
    startRoutes + dayRoutes + chartRoutes + peopleRoutes + askRoutes + diaryRoutes
      + settingsRoutes + accountRoutes + resetRoutes + plainRoutes + fileRoutes
  }

  /// A page that anybody may open.
  func open(
    _ method: HTTPRequest.Method, _ pattern: String, limit: LimitClass? = nil,
    mayStream: Bool = false, _ work: @escaping @Sendable (PageVisit) async throws -> Answer
  ) -> Route {
    Route(
      method, pattern, limit: limit, mayStream: mayStream,
      .page(Self.manners) { [self] visit in
        var form = Form()
        let check = FormCheck(visit)
        if method == .post {
          form = try Form(visit)
          try check.check(form)
        }
        return try await work(PageVisit(site: self, visit: visit, form: form, check: check))
      })
  }

  /// A page of a person with a birth; others are led to the start.
  func own(
    _ method: HTTPRequest.Method, _ pattern: String, limit: LimitClass? = nil,
    mayStream: Bool = false, _ work: @escaping @Sendable (PageVisit, Person) async throws -> Answer
  ) -> Route {
    open(method, pattern, limit: limit, mayStream: mayStream) { page in
      guard let person = page.person, person.profile != nil else { return .redirect(to: "/") }
      return try await work(page, person)
    }
  }
}

/// A file that pages load.
struct SiteFile: Sendable {
  let name: String
  let type: String
  let bytes: [UInt8]
  /// The address, which changes with the file.
  let address: String

  init(_ name: String, _ type: String, _ bytes: [UInt8]) {
    (self.name, self.type, self.bytes) = (name, type, bytes)
    let digest = Base64URL.text(Array(SHA256.hash(data: bytes).prefix(9)))
    address = "/site/\(name)?v=\(digest)"
  }

  /// The type as a header has it; bytes of pictures have no set of characters.
  var mediaType: String { type == "image/png" ? type : "\(type); charset=utf-8" }
}

extension Site {
  /// The files that pages load.
  var fileRoutes: [Route] {
    let icons = [
      SiteFile("icon.svg", "image/svg+xml", PackageResources.icon_svg),
      SiteFile("icon-180.png", "image/png", PackageResources.icon_180_png),
      SiteFile("icon-512.png", "image/png", PackageResources.icon_512_png),
    ]
    let kept = ([PageFrame.style, PageFrame.script] + icons).map { file in
      Route(
        .get, "/site/\(file.name)", limit: .open,
        .blind { visit in
          Answer(bytes: file.bytes, type: file.mediaType)
            .tagged(for: visit.inquiry, cacheControl: Answer.forGood)
        })
    }
    let loose = [
      ("/manifest.webmanifest", "application/manifest+json", PackageResources.manifest_json),
      ("/service-worker.js", "text/javascript", PackageResources.service_worker_js),
      ("/favicon.ico", "image/svg+xml", PackageResources.icon_svg),
    ].map { address, type, bytes in
      Route(
        .get, address, limit: .open,
        .blind { visit in
          Answer(bytes: bytes, type: "\(type); charset=utf-8")
            .tagged(for: visit.inquiry, cacheControl: "public, no-cache")
        })
    }
    return kept + loose
  }
}

extension String {
  /// The text with a capital first letter and a full stop.
  var asSentence: String {
    let whole = prefix(1).uppercased() + dropFirst()
    return whole.last.map { ".!?".contains($0) } ?? true ? whole : whole + "."
  }
}

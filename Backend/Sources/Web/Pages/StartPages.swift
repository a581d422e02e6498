@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Identity
internal import Service
internal import Store
internal import Wire

extension Site {
  /// Who one is: the first page, and the change of a birth.
  var startRoutes: [Route] {
    [
      open(.get, "/", limit: .open) { page in
        page.person?.profile == nil
          ? page.start(BirthDraft(), status: .ok) : .redirect(to: "/today")
      },
      open(.get, "/start") { _ in .redirect(to: "/") },
      open(.post, "/start", limit: .writes) { page in try await page.begin() },
      own(.get, "/birth") { page, person in
        page.birth(
          BirthDraft(try page.backend.profile(of: person), page.engine), status: .ok)
      },
      own(.post, "/birth", limit: .writes) { page, person in try await page.changeBirth(of: person)
      },
      open(.get, "/places", limit: .open) { page in try page.placesAsTyped() },
    ]
  }
}

extension PageVisit {
  fileprivate func start(_ draft: BirthDraft, status: HTTPResponse.Status) -> Answer {
    page(words[.startTitle], status: status) { html in
      html.element("section", ["class": "night hello"]) { html in
        html.element("h1", words[.startTitle])
        html.element("p", ["class": "lead"], words[.startLead])
      }
      if person == nil, !backend.takesGuests {
        html.element("p") { html in
          html.element("a", ["class": "button", "href": "/register"], words[.registerTitle])
        }
      } else {
        write(form: "/start", to: &html) { html in
          draft.write(ofOther: false, self, to: &html)
          html.void("input", ["type": "hidden", "name": "clock_zone", "value": ""])
          html.button(words[.startButton])
        }
        html.element("p", ["class": "quiet"], words[.startPrivacy])
      }
      if person == nil {
        html.element("p") { html in
          html.write(words[.knownAlready] + " ")
          html.element("a", ["href": "/sign-in"], words[.signInTitle])
        }
      }
    }
  }

  /// Takes the birth of who comes for the first time, and makes a guest of them.
  fileprivate func begin() async throws -> Answer {
    var draft = BirthDraft(form)
    let birth = try draft.read(self, over: nil)
    guard let birth, draft.isWhole else {
      return start(draft, status: draft.faults.isEmpty ? .ok : .unprocessableContent)
    }
    let statement = ProfileStatement(name: draft.name, email: "", birth: birth)
    if let person {
      _ = try await backend.makeProfile(statement, of: person, at: visit.now, once: { _ in nil })
      return .redirect(to: "/today")
    }
    guard backend.takesGuests else { return .redirect(to: "/register") }
    try await visit.take(.guests)
    let session = try await backend.makeGuest(device: nil, at: visit.now)
    guard let guest = try await backend.store.person(tokenHash: session.session.tokenHash) else {
      throw Refusal.gone
    }
    _ = try await backend.makeProfile(statement, of: guest, at: visit.now, once: { _ in nil })
    var settings = guest.settings
    settings.zone = clockZone(or: birth.zone)
    if settings != guest.settings {
      try await backend.store.setSettings(settings, of: guest.key)
    }
    return Answer.redirect(to: "/today")
      .setting(SiteCookie.session(visit.isSecure).setting(session.token.text))
  }

  /// The zone of the device's clocks, if a script sends one; else that of the birth, or UTC.
  ///
  /// Devices whose clocks show UTC are those that hide their zone, and machines: the birth knows better there.
  private func clockZone(or other: String?) -> String {
    let own = form["clock_zone"]
    let isHidden = ["UTC", "Etc/UTC", "Etc/GMT", "GMT"].contains(own)
    for zone in isHidden ? [other ?? "", own] : [own, other ?? ""] where !zone.isEmpty {
      if (try? engine.checkZone(zone)) != nil { return zone }
    }
    return Settings().zone
  }

  fileprivate func birth(_ draft: BirthDraft, status: HTTPResponse.Status) -> Answer {
    page(words[.changeBirth], .settings, status: status) { html in
      html.element("h1", words[.changeBirth])
      write(form: "/birth", to: &html) { html in
        draft.write(ofOther: false, self, to: &html)
        html.button(words[.birthSave])
      }
    }
  }

  fileprivate func changeBirth(of person: Person) async throws -> Answer {
    let known = try backend.profile(of: person)
    var draft = BirthDraft(form)
    let birth = try draft.read(self, over: known.birth)
    guard let birth, draft.isWhole else {
      return self.birth(draft, status: draft.faults.isEmpty ? .ok : .unprocessableContent)
    }
    _ = try await backend.makeProfile(
      ProfileStatement(
        name: draft.name, email: known.email, birth: birth, situation: known.situation), of: person,
      at: visit.now, once: { _ in nil })
    return .redirect(to: "/chart")
  }

  /// Names of places that begin as somebody types, for the script.
  fileprivate func placesAsTyped() throws -> Answer {
    let text = try visit.query()["q"] ?? ""
    var names: [String] = []
    do throws(PlaceError) {
      names = try site.places.get().search(text, limit: 8).places.map(\.fullName)
    } catch {
      switch error {
      case .notAName, .noSuchNumber: break
      default: throw error
      }
    }
    return Answer(TextList(texts: names))
  }
}

/// Texts as an array of JSON.
struct TextList: JSONWritable {
  let texts: [String]

  func write(to json: inout JSONWriter) { json.array(texts) { $0.string($1) } }
}

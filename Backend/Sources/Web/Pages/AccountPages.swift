@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Identity
internal import Service
internal import Store
internal import Wire

extension Site {
  /// Signing in and out.
  var accountRoutes: [Route] {
    [
      open(.get, "/sign-in") { page in
        page.person == nil ? page.credentials(.signIn, fault: nil) : .redirect(to: "/")
      },
      open(.post, "/sign-in", limit: .signIns) { page in
        try await page.enter(.signIn) {
          try await page.backend.logIn(
            Login(
              email: page.form["email"], password: page.form.text("password", longest: 4_096),
              device: nil), from: page.visit.client, at: page.visit.now)
        }
      },
      open(.get, "/register") { page in
        page.person?.account.email == nil
          ? page.credentials(.register, fault: nil) : .redirect(to: "/settings")
      },
      open(.post, "/register", limit: .signIns) { page in
        try await page.enter(.register) {
          let email = page.form["email"]
          guard email.isMailbox else { throw Refusal.invalid(page.words[.emailWrong]) }
          return try await page.backend.register(
            Registration(
              email: email, password: page.form.text("password", longest: 4_096), name: nil,
              device: nil), as: page.person, at: page.visit.now)
        }
      },
      open(.get, "/sign-out") { page in
        page.person?.account.kind == .guest
          ? page.deletion(fault: nil) : .redirect(to: "/settings")
      },
      open(.post, "/sign-out", limit: .writes) { page in try await page.signOut() },
    ]
  }
}

/// What an email and a password are wanted for.
private enum Entrance {
  case signIn, register
}

extension String {
  /// Whether it looks like an address that mail can be sent to.
  var isMailbox: Bool {
    let parts = split(separator: "@", omittingEmptySubsequences: false)
    return unicodeScalars.count <= 254 && parts.count == 2 && !parts[0].isEmpty
      && parts[1].split(separator: ".").count >= 2 && !contains { $0.isWhitespace }
  }
}

extension PageVisit {
  fileprivate func credentials(
    _ entrance: Entrance, fault: String?, status: HTTPResponse.Status = .ok
  ) -> Answer {
    let isNew = entrance == .register
    let title = words[isNew ? .registerTitle : .signInTitle]
    return page(title, .settings, status: status) { html in
      html.element("h1", title)
      html.element("p", ["class": "lead"], words[isNew ? .registerLead : .signInLead])
      write(form: isNew ? "/register" : "/sign-in", to: &html) { html in
        html.field(
          Field(
            "email", words[.email], type: "email", value: form["email"], fault: fault,
            isNeeded: true, autocomplete: "username", longest: 254))
        html.field(
          Field(
            "password", words[.password], type: "password",
            hint: isNew ? words[.passwordHint] : nil, isNeeded: true,
            autocomplete: isNew ? "new-password" : "current-password", longest: 256))
        html.button(title)
      }
      if !isNew {
        html.element("p") { $0.element("a", ["href": "/forgotten"], words[.forgotten]) }
        html.element("p") { $0.element("a", ["href": "/"], words[.toStart]) }
      }
    }
  }

  /// Begins a session, or brings the form back with what is wrong.
  fileprivate func enter(
    _ entrance: Entrance, _ begin: () async throws -> NewSession
  ) async throws -> Answer {
    do {
      let session = try await begin()
      return Answer.redirect(to: "/")
        .setting(SiteCookie.session(visit.isSecure).setting(session.token.text))
    } catch let refusal as Refusal {
      return answer(to: refusal) { credentials(entrance, fault: refusal.message, status: $0) }
    }
  }

  fileprivate func signOut() async throws -> Answer {
    guard let person else { return .redirect(to: "/") }
    // Nobody can be that guest again: a guest who leaves deletes everything, and says so.
    if person.account.kind == .guest { return deletion(fault: words[.deleteUnsure]) }
    if form.isOn("everywhere") {
      try await backend.signOutEverywhere(person)
    } else {
      try await backend.signOut(person)
    }
    return leave(to: "/")
  }
}

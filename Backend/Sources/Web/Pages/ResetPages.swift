@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Wire

extension Site {
  /// The way back for people who forgot their password.
  var resetRoutes: [Route] {
    [
      open(.get, "/forgotten") { page in page.forgotten(fault: nil) },
      open(.post, "/forgotten", limit: .signIns) { page in page.sendReset() },
      open(.get, "/reset") { page in page.reset(fault: nil) },
      open(.post, "/reset", limit: .signIns) { page in try await page.takePassword() },
    ]
  }
}

extension PageVisit {
  /// The form for an email; a server that sends no mail says who can help.
  fileprivate func forgotten(fault: String?, status: HTTPResponse.Status = .ok) -> Answer {
    page(words[.forgottenTitle], .settings, status: status) { html in
      html.element("h1", words[.forgottenTitle])
      if backend.signIn.sendReset == nil {
        html.element("p", ["class": "lead"], words[.forgottenNoMail])
      } else {
        html.element("p", ["class": "lead"], words[.forgottenLead])
        write(form: "/forgotten", to: &html) { html in
          html.field(
            Field(
              "email", words[.email], type: "email", value: form["email"], fault: fault,
              isNeeded: true, autocomplete: "username", longest: 254))
          html.button(words[.forgottenButton])
        }
      }
      writeWayToReset(to: &html)
    }
  }

  private func writeWayToReset(to html: inout HTMLWriter) {
    html.element("p") { $0.element("a", ["href": "/reset"], words[.forgottenHasCode]) }
    html.element("p") { $0.element("a", ["href": "/sign-in"], words[.signInTitle]) }
  }

  /// Has a mail sent.
  ///
  /// The page is the same whether an account has the email or not.
  fileprivate func sendReset() -> Answer {
    let email = form["email"]
    guard email.isMailbox else {
      return forgotten(fault: words[.emailWrong], status: .unprocessableContent)
    }
    do throws(Refusal) {
      try backend.requestReset(of: email, from: visit.client, at: visit.now)
    } catch {
      return answer(to: error) { forgotten(fault: error.message, status: $0) }
    }
    return page(words[.forgottenTitle], .settings) { html in
      html.element("h1", words[.forgottenSent])
      html.element("p", ["class": "lead"], words(.forgottenSentLead, ["email": email]))
      writeWayToReset(to: &html)
    }
  }

  /// The form for a new password.
  ///
  /// A script takes the code from the address of the mail's link; without a script people copy it from the mail.
  fileprivate func reset(fault: String?, status: HTTPResponse.Status = .ok) -> Answer {
    page(words[.resetTitle], .settings, status: status) { html in
      html.element("h1", words[.resetTitle])
      html.element("p", ["class": "lead"], words[.resetLead])
      write(form: "/reset", to: &html) { html in
        html.field(
          Field(
            "token", words[.resetCode], value: form["token"], hint: words[.resetCodeHint],
            fault: fault, isNeeded: true, autocomplete: "off", longest: 100))
        html.field(
          Field(
            "password", words[.resetPassword], type: "password", hint: words[.passwordHint],
            isNeeded: true, autocomplete: "new-password", longest: 256))
        html.button(words[.resetSave])
      }
      html.element("p") { $0.element("a", ["href": "/forgotten"], words[.resetAgain]) }
    }
  }

  fileprivate func takePassword() async throws -> Answer {
    do {
      try await backend.resetPassword(
        by: form["token"], to: form.text("password", longest: 4_096), at: visit.now)
    } catch let refusal as Refusal {
      return answer(to: refusal) { reset(fault: refusal.message, status: $0) }
    }
    return page(words[.resetTitle], .settings) { html in
      html.element("h1", words[.resetDone])
      html.element("p", ["class": "lead"], words[.resetDoneLead])
      html.element("p") { html in
        html.element("a", ["class": "button", "href": "/sign-in"], words[.signInTitle])
      }
    }
  }

  /// Brings a form back with what is wrong, and says how long to wait if that is it.
  func answer(
    to refusal: Refusal, with form: (HTTPResponse.Status) -> Answer
  ) -> Answer {
    var answer = form(
      refusal.kind == .unauthenticated ? .unprocessableContent : refusal.kind.status)
    if case .retry(let seconds)? = refusal.details { answer.headers[.retryAfter] = "\(seconds)" }
    return answer
  }
}

@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Service
internal import Store
internal import Wire

extension Site {
  /// What a person chooses, and the way out.
  var settingsRoutes: [Route] {
    [
      own(.get, "/settings") { page, person in page.settings(of: person, person.settings) },
      own(.post, "/settings", limit: .writes) { page, person in
        try await page.change(person)
      },
      open(.get, "/export", limit: .exports) { page in
        guard let person = page.person else { return .redirect(to: "/") }
        return try await page.export(of: person)
      },
      open(.get, "/delete") { page in
        page.person == nil ? .redirect(to: "/") : page.deletion(fault: nil)
      },
      open(.post, "/delete", limit: .writes) { page in
        guard let person = page.person else { return .redirect(to: "/") }
        guard page.form.isOn("sure") else {
          return page.deletion(fault: page.words[.deleteUnsure])
        }
        try await page.backend.delete(person, at: page.visit.now)
        return page.leave(to: "/deleted")
      },
    ]
  }
}

extension PageVisit {
  private func zones(_ chosen: String) -> [(value: String, title: String)] {
    let known = ([chosen] + site.zones).filter { !$0.isEmpty }
    return Set(known).sorted().map { ($0, $0.replacingUnderscores) }
  }

  fileprivate func settings(
    of person: Person, _ settings: Settings, clock: ClockStyle? = nil,
    faults: [String: String] = [:], isSaved: Bool = false
  ) -> Answer {
    page(
      words[.tabSettings], .settings, status: faults.isEmpty ? .ok : .unprocessableContent
    ) { html in
      html.element("h1", words[.tabSettings])
      if isSaved { html.element("p", ["class": "note", "role": "status"], words[.saved]) }
      html.element("div", ["class": "row", "role": "group", "aria-label": words[.dataTitle]]) {
        html in
        writeData(to: &html)
      }
      write(form: "/settings", to: &html) { html in
        section(words[.settingDay], to: &html) { html in
          html.choice(
            "timezone", words[.settingZone], of: zones(settings.zone), chosen: settings.zone,
            hint: words[.settingZoneHint], fault: faults["timezone"])
          html.choice(
            "clock", words[.settingClock],
            of: ClockStyle.allCases.map { ($0.rawValue, words[$0.title]) },
            chosen: (clock ?? self.clock).rawValue, hint: words[.settingClockHint])
          html.choice(
            "language", words[.settingLanguage],
            of: [("en", words[.english]), ("es", words[.spanish])], chosen: settings.language,
            hint: words[.settingLanguageHint])
        }
        section(words[.settingSituation], to: &html) { html in
          html.element("p", ["class": "quiet"], words[.settingSituationHint])
          let situation = person.profile?.situation ?? .unsaid
          html.choice(
            "relationship", words[.relationship],
            of: [("", words[.unsaid])]
              + Situation.Relationship.allCases.map { ($0.rawValue, words[$0.title]) },
            chosen: situation.relationship?.rawValue ?? "")
          html.choice(
            "work", words[.work],
            of: [("", words[.unsaid])]
              + Situation.Work.allCases.map { ($0.rawValue, words[$0.title]) },
            chosen: situation.work?.rawValue ?? "")
        }
        section(words[.settingNotify], to: &html) { html in
          html.check("notify", words[.settingNotifyOn], isOn: settings.wantsNotification)
          html.field(
            Field(
              "notification_time", words[.settingNotifyTime], type: "time",
              value: settings.notificationTime.hoursAndMinutes, hint: words[.settingNotifyHint],
              fault: faults["notification_time"]))
        }
        section(words[.settingConsent], to: &html) { html in
          if backend.hasModel {
            html.check("allow_model", words[.settingModel], isOn: settings.allowsModel)
          }
          html.check("allow_analytics", words[.settingCount], isOn: settings.allowsAnalytics)
          html.field(
            Field(
              "retention", words[.settingRetention],
              value: settings.retentionInDays.map { "\($0)" } ?? "",
              hint: words[.settingRetentionHint], fault: faults["retention"], longest: 6))
        }
        html.button(words[.settingSave])
        html.element("p", ["class": "quiet saves"], words[.settingSaves])
      }
      writeDevice(to: &html)
      writeAccount(of: person, to: &html)
    }
  }

  /// What a script can do on this device; hidden where none runs.
  private func writeDevice(to html: inout HTMLWriter) {
    html.element(
      "section", ["class": "part", "data-needs-script": "yes", "hidden": "hidden"]
    ) { html in
      html.element("h2", words[.deviceTitle])
      html.element("p", ["class": "quiet"], words[.deviceHint])
      html.choice(
        "theme", words[.settingTheme],
        of: [
          ("", words[.themeSystem]), ("light", words[.themeLight]), ("dark", words[.themeDark]),
        ], chosen: "")
      html.element("div", ["data-needs-script": "yes", "hidden": "hidden"]) { html in
        html.element("label", ["class": "check"]) { html in
          html.void("input", ["type": "checkbox", "id": "offline"])
          html.element("span", words[.settingOffline])
        }
      }
    }
  }

  private func writeAccount(of person: Person, to html: inout HTMLWriter) {
    section(words[.accountTitle], to: &html) { html in
      html.element("p") { html in
        html.write(words(.accountName, ["name": person.profile?.name ?? ""]) + " ")
        html.element("a", ["href": "/birth"], words[.changeBirth])
      }
      if person.account.kind == .guest {
        html.element("p", ["class": "note"], words[.guestNote])
        html.element("p") { html in
          html.element("a", ["class": "button", "href": "/register"], words[.keepAccount])
        }
      } else if let email = person.account.email {
        html.element("p", words(.signedInAs, ["email": email]))
      }
      if person.account.kind != .guest {
        write(form: "/sign-out", to: &html) { html in
          html.check("everywhere", words[.signOutEverywhere], isOn: false)
          html.button(words[.signOut])
        }
      }
    }
  }

  /// Writes the ways to a copy of everything and to its deletion.
  private func writeData(to html: inout HTMLWriter) {
    html.element("a", ["class": "button second", "href": "/export"], words[.exportLink])
    html.element("a", ["class": "button second grave", "href": "/delete"], words[.deleteTitle])
  }

  fileprivate func change(_ person: Person) async throws -> Answer {
    var settings = person.settings
    var faults: [String: String] = [:]
    do {
      try engine.checkZone(form["timezone"])
      settings.zone = form["timezone"]
    } catch {
      faults["timezone"] = words[.zoneWrong]
    }
    if ["en", "es"].contains(form["language"]) { settings.language = form["language"] }
    settings.wantsNotification = form.isOn("notify")
    do {
      settings.notificationTime = try TimeOfDay(String(form["notification_time"].prefix(5)))
    } catch {
      faults["notification_time"] = words[.timeWrong]
    }
    let days = form["retention"]
    if days.isEmpty {
      settings.retentionInDays = nil
    } else if let number = Int(days), (1...36_525).contains(number) {
      settings.retentionInDays = number
    } else {
      faults["retention"] = words[.retentionWrong]
    }
    if backend.hasModel { settings.allowsModel = form.isOn("allow_model") }
    settings.allowsAnalytics = form.isOn("allow_analytics")
    guard faults.isEmpty else {
      return self.settings(
        of: person, settings, clock: ClockStyle(rawValue: form["clock"]), faults: faults)
    }
    if settings != person.settings {
      try await backend.store.setSettings(settings, of: person.key)
    }
    let kept = try await keepSituation(of: person)
    guard let clock = ClockStyle(rawValue: form["clock"]), clock != self.clock else {
      return self.settings(of: kept, settings, isSaved: true)
    }
    return self.settings(of: kept, settings, clock: clock, isSaved: true)
      .setting(SiteCookie.clock(visit.isSecure).setting(clock.rawValue))
  }

  /// Keeps how somebody lives, as they chose it.
  ///
  /// - Returns: The person with what is kept now.
  private func keepSituation(of person: Person) async throws -> Person {
    let profile = try backend.profile(of: person)
    let situation = Situation(
      relationship: Situation.Relationship(rawValue: form["relationship"]),
      work: Situation.Work(rawValue: form["work"]))
    guard situation != profile.situation else { return person }
    _ = try await backend.makeProfile(
      ProfileStatement(
        name: profile.name, email: profile.email, birth: profile.birth, situation: situation),
      of: person, at: visit.now, once: { _ in nil })
    return try await backend.store.person(tokenHash: person.session.tokenHash) ?? person
  }

  fileprivate func export(of person: Person) async throws -> Answer {
    let contents = try await backend.contents(of: person)
    return .export(contents, at: visit.now)
  }

  /// What is deleted, and the one question before it.
  func deletion(fault: String?) -> Answer {
    page(
      words[.deleteTitle], .settings, status: fault == nil ? .ok : .unprocessableContent
    ) { html in
      html.element("h1", words[.deleteTitle])
      html.element("p", ["class": "lead"], words[.deleteLead])
      html.element("p") { $0.element("a", ["href": "/export"], words[.exportLink]) }
      if person?.account.kind == .guest {
        html.element("p") { html in
          html.write(words[.deleteGuest] + " ")
          html.element("a", ["href": "/register"], words[.keepAccount])
        }
      }
      write(form: "/delete", to: &html) { html in
        html.check("sure", words[.deleteSure], isOn: false)
        if let fault { html.element("p", ["class": "fault", "role": "alert"], fault) }
        html.element("div", ["class": "row"]) { html in
          html.button(words[.deleteTitle], "grave")
          html.element("a", ["class": "button second", "href": "/settings"], words[.cancel])
        }
      }
    }
  }

  /// Ends the session on this device, and takes away what it keeps.
  func leave(to address: String) -> Answer {
    var answer = Answer.redirect(to: address)
      .setting(SiteCookie.session(visit.isSecure).removal)
      .setting(SiteCookie.clock(visit.isSecure).removal)
    answer.headers[.clearSiteData] = "\"cache\", \"storage\""
    return answer
  }
}

extension String {
  /// A zone's name as people read it.
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? " " : $0 }) }
}

extension Situation.Relationship {
  /// What it is called in a list of choices.
  fileprivate var title: PageText {
    switch self {
    case .single: .single
    case .partnered: .partnered
    }
  }
}

extension Situation.Work {
  /// What it is called in a list of choices.
  fileprivate var title: PageText {
    switch self {
    case .works: .works
    case .studies: .studies
    case .home: .home
    }
  }
}

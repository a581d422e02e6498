@_spi(FrontEnd) internal import Astrolabe
internal import HTTPTypes
internal import Identity
internal import Service
internal import Store
internal import Wire

extension Site {
  /// Questions and their answers.
  var askRoutes: [Route] {
    [
      own(.get, "/ask", limit: .readings) { page, person in try await page.ask(person) },
      own(.post, "/ask", limit: .readings, mayStream: true) { page, person in
        try await page.answer(person)
      },
      own(.get, "/ask/{conversation}", limit: .readings) { page, person in
        let found = try await page.backend.store.conversation(
          of: person.key, named: page.visit.parameters[0])
        guard let found else { throw Refusal(.notFound, page.words[.noConversation]) }
        return page.talk(found, of: person)
      },
      own(.post, "/ask/{conversation}/delete", limit: .writes) { page, person in
        _ = try await page.backend.store.deleteConversation(
          of: person.key, named: page.visit.parameters[0])
        return .redirect(to: "/ask")
      },
    ]
  }
}

extension PageVisit {
  private func writeForm(
    question: String, date: CalendarDate, conversation: String?, fault: String? = nil,
    to html: inout HTMLWriter
  ) {
    write(form: "/ask", to: &html) { html in
      html.field(
        Field(
          "question", words[conversation == nil ? .askQuestion : .askOn], type: "textarea",
          value: question, hint: words[.askHint], fault: fault, isNeeded: true,
          longest: Question.longest))
      if let conversation {
        html.void("input", ["type": "hidden", "name": "conversation", "value": conversation])
        html.void("input", ["type": "hidden", "name": "date", "value": "\(date)"])
      } else {
        html.field(
          Field("date", words[.askDate], type: "date", value: "\(date)", isNeeded: true))
      }
      // A question that is sent twice, such as by loading the page again, is answered once.
      html.void(
        "input",
        ["type": "hidden", "name": "key", "value": RandomText.base64URL(byteCount: 15)])
      html.button(words[.askButton])
    }
  }

  fileprivate func ask(_ person: Person, fault: String? = nil) async throws -> Answer {
    let query = try visit.query()
    let today = try today(of: person)
    let date = (try? query.date("date")) ?? today
    let question = fault == nil ? query["question"] ?? "" : form.text("question", longest: 2_000)
    let known = try await backend.store.conversations(of: person.key, before: nil, limit: 20)
    return page(words[.tabAsk], .ask, status: fault == nil ? .ok : .unprocessableContent) { html in
      html.element("h1", words[.askTitle])
      html.element("p", ["class": "lead"], words[.askLead])
      writeForm(question: question, date: date, conversation: nil, fault: fault, to: &html)
      section(words[.askTry], to: &html) { html in
        html.element("ul", ["class": "chips"]) { html in
          for example in [PageText.askTry1, .askTry2, .askTry3, .askTry4, .askTry5] {
            html.element("li") { html in
              let query = "question=\(words[example].escapedForQuery)"
              html.element("a", ["href": "/ask?\(query)"], words[example])
            }
          }
        }
      }
      guard let known, !known.conversations.isEmpty else { return }
      section(words[.conversations], to: &html) { html in
        html.element("ul", ["class": "meters"]) { html in
          for conversation in known.conversations {
            html.element("li") { html in
              html.element(
                "a", ["href": "/ask/\(conversation.name)"],
                conversation.messages.first?.text ?? words[.conversation])
              html.element("p", ["class": "quiet"], conversation.date.inWords)
            }
          }
        }
      }
    }
  }

  private func writeTalk(_ messages: [Message], to html: inout HTMLWriter) {
    for message in messages {
      let isPerson = message.role == .user
      // What a person wrote stays as it was written.
      write(isPerson ? message.text : clock.text(message.text), ofPerson: isPerson, to: &html)
    }
  }

  private func write(_ text: String, ofPerson isPerson: Bool, to html: inout HTMLWriter) {
    html.element("li", ["class": isPerson ? "me" : "it"]) { html in
      html.element("span", ["class": "hidden"], words[isPerson ? .youSaid : .answerIs])
      html.element("p", ["class": "said"]) { $0.writeLines(text) }
    }
  }

  fileprivate func talk(_ conversation: Conversation, of person: Person) -> Answer {
    page(words[.tabAsk], .ask) { html in
      html.element("h1", words[.askTitle])
      html.element("p", ["class": "quiet"], words(.askAbout, ["date": conversation.date.inWords]))
      html.element("ul", ["class": "talk"]) { writeTalk(conversation.messages, to: &$0) }
      writeForm(
        question: "", date: conversation.date, conversation: conversation.name, to: &html)
      writeEnd(of: conversation.name, to: &html)
    }
  }

  private func writeEnd(of conversation: String, to html: inout HTMLWriter) {
    html.element("div", ["class": "row"]) { html in
      html.element("a", ["href": "/ask"], words[.askNew])
      write(form: "/ask/\(conversation)/delete", to: &html) { html in
        html.button(words[.deleteConversation], "plain")
      }
    }
  }

  /// Answers a question into the page as the answer comes, which needs no script.
  fileprivate func answer(_ person: Person) async throws -> Answer {
    let question = form.text("question", longest: 2_000)
    guard !question.isEmpty else { return try await ask(person, fault: words[.askEmpty]) }
    guard question.unicodeScalars.count <= Question.longest else {
      return try await ask(person, fault: words[.askLong])
    }
    let date = try DateTimeText.readDate(form["date"])
    let conversation = form["conversation"]
    let key = form["key"]
    let outcome = try await backend.ask(
      AskedQuestion(
        text: question, date: date, conversation: conversation.isEmpty ? nil : conversation,
        needsKeptReading: false), of: person, at: visit.now,
      key: key.isEmpty ? nil : RequestKey(key: "page \(key)", requestHash: Array(question.utf8)),
      takeTurn: {
        try await visit.take(.questions)
        try await visit.take(.questionsOfDay)
      },
      keep: { KeptAnswer(status: 303, body: Array($0.conversation.utf8)) })
    switch outcome {
    case .answeredBefore(let kept):
      return .redirect(to: "/ask/\(String(decoding: kept.body, as: UTF8.self))")
    case .inWork(let work):
      let earlier =
        conversation.isEmpty
        ? nil : try await backend.store.conversation(of: person.key, named: conversation)
      return streamed(work, question: question, date: date, after: earlier?.messages ?? [])
    }
  }

  /// The page up to the answer, the answer as it comes, and the rest of the page.
  private func streamed(
    _ work: AnswerInWork, question: String, date: CalendarDate, after messages: [Message]
  ) -> Answer {
    var split = 0
    var answer = page(words[.tabAsk], .ask) { html in
      html.element("h1", words[.askTitle])
      html.element("p", ["class": "quiet"], words(.askAbout, ["date": date.inWords]))
      html.element("ul", ["class": "talk"]) { html in
        writeTalk(messages, to: &html)
        write(question, ofPerson: true, to: &html)
        html.element("li", ["class": "it answer-new"]) { html in
          html.element("span", ["class": "hidden"], words[.answerIs])
          html.element("p", ["class": "said"]) { split = $0.bytes.count }
        }
      }
      writeForm(question: "", date: date, conversation: work.conversation, to: &html)
      writeEnd(of: work.conversation, to: &html)
    }
    let (start, end) = (Array(answer.body[..<split]), Array(answer.body[split...]))
    answer.body = []
    answer.headers[.cacheControl] = "no-store"
    answer.stream = { [clock] sink in
      try await sink.send(start)
      _ = await work.give { piece in
        switch piece {
        case .texts(let texts):
          var html = HTMLWriter(colors: Site.colors)
          for text in texts { html.element("span", clock.text(text)) }
          try await sink.send(html.bytes)
        case .pause: try await sink.send(Array(" ".utf8))
        }
      }
      try await sink.send(end)
    }
    return answer
  }
}

@_spi(FrontEnd) internal import Astrolabe

/// A field of a form: its label, and what stands below it.
struct Field: Sendable {
  let name: String
  let label: String
  var type = "text"
  var value = ""
  var hint: String?
  var fault: String?
  var isNeeded = false
  var autocomplete: String?
  var longest: Int?
  /// The id of a list that a script fills with places.
  var places: String?

  init(
    _ name: String, _ label: String, type: String = "text", value: String = "",
    hint: String? = nil, fault: String? = nil, isNeeded: Bool = false,
    autocomplete: String? = nil, longest: Int? = nil, places: String? = nil
  ) {
    self.name = name
    self.label = label
    self.type = type
    self.value = value
    self.hint = hint
    self.fault = fault
    self.isNeeded = isNeeded
    self.autocomplete = autocomplete
    self.longest = longest
    self.places = places
  }
}

extension HTMLWriter {
  /// Writes a field with its label.
  mutating func field(_ field: Field) {
    let described = [
      field.hint.map { _ in "\(field.name)-hint" }, field.fault.map { _ in "\(field.name)-fault" },
    ].compactMap(\.self).joined(separator: " ")
    let isMany = field.type == "textarea"
    element("div", ["class": "field"]) { html in
      html.element("label", ["for": field.name], field.label)
      let needed = field.isNeeded ? "required" : nil
      let about = described.isEmpty ? nil : described
      let invalid = field.fault == nil ? nil : "true"
      if isMany {
        html.element(
          "textarea",
          [
            "id": field.name, "name": field.name, "required": needed, "aria-describedby": about,
            "aria-invalid": invalid, "maxlength": field.longest.map { "\($0)" }, "rows": "4",
          ]
        ) { $0.writeLines(field.value) }
      } else {
        html.void(
          "input",
          [
            "id": field.name, "name": field.name, "type": field.type,
            "value": field.type == "password" ? nil : field.value, "required": needed,
            "autocomplete": field.autocomplete, "aria-describedby": about,
            "aria-invalid": invalid, "maxlength": field.longest.map { "\($0)" },
            "list": field.places, "data-places": field.places,
          ])
      }
      if let list = field.places { html.element("datalist", ["id": list], "") }
      if let hint = field.hint {
        html.element("small", ["id": "\(field.name)-hint"], hint)
      }
      if let fault = field.fault {
        html.element("p", ["class": "fault", "id": "\(field.name)-fault"], fault.asSentence)
      }
    }
  }

  /// Writes a choice of one of some.
  mutating func choice(
    _ name: String, _ label: String, of options: [(value: String, title: String)],
    chosen: String, hint: String? = nil, fault: String? = nil
  ) {
    element("div", ["class": "field"]) { html in
      html.element("label", ["for": name], label)
      html.element(
        "select",
        [
          "id": name, "name": name, "aria-describedby": hint == nil ? nil : "\(name)-hint",
          "aria-invalid": fault == nil ? nil : "true",
        ]
      ) { html in
        for option in options {
          html.element(
            "option",
            ["value": option.value, "selected": option.value == chosen ? "selected" : nil],
            option.title)
        }
      }
      if let hint { html.element("small", ["id": "\(name)-hint"], hint) }
      if let fault { html.element("p", ["class": "fault"], fault.asSentence) }
    }
  }

  /// Writes a box to tick, or one of several to choose from.
  mutating func check(
    _ name: String, _ label: String, value: String = "yes", isOn: Bool, isOneOf: Bool = false
  ) {
    element("label", ["class": "check"]) { html in
      html.void(
        "input",
        [
          "type": isOneOf ? "radio" : "checkbox", "name": name, "value": value,
          "checked": isOn ? "checked" : nil,
        ])
      html.element("span", label)
    }
  }

  /// Writes the button of a form.
  mutating func button(_ title: String, _ kind: String? = nil) {
    element("button", ["type": "submit", "class": kind], title)
  }
}

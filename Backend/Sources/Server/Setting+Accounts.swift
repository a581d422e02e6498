extension Setting {
  /// Settings of how people sign in.
  static let signIn = [
    Self(
      key: "auth.issuers", standard: "",
      meaning: "a JSON file of issuers whose identity tokens let people in: Apple, Google, Firebase"
    ),
    Self(
      key: "auth.resetWebhook", standard: "",
      meaning: "where mails by which a password is reset are sent as JSON; none are sent unless set"
    ),
    Self(
      key: "auth.resetKeyFile", standard: "",
      meaning: "a file with the key that signs what is sent there, for its owner's eyes only"),
    Self(
      key: "auth.resetPage", standard: "",
      meaning: "the app's page for a new password; the token stands behind it in the mail"),
    Self(
      key: "store.deletions", standard: "",
      meaning:
        "the list of whom was deleted, to be kept apart from backups; in the data folder unless set"
    ),
    Self(
      key: "share.rasterizer", standard: "",
      meaning:
        "librsvg's rsvg-convert, which makes PNG of shared pictures; looked for in /usr/bin unless set; none for no PNG"
    ),
    Self(
      key: "limits.fortunesPerDay", standard: "3",
      meaning: "fortunes of an account in a day in UTC"),
    Self(
      key: "limits.exportsPerHour", standard: "5",
      meaning: "exports of an account in an hour"),
    Self(
      key: "limits.importsPerHour", standard: "20",
      meaning: "files of charts and photos that an account brings in an hour"),
    Self(
      key: "limits.signInsPerMinute", standard: "",
      meaning:
        "sign-ins of an address in a minute; a thirtieth of limits.publicPerMinute unless set"
    ),
  ]
}

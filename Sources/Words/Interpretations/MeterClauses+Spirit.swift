extension MeterClauses {
  static let purpose = QualityTable(
    harmonious: [
      "your direction makes sense and the next step is not hard to see",
      "what you do and what you believe in pull together; aim high",
    ],
    peaceful: [
      "you can trust the road without asking where each bend leads",
      "a quiet sense of meaning runs through the plainest of things",
    ],
    mixed: [
      "several roads look right, and comparing them is today's real work",
      "large questions are in the air; let them stay open a while",
    ],
    quiet: [
      "the compass rests, and walking without a plan is fine",
      "no great question knocks, so enjoy the view from where you are",
    ],
    challenging: [
      "you may wonder what it is all for; small duties answer best",
      "your aims are being tested, which shows you the ones worth keeping",
    ])

  static let connection = QualityTable(
    harmonious: [
      "it is easy to feel part of things, among people or under trees",
      "bonds feel deep and wide, so join in where you are welcome",
    ],
    peaceful: [
      "a mild sense of belonging keeps you company all through the hours",
      "you feel linked to the whole without having to do anything",
    ],
    mixed: [
      "closeness and distance alternate; a short visit may be the best length",
      "many threads tug at you at once, and you can hold only a few",
    ],
    quiet: [
      "you are mostly in your own world, and it is a good place to be",
      "ties hang loose for the moment, ready to be picked up again",
    ],
    challenging: [
      "you may feel a step outside the circle; one call bridges it",
      "longing speaks up, and giving it a song or a page helps",
    ])

  static let intuition = QualityTable(
    harmonious: [
      "hunches deserve a hearing, especially the quiet first ones",
      "inner pictures are vivid and useful; keep a notebook at hand",
    ],
    peaceful: [
      "soft impressions come when you stop looking for them",
      "dreams and daydreams are clear, and nothing asks to be solved",
    ],
    mixed: [
      "true hunches and wishful ones look alike, so test them on small things",
      "images come in floods, some wise and some merely colourful",
    ],
    quiet: [
      "the inner voice is hushed, and facts will serve you well",
      "there are few signs to read, so take things as they appear",
    ],
    challenging: [
      "your inner signal has static on it; wait for it to repeat",
      "guesses can lead astray just now, and evidence is the better guide",
    ])

  static let creativity = QualityTable(
    harmonious: [
      "ideas turn into things readily, so start before it is perfect",
      "imagination pours; clear the table and make something",
    ],
    peaceful: [
      "there is pleasure in idle making, with no audience required",
      "beauty is easy to see and may ask to be copied down at once",
    ],
    mixed: [
      "bold ideas and doubts share the desk; make a rough version anyway",
      "you have more ideas than hands, and a list will save the best",
    ],
    quiet: [
      "the muse is resting, which is a fine time to gather material",
      "little stirs on the page yet, and looking around is work as well",
    ],
    challenging: [
      "the first draft resists; lower the bar and keep the pencil moving",
      "the inner critic talks over the muse, so sketch now and judge later",
    ])
}

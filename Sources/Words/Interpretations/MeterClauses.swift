/// What to make of a meter's score: a few clauses for each quality word.
///
/// Each has 52 to 88 characters: with the shortest lead, `Mars trine your natal Sun: `, and the longest,
/// `The North Node opposite your natal North Node sets the tone: `, it stays within 80 to 150.
enum MeterClauses {}

// MARK: - Mind

extension MeterClauses {
  static let mentalClarity = QualityTable(
    harmonious: [
      "thoughts line up well and a decision can be made without much fuss",
      "your mind is quick and bright, so take the hardest question first",
    ],
    peaceful: [
      "thinking is unforced and nothing urgent waits to be worked out",
      "ideas settle by themselves, and a plain answer may turn up on a walk",
    ],
    mixed: [
      "insight and noise arrive together; write things down before choosing",
      "your head is full of good and half-good ideas that want sorting",
    ],
    quiet: [
      "your mind gets a day off, fit for reading and a little planning",
      "there is not much to puzzle over and ordinary thinking will do",
    ],
    challenging: [
      "thoughts blur a little at the edges, so check names and dates twice",
      "thinking tends to run in circles; a large decision can wait a night",
    ])

  static let focus = QualityTable(
    harmonious: [
      "attention holds, and one task finished feels better than three begun",
      "you can go deep; close the door and give the best hour to real work",
    ],
    peaceful: [
      "concentration comes without strain, at whatever pace you like",
      "small jobs get done in passing, and that is quite enough",
    ],
    mixed: [
      "you can concentrate hard, though on several things at the same time",
      "energy for work is high while its direction keeps changing; pick one",
    ],
    quiet: [
      "little pulls at your attention, so let it roam without guilt",
      "routine carries you along and no great effort is called for",
    ],
    challenging: [
      "details slip more easily than usual, and short stretches work best",
      "interruptions weigh more today; fewer tasks make a better list",
    ])

  static let communication = QualityTable(
    harmonious: [
      "words come readily and a friendly question opens a good exchange",
      "you say it well and hear it well, so have the talk that matters",
    ],
    peaceful: [
      "there is no pressure to talk, and a kind line goes a long way",
      "listening is pleasant, and silence between friends feels natural",
    ],
    mixed: [
      "there is much to say and some of it crosses; ask before answering",
      "talk is lively and loud, so come back to the main point at the end",
    ],
    quiet: [
      "messages are few and short, which leaves room for a proper letter",
      "nothing presses to be said, and easy chatter is all it takes",
    ],
    challenging: [
      "your tone may come out sharper than meant; read it over before sending",
      "words and meaning part ways easily, so keep it simple and ask twice",
    ])
}

// MARK: - Emotions

extension MeterClauses {
  static let love = QualityTable(
    harmonious: [
      "affection is easy to show, and a small gesture says what you mean",
      "your heart is wide open; spend time with someone dear to you",
    ],
    peaceful: [
      "tenderness is close by, with no need to prove anything",
      "old fondness feels new again in the plainest of moments",
    ],
    mixed: [
      "warmth and caution take turns, so give feelings time to settle",
      "attraction and doubt are both strong, and honesty helps with each",
    ],
    quiet: [
      "the heart keeps a low, steady flame and asks for little",
      "love is mostly a matter of habit today, and habit can be sweet",
    ],
    challenging: [
      "you may feel a bit guarded; say what you need in simple words",
      "tender spots are near the surface, so be gentle with yourself first",
    ])

  static let innerStability = QualityTable(
    harmonious: [
      "you stand on firm ground and can lend some calm to your plans",
      "your centre holds well, a good base for something you have put off",
    ],
    peaceful: [
      "a settled mood runs underneath whatever the hours bring",
      "home feels like home, and you recover quickly from small upsets",
    ],
    mixed: [
      "you are moved and steady by turns; regular meals and hours help",
      "much is shifting at once, and one fixed habit makes a good anchor",
    ],
    quiet: [
      "your mood stays level, with hardly a ripple worth a note",
      "nothing much rocks the boat, so let the evening be ordinary",
    ],
    challenging: [
      "your footing feels less sure; keep to what is familiar for now",
      "unrest comes in waves and passes the same way; meanwhile, take things slowly",
    ])

  static let sensitivity = QualityTable(
    harmonious: [
      "you notice fine shades in a voice, a room or a piece of music",
      "so much reaches you, and nearly all of it is worth receiving",
    ],
    peaceful: [
      "your senses are soft and open, and beauty finds its way in",
      "impressions come gently, like sound from another room",
    ],
    mixed: [
      "moods drift in from all sides; ask which of them are yours",
      "you take in a great deal, lovely and tiring alike, so plan a pause",
    ],
    quiet: [
      "little gets under your skin, which makes plain tasks simpler",
      "signals are faint and you can afford to leave them unread",
    ],
    challenging: [
      "small remarks land harder than they should; shade and quiet help",
      "the world comes in loud, and an early retreat is no defeat",
    ])
}

// MARK: - CelestialBody

extension MeterClauses {
  static let vitality = QualityTable(
    harmonious: [
      "you have light and warmth to spare, so do something for the joy of it",
      "your energy is at its best; let yourself be seen enjoying it",
    ],
    peaceful: [
      "there is a mild glow to the hours and no need to hurry",
      "strength is there in the background, like sun behind thin cloud",
    ],
    mixed: [
      "your energy comes in bursts, so work and rest in short turns",
      "you burn bright and uneven; put the fuel where it counts",
    ],
    quiet: [
      "your light is on low, and a slow start is the right start",
      "not much calls you onto the stage, and backstage is comfortable",
    ],
    challenging: [
      "spirits are a touch flat, and fresh air does more than coffee",
      "you may push past your reserves, so decide early when to stop",
    ])

  static let drive = QualityTable(
    harmonious: [
      "your will has a clear road; begin the thing you keep postponing",
      "push and aim agree, and a bold first step comes naturally",
    ],
    peaceful: [
      "you move at an easy pace and still arrive where you meant to",
      "a quiet resolve does more here than any show of force",
    ],
    mixed: [
      "you want to act and to wait, so choose one small action",
      "there is plenty of push in several directions; steer before speeding",
    ],
    quiet: [
      "the engine idles, which is a fine time to look at the map",
      "nothing needs forcing, and what is begun can simply roll on",
    ],
    challenging: [
      "effort meets some drag; a shorter goal keeps your temper sweet",
      "the more you push, the more it resists, so try from another side",
    ])

  static let wellness = QualityTable(
    harmonious: [
      "rest and effort balance out and your routine feels like a friend",
      "your rhythm is excellent; set a habit now and it may well stick",
    ],
    peaceful: [
      "comfort is easy to find in food, sleep and a bit of movement",
      "the day asks little of you and gives time to recover",
    ],
    mixed: [
      "demands overlap, so put the breaks in the diary before the rest",
      "you do a lot and feel it; alternate the busy with the slow",
    ],
    quiet: [
      "an ordinary rhythm will do, with meals and bedtime where they belong",
      "habits run themselves and need no improving this time",
    ],
    challenging: [
      "you are slightly out of rhythm; one early night sets much right",
      "it is easy to overdo things, so let something wait until tomorrow",
    ])
}

// MARK: - Spirit

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

// MARK: - Growth

extension MeterClauses {
  static let opportunities = QualityTable(
    harmonious: [
      "a door or two stands open, and asking is half of going through",
      "timing is on your side, so send the letter or make the offer",
    ],
    peaceful: [
      "small blessings come along without being chased or counted",
      "you have what you need, and a pleasant extra would not surprise",
    ],
    mixed: [
      "offers come with strings; look at both ends before saying yes",
      "choices are many and uneven, and your own taste is the best filter",
    ],
    quiet: [
      "the season is quiet, good for tidying what you already have",
      "there is no new door in sight, so keep the old ones oiled",
    ],
    challenging: [
      "things arrive late or half right; patience costs you nothing",
      "not every offer fits you now, so read all of it and sleep on it",
    ])

  static let career = QualityTable(
    harmonious: [
      "work moves along and your effort is set in a good light",
      "this is a strong hour for your trade; show what you have built",
    ],
    peaceful: [
      "duties sit lightly and the usual standard is easily met",
      "progress is slow and sound, the kind that needs no announcement",
    ],
    mixed: [
      "much is asked and much is possible, so agree on what comes first",
      "responsibility and ambition pull in step one hour and apart the next",
    ],
    quiet: [
      "the desk is calm, which suits filing, learning and leaving on time",
      "nothing much is at stake at work, so keep your powder dry",
    ],
    challenging: [
      "tasks weigh more than they should; do the solid part first",
      "the climb is steep for now, and steady steps beat a sprint",
    ])

  static let growth = QualityTable(
    harmonious: [
      "learning comes with pleasure, so try the next level up",
      "you are ready for a larger step than you think; take a real one",
    ],
    peaceful: [
      "something ripens on its own, and a little watering is enough",
      "change is gentle here and comes one new thought at a time",
    ],
    mixed: [
      "old patterns and new wishes meet; keep what still fits",
      "a good deal is turning over, and you need not name it yet",
    ],
    quiet: [
      "the ground rests, and not growing is part of growing",
      "no new lesson is pressing, so let the last one sink in",
    ],
    challenging: [
      "a habit shows its stubborn side; change one inch of it",
      "the lesson is a hard one, and taking it in pieces is fair",
    ])

  static let socialLife = QualityTable(
    harmonious: [
      "company is good for you, and an invitation is worth giving",
      "you are at ease in a crowd; bring people together round a table",
    ],
    peaceful: [
      "a few familiar faces suit you better than a big occasion",
      "easy company is pleasant and so is none, just as you like",
    ],
    mixed: [
      "the calendar is full and your wish for it half-hearted; choose well",
      "there is plenty of lively company, and you may slip out early",
    ],
    quiet: [
      "few calls come in and an evening to yourself fits nicely",
      "a nod and a short hello cover the social side well enough",
    ],
    challenging: [
      "groups tire you sooner than usual; meet one friend at a time",
      "company feels like work, so claim some space without apology",
    ])
}

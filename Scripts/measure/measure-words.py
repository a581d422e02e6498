#!/usr/bin/env python3
"""Measures a year of readings: how soon their sentences come again, and whether they say what the day is.

    Scripts/measure/measure-words.py [--people 20] [--days 365] [--first 2025-01-01] [--program .build/release/astrolabe]
                             [--words words/en] [--keys 12] [--overviews PERSON:DAY:COUNT] [--plans 10]

Draws people (every fifth without a birth time), has `astrolabe batch --full` read them for a year, and prints a
table: what was measured, what must be, what is. On some days of the year, `--plans` of them, it compares the texts
with the plans of `today --births --json --more`. Words are looked up in the PyPI package `wordfreq` where that is
installed. Texts are found again in the files of words by their sentences
(names in their slots), so that a lead's tone and the body that a meter speaks of are those of the file. Ends with
1 if a line of the table is not kept.
"""
import argparse
import collections
import datetime
import json
import pathlib
import random
import re
import subprocess
import sys

# The parts of day.json that are clauses of sentences, and no sentences.
CLAUSES = ("effects", "deeds", "points", "houses", "links", "verbs", "whens", "curve", "matters", "omissions", "fields",
           "turns", "tasks", "arrivals", "lunations")
METERS_SEEN = {"harmonious": 1, "peaceful": 1, "challenging": -1, "mixed": 0, "quiet": 0}
HOUSES = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split()


def draw(random, number):
    date = f"{random.randint(1945, 2005)}-{random.randint(1, 12):02}-{random.randint(1, 28):02}"
    if number % 5 == 4:
        return {"id": number, "birth": date}
    return {
        "id": number, "birth": f"{date}T{random.randint(0, 23):02}:{random.randint(0, 59):02}", "zone": "UTC",
        "lat": round(random.uniform(-55, 60), 3), "lon": round(random.uniform(-170, 170), 3)}


def sentences(text):
    return [part for part in re.split(r"(?<=[.!?])\s+", text) if part]


class Corpus:
    """The files of words, found again by a text."""

    def __init__(self, folder):
        self.plain, self.patterns, self.found, self.connections = {}, [], {}, []
        self.fillers = {}
        # What each pair of a body and a natal point brings, and the meters that its transits touch.
        self.contact_effects, self.topics = [], collections.defaultdict(set)
        # Sentences that are made of clauses come last: their patterns fit many another sentence.
        for path in sorted(pathlib.Path(folder).rglob("*.json"), key=lambda path: (path.parent.name == "portrait", path.name == "day.json", path)):
            if path.name == "day.json":
                parts = json.load(open(path))
                links = sorted(
                    {text.split(" your")[0] for part in ("links", "verbs") for texts in parts[part].values() for text in texts})
                self.fillers = {
                    "transiting": f"(?:[Tt]he )?(?:{BODY})", "natal": "[A-Z][A-Za-z ]{3,30}?", "hour": "[0-9:]{5}", "link": f"(?:{'|'.join(links)}) your [^.:]{{3,70}}?",
                    "area": "[^.:]{4,90}?", "other": "[^.:]{4,150}?", "effect": "[^.:]{4,100}?"}
                # Cards first, which other sentences are a part of; frames of two clauses last, which fit many a text.
                order = lambda one: -(one[0] == "despite") + (one[0] not in ("despite", "cards", "again")) + (one[0] in ("scenes", "messages", "closings", "curves", "steps", "plans"))
                for part, lists in sorted(parts.items(), key=order):
                    if part not in CLAUSES:
                        self.walk(f"day.{part}", lists, {})
                continue
            if path.name == "plan.json":
                lists = json.load(open(path))["connections"]
                self.connections = [words for one in lists.values() for words in one]
            # What contacts say stands within sentences, but for what not to do and what to think about.
            if path.name not in ("language.json", "phrases.json", "glossary.json", "natal_signs.json"):
                self.walk(str(path.relative_to(folder))[:-5].replace("/", "."), json.load(open(path)), {})

        for text, (key, beside) in self.plain.items():
            parts = key.split(".")
            if parts[0] == "contacts" and parts[-1] == "effect":
                self.contact_effects.append((text.lower(), self.pair_of(key)))
            elif parts[0] == "transits" and parts[1] != "moon" and "topics" in beside:
                self.topics[parts[1], parts[4]].update(beside["topics"])

    def walk(self, key, value, beside):
        if isinstance(value, dict):
            if "text" in value:
                self.add(key, value["text"], value)
                return
            beside = {**beside, **{k: value[k] for k in ("tone", "topics") if k in value}}
            for name, inner in value.items():
                if name not in ("tone", "topics", "needs", "meter"):
                    self.walk(f"{key}.{name}", inner, beside)
        elif isinstance(value, list):
            for inner in value:
                self.walk(key, inner, beside)
        elif isinstance(value, str):
            self.add(key, value, beside)

    def add(self, key, text, beside):
        # An act alone would be any sentence.
        if text == "{other}.":
            return
        if "{" in text:
            fill = self.fillers.get if key.startswith("day.") else {}.get
            pattern = re.sub(r"\\\{([a-z]+)\\\}", lambda slot: fill(slot[1], "(.{1,40}?)"), re.escape(text))
            self.patterns.append((re.compile(pattern), key, beside, text))
        else:
            self.plain[text] = (key, beside)

    @staticmethod
    def pair_of(key):
        """The body and the natal point that a text of `contacts/` is about."""
        _, body, _, point = key.split(".")[:4]
        return body, point

    def pair(self, text):
        """The body and the natal point whose effect a sentence describes; None for another sentence."""
        small = text.lower()
        return next((pair for effect, pair in self.contact_effects if effect in small), None)

    def find(self, text):
        """The key of a text that is one of the corpus whole."""
        if text in self.plain:
            return self.plain[text]
        if text not in self.found:
            matches = ((key, beside) for pattern, key, beside, _ in self.patterns if pattern.fullmatch(text))
            self.found[text] = next(matches, None)
        return self.found[text]

    def part(self, sentence):
        """The key of a text that a sentence is a part of."""
        return next((item for text, item in self.plain.items() if sentence in text), None)

    def unjoined(self, sentence):
        """A sentence without the words that join it to the one before it."""
        for words in self.connections:
            rest = sentence[len(words) + 1:]
            if sentence.startswith(words + " ") and rest:
                for whole in (rest[0].upper() + rest[1:], rest):
                    if self.find(whole):
                        return whole
        return sentence

    def first(self, text):
        """The key of the text that another begins with."""
        parts = sentences(text)
        for count in range(1, min(4, len(parts)) + 1):
            found = self.find(" ".join(parts[:count]))
            if found:
                return found
        return None


def texts_of(reading):
    """Every text of a reading but the static ones, by name."""
    texts = {name: reading[name] for name in (
        "technical_analysis", "daily_theme_headline", "daily_overview", "look_ahead_preview", "energy_rhythm",
        "relationship_weather", "collective_energy")}
    for part, text in reading["actionable_advice"].items():
        texts[f"advice.{part}"] = text
    for index, text in enumerate(reading["follow_up_questions"]):
        texts[f"question.{index}"] = text
    for group in reading["astrometers"]["groups"]:
        texts[f"group.{group['group_name']}"] = group["interpretation"]
        for meter in group["meters"]:
            texts[f"meter.{meter['meter_name']}"] = meter["interpretation"]
    for index, transit in enumerate(reading["transit_summary"]["priority_transits"]):
        texts[f"transit.{index}"] = transit["interpretation"]
    texts["moon"] = reading["moon_detail"]["interpretation"]
    for index, aspect in enumerate(reading["moon_detail"]["moon_aspects"]):
        texts[f"moon.{index}"] = aspect["interpretation"]
    return texts


ORDINALS = "|".join(HOUSES) + r"|1st|2nd|3rd|\d{1,2}th"
NAMES_A_HOUSE = re.compile(rf"\b({ORDINALS}) house\b|\bhouses? \d")
WAVED_AWAY = re.compile(r"\b(apart from|setting aside|leaving aside)\b", re.I)


def statements(reading, texts, corpus):
    """What texts say that numbers beside them deny: signs, orbs, aspects, houses, qualities."""
    meters = [m for g in reading["astrometers"]["groups"] for m in g["meters"]]
    aspects = [a for m in meters for a in m["top_aspects"]]
    aspects += reading["transit_summary"]["priority_transits"]
    listed = {(a["transit_planet"], a.get("aspect_type") or a["aspect"], a["natal_planet"]) for a in aspects}
    orbs = {(a["transit_planet"], a["natal_planet"], f"{a['orb']:.2f}") for a in aspects}
    houses = collections.defaultdict(set)
    for transit in aspects:
        houses[transit["transit_planet"]].update(transit.get("houses_involved") or transit.get("houses"))
    moon = reading["moon_detail"]
    by_moon = {("moon", a["aspect_type"], a["natal_planet"]) for a in moon["moon_aspects"]}
    qualities = {m["meter_name"]: m["unified_quality"] for m in meters}
    for group in reading["astrometers"]["groups"]:
        qualities["group." + group["group_name"]] = group["quality"]
    for name, text in texts.items():
        parts = sentences(text)
        found = [corpus.find(part) for part in parts]
        if corpus.find(text):
            found, parts = [corpus.find(text)], [text]
        for part, item in zip(parts, found):
            key = item[0].split(".") if item else []
            if not key:
                continue
            if key[0] == "transits":
                transit = (key[1], key[3], key[4])
                if key[1] == "moon":
                    if transit not in by_moon and transit not in listed:
                        yield "the Moon's aspect", name, part
            elif key[0] == "houses" and key[1] == "moon":
                if int(key[3]) != moon["moon_house"]:
                    yield "the Moon's house", name, part
            elif key[0] == "houses" and int(key[3]) not in houses[key[1]]:
                yield "a house", name, part
            elif key[0] == "moon" and key[1] == "signs":
                waxing = moon["lunar_phase"]["days_to_full"] < moon["lunar_phase"]["days_to_new"]
                if key[2] != moon["moon_sign"] or (key[3] == "waxing") != waxing:
                    yield "the Moon's sign or light", name, part
            elif key[0] == "meters" and name.startswith("meter."):
                if key[1] != name.split(".")[1] or key[4] != qualities[key[1]]:
                    yield "a meter's quality", name, part
            elif key[0] == "groups" and key[2] != qualities["group." + key[1]]:
                yield "a group's quality", name, part
            elif key[0] == "technical" and "°" in part and "Moon stands" not in part:
                orb = re.search(r"([0-9.]+)°", part)
                if key[1] in ("closing", "opening", "exact") and orb:
                    body = next(b for b in re.findall(BODY, part))
                    point = re.findall(BODY, part)[-1]
                    if (snake(body), snake(point), orb.group(1)) not in orbs:
                        yield "an orb", name, part


BODY = r"Sun|Moon|Mercury|Venus|Mars|Jupiter|Saturn|Uranus|Neptune|Pluto|North Node|Ascendant|Midheaven"


def key_of(event):
    """Where the words on an event are; none for one that needs no text."""
    body, kind = event.get("body"), event["kind"]
    if kind == "eclipse":
        return "sky.eclipses." + {"sun": "solar", "moon": "lunar"}[event["of"]]
    if kind == "lunation":
        return "sky.lunations." + event["phase"]
    if body in (None, "moon", "north_node", "chiron"):
        return None
    if kind == "station":
        return f"sky.stations.{body}.{event['motion']}"
    return f"sky.ingresses.{body}.{event['sign']}" if event["motion"] == "direct" else "sky.returns"


def snake(name):
    return name.lower().replace(" ", "_")


STATEMENTS = (
    "the Moon's aspect", "the Moon's house", "a house", "the Moon's sign or light", "a meter's quality", "a group's quality",
    "an orb")


def kind_of(key):
    """The file and the part of a text's key, such as `transits…brief` or `stages.running`."""
    parts = key.split(".")
    return key if len(parts) < 3 else f"{parts[0]}…{parts[-1]}" if parts[0] in ("transits", "sky") else ".".join(parts[:2])


def sign(number):
    return (number > 0) - (number < 0)


CLEAR_SCORE = 15


def against_number(reading, corpus):
    """Meters' texts and headlines that are glad where the meter stands low, or the other way round."""
    scores = {m["meter_name"]: m["unified_score"] for g in reading["astrometers"]["groups"] for m in g["meters"]}
    for group in reading["astrometers"]["groups"]:
        for meter in group["meters"]:
            found, score = corpus.find(meter["interpretation"]), meter["unified_score"]
            if not found or abs(score) <= CLEAR_SCORE:
                continue
            key, beside = found[0].split("."), found[1]
            tone = beside.get("tone")
            if tone is None:
                tone = METERS_SEEN[key[-1]] if key[-1] in METERS_SEEN else 0
            if isinstance(tone, int) and sign(tone) * score < 0:
                yield meter["meter_name"], score, meter["interpretation"]
    found = corpus.find(reading["daily_theme_headline"])
    tone, topics = (found or ("", {}))[1].get("tone"), (found or ("", {}))[1].get("topics", [])
    if isinstance(tone, int) and topics and sign(tone) * scores[topics[0]] < 0:
        yield "headline", scores[topics[0]], reading["daily_theme_headline"]


def named_body(text, corpus):
    """The planet that a meter's text is of; none of one that names no cause."""
    key = (corpus.find(text) or ("",))[0].split(".")
    if key[0] in ("transits", "houses"):
        return key[1]
    if key[0] == "day" and key[1] in ("cards", "again", "despite"):
        return snake(re.search(BODY, text).group())
    return key[3] if key[0] == "meters" and len(key) > 3 else None


def measure_plans(options, people, corpus):
    """What the texts of some days have in common with the plans of those days."""
    count, wrong = collections.Counter(), collections.defaultdict(list)
    first = datetime.date.fromisoformat(options.first)
    births = "".join(json.dumps(person) + "\n" for person in people)
    for index in range(options.plans):
        date = str(first + datetime.timedelta(index * options.days // options.plans))
        run = subprocess.run(
            [options.program, "today", "--births", "-", "--date", date, "--json", "--more", "--words", options.words],
            input=births, capture_output=True, text=True, check=True)
        for line in run.stdout.splitlines():
            answer = json.loads(line)
            reading, more = answer["reading"], answer["more"]
            texts = {m["meter_name"]: m["interpretation"] for g in reading["astrometers"]["groups"] for m in g["meters"]}
            names = collections.Counter()
            count["days"] += 1
            for driver in more["drivers"]:
                count["meters"] += 1
                meter, score, named = driver["meter_name"], driver["unified_score"], driver["named"]
                body = named_body(texts[meter], corpus)
                if named:
                    names[tuple(named.values())] += 1
                    count["named"] += body is not None
                if body is not None and (named is None or body != named["transit_planet"]):
                    wrong["text of another planet"].append((answer["id"], date, meter, texts[meter]))
                if abs(score) > CLEAR_SCORE and driver["driver"] and driver["driver"]["quality_factor"] * score < 0:
                    wrong["led against the sign"].append((answer["id"], date, meter))
                if abs(score) > CLEAR_SCORE and body is not None:
                    pulls = [a["quality_factor"] for g in reading["astrometers"]["groups"] for m in g["meters"]
                             if m["meter_name"] == meter for a in m["top_aspects"] if a["transit_planet"] == body]
                    if pulls and all(pull * score <= 0 for pull in pulls):
                        wrong["led against the sign"].append((answer["id"], date, meter, texts[meter]))
            wrong["more than two cards"] += [(answer["id"], date, key) for key, times in names.items() if times > 2]
            for fact in more["plan"]["facts"]:
                if not fact["used_by"]:
                    wrong["fact named nowhere"].append((answer["id"], date, fact["transit_planet"], fact["natal_planet"]))
    return count, wrong


def common_words(sentences):
    """The share of running words that are common ones or terms of the trade; None without `wordfreq`."""
    try:
        from wordfreq import zipf_frequency
    except ImportError:
        return None
    terms = set(
        "sun moon mercury venus mars jupiter saturn uranus neptune pluto node ascendant midheaven aries taurus gemini cancer leo virgo "
        "libra scorpio sagittarius capricorn aquarius pisces retrograde conjunction opposition sextile trine square eclipse".split())
    known = total = 0
    for sentence, times in sentences.items():
        for word in re.findall(r"[A-Za-z’]+", sentence):
            word = word.lower().removesuffix("’s")
            total += times
            known += times * (word in terms or zipf_frequency(word.replace("’", "'"), "en") >= 3.0)
    return share(known, total)


def share(part, whole):
    return 100 * part / whole if whole else 0.0


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--people", type=int, default=20)
    options.add_argument("--days", type=int, default=365)
    options.add_argument("--first", default="2025-01-01")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--program", default=".build/release/astrolabe")
    options.add_argument("--words", default="words/en")
    options.add_argument("--plans", type=int, default=10, help="on how many days texts are compared with plans")
    options.add_argument("--keys", type=int, default=12, help="how many of the keys that come again are named")
    options.add_argument("--overviews", help="PERSON:DAY:COUNT, to print some overviews after the table")
    options = options.parse_args()
    rand = random.Random(options.seed)
    people = [draw(rand, number) for number in range(options.people)]
    corpus = Corpus(options.words)
    run = subprocess.Popen(
        [options.program, "batch", "--births", "-", "--date", options.first, "--days", str(options.days), "--full",
         "--words", options.words],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    run.stdin.write("".join(json.dumps(person) + "\n" for person in people))
    run.stdin.close()
    events = subprocess.run(
        [options.program, "events", "--from", options.first, "--to",
         str(datetime.date.fromisoformat(options.first) + datetime.timedelta(options.days - 1)), "--json"],
        capture_output=True, text=True)
    count = collections.Counter()
    per_person = collections.defaultdict(list)
    owners = collections.defaultdict(set)
    histories = {}
    fields = {}
    seen_by_section = collections.defaultdict(collections.Counter)
    seen_of_untimed = collections.defaultdict(collections.Counter)
    # Of the overview and the meters, what came again: by the kind of text, and by the list it is of.
    again = collections.defaultdict(collections.Counter)
    wrong = collections.defaultdict(list)
    spoken = collections.Counter()
    overviews = []
    for line in run.stdout:
        answer = json.loads(line)
        if "error" in answer:
            sys.exit(answer["error"])
        person, date, reading = answer["id"], answer["date"], answer["reading"]
        day = datetime.date.fromisoformat(date).toordinal()
        timed = "zone" in people[person]
        texts = texts_of(reading)
        history = histories.setdefault(person, {})
        key_in = lambda sentence: (corpus.find(sentence) or corpus.part(sentence) or ("?",))[0]
        count["readings"] += 1
        if not reading["actionable_advice"]["dont"].startswith(("Don’t", "Avoid")):
            wrong["a Don't that doesn't begin so"].append((person, date, reading["actionable_advice"]["dont"]))
        for case in against_number(reading, corpus):
            wrong["a word against its number"].append((person, date, *case))
        for text in texts.values():
            spoken.update(sentences(text))
            if timed and "UTC" in text:
                wrong["UTC"].append((person, date, text))
        # Repeats.
        for name, text in texts.items():
            section = name.split(".")[0]
            for sentence in sentences(text):
                count["sentences"] += 1
                seen = [seen_by_section[section]] + ([] if timed else [seen_of_untimed[section]])
                for counts in seen:
                    counts["all"] += 1
                last = history.get(sentence)
                if last is not None and last < day:
                    if day - last == 1:
                        count["yesterday"] += 1
                        for counts in seen:
                            counts["yesterday"] += 1
                    if day - last <= 7:
                        count["week"] += 1
                        for counts in seen:
                            counts["week"] += 1
                        if section == "meter" and not timed:
                            again["meters of a birth without a time, within 7 days"][key_in(sentence)] += 1
                if section in ("daily_theme_headline", "daily_overview", "advice"):
                    place = "advice" if section == "advice" else section
                    count[f"fortnight.{place}.all"] += 1
                    before = fields.get((person, place, sentence))
                    if before is not None and 0 < day - before <= 14:
                        count[f"fortnight.{place}"] += 1
                        if place == "daily_overview":
                            again["overview, within 14 days"][key_in(sentence)] += 1
                    fields[(person, place, sentence)] = day
                if section not in ("collective_energy", "look_ahead_preview", "moon", "technical_analysis"):
                    owners[(date, sentence)].add(person)
                    count["personal"] += 1
        for text in texts.values():
            for sentence in sentences(text):
                history[sentence] = day
        # Leads.
        # A picture of the whole day may open the overview; the lead is the sentence on the transit.
        opening = corpus.find(sentences(reading["daily_overview"])[0])
        has_picture = opening is not None and opening[0].startswith("day.verdicts")
        lead = sentences(reading["daily_overview"])[has_picture]
        per_person[person].append((lead, reading["daily_theme_headline"]))
        quality = reading["astrometers"]["overall_quality"]
        leaning = METERS_SEEN[quality]
        found = corpus.first(reading["daily_overview"])
        if found is None:
            wrong["lead in no file"].append((person, date, lead))
        headline = corpus.find(reading["daily_theme_headline"])
        for name, item in (("lead", found), ("headline", headline)):
            tone = (item or ("", {}))[1].get("tone")
            if isinstance(tone, int) and tone * leaning < 0:
                wrong["tone"].append((person, date, name, quality, tone))
        if found and not found[0].startswith("sky.") and headline:
            pair = corpus.pair(lead)
            if headline[0].startswith("contacts."):
                count["topics.all"] += 1
                count["topics"] += corpus.pair_of(headline[0]) == pair
            else:
                one = corpus.topics.get(pair, set()) if pair else set(found[1].get("topics", []))
                other = set(headline[1].get("topics", []))
                if one and other:
                    count["topics.all"] += 1
                    count["topics"] += bool(one & other)
        # The strongest transit.
        priorities = reading["transit_summary"]["priority_transits"]
        if not timed:
            priorities = [p for p in priorities if p["natal_planet"] != "moon"]
        if priorities:
            strongest = priorities[0]
            count["strongest.all"] += 1
            led = False
            for group in reading["astrometers"]["groups"]:
                for meter in group["meters"]:
                    listed = any(
                        a["transit_planet"] == strongest["transit_planet"]
                        and a["natal_planet"] == strongest["natal_planet"] for a in meter["top_aspects"])
                    key = (corpus.find(meter["interpretation"]) or ("", {}))[0].split(".")
                    if not listed:
                        continue
                    body = strongest["transit_planet"]
                    led = led or (
                        # What pulls the other way is named as that.
                        key[:2] == ["day", "despite"] and body.replace("_", " ").title() in meter["interpretation"]
                        or key[:2] in (["day", "cards"], ["day", "again"]) and snake(re.search(BODY, meter["interpretation"]).group()) == body
                        or key[0] == "meters" and len(key) > 3 and key[3] == body
                        or key[0] in ("transits", "houses") and key[1] == body)
            count["strongest"] += led
        for kind, name, text in statements(reading, texts, corpus):
            wrong[kind].append((person, date, name, text))
        for part in (part for text in texts.values() for part in sentences(text)):
            if WAVED_AWAY.search(part) and re.search(BODY, part):
                wrong["waved away"].append((person, date, part))
        # The sky of the day, by the events command's own list.
        if not timed:
            # The notes that say what a birth time would add speak of what isn't known.
            everything = " ".join(
                part for text in texts.values() for part in sentences(text)
                if not (corpus.find(part) or ("",))[0].startswith("birth_time_unknown"))
            if NAMES_A_HOUSE.search(everything):
                wrong["house without a time"].append((person, date))
            if re.search(r"\byour (own |natal |birth )?Moon\b", everything):
                wrong["natal Moon without a time"].append((person, date))
        overviews.append((person, date, reading["daily_overview"], reading["daily_theme_headline"], reading["look_ahead_preview"], reading["collective_energy"]))
    if run.wait() != 0:
        sys.exit("the batch ended with an error")
    # Events of the day, given as today's: the very event, by its key.
    by_date = collections.defaultdict(dict)
    for person, date, overview, _, ahead, shared in overviews:
        by_date[date][person] = (overview, ahead, shared)
    listed = json.loads(events.stdout)
    eclipse_dates = {event["at"][:10] for event in listed if event["kind"] == "eclipse"}
    for event in listed:
        key, date = key_of(event), event.get("at", "")[:10]
        if key is None or date not in by_date:
            continue
        if event["kind"] == "lunation" and date in eclipse_dates:
            continue
        for person, (overview, _, shared) in by_date[date].items():
            count["events.all"] += 1
            found = [corpus.find(corpus.unjoined(part)) for part in sentences(overview) + sentences(shared)]
            named = any(item and item[0].startswith(key) and item[0].endswith(".today") for item in found)
            # Where the house is known, a new or a full Moon is described by it.
            named = named or event["kind"] == "lunation" and any(
                item and item[0].startswith("day.lunations_today") for item in found)
            count["events"] += named
            if not named:
                wrong["an event without text"].append((person, date, key))
            if event["kind"] == "eclipse":
                count["eclipses.all"] += 1
                count["eclipses"] += "eclipse" in overview
                for before in range(1, 7):
                    day = str(datetime.date.fromisoformat(date) - datetime.timedelta(before))
                    if person in by_date.get(day, {}):
                        count["eclipses.all"] += 1
                        count["eclipses"] += "eclipse" in by_date[day][person][1]
    plans, amiss = measure_plans(options, people, corpus)
    for kind, cases in amiss.items():
        wrong[kind] += cases
    lengths = [(len(sentence.split()), times) for sentence, times in spoken.items()]
    common = common_words(spoken)
    # Of the sentences of one person, those that another has on the day: the mean over all pairs.
    pairs = max(1, options.people - 1) * count["personal"]
    shared = sum(len(who) * (len(who) - 1) for who in owners.values())
    leads = [len({lead for lead, _ in days}) for days in per_person.values()]
    heads = [len({head for _, head in days}) for days in per_person.values()]
    run_length = 0
    for days in per_person.values():
        length, last = 0, None
        for lead, _ in days:
            length = length + 1 if lead == last else 1
            run_length, last = max(run_length, length), lead
    year = options.days / 365
    rows = [
        ("headline seen within 14 days, %", share(count["fortnight.daily_theme_headline"], count["fortnight.daily_theme_headline.all"]), "<=", 1),
        ("overview sentence seen within 14 days, %", share(count["fortnight.daily_overview"], count["fortnight.daily_overview.all"]), "<=", 1),
        ("advice line seen within 14 days, %", share(count["fortnight.advice"], count["fortnight.advice.all"]), "<=", 1),
        ("all sentences: seen yesterday, %", share(count["yesterday"], count["sentences"]), "<=", 5),
        ("all sentences: seen within 7 days, %", share(count["week"], count["sentences"]), "<=", 15),
        ("distinct overview leads, the fewest of a person", min(leads), ">=", 200 * year),
        ("longest run of one lead, days", run_length, "<=", 2),
        ("distinct headlines, the fewest of a person", min(heads), ">=", 200 * year),
        ("sentences that two people share on a day, %", share(shared, pairs), "<=", 3),
        ("events of the day described as today's, %", share(count["events"], count["events.all"]), ">=", 100),
        ("eclipses named on their day and a week ahead, %", share(count["eclipses"], count["eclipses.all"]) if count["eclipses.all"] else 100, ">=", 100),
        ("strongest transit leads a meter's text, %", share(count["strongest"], count["strongest.all"]), ">=", 95),
        ("headline or lead against the day's quality", len(wrong["tone"]), "<=", 0),
        ("headline's topics meet the lead's, %", share(count["topics"], count["topics.all"]), ">=", 80),
        ("date-only days that name a house or the natal Moon", len(wrong["house without a time"]) + len(wrong["natal Moon without a time"]), "<=", 0),
        ("transits waved away", len(wrong["waved away"]), "<=", 0),
        ("statements that the numbers deny", sum(len(wrong[kind]) for kind in STATEMENTS), "<=", 0),
        ("a Don't that begins with neither Don't nor Avoid", len(wrong["a Don't that doesn't begin so"]), "<=", 0),
        ("words against the number beside them", len(wrong["a word against its number"]), "<=", 0),
        ("meters led against the sign of their score", len(wrong["led against the sign"]), "<=", 0),
        ("texts of another planet than the plan's", len(wrong["text of another planet"]), "<=", 0),
        ("transits on more than two cards of a day", len(wrong["more than two cards"]), "<=", 0),
        ("facts of plans that are named nowhere", len(wrong["fact named nowhere"]), "<=", 0),
        ("UTC in the reading of a birth with a zone", len(wrong["UTC"]), "<=", 0),
        ("words a sentence, the mean", sum(n * times for n, times in lengths) / sum(times for _, times in lengths), "<=", 16),
        ("words of the longest sentence", max(n for n, _ in lengths), "<=", 26),
        ("leads that stand in no file", len(wrong["lead in no file"]), "<=", 0),
    ]
    if common is not None:
        rows.append(("running words that are common or terms, %", common, ">=", 98.5))
    print(f"{options.people} people, {options.days} days, {count['readings']} readings, {count['sentences']} sentences\n")
    print(f"{'measure':<52} {'is':>8}   must be")
    kept = True
    for name, value, sign, bound in rows:
        good = value <= bound + 1e-9 if sign == "<=" else value >= bound - 1e-9
        kept &= good
        print(f"{name:<52} {value:>8.2f}   {sign} {bound:g}{'' if good else '   NOT KEPT'}")
    for title, sections in (("by section:", seen_by_section), ("without a birth time:", seen_of_untimed)):
        print(f"\n{title:<26} {'sentences':>10}  yesterday %  within 7 days %")
        for section, seen in sorted(sections.items()):
            print(f"  {section:<24} {seen['all']:>10} {share(seen['yesterday'], seen['all']):>11.1f} {share(seen['week'], seen['all']):>14.1f}")
    for title, keys in again.items():
        kinds = collections.Counter()
        for key, times in keys.items():
            kinds[kind_of(key)] += times
        print(f"\ncame again, {title}: {sum(kinds.values())}")
        print("  " + ", ".join(f"{kind} {times}" for kind, times in kinds.most_common(16)))
        print("  most often " + ", ".join(f"{key} {times}" for key, times in keys.most_common(options.keys)))
    for name, cases in wrong.items():
        for case in cases[:3]:
            print(f"  {name}: {case}")
    if options.overviews:
        person, first, number = (int(part) for part in options.overviews.split(":"))
        mine = [o for o in overviews if o[0] == person][first:first + number]
        for _, date, overview, headline, _, _ in mine:
            print(f"\n{date}  {headline}\n{overview}")
    sys.exit(0 if kept else 1)


if __name__ == "__main__":
    main()

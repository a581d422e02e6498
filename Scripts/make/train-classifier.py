#!/usr/bin/env python3
"""Trains the classifier of calls for help and packs its weights: training/care.weights.

    pip install numpy
    python3 Scripts/make/train-classifier.py            trains on every sentence and writes the weights
    python3 Scripts/make/train-classifier.py --check    also prints how a model does on sentences it has not seen;
                                                   with --list each of those that it gets wrong

The model is linear: one weight per feature and label, in whole numbers from start to end, so that every
machine makes and reads the same bytes. Features are the folded text's character n-grams and pairs of words,
hashed. Sources/Asking/Classifier computes the same features; Tests/AskingTests/Golden/features.tsv, written
here, holds the two together. training/README.md says how the sentences are written.
"""

import ctypes
import functools
import hashlib
import json
import math
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unicodedata
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent))
import sense  # noqa: E402
import stories  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
CARE = ROOT / "training/care"
# Long lines, which teach only how a long text is judged.
LONG = CARE / "long"
SAFETY = ROOT / "words/en/asking/safety.json"
ASKED = ROOT / "Tests/AskingTests/Asked/intents.tsv"
TYPED = ROOT / "training/intents"
WEIGHTS = ROOT / "training/care.weights"
REPORT = ROOT / "training/confusion.md"
FEATURES = ROOT / "Tests/AskingTests/Golden/features.tsv"

MATTERS = ["emergency", "self_harm", "violence", "harm_to_others", "eating", "drugs"]
# Matters that no chart answers and that are no calls for help.
MILD = ["minor", "medicine", "lottery", "law_and_money", "death", "grief", "gambling"]
# Labels of training sentences that are another name of a matter, or of a matter that only rules find.
SAME = {"law": "law_and_money", "money": "law_and_money"}
RULED = "others_mind"
# Languages in Latin letters are distinguished by weights, the others by their script.
LANGUAGES = ["en", "es", "pt", "fr", "de", "it", "tr", "nl", "pl", "id", "hi"]
# Whether a text is a call for help at all, or a mild matter at all; the matters then say which.
URGENT, ANY_MILD = "urgent", "mild"
# What a sentence may be.
ALL = MATTERS + MILD + ["none"]
# The tables of weights: labels, and how many bits of a feature's hash find its row. Whether a text is a call for
# help matters most and has the most rows, so that the fewest features share one.
TABLES = [(MATTERS, 17), ([URGENT], 20), (MILD, 16), ([ANY_MILD], 19), (LANGUAGES, 12)]
LABELS = [label for labels, _ in TABLES for label in labels]
BUCKET_BITS = 20
EPOCHS = 20
# A sentence that a model gets right by the margin is looked at again every so many rounds.
REST = 4
# What is learned last, by the beginning of a file's name, in how many rounds, and how many eighths of the weights are
# those that come of it; the others stay as they were before.
LAST, LAST_EPOCHS, LAST_SHARE = ("several-stories", "typed-", "several-future"), 2, 7
# Few lines of a kind that a model without them missed; they count four times.
COUNTED_MORE = "several-future"
# The largest weight. Fifteen steps decide as well as 255 and take half the space in packages.
LARGEST = 7
# How many sentences a line with alternatives gives at most.
MOST_EXPANSIONS = 90
# Scores are in these units; one is the margin that training asks for.
UNIT = 1 << 16
# What the score of "this is a call for help" and half the best score of a matter must exceed together; care.weights
# carries these numbers to the program. LIMIT_BESIDE_RULE is the limit where a rule has found a matter that is no
# call for help.
LIMIT = UNIT * 3 // 32
LIMIT_BESIDE_RULE = UNIT // 2
# A text that exceeds this limit, but no other, has its usual answer after one line that says where help is.
LIMIT_CONCERN = -UNIT * 41 // 64
# The limit of the linear model without the network of sense.py, which has seen the sentences that --check holds out.
LIMIT_ALONE = UNIT // 64
# What the network's score counts beside the linear one, times 65,536: 16 % for a call, 38 % for LIMIT_CONCERN. Its
# unit is 262,144, so these are a quarter of that.
SHARE, SHARE_CONCERN = 2640, 6200
# The same for "this is a mild matter".
LIMIT_MILD = -UNIT // 16
# How far below it grief is still heard, and any mild matter of a text that is a call by all its words, but not by its
# stretches; the same as in HelpClassifier.swift.
GRIEF_ALLOWANCE = UNIT * 3 // 16

# A long text is judged by its stretches. It is a call if all its words together hint at one, and the score of stories.py and
# this share of the best mean score of a matter, times 65,536, exceed the first limit together; or if a stretch alone,
# judged as a text is, exceeds the second.
SHARE_STORY = 39_322
LIMIT_STORY = -UNIT * 66 // 64
LIMIT_STRETCH = UNIT * 3

# MARK: - Folding; the same as FoldedScalars.swift

PLAIN = {
    "ß": "ss", "æ": "ae",  "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ё": "е",
}
LOOKALIKES = dict(zip("аеорсхуіѕјԁһοаενρτυι", "aeopcxyisjdhoaevptui"))
DROPPED = set("'’‘`´ʼ")


@functools.cache
def plain(scalar):
    """A letter in small and without its accent."""
    code = ord(scalar)
    if 0xFF01 <= code <= 0xFF5E:
        scalar = chr(code - 0xFEE0)
    result = ""
    for small in scalar.lower():
        if small in PLAIN:
            result += PLAIN[small]
        elif 0xC0 <= ord(small) < 0x180:
            result += unicodedata.normalize("NFD", small)[0]
        else:
            result += small
    return result


@functools.cache
def is_dropped(scalar):
    code = ord(scalar)
    return (scalar in DROPPED or code == 0xAD or 0x200B <= code <= 0x200F or 0x2060 <= code <= 0x2064
            or code == 0xFEFF or 0xFE00 <= code <= 0xFE0F or 0x300 <= code <= 0x36F)


@functools.cache
def is_letter(scalar):
    return unicodedata.category(scalar)[0] in "LN" or unicodedata.category(scalar) in ("Mn", "Mc")


def fold(text):
    """Words in small letters without accents, parted and enclosed by single spaces."""
    words, word = [], ""
    for raw in text + " ":
        if is_dropped(raw):
            continue
        for scalar in plain(raw):
            if is_dropped(scalar):
                continue
            if is_letter(scalar):
                if len(word) >= 2 and word[-1] == word[-2] == scalar and not scalar.isdigit():
                    continue
                word += scalar
            elif word:
                words.append(word)
                word = ""
    mixed = []
    for word in words:
        if any("a" <= scalar <= "z" for scalar in word):
            word = "".join(LOOKALIKES.get(scalar, scalar) for scalar in word)
        mixed.append(word)
    return " " + " ".join(mixed) + " "


# MARK: - Features; the same as TextFeatures.swift


@functools.cache
def compiled():
    """Scripts/make/perceptron.c, compiled."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "perceptron.so"
        compiler = shutil.which("cc") or shutil.which("clang") or sys.exit("There must be a C compiler, cc or clang.")
        subprocess.run([compiler, "-O2", "-fwrapv", "-shared", "-fPIC", "-o", library,
                        ROOT / "Scripts/make/perceptron.c"], check=True)
        functions = ctypes.CDLL(str(library))
    functions.features.restype = functions.learn.restype = ctypes.c_int64
    return functions


def features(text):
    return placed_features(fold(text))[0]


def placed_features(folded):
    """The features of a folded text, and the scalars that they begin with."""
    scalars = np.frombuffer(folded.encode("utf-32-le"), dtype=np.uint32)
    found, begins = (np.empty(9 * len(scalars) + 9, dtype=np.int32) for _ in range(2))
    count = compiled().features(ctypes.c_void_p(scalars.ctypes.data), ctypes.c_int64(len(scalars)),
                                ctypes.c_void_p(found.ctypes.data), ctypes.c_void_p(begins.ctypes.data))
    return found[:count].copy(), begins[:count].copy()


# MARK: - Sentences


def expansions(line, most):
    """The sentences of a line in which `{one|another}` is either; of many a fixed choice."""
    parts = re.split(r"\{([^}]*)\}", line)
    lists = [[part] if place % 2 == 0 else part.split("|") for place, part in enumerate(parts)]
    count = math.prod(map(len, lists))
    state = int.from_bytes(hashlib.sha256(line.encode()).digest()[:8], "big")
    if count <= most:
        chosen = range(count)
    else:
        chosen = set()
        while len(chosen) < most:
            state = (state * 6364136223846793005 + 1442695040888963407) & ((1 << 64) - 1)
            chosen.add((state >> 20) % count)
        chosen = sorted(chosen)
    for number in chosen:
        text = ""
        for choices in lists:
            number, place = divmod(number, len(choices))
            text += choices[place]
        yield " ".join(text.split())


def sentences():
    """(text, matter, RULED or None, language, is typed by hand, group) of every file.

    `# label` begins a list, `## language` a language; a file's name begins with its language otherwise. Ten lines
    of a file are a group: lines that stand together are alike, so a test must hold them out together.
    """
    found = []
    for path in sorted(CARE.glob("*.tsv")):
        if path.stem.startswith("fresh"):
            continue
        language, label = path.stem[:2], None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            line, group = line.strip(), f"{path.stem} {number // 10}"
            if line.startswith("## "):
                language = line[3:]
                if language not in OPENINGS:
                    sys.exit(f"{path}:{number}: unknown language {language}; expected one of {', '.join(OPENINGS)}")
            elif line.startswith("# "):
                label = line[2:]
            elif line:
                if "\t" in line:
                    label, line = line.split("\t", 1)
                known = MATTERS + MILD + [*SAME, RULED]
                if label not in known + ["none"]:
                    sys.exit(f"{path}:{number}: unknown label {label}; expected {', '.join(known)} or none")
                matter = None if label == "none" else SAME.get(label, label)
                if "{" not in line:
                    found.append((line, matter, language, True, group))
                for text in expansions(line, MOST_EXPANSIONS) if "{" in line else []:
                    found.append((text, matter, language, False, group))
    found += examples_of_rules() + asked() + typed_questions()
    # Those that are learned last stand last, so that they change nothing of what is written around the others.
    found.sort(key=lambda one: [one[4].startswith(name) for name in reversed(LAST)])
    return found + [one for one in found if one[4].startswith(COUNTED_MORE)] * 3


def examples_of_rules():
    """What the rules of safety must find and must leave, which the model must agree with."""
    spanish = set("áéíóúñ¿¡")
    found = []
    dying = ("die", "dying", "live", "dead", "morir")
    for name, tree in json.loads(SAFETY.read_text())["matters"].items():
        matter = "violence" if name == "violence_at_home" else name
        for texts, given in [(tree["examples"], matter), (tree["near_misses"], None)]:
            for text in texts:
                # The rules answer what another person thinks as they answer death.
                label = RULED if given == "death" and not any(word in text.lower() for word in dying) else given
                # The rules answer a pain in the chest as medicine; the model must not learn that it is harmless.
                if label is None and "chest" in text:
                    continue
                is_spanish = spanish & set(text.lower()) or text.split()[0].lower() in {"mi", "me", "ya", "no", "voy"}
                if label == "self_harm" and any(word in text for word in ("neighbour", "somebody")):
                    found.append((text, "harm_to_others", "en", True, "rules"))
                else:
                    found.append((text, label, "es" if is_spanish else "en", True, "rules"))
    return found


def asked():
    """Questions of other intents than care; none of them is a call for help."""
    found = []
    for number, line in enumerate(ASKED.read_text().splitlines(), 1):
        if line and not line.startswith("#"):
            intent, text = line.split("\t", 1)
            if "care" not in intent:
                found.append((text, None, "en", True, f"asked {number // 10}"))
    return found


# Sections of training/intents whose questions are, or may be, a matter.
MATTER_SECTIONS = ["death", "medicine", "law_and_money", "lottery", "out_of_scope"]
# What may be a matter in a question of another section, most of all grief, which the model must hear.
UNSURE = re.compile(
    r"widow|funeral|grave|\bdied|\bdeath|\blate (?:wife|husband|mother|father|mum|dad|teacher)|viud|muri[oó]|luto|"
    r"month.s mind|mother went|ashes|left me|colonia de mi padre|mamá|estate|inherit|herencia|the will\b|hearing|loan|"
    r"debt|mortgage|hipoteca|chest|doctor|treatment|therap|got ill|grey inside|dark months|bullying|stepdad|to the sea",
    re.IGNORECASE)
# Questions with which the model took more near misses of fresh11 and fresh3 for calls, and missed as many.
NOT_LEARNED = ["typed-11"]
# Words of Spanish questions; at least one in four words of such a question is among them.
SPANISH = set("que mi el la los las para cuando como cual es de en por una un con del yo al hoy se tengo".split())


def typed_questions():
    """Questions that people typed to learn something of the sky; none of them is a call for help or a mild matter."""
    found = []
    for path in sorted(TYPED.glob("typed-*.tsv")):
        if path.stem in NOT_LEARNED:
            continue
        label = None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.startswith("# "):
                label = line[2:]
            elif line and "{" not in line and label not in MATTER_SECTIONS and not UNSURE.search(line):
                words = fold(line).split()
                is_spanish = sum(word in SPANISH for word in words) * 4 >= len(words)
                found.append((line, None, "es" if is_spanish else "en", True, f"{path.stem} {number // 10}"))
    return found


# What people write around a call for help and around anything else alike, so that it says nothing.
OPENINGS = {
    "en": ["please help ", "hi ", "what should i do ", "honestly ", "i dont know what to do ", "ok so ",
           "since the eclipse ", "my horoscope said a good day but ", "is it pluto or why "],
    "es": ["por favor ", "hola ", "desde el eclipse ", "mi horóscopo decía otra cosa pero "],
    "pt": ["por favor ", "oi ", "desde o eclipse ", "meu horóscopo dizia outra coisa mas "],
    "fr": ["aidez moi ", "bonjour ", "depuis l'éclipse ", "mon horoscope disait le contraire mais "],
    "de": ["bitte hilf mir ", "hallo ", "seit der finsternis ", "im horoskop stand was anderes aber "],
    "it": ["aiuto ", "ciao ", "dopo l'eclissi ", "il mio oroscopo diceva altro ma "],
    "ru": ["помогите ", "привет ", "после затмения ", "гороскоп обещал другое но "],
    "ja": ["助けて ", "日食から", "占いと違って"], "ko": ["도와주세요 ", "일식 이후로 ", "운세랑 다르게 "],
    "zh": ["救命 ", "日食之后", "运势说好可是"],
    "tr": ["yardım edin ", "merhaba ", "tutulmadan beri ", "falım başka diyordu ama "],
    "nl": ["help me alsjeblieft ", "hoi ", "sinds de eclips ", "mijn horoscoop zei iets anders maar "],
    "pl": ["proszę pomóż ", "hej ", "od zaćmienia ", "horoskop mówił co innego ale "],
    "hi": ["madad karo ", "namaste ", "grahan ke baad se ", "rashifal mein kuch aur tha lekin "],
    "ar": ["ساعدوني ", "مرحبا ", "منذ الكسوف ", "برجي قال غير ذلك لكن "],
    "id": ["tolong ", "halo ", "sejak gerhana ", "ramalanku bilang lain tapi "],
}
ENDINGS = {
    "en": [" what do i do", " please", " today", " and i dont know why", " is it my chart", " im scared"],
    "es": [" que hago", " hoy"], "pt": [" o que faço", " hoje"], "fr": [" que faire", " aujourd'hui"],
    "de": [" was soll ich tun", " heute"], "it": [" cosa faccio", " oggi"], "ru": [" что делать", " сегодня"],
    "ja": ["どうすればいい"], "ko": [" 어떡해"], "zh": ["怎么办"],
    "tr": [" ne yapmalıyım", " bugün"], "nl": [" wat moet ik doen", " vandaag"], "pl": [" co mam zrobić", " dzisiaj"],
    "hi": [" kya karu", " aaj"], "ar": [" ماذا أفعل", " اليوم"], "id": [" harus gimana", " hari ini"],
}
STARS = {
    "en": [" is it mercury retrograde", " is it saturn", " scorpio moon here", " what do the stars say", " im a pisces",
           " when does it get better", " does my chart show it", " is it neptune", " can a leo change", " full moon maybe",
           " are we still soulmates", " which day is good", " is it in my horoscope", " what does my 12th house say"],
    "es": [" es mercurio retrógrado", " es por mi luna en escorpio", " qué dicen los astros", " soy piscis",
           " cuándo va a mejorar", " se ve en mi carta", " es su marte", " qué dice mi horóscopo"],
    "pt": [" é mercúrio retrógrado", " é minha lua em escorpião", " o que dizem os astros", " sou de peixes",
           " quando vai melhorar", " aparece no meu mapa", " é o marte dele", " o que diz meu horóscopo"],
    "fr": [" c'est mercure rétrograde", " c'est ma lune en scorpion", " que disent les astres", " je suis poissons",
           " quand est ce que ça ira mieux", " ça se voit dans mon thème", " c'est son mars", " que dit mon horoscope"],
    "de": [" ist merkur rückläufig schuld", " liegt das am skorpionmond", " was sagen die sterne", " bin fische",
           " wann wird es besser", " steht das in meinem horoskop", " ist das sein mars", " welcher tag ist gut"],
    "it": [" è mercurio retrogrado", " è la mia luna in scorpione", " cosa dicono le stelle", " sono dei pesci",
           " quando migliora", " si vede nel mio tema", " è il suo marte", " cosa dice il mio oroscopo"],
    "ru": [" это ретроградный меркурий", " это луна в скорпионе", " что говорят звезды", " я рыбы",
           " когда станет лучше", " видно ли это в карте", " это его марс", " в какой день лучше"],
    "ja": ["、水星逆行のせい", "、月のせいかな", "、星は何と言ってる", "、魚座です", "、いつ良くなる", "、ホロスコープに出てる"],
    "ko": [" 수성 역행 때문인가", " 달 때문인가", " 별은 뭐래", " 물고기자리예요", " 언제 나아져", " 차트에 나와"],
    "tr": [" merkür retrosu mu", " akrep ayımdan mı", " yıldızlar ne diyor", " balık burcuyum", " ne zaman düzelir",
           " haritamda görünüyor mu", " onun marsı mı", " falımda ne var"],
    "nl": [" is het mercurius retrograde", " ligt het aan mijn schorpioenmaan", " wat zeggen de sterren", " ben vissen",
           " wanneer wordt het beter", " zie je dat in mijn horoscoop", " is het zijn mars", " welke dag is goed"],
    "pl": [" czy to retrogradacja merkurego", " to przez księżyc w skorpionie", " co mówią gwiazdy", " jestem rybą",
           " kiedy będzie lepiej", " widać to w horoskopie", " czy to jego mars", " który dzień jest dobry"],
    "zh": ["是水逆吗", "是月亮天蝎吗", "星星怎么说", "我是双鱼", "什么时候会好", "星盘看得出吗"],
    "hi": [" kya shani ka asar hai", " budh vakri hai kya", " sitare kya kehte hain", " meri rashi meen hai",
           " kab theek hoga", " kundli mein dikhta hai kya", " kaunsa din shubh hai"],
    "ar": [" هل هو تراجع عطارد", " ماذا تقول النجوم", " انا برج الحوت", " متى يتحسن الوضع", " هل يظهر في خريطتي"],
    "id": [" apa karena merkurius retrograde", " apa kata bintang", " aku pisces", " kapan membaik",
           " kelihatan di natal chart gak"],
}


# The keys beside each letter: the left one and the right one.
KEYS = {letter: row[max(0, at - 1):at] + row[at + 1:at + 2]
        for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm") for at, letter in enumerate(row)}


def slip(text, number):
    """The text with a slip in its longest word, or without a space: one of six kinds by the number."""
    words = text.split()
    if not words:
        return None
    place = max(range(len(words)), key=lambda index: (len(words[index]), -index))
    word = words[place]
    if len(word) < 4 or ord(word[0]) > 0x500:
        return None
    at, kind = 1 + number // 6 % (len(word) - 2), number % 6
    vowels = [index for index in range(1, len(word)) if word[index] in "aeiouаеиоуы"]
    if kind == 1:
        words[place] = word[:at] + word[at + 1:]
    elif kind == 2 and vowels:
        gone = vowels[at % len(vowels)]
        words[place] = word[:gone] + word[gone + 1:]
    elif kind == 3 and word[at].lower() in KEYS:
        near = KEYS[word[at].lower()]
        words[place] = word[:at] + near[number // 7 % len(near)] + word[at + 1:]
    elif kind == 4:
        words[place] = word[:at] + word[at] + word[at:]
    elif kind == 5 and len(words) > 1:
        joined = min(place, len(words) - 2)
        words[joined:joined + 2] = [words[joined] + words[joined + 1]]
    else:
        words[place] = word[:at] + word[at + 1] + word[at] + word[at + 2:]
    return " ".join(words)


def variants(text, language, number):
    yield text
    openings, endings = OPENINGS.get(language, [""]), ENDINGS.get(language, [""])
    if language in OPENINGS:
        yield openings[number % len(openings)] + text
        yield text + endings[number % len(endings)]
        stars = STARS[language]
        yield text + stars[number % len(stars)]
    slipped = slip(text, number)
    if slipped:
        yield slipped


def story(text, asides, number):
    """The text among others that are none, as people tell a story before they ask: two to four, by the number."""
    told = [asides[(number * step + step) % len(asides)] for step in (37, 41, 43, 47)[:2 + number % 3]]
    told.insert(number // 3 % (len(told) + 1), text)
    return " ".join(told)


# MARK: - Training


def scale(count):
    """One over the root of how many features there are, in units."""
    return (UNIT << 8) // math.isqrt(count << 16)


def logarithm(number):
    """The logarithm of a number from 1 up to base 2, in 1/256, in whole numbers."""
    whole = number.bit_length() - 1
    rest, result = number << 32 >> whole, whole
    for _ in range(8):
        rest = rest * rest >> 32
        result = result * 2 + (rest >> 33)
        rest >>= rest >> 33
    return result


def rates(features, size, sentences):
    """How much a step changes each row's weights, in 1/256: more for rare features, which say more."""
    counts = np.bincount(features, minlength=size)
    rarity = np.array([logarithm(max(1, sentences // int(1 + count))) for count in counts], dtype=np.int64)
    squares = rarity * rarity * rarity * rarity >> 16
    return np.maximum(1, squares * 256 // max(1, int((squares * counts).sum() // counts.sum())))


class Task(ctypes.Structure):
    """What Scripts/make/perceptron.c trains with; the same fields in the same order."""
    _fields_ = [(name, ctypes.c_void_p) for name in ["features", "starts", "roots", "rates", "targets"]] + \
        [(name, ctypes.c_int64) for name in ["sentences", "labels", "rows", "epochs", "rest", "unit"]]


def learn(rows, bits, targets, begin=None, epochs=EPOCHS):
    """An averaged perceptron with a margin, in whole numbers, from nothing or the weights and biases of `begin`: the
    weights and biases of one table times the steps, and how many steps there were."""
    size, (sentences, labels) = 1 << bits, targets.shape
    found = np.concatenate(rows)
    arrays = {
        "features": found, "rates": rates(found & (size - 1), size, sentences), "targets": targets,
        "starts": np.concatenate([[0], np.cumsum([len(row) for row in rows])]).astype(np.int64),
        "roots": np.array([scale(len(row)) for row in rows], dtype=np.int64),
    }
    task = Task(**{name: array.ctypes.data for name, array in arrays.items()}, sentences=sentences, labels=labels,
                rows=size, epochs=epochs, rest=REST, unit=UNIT)
    late, late_bias = np.zeros((size, labels), dtype=np.int64), np.zeros(labels, dtype=np.int64)
    weights, bias = begin or (np.zeros_like(late), np.zeros_like(late_bias))
    results = [weights, late, bias, late_bias]
    step = compiled().learn(ctypes.byref(task), *[ctypes.c_void_p(result.ctypes.data) for result in results])
    return weights * step - late, bias * step - late_bias, step


def train(examples, tables=TABLES):
    """The weights, biases and steps of each table, quantized.

    What stands in LAST is learned last, with everything else once more, from the weights that everything else gives.
    """
    rows, owners, later_rows, later_owners = [], [], [], []
    asides, later_asides = {}, {}
    for text, matter, language, is_typed, group in examples:
        if is_typed and matter is None:
            later_asides.setdefault(language, []).append(text)
            if not group.startswith(LAST):
                asides.setdefault(language, []).append(text)
    for number, (text, _, language, is_typed, group) in enumerate(examples):
        is_last = group.startswith(LAST)
        if is_typed:
            # A call for help stays one, and what is none stays none, beside a sentence that is none.
            others = (later_asides if is_last else asides)[language]
            aside = others[number * 31 % len(others)]
            written = list(variants(text, language, number))
            written.append(aside + " " + text if number % 2 else text + " " + aside)
            later_rows.append(features(story(text, later_asides[language], number)))
            later_owners.append(number)
        else:
            # Of a pattern's many sentences each is written in one way: as it is, with words around it, or with a slip.
            ways = list(variants(text, language, number))
            written = [ways[number % len(ways)]]
        (later_rows if is_last else rows).extend(features(variant) for variant in written)
        (later_owners if is_last else owners).extend([number] * len(written))
    model = []
    for labels, bits in tables:
        targets = np.array([asked_of(example, labels) for example in examples], dtype=np.int8)[owners + later_owners]
        used = targets.any(axis=1)
        kept = [row for row, is_used in zip(rows + later_rows, used) if is_used]
        first, targets = int(used[:len(rows)].sum()), np.ascontiguousarray(targets[used])
        weights, bias, step = learn(kept[:first], bits, targets[:first])
        before = weights // step, bias // step
        weights, bias, step = learn(kept, bits, targets, tuple(one.copy() for one in before), LAST_EPOCHS)
        after = weights // step, bias // step
        model.append(quantize(*[(old * (8 - LAST_SHARE) + new * LAST_SHARE) // 8 for old, new in zip(before, after)]))
    return model


def asked_of(example, labels):
    """What a sentence says of each label: 1 that it has it, -1 that it has not, 0 nothing."""
    text, matter, language, _, _ = example
    if labels is LANGUAGES:
        # What is not in Latin letters says nothing about the languages that are.
        says = any("a" <= one <= "z" for one in fold(text))
    else:
        # A call for help may be about death or illness, too.
        says = ANY_MILD not in labels and labels is not MILD or matter not in MATTERS
    given = {matter, language, URGENT if matter in MATTERS else None, ANY_MILD if matter in MILD else None}
    return [(1 if label in given else -1) if says else 0 for label in labels]


def quantize(weights, bias, step=1):
    """Weights from -LARGEST to LARGEST by label, and what one of them is in units, times 256."""
    steps = []
    packed = np.zeros(weights.shape, dtype=np.int8)
    for label in range(weights.shape[1]):
        column = weights[:, label]
        # The largest few are cut, so that the others keep their digits.
        largest = int(np.sort(np.abs(column))[-40]) or 1
        packed[:, label] = np.clip((column * 2 * LARGEST + largest) // (2 * largest), -LARGEST, LARGEST)
        steps.append(largest * 256 // (LARGEST * step))
    return packed, [int(value) // step for value in bias], steps


def learn_stories(examples):
    """What stories.learn finds for typed lines that are not too short, and for those of LONG."""
    lines = []
    for text, matter, _, is_typed, _ in examples:
        folded = fold(text)
        points = stories.points(folded)
        count = next((count for least, count in stories.COUNTS if points >= least), 0)
        if is_typed and count and (matter is None or matter in MATTERS):
            lines.append((folded, matter is not None, count))
    for path in sorted(LONG.glob("*.tsv")):
        for line in path.read_text().splitlines():
            if "\t" in line:
                label, text = line.split("\t")
                lines.append((fold(text), label != "none", stories.OWN_COUNTS))
    return stories.learn(lines)


def score(model, text):
    """The score of each label, in units."""
    return score_of_features(model, features(text))


def score_of_features(model, found):
    root, scores = scale(max(1, len(found))), []
    for packed, biases, steps in model:
        totals = packed[found & (len(packed) - 1)].astype(np.int64).sum(axis=0)
        scores += [int(total) * unit * root // (UNIT << 8) + bias
                   for total, unit, bias in zip(totals, steps, biases)]
    return scores


def score_with_sense(model, text, story):
    """The same with the network's part, and behind the labels the score that LIMIT_CONCERN is for; then a long text's
    score by its stretches."""
    scores, sensed = score(model, text), sense.score(fold(text))
    urgent = scores[len(MATTERS)]
    scores[len(MATTERS)] = urgent + (sensed * SHARE >> 16)
    scores.append(urgent + (sensed * SHARE_CONCERN >> 16))
    folded = fold(text)
    if stories.points(folded) < stories.LEAST:
        return scores
    together, alone, matters = story_scores(model, folded, story)
    above = max(together, alone) if hints(scores) else alone
    # A stretch that is a call alone says which one.
    return [*(matters if alone > 0 else scores[:len(MATTERS)]), *scores[len(MATTERS):], above]


def story_scores(model, folded, story):
    """How far the stretches of a long text are above their limits, all together and the strongest alone; and what the
    strongest one's matters score."""
    found, begins = placed_features(folded)
    rows, strongest, matters = stories.activations(folded), [], []
    for (first, end), row in zip(stories.stretches(folded), rows):
        scores = score_of_features(model[:2], found[(begins >= first[1]) & (begins < end[1])])
        matters.append(scores[:len(MATTERS)])
        strongest.append(scores[-1] + (sense.verdict(row) * SHARE >> 16) + (max(matters[-1]) >> 1))
    best = int(stories.mean(np.array(matters)).max())
    together = stories.score(rows, *story) + (best * SHARE_STORY >> 16)
    return together - LIMIT_STORY, max(strongest) - LIMIT_STRETCH, matters[strongest.index(max(strongest))]


def is_whole_call(scores, limit=LIMIT):
    """Whether all words of a text together say that it is a call for help."""
    return scores[len(MATTERS)] + (max(scores[:len(MATTERS)]) >> 1) > limit


def is_long(scores):
    return len(scores) > len(LABELS) + 1


def hints(scores):
    """Whether a text hints at a call."""
    return scores[len(LABELS)] + (max(scores[:len(MATTERS)]) >> 1) > LIMIT_CONCERN


def choice(scores, limit=LIMIT):
    """The matter of a call for help, or none. Of a long text the stretches decide."""
    best = max(range(len(MATTERS)), key=lambda label: scores[label])
    is_call = scores[-1] > 0 if is_long(scores) else is_whole_call(scores, limit)
    return MATTERS[best] if is_call else "none"


def mild(scores, limit=LIMIT_MILD):
    """The mild matter of a text that is no call for help, or none."""
    first = LABELS.index(MILD[0])
    best = max(range(len(MILD)), key=lambda label: scores[first + label])
    if MILD[best] == "grief" or is_long(scores) and is_whole_call(scores):
        limit -= GRIEF_ALLOWANCE
    return MILD[best] if scores[first + len(MILD)] + (scores[first + best] >> 1) > limit else "none"


def width(labels):
    """How many halves of a byte a row of a table has: room for its labels that a machine adds up at once."""
    return 1 if len(labels) == 1 else 8 if len(labels) <= 8 else 16


def write(model, story):
    bias, weights = story
    head = b"ASTCLASS" + struct.pack("<I", 7)
    head += struct.pack("<iiii", LIMIT, LIMIT_BESIDE_RULE, LIMIT_MILD, LIMIT_CONCERN)
    head += struct.pack("<iiii", LIMIT_STORY, LIMIT_STRETCH, SHARE_STORY, bias)
    head += b"".join(struct.pack("<I", bits) for _, bits in TABLES)
    for _, biases, steps in model:
        head += b"".join(struct.pack("<ii", bias, unit) for bias, unit in zip(biases, steps))
    head += struct.pack(f"<{len(weights)}i", *weights)
    # A weight is half a byte, with eight added; the first is in the low half.
    body = b""
    for (labels, bits), (packed, _, _) in zip(TABLES, model):
        rows = np.full((1 << bits, width(labels)), 8, dtype=np.uint8)
        rows[:, :len(labels)] = packed + 8
        halves = rows.reshape(-1)
        body += (halves[0::2] | halves[1::2] << 4).astype(np.uint8).tobytes()
    WEIGHTS.write_bytes(head + body)
    zeros = sum(int((packed == 0).sum()) for packed, _, _ in model)
    print(f"{WEIGHTS.relative_to(ROOT)}: {len(head) + len(body):,} bytes, "
          f"{100 * zeros // sum(packed.size for packed, _, _ in model)} % of the weights are zero, "
          f"sha256 {hashlib.sha256(head + body).hexdigest()[:16]}", file=sys.stderr)


def read():
    """The model of care.weights, and the bias and weights for long texts."""
    data = WEIGHTS.read_bytes()
    place, model = 44 + 4 * len(TABLES), []
    heads = []
    for labels, _ in TABLES:
        values = struct.unpack_from("<" + "ii" * len(labels), data, place)
        heads.append((list(values[::2]), list(values[1::2])))
        place += 8 * len(labels)
    story = struct.unpack_from("<i", data, 40)[0], list(struct.unpack_from(f"<{2 * sense.HIDDEN}i", data, place))
    pairs = np.frombuffer(data, dtype=np.uint8, offset=place + 8 * sense.HIDDEN)
    halves = np.stack([pairs & 15, pairs >> 4], axis=1).reshape(-1).astype(np.int8) - 8
    place = 0
    for (labels, bits), (biases, steps) in zip(TABLES, heads):
        size = width(labels) << bits
        model.append((halves[place:place + size].reshape(-1, width(labels))[:, :len(labels)], biases, steps))
        place += size
    return model, story


def write_features(model, story):
    """A golden file: texts with their features and scores."""
    texts = ["i took too many pills", "What's hitting me today?", "¿Cuál es mi ascendente?", "死にたい",
             "Мой ребёнок не дышит!", "i w\u00adant to d\u200bie", "i wаnt tо diе", "STRASSE straße Ça",
             "ＨＥＬＰ me pleeeease", "숨을 안 쉬어요", "", "7:30 or 07:30?", "मैं मरना चाहता हूँ", "İlaç içtim, ÖLMEK ISTIYORUM",
             "Ik wil één keer rúst", "Żółć: chcę SIĘ ZABIĆ",
             "he took my phone and my keys, and when i asked for them he locked the door and laughed; today 彼が怖い and "
             "i want to leave, but where do i go with two kids and the internationalization of my uncharacteristically "
             "small bag?"]
    lines = ["# Made by Scripts/make/train-classifier.py: text, folded text, features, their sum, scores of "
             + " ".join(LABELS) + " hint, and of a long text that of its stretches"]
    for text in texts:
        found = features(text)
        lines.append("\t".join([
            text, fold(text), str(len(found)), str(int(found.sum())), " ".join(map(str, score_with_sense(model, text, story)))]))
    FEATURES.write_text("\n".join(lines) + "\n")


def fold_of(group):
    """Which sixth of the groups a group is in."""
    return hashlib.sha256(group.encode()).digest()[0] % 6


def held_out(everything, sixth):
    """Sentences to train with, and sentences of other groups to try: typed ones, and one in 30 of a pattern's."""
    rest = [one for one in everything if fold_of(one[4]) != sixth]
    held = [one for number, one in enumerate(everything)
            if fold_of(one[4]) == sixth and (one[3] or number % 30 == 0)]
    known = {fold(one[0]) for one in rest}
    return rest, [one for one in held if fold(one[0]) not in known]


def check():
    """Trains on five sixths of the groups of sentences and tries the last."""
    rest, held = held_out(sentences(), 3)
    model = train(rest)
    scores = [score(model, one[0]) for one in held]
    for eighths in range(-4, 7):
        limit = UNIT * eighths // 8
        taken = [choice(found, limit) for found in scores]
        missed = sum(one[1] in MATTERS and name == "none" for one, name in zip(held, taken))
        wrong = sum(one[1] not in MATTERS and name != "none" for one, name in zip(held, taken))
        calls = sum(one[1] in MATTERS for one in held)
        print(f"limit {limit / UNIT:+.3f}: missed {missed} of {calls}, "
              f"wrongly taken {wrong} of {len(held) - calls}")
    lines = ["# Confusion of the classifier on held-out sentences", "",
             "Trained on five sixths of the groups of lines in `training/care`, tried on the last. Lines that stand "
             "together are one group. Made by `Scripts/make/train-classifier.py --check`. Rows: what a sentence is; "
             "columns: what it is taken for.", "",
             "| | " + " | ".join(ALL) + " |", "|---" * (len(ALL) + 1) + "|"]
    counts = {}
    for (text, matter, _, _, _), found in zip(held, scores):
        if matter == RULED:
            continue
        taken = choice(found, LIMIT_ALONE)
        if taken == "none":
            taken = mild(found)
        counts[matter or "none", taken] = counts.get((matter or "none", taken), 0) + 1
        if "--list" in sys.argv and (matter or "none") != taken and "none" in (matter or "none", taken):
            print("  ", matter, "->", taken, "|", text)
    for row in ALL:
        lines.append(f"| {row} | " + " | ".join(str(counts.get((row, column), 0)) for column in ALL) + " |")
    REPORT.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    if "--check" in sys.argv:
        check()
    everything = sentences()
    trained, story = train(everything), learn_stories(everything)
    write(trained, story)
    write_features(trained, story)

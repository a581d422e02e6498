"""The way of a person from birth to deletion by keyboard alone, and what is done on it."""
import chromium
import page_states


def ask_something(look):
    look.browser.open(look.base + "/ask")
    look.fill([("question", "When is a good day for a date this month?")])
    look.button("Ask")


def add_person(look, name, date, place):
    look.browser.open(look.base + "/people")
    look.fill([("name", name), ("birth_date", date), ("birth_place", place)])
    look.button("Add")
    if look.browser.run("location.pathname") != "/people":
        raise RuntimeError("no person is added: " + str(look.browser.run("document.body.innerText")))


def compare(look):
    look.browser.open(look.base + "/us")
    look.fill([("name", "Sam"), ("birth_date", "1988-11-30"), ("birth_place", "Ulm, Germany")])
    look.reach("document.activeElement.name === 'bond'")
    look.browser.press(chromium.SPACE)
    look.button("Compare")


def without_scripts(look):
    """The way from birth to deletion by keyboard alone, with scripts switched off."""
    look.browser.ask("Storage.clearDataForOrigin", origin=look.base, storageTypes="all")
    look.browser.ask("Network.clearBrowserCookies")
    look.browser.ask("Emulation.setScriptExecutionDisabled", value=True)
    look.screen(1280, "light")
    look.begin("Robin")
    look.page("/today", "without scripts", shows=True)
    look.link("/month")
    look.reach("document.activeElement.closest && document.activeElement.closest('.month a') !== null")
    look.send()
    look.expect("location.pathname.startsWith('/day/')", "without scripts: no way from the month to a day")
    look.reach("(document.activeElement.getAttribute('href') || '').endsWith('/areas')")
    look.send()
    look.button("Keep in my journal")
    look.expect("location.pathname === '/journal' && document.querySelector('article h3') !== null",
                "without scripts: nothing is kept in the journal")
    look.link("/chart")
    look.expect("document.body.innerText.includes('Rising sign Libra')", "without scripts: no rising sign")
    look.link("/year")
    look.expect("document.querySelectorAll('.facts dt').length > 5", "without scripts: no year")
    compare(look)
    look.expect("document.querySelector('h1').innerText === 'You and Sam'", "without scripts: no pair")
    add_person(look, "Kim", "1975-03-02", "Seoul, South Korea")
    look.expect("document.querySelectorAll('.people td').length === 21", "without scripts: no week with a person")
    ask_something(look)
    look.expect("document.querySelector('.answer-new .said').textContent.length > 40", "without scripts: no answer")
    look.page("/ask answered", "without scripts", shows=True)
    look.link("/moods")
    look.reach("document.activeElement.name === 'mood'")
    look.browser.press(chromium.SPACE)
    look.fill([("note", "Written by keyboard.")])
    look.button("Save")
    look.expect("document.body.innerText.includes('Written by keyboard.')", "without scripts: no mood")
    settings_without_scripts(look)
    look.link("/delete")
    look.link("/settings")
    look.link("/delete")
    look.button("Delete everything")
    # The log of the browser names the status of a form that comes back.
    look.browser.events[:] = [event for event in look.browser.events if not page_states.says_status(event)]
    look.expect("document.querySelector('.fault') !== null", "without scripts: deletes without the tick")
    look.reach("document.activeElement.name === 'sure'")
    look.browser.press(chromium.SPACE)
    look.button("Delete everything")
    look.expect("location.pathname === '/deleted'", "without scripts: no deletion")
    look.browser.open(look.base + "/today")
    look.expect("location.pathname === '/'", "without scripts: still known after the deletion")
    look.listen("the way", "without scripts")


def settings_without_scripts(look):
    """Every setting by keyboard; a birth at a time that clocks showed twice; and a guest who thinks again."""
    look.link("/settings")
    look.choose("timezone", 1)
    look.choose("clock", 1)
    look.choose("language", 1)
    look.choose("relationship", 1)
    look.choose("work", 2)
    look.reach("document.activeElement.name === 'notify'")
    look.browser.press(chromium.SPACE)
    look.fill([("notification_time", "07:45")])
    look.reach("document.activeElement.name === 'allow_analytics'")
    look.browser.press(chromium.SPACE)
    look.fill([("retention", "30")])
    look.button("Save")
    look.page("/settings saved", "without scripts", shows=True)
    look.browser.open(look.base + "/settings")
    for name, value in (("clock", "12"), ("language", "es"), ("relationship", "single"), ("work", "studies"),
                        ("notification_time", "07:45"), ("retention", "30")):
        look.expect(f"document.getElementsByName('{name}')[0].value === '{value}'", f"without scripts: {name} is not kept")
    look.expect("document.getElementsByName('timezone')[0].value !== 'America/New_York'", "without scripts: the zone is not kept")
    look.expect("document.getElementsByName('notify')[0].checked", "without scripts: messages are not kept")
    look.expect("!document.getElementsByName('allow_analytics')[0].checked", "without scripts: counting is not kept")
    look.reach("document.activeElement.getAttribute('href') === '/export'")
    look.browser.open(look.base + "/birth")
    look.fill([("birth_date", "1990-10-28"), ("birth_time", "01:30")])
    look.button("Save")
    look.page("/birth twice", "without scripts", shows=True)
    look.reach("document.activeElement.name === 'clock_choice'")
    look.browser.press(chromium.DOWN)
    look.button("Save")
    look.expect("document.body.innerText.includes('28 October 1990, 1:30\u00a0am')", "without scripts: no time that was shown twice")
    look.browser.open(look.base + "/settings")
    look.link("/delete")
    look.page("/delete", "without scripts", shows=True)
    look.link("/settings")
    look.expect("location.pathname === '/settings'", "without scripts: a guest can't go back")

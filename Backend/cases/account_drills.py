"""Drills of accounts: who is deleted is gone everywhere, and who guesses passwords gets nowhere. See run_drills.py."""
import concurrent.futures
import http.client
import json
import os
import uuid

from drilling import Server, command, want

# Planted in all that a person can write; each is found by its bytes.
WORDS = [f"plantedword{number:02}" for number in range(30)]


def files_with(words, *folders):
    """Which of the words stand in a file of the folders, and in which."""
    found = []
    for folder in folders:
        for path, _, names in os.walk(folder):
            for name in names:
                with open(os.path.join(path, name), "rb") as file:
                    text = file.read().lower()
                found += [f"{word} in {name}" for word in words if word.encode() in text]
    return found


def plant(server, token, words):
    """Writes each of the words into another place."""
    def ask(method, path, body, status=200):
        got, text = server.ask(method, path, body, token)
        want(got == status, f"{method} {path} is answered {got}: {text}")
        return text
    ask("POST", "/v1/auth/register", {"email": f"{words[0]}@example.org", "password": f"long {words[1]}", "name": words[2]}, 201)
    token = json.loads(server.ask("POST", "/v1/auth/login", {
        "email": f"{words[0]}@example.org", "password": f"long {words[1]}", "device_id": words[3]})[1])["token"]
    ask("POST", "/create_user_profile", {"data": {
        "name": words[4], "email": f"{words[5]}@example.org", "birth_date": "1990-06-15", "birth_city": words[6],
        "birth_country": words[7]}})
    ask("PUT", "/v1/me/partner", {"birth_date": "1991-01-01", "name": words[8], "birth_city": words[9], "birth_country": words[10]})
    people = "\r\n".join(f"#A93:*,{word},*,1.1.1980,12:00,{place},*\r\n#B93:*,48N08,11E34,1hE00,0" for word, place in
                         zip(words[11:14], words[14:17]))
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    line.request("POST", "/v1/me/people/import?format=aaf", people.encode(), {"Authorization": "Bearer " + token})
    answer = line.getresponse()
    text = answer.read().decode()
    want(answer.status == 201 and json.loads(text)["kept"] == 3, f"an import is answered {answer.status}: {text[:500]}")
    for number in range(3):
        ask("POST", "/v1/me/journal", {"date": "2025-01-06", "entry_type": "horoscope_reading", "summary_viewed": words[17 + number],
                                       "categories_viewed": [{"category": "home_environment", "text": words[20 + number]}]}, 201)
    ask("PUT", f"/v1/me/moods/{uuid.uuid4()}", {"moodType": words[23], "note": words[24], "timestamp": "2025-01-06T12:00:00Z",
                                                "quoteShown": {"text": words[25], "author": words[26]}}, 201)
    ask("POST", "/register_device_token", {"data": {"device_token": words[27]}})
    ask("POST", "/v1/me/ask", {"question": f"What of my friend {words[28].capitalize()} and my colleague {words[29].capitalize()}?",
                               "horoscope_date": "2025-01-06"})
    return token


def drill_deletion(folder):
    """None of a deleted person's 30 words is in the data folder or in a later backup, and an earlier backup brings nobody back."""
    data, new = os.path.join(folder, "data"), os.path.join(folder, "new")
    before, after = os.path.join(folder, "before.sqlite"), os.path.join(folder, "after.sqlite")
    server = Server(data)
    others = [server.guest() for _ in range(20)]
    for number, token in enumerate(others):
        server.ask("POST", "/create_user_profile", {"data": {"name": f"Other {number}", "email": "", "birth_date": "1985-02-03"}}, token)
    token = plant(server, server.guest(), WORDS)
    status, said = command("backup", data, before)
    want(status == 0, f"backup ends with {status}: {said}")
    planted = {found.split(" ")[0] for found in files_with(WORDS, data, folder)}
    # A password is kept as its hash alone.
    missing = set(WORDS) - planted - {WORDS[1]}
    want(not missing, f"the drill plants nothing: {sorted(missing)} are in no file before the deletion")
    want(server.ask("DELETE", "/v1/me", token=token)[0] == 204, "the account isn't deleted")
    want(server.ask("GET", "/v1/me", token=token)[0] == 401, "the token is good still")
    status, said = command("backup", data, after)
    want(status == 0, f"backup ends with {status}: {said}")
    os.rename(before, os.path.join(folder, "..", os.path.basename(folder) + "-before"))
    try:
        found = files_with(WORDS, folder)
        want(not found, f"after the deletion there is {found}")
        want(server.end() == 0, "it doesn't end")
        found = files_with(WORDS, folder) + [word for word in WORDS if word in server.said.lower()]
        want(not found, f"after the end there is {found}")
        # Another machine, with an earlier backup and the list that travels apart.
        kept = os.path.join(folder, "..", os.path.basename(folder) + "-before")
        Server(new).end()
        status, said = command("restore", new, kept, "--deletions", os.path.join(data, "deletions.txt"))
        want(status == 0, f"restore ends with {status}: {said}")
        server = Server(new)
        want(server.ask("GET", "/v1/me", token=token)[0] == 401, "a backup brings the token back")
        status, said = server.ask("POST", "/v1/auth/login", {"email": f"{WORDS[0]}@example.org", "password": f"long {WORDS[1]}"})
        want(status == 401, f"a backup brings the account back: {status}")
        want(server.ask("GET", "/v1/me", token=others[7])[0] == 200, "the others aren't restored")
        want(server.end() == 0, "it doesn't end")
        found = files_with(WORDS, new)
        want(not found, f"on another machine there is {found}")
    finally:
        os.remove(os.path.join(folder, "..", os.path.basename(folder) + "-before"))


def drill_stuffing(folder):
    """Of 10,000 passwords guessed on 1,000 emails from ten addresses few are looked at, and other addresses can sign in."""
    # Few, since a password takes seconds in a build for debugging.
    addresses, per_minute = 10, 2
    server = Server(os.path.join(folder, "data"), "--server-proxies", "127.0.0.1", "--limits-sign-ins-per-minute", str(per_minute))

    def ask(line, number, email, password):
        line.request("POST", "/v1/auth/login", json.dumps({"email": email, "password": password}),
                     {"Content-Type": "application/json", "X-Forwarded-For": f"198.51.100.{number}"})
        answer = line.getresponse()
        answer.read()
        return answer.status

    status, text = server.ask("POST", "/v1/auth/register", {"email": "owner@example.org", "password": "a sound long phrase"})
    want(status == 201, f"the owner is answered {status}: {text}")

    def guess(who):
        statuses = {}
        line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=600)
        for number in range(10_000 // addresses):
            email = "owner@example.org" if number % 50 == 0 else f"person{number % 1_000}@example.org"
            status = ask(line, who + 1, email, f"guessed {number}")
            statuses[status] = statuses.get(status, 0) + 1
        return statuses

    counts = {}
    with concurrent.futures.ThreadPoolExecutor(addresses) as pool:
        for statuses in pool.map(guess, range(addresses)):
            for status, count in statuses.items():
                counts[status] = counts.get(status, 0) + count
    want(set(counts) <= {401, 429}, f"guesses are answered {counts}")
    # After twice what it may try in a minute an address has to wait.
    want(counts.get(401, 0) <= addresses * 2 * per_minute, f"of 10,000 guesses {counts.get(401)} were looked at")
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    status = ask(line, 99, "person7@example.org", "guessed")
    want(status in (401, 429), f"another address is answered {status}")
    want(server.end() == 0, "it doesn't end")
    want("guessed" not in server.said and "@example.org" not in server.said, "the log has emails or passwords")
    return f"{counts.get(401, 0)} were looked at."

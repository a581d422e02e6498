"""Lets schemathesis in: an account for all calls, and one of its own for each call that ends or changes an account.

ASTROLABE_ADDRESS is the server's address. Used by run_openapi.py.
"""
import json
import os
import urllib.request

import schemathesis

ADDRESS = os.environ["ASTROLABE_ADDRESS"]
# After these calls a token is another person's, or nobody's.
ENDING = {"deleteMe", "endSession", "logout", "register", "resetPassword", "signInWithIdentity"}


def post(path, body, token=None):
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    request = urllib.request.Request(ADDRESS + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def person():
    """The token of a new guest with a birth."""
    token = post("/v1/auth/guest", {})["token"]
    post("/create_user_profile", {"data": {
        "name": "Anna", "email": "", "birth_date": "1990-06-15", "birth_time": "14:30",
        "birth_timezone": "America/New_York", "birth_lat": 40.7128, "birth_lon": -74.006}}, token)
    return token


SHARED = person()


@schemathesis.auth(refresh_interval=None)
class Token:
    def get(self, case, context):
        return person() if case.operation.definition.raw.get("operationId") in ENDING else SHARED

    def set(self, case, data, context):
        case.headers = case.headers or {}
        case.headers["Authorization"] = "Bearer " + data

"""The words of the English interface that the tests use. Fields are found by their names instead."""

import re


def word(pattern: str) -> re.Pattern:
    return re.compile(pattern, re.IGNORECASE)


# Tabs
DISCOVER = word(r"^discover$")
SEARCH = word(r"^search$")
MY_FILMS = word(r"^my films$")

# Film page
WATCHLIST = word(r"watchlist")
SEEN = word(r"^\W*(mark as )?seen\b")

# Forms
SAVE = word(r"^(save|add film|add|mark as seen)\b")
REMOVE = word(r"^(remove|take back|not seen)\b")

# Messages
UNDO = word(r"^undo$")
ADD_IT_YOURSELF = word(r"add it yourself")

# Lists
CLEAR = word(r"^clear filters$")
SHOW = word(r"^show$")
SELECT = word(r"^select$")
TAKE_OFF = word(r"^take off the watchlist$")

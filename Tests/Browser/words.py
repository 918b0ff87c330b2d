"""What several tests press, in the words of the English interface. Fields are found by their names instead."""

import re

from texts import text


def word(key: str) -> re.Pattern:
    """Finds what is called so, and nothing longer."""
    return re.compile(f"^{re.escape(text(key))}$", re.IGNORECASE)


# Tabs
SEARCH = word("SharedText.search")
MY_FILMS = word("SharedText.myFilms")

# Film page
WATCHLIST = word("FilmText.watchlist")
SEEN = word("FilmText.markSeen")

# Forms
ADD_FILM = word("FilmFormText.add")
MARK_SEEN = word("ViewingText.markTitle")

# Search
ADD_IT_YOURSELF = word("SearchText.addYourself")

# Lists
CLEAR = word("SharedText.clearFilters")
SHOW = word("SharedText.applyFilters")
SELECT = word("MyFilmsText.select")
TAKE_OFF = word("MyFilmsText.removeFromWatchlist")

public enum FilmText: TextKey {
    case directedBy, createdBy, perEpisode, edit, actions
    case watchlist, markSeen, seenAgain, seenTimes, favourite
    case plot, ownWords, keywords, scores, imdb, rottenTomatoes, metacritic, tmdb, scoreOfTen, scoreOfHundred, percent,
        votes
    case awards, headlineWins, headlineNominations, wins, nominations
    case people, showAll, similar
    case trailers, trailer, buy, rent, soundtrack, book, audiobook, makingOf, tickets
    case facts, country, language, openOn, nothingKnown
    case newsComing, newsLate, showNews, showingKnown
    case keyHint, keyHintLink, hideKeyHint

    public var english: Message {
        switch self {
        case .directedBy: "Directed by {people}"
        case .createdBy: "Created by {people}"
        case .perEpisode: "{length} an episode"
        case .edit: "Edit"
        case .actions: "What to do with this film"
        case .watchlist: "Watchlist"
        case .markSeen: "Mark as seen"
        case .seenAgain: "Seen again"
        case .seenTimes: .plural(one: "Seen", other: "Seen {count} times")
        case .favourite: "Favourite"
        case .plot: "Plot"
        case .ownWords: "In Filmz’s own words"
        case .keywords: "Keywords: {keywords}"
        case .scores: "What others say"
        case .imdb: "IMDb"
        case .rottenTomatoes: "Rotten Tomatoes"
        case .metacritic: "Metacritic"
        case .tmdb: "TMDb"
        case .scoreOfTen: "{score} of 10"
        case .scoreOfHundred: "{score} of 100"
        case .percent: "{score} %"
        case .votes: .plural(one: "{count} vote", other: "{count} votes")
        case .awards: "Awards"
        case .headlineWins: .plural(one: "{count} {name} win", other: "{count} {name} wins")
        case .headlineNominations: .plural(one: "{count} {name} nomination", other: "{count} {name} nominations")
        case .wins: .plural(one: "{count} win", other: "{count} wins")
        case .nominations: .plural(one: "{count} nomination", other: "{count} nominations")
        case .people: "Cast and crew"
        case .showAll: "Show all {count}"
        case .similar: "You may also like"
        case .trailers: "Trailers"
        case .trailer: "Trailer"
        case .buy: "Buy"
        case .rent: "Rent"
        case .soundtrack: "Soundtrack"
        case .book: "Book"
        case .audiobook: "Audiobook"
        case .makingOf: "Making-of"
        case .tickets: "Tickets"
        case .facts: "Facts"
        case .country: .plural(one: "Country", other: "Countries")
        case .language: .plural(one: "Language", other: "Languages")
        case .openOn: "Open on {site}"
        case .nothingKnown: "Little is known about this film yet."
        case .newsComing: "Looking for newer facts…"
        case .newsLate: "Newer facts are taking a while."
        case .showNews: "Show what came in since"
        case .showingKnown: "Showing what we already know."
        case .keyHint: "Posters, longer plots and trailers come from free services. {link}"
        case .keyHintLink: "Set one up"
        case .hideKeyHint: "Do not show this hint again"
        }
    }
}

public enum RoleText: TextKey {
    case director, creator, writer, actor, composer, cinematographer, editor, producer

    public var english: Message {
        switch self {
        case .director: "Director"
        case .creator: "Creator"
        case .writer: "Writer"
        case .actor: "Cast"
        case .composer: "Music"
        case .cinematographer: "Camera"
        case .editor: "Editing"
        case .producer: "Producer"
        }
    }
}

/// Where facts come from, and how providers stand with a film.
public enum FilmSourcesText: TextKey {
    case title, catalogue, byHand, elsewhere, providerAndAge, refresh, answered, notAsked, identified, sure, confirmed,
        uncertain,
        unknown, denied, noneOfThese, wrong, again

    public var english: Message {
        switch self {
        case .title: "Where this comes from"
        case .catalogue: "Catalogue"
        case .byHand: "Added by hand"
        case .elsewhere: "A file or a service"
        case .providerAndAge: "{provider}, {age}"
        case .refresh: "Ask everybody again"
        case .answered: "Answered {age}."
        case .notAsked: "Not asked yet."
        case .identified: "Found by its number there."
        case .sure: "Found by title, year, people and length."
        case .confirmed: "You said that it is this one."
        case .uncertain: "We’re not sure which film this is on {provider}. Is it this one?"
        case .unknown: "{provider} doesn’t know this film."
        case .denied: "You said that none of its films is this one."
        case .noneOfThese: "None of these"
        case .wrong: "This is the wrong film"
        case .again: "Look again"
        }
    }
}

/// What can be known of a film, in the middle of a sentence.
public enum FactText: TextKey {
    case title, originalTitle, year, releaseDate, runtime, genres, directors, cast, countries, languages, certificate,
        tagline, plot, keywords, poster, scores, awards, credits, trailers, similar, offers, seasons

    public var english: Message {
        switch self {
        case .title: "title"
        case .originalTitle: "original title"
        case .year: "year"
        case .releaseDate: "release date"
        case .runtime: "length"
        case .genres: "genres"
        case .directors: "directors"
        case .cast: "cast"
        case .countries: "countries"
        case .languages: "languages"
        case .certificate: "certificate"
        case .tagline: "tagline"
        case .plot: "plot"
        case .keywords: "keywords"
        case .poster: "poster"
        case .scores: "scores"
        case .awards: "awards"
        case .credits: "credits"
        case .trailers: "trailers"
        case .similar: "similar films"
        case .offers: "where to get it"
        case .seasons: "seasons"
        }
    }
}

public enum VerdictText: TextKey {
    case title, rating, saveRating, note, addNote, editNote, noteHint, saveNote, saveAudience, fromProduct, fromFile

    public var english: Message {
        switch self {
        case .title: "My verdict"
        case .rating: "My stars"
        case .saveRating: "Save stars"
        case .note: "About the film"
        case .addNote: "Write about the film"
        case .editNote: "Edit what I wrote about the film"
        case .noteHint: "Empty it to remove it."
        case .saveNote: "Save"
        case .saveAudience: "Save"
        case .fromProduct: "From {product}"
        case .fromFile: "From a file"
        }
    }
}

public enum ViewingText: TextKey {
    case title, all, edit, remove, with, stopped, stoppedAt, again
    case markTitle, editTitle, when, today, yesterday, onDay, inMonth, inYear, dontKnow, day, time, month, monthHint,
        year, place, companions, rating, note, rewatch, stoppedToggle, stoppedCheck, minute, reason, save
    case unseeTitle, unseeWhich, unseeNone, unseeButton, backToFilm

    public var english: Message {
        switch self {
        case .title: "When I saw it"
        case .all: "All {count} viewings"
        case .edit: "Edit the viewing: {when}"
        case .remove: "Remove the viewing: {when}"
        case .with: "with {people}"
        case .stopped: "Stopped before the end"
        case .stoppedAt: "Stopped at minute {minute}"
        case .again: "Seen before"
        case .markTitle: "Mark as seen"
        case .editTitle: "Edit this viewing"
        case .when: "When"
        case .today: "Today"
        case .yesterday: "Yesterday"
        case .onDay: "On a day"
        case .inMonth: "In a month"
        case .inYear: "In a year"
        case .dontKnow: "Don’t know"
        case .day: "Day"
        case .time: "Time (if you like)"
        case .month: "Month"
        case .monthHint: "Year and month, like 2011-07"
        case .year: "Year"
        case .place: "Where"
        case .companions: "With whom"
        case .rating: "Stars"
        case .note: "About this evening"
        case .rewatch: "I had seen it before"
        case .stoppedToggle: "I stopped before the end"
        case .stoppedCheck: "Not watched to the end"
        case .minute: "At which minute"
        case .reason: "Why"
        case .save: "Save"
        case .unseeTitle: "Take back “seen”"
        case .unseeWhich: "Which viewing should go? You can undo it."
        case .unseeNone: "You haven’t marked this film as seen."
        case .unseeButton: "Remove"
        case .backToFilm: "Back to the film"
        }
    }
}

public enum FilmFormText: TextKey {
    case addTitle, editTitle, addHint, title, originalTitle, year, runtime, directors, genres, commas, imdbID,
        imdbHint, add, save, remove, removeHint

    public var english: Message {
        switch self {
        case .addTitle: "Add a film yourself"
        case .editTitle: "Edit film"
        case .addHint:
            "Only the title is needed. If the catalogue learns about the film later, it fills in the rest and your notes stay."
        case .title: "Title"
        case .originalTitle: "Original title"
        case .year: "Year"
        case .runtime: "Length in minutes"
        case .directors: "Directors"
        case .genres: "Genres"
        case .commas: "Several with commas between"
        case .imdbID: "IMDb number"
        case .imdbHint: "Like tt0111161, or the address of the film’s page there"
        case .add: "Add film"
        case .save: "Save"
        case .remove: "Remove this film"
        case .removeHint: "It goes with all you said about it, and from your lists. You can undo that."
        }
    }
}

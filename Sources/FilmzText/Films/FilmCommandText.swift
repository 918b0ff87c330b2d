/// `filmz film` and `filmz add`.
public enum FilmCommandText: TextKey {
    case film, show, showDiscussion, refresh, offline, notBoth
    case mine, myStars, myComment, saidElsewhere, recommended, seen, earlierViewings, id, knownAs, english, original,
        released,
        runtime, minutes, certificate, genres, kind, years, seasons, directedBy, createdBy, writtenBy, with, musicBy,
        countries,
        languages, tagline,
        plot, ownWords, keywords,
        scores, awards, trailer, offer, similar, source
    case buy, rent, soundtrack, book, audiobook, makingOf, tickets, mayBe, doesNotKnow, another, unknownDate,
        stars, viewing
    case add, addDiscussion, addTitle, addOriginalTitle, addYear, addRuntime, addDirector, addGenre, addIMDb, added
    case remove, removed

    public var english: Message {
        switch self {
        case .film: "Look at one film."
        case .show: "Print what is known about a film, and what you have with it."
        case .showDiscussion:
            "Providers that are on are asked when nothing is known from them yet, or what they said is old. What they said stays known without a network."
        case .refresh: "Ask all providers again."
        case .offline: "Ask nobody."
        case .notBoth: "Give --refresh or --offline, not both."
        case .mine: "Mine"
        case .myStars: "My stars"
        case .myComment: "My comment"
        case .saidElsewhere: "Said elsewhere"
        case .recommended: "For"
        case .seen: "Seen"
        case .earlierViewings: .plural(one: "once before that", other: "{count} times before that")
        case .id: "ID"
        case .knownAs: "Known as"
        case .english: "English"
        case .original: "Original"
        case .released: "Released"
        case .runtime: "Runtime"
        case .minutes: "{minutes} min"
        case .certificate: "Certificate"
        case .genres: "Genres"
        case .kind: "Kind"
        case .years: "Years"
        case .seasons: "Seasons"
        case .directedBy: "Directed by"
        case .createdBy: "Created by"
        case .writtenBy: "Written by"
        case .with: "With"
        case .musicBy: "Music by"
        case .countries: "Countries"
        case .languages: "Languages"
        case .tagline: "Tagline"
        case .plot: "Plot"
        case .ownWords: "{plot} (in Filmz's own words)"
        case .keywords: "Keywords"
        case .scores: "Scores"
        case .awards: "Awards"
        case .trailer: "Trailer"
        case .offer: "Offer"
        case .similar: "Similar"
        case .source: "Source"
        case .buy: "buy"
        case .rent: "rent"
        case .soundtrack: "soundtrack"
        case .book: "book"
        case .audiobook: "audiobook"
        case .makingOf: "making-of"
        case .tickets: "tickets"
        case .mayBe: "may be {ids}"
        case .doesNotKnow: "does not know it"
        case .another: "has another film"
        case .unknownDate: "at an unknown date"
        case .stars: "{stars} stars"
        case .viewing: "viewing {id}"
        case .add: "Add a film that the catalogue does not know."
        case .addDiscussion:
            "It becomes the real one, with everything you keep about it, when the catalogue learns of it."
        case .addTitle: "The title."
        case .addOriginalTitle: "The title in the film's own language."
        case .addYear: "The year of release."
        case .addRuntime: "Minutes."
        case .addDirector: "A director; may be repeated."
        case .addGenre: "A genre; may be repeated."
        case .addIMDb: "The IMDb ID, such as tt0133093."
        case .added: "{film} has the ID {id}."
        case .remove: "Remove a film that you added or imported, with all you said about it."
        case .removed: "{film} is removed"
        }
    }
}

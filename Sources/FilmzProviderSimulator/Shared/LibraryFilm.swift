import FilmzDomain
import FilmzTextFolding

/// A film of the catalogue, with the invented facts that the services add.
struct LibraryFilm: Hashable, Sendable {
    enum Screening: Hashable, Sendable {
        case nowPlaying, comingSoon
    }

    let film: Film
    let imdb: IMDbID
    let tmdbID: Int
    let chance: Chance
    /// The day of the first release anywhere; nil if none is announced.
    let released: CalendarDay?
    /// The release in US theatres, for films of the current programme.
    let releasedInUS: CalendarDay?
    /// The place in the current programme; nil if it is not in it.
    let screening: Screening?
    /// The folded words of the titles.
    let words: [[String]]

    init(
        _ film: Film, imdb: IMDbID, released: CalendarDay?, releasedInUS: CalendarDay? = nil,
        screening: Screening? = nil, otherTitles: [String] = []
    ) {
        self.film = film
        self.imdb = imdb
        // Above TMDb's own IDs.
        tmdbID = film.externalIDs.tmdb ?? 50_000_000 + imdb.number
        chance = Chance(imdb.description)
        self.released = released
        self.releasedInUS = releasedInUS
        self.screening = screening
        words = ([film.title] + (film.originalTitle.map { [$0] } ?? []) + otherTitles).map(TextFolding.words)
    }

    var title: String { film.title }
    var originalTitle: String { film.originalTitle ?? film.title }
    var year: Int? { film.year ?? released?.year }
    var isInvented: Bool { film.prominence == nil }

    /// The day of the release in a country.
    func released(in country: String) -> CalendarDay? {
        if country == "US", let releasedInUS { return releasedInUS }
        let delay =
            if CountryCodes.code(of: film.countries.first) == country {
                0
            } else {
                chance.number(country, in: 0...75)
            }
        return released.map { $0 + delay }
    }

    /// Whether each word is the beginning of a word in a title.
    func matches(_ query: [String]) -> Bool {
        !query.isEmpty && words.contains { title in query.allSatisfy { word in title.contains { $0.hasPrefix(word) } } }
    }

    /// Whether each word is a word of the title.
    func matchesWholeWords(_ query: [String]) -> Bool {
        guard let title = words.first, !query.isEmpty else { return false }
        return query.allSatisfy { word in
            if word.hasSuffix("*") { title.contains { $0.hasPrefix(word.dropLast()) } } else { title.contains(word) }
        }
    }

    /// The rating from 1 to 10, with one decimal; nil for an unreleased film.
    var rating: Double? {
        guard screening != .comingSoon, released != nil else { return nil }
        let best = film.prominence.map { $0 < 150 ? 93 : 88 } ?? 79
        return Double(chance.number("rating", in: (best - 25)...best)) / 10
    }

    var votes: Int {
        guard rating != nil else { return 0 }
        guard let prominence = film.prominence else { return chance.number("votes", in: 12...9_400) }
        return 2_400_000 / (prominence + 2) + chance.number("votes", in: 1_000...8_000)
    }

    /// The share of critics who liked it, in percent.
    var tomatoes: Int? {
        if rating == nil || chance.isOne(of: 6, purpose: "no tomatoes") {
            nil
        } else {
            chance.number("tomatoes", in: 21...99)
        }
    }

    var metascore: Int? {
        if rating == nil || chance.isOne(of: 5, purpose: "no metascore") {
            nil
        } else {
            chance.number("metascore", in: 24...97)
        }
    }

    /// The budget in dollars; 0 if it is unknown.
    var budget: Int { chance.isOne(of: 3, purpose: "no budget") ? 0 : chance.number("budget", in: 2...220) * 1_000_000 }

    /// The revenue in dollars; 0 if it is unknown.
    var revenue: Int {
        if rating == nil || chance.isOne(of: 3, purpose: "no revenue") {
            0
        } else {
            chance.number("revenue", in: 400_000...900_000_000)
        }
    }

    /// The popularity, by which lists are sorted.
    var popularity: Double {
        let tenths = chance.number("popularity", in: 0...999)
        if let prominence = film.prominence { return 140 / (1 + Double(prominence) / 60) + Double(tenths) / 1_000 }
        return (screening == nil ? 1 : 20) + Double(tenths) / 10
    }

    var writers: [String] {
        film.directors.prefix(1) + [InventedNames.person(chance.number("writer", in: 0...2_000))]
    }
}

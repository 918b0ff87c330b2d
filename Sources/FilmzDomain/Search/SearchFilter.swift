import FilmzTextFolding

/// A condition on films, recognised in the words of a query.
public enum SearchFilter: Hashable, Sendable {
    public enum Role: String, Hashable, Sendable {
        case cast, director
    }

    /// A person's relation to a film.
    public enum Mine: String, Hashable, Sendable, CaseIterable {
        case seen, unseen, watchlist, favourites, rated
    }

    /// A person of the film with all these words in their name.
    case person(String, Role)
    case kind(Film.KindGroup)
    case genre(String)
    /// The first of the film's countries.
    case country(String)
    /// The first of the film's languages.
    case language(String)
    /// A range of years of release.
    case years(ClosedRange<Int>)
    /// A range of running times.
    case minutes(ClosedRange<Int>)
    case mine(Mine)
    /// An availability of the film.
    case offered(Availability)
    /// Offered by a service, in any of the ways in other conditions.
    case service(StreamingService)
    /// Like the film with this title.
    case like(String)
    /// Not meeting a condition. A film of which it is unknown whether it does is left out.
    indirect case not(SearchFilter)
    /// Meeting one of several conditions of the same kind.
    indirect case either([SearchFilter])

    /// Whether a film meets the condition, as far as it is about the film itself. The person's relation, the
    /// availability and likeness are not checked.
    public func holds(_ film: Film) -> Bool {
        switch self {
        case .person(let name, let role): Self.name(name, role: role, in: film) != nil
        case .kind(let group): group.holds(film.kind)
        case .genre(let genre): film.genres.contains(genre)
        case .country(let country): film.countries.first == country
        case .language(let language): film.languages.first == language
        case .years(let years): film.year.map(years.contains) ?? false
        case .minutes(let minutes): film.runtime.map(minutes.contains) ?? false
        case .not(.country) where film.countries.isEmpty: false
        case .not(.language) where film.languages.isEmpty: false
        case .not(.years) where film.year == nil: false
        case .not(.minutes) where film.runtime == nil: false
        case .not(let filter): !filter.isAboutFilm || !filter.holds(film)
        case .either(let filters): filters.contains { $0.holds(film) }
        case .mine, .offered, .service, .like: true
        }
    }

    /// Whether the condition is about the film itself.
    private var isAboutFilm: Bool {
        switch self {
        case .person, .kind, .genre, .country, .language, .years, .minutes: true
        case .not(let filter): filter.isAboutFilm
        case .either(let filters): filters.allSatisfy(\.isAboutFilm)
        case .mine, .offered, .service, .like: false
        }
    }

    /// Whether the condition is about the people of the film.
    public var isAboutPeople: Bool {
        switch self {
        case .person: true
        case .not(let filter): filter.isAboutPeople
        case .either(let filters): filters.contains(where: \.isAboutPeople)
        case .kind, .genre, .country, .language, .years, .minutes, .mine, .offered, .service, .like: false
        }
    }

    /// The name of a person of a film that contains all words, in the film's spelling; nil when there is none.
    /// - Parameter isWhole: whether the last word is complete; otherwise it may be a prefix
    public static func name(_ name: String, role: Role, isWhole: Bool = true, in film: Film) -> String? {
        let nameWords = TextFolding.words(name)
        guard let last = nameWords.last else { return nil }
        return (role == .director ? film.directors : film.cast).first { person in
            let words = TextFolding.words(person)
            return nameWords.dropLast().allSatisfy(words.contains)
                && (isWhole ? words.contains(last) : words.contains { $0.hasPrefix(last) })
        }
    }

    /// The kind of condition and its value for the API: `years` `1990-1999`, `minutes` `-99`.
    public var parts: (kind: String, value: String) {
        switch self {
        case .person(let name, let role): (role.rawValue, name)
        case .kind(let group): ("kind", group.rawValue)
        case .genre(let genre): ("genre", genre)
        case .country(let country): ("country", country)
        case .language(let language): ("language", language)
        case .years(let years): ("years", Self.text(years, within: CalendarDay.years))
        case .minutes(let minutes): ("minutes", Self.text(minutes, within: FilmDraft.runtimes))
        case .mine(let mine): ("mine", mine.rawValue)
        case .offered(let way): ("where", way.rawValue)
        case .service(let service): ("service", service.name)
        case .like(let title): ("like", title)
        case .not(let filter): ("not-" + filter.parts.kind, filter.parts.value)
        case .either(let filters):
            ("either-" + (filters.first?.parts.kind ?? ""), filters.map(\.parts.value).joined(separator: "|"))
        }
    }

    private static func text(_ range: ClosedRange<Int>, within all: ClosedRange<Int>) -> String {
        if range.count == 1 { return String(range.lowerBound) }
        return (range.lowerBound > all.lowerBound ? String(range.lowerBound) : "") + "-"
            + (range.upperBound < all.upperBound ? String(range.upperBound) : "")
    }
}

import FilmzTextFolding

/// The films that a person directs or plays in, as far as they are in Filmz's own data.
public struct Filmography<Element: Sendable>: Sendable {
    /// The name in the spelling of the films.
    public var name: String
    /// IMDb's name ID, such as `nm0000537`; nil when it is unknown which person of that name this is.
    public var imdb: String?
    /// The year of birth; nil when unknown. The starter catalogue has none.
    public var birthYear: Int?
    /// The year of death; nil when alive or unknown.
    public var deathYear: Int?
    /// The films, newest first. Within a year the best known come first; films without a year come last.
    public var films: [Element]

    public init(name: String, of namesake: Namesake? = nil, films: [Element]) {
        self.name = name
        self.films = films
        imdb = namesake.map { "nm" + Digits.padded($0.number, to: 7) }
        birthYear = namesake?.birthYear
        deathYear = namesake?.deathYear
    }

    private init(_ other: Filmography<some Sendable>, films: [Element]) {
        name = other.name
        imdb = other.imdb
        birthYear = other.birthYear
        deathYear = other.deathYear
        self.films = films
    }

    /// The same filmography with other values for its films.
    public func with<Other: Sendable>(_ films: [Other]) -> Filmography<Other> { Filmography<Other>(self, films: films) }
}

extension Filmography: Equatable where Element: Equatable {}

extension Filmography: Encodable where Element: Encodable {}

/// One of several people with the same name, as far as a catalogue distinguishes them.
public struct Namesake: Hashable, Sendable {
    /// The number of IMDb's name ID.
    public var number: Int
    public var birthYear: Int?
    public var deathYear: Int?

    public init(number: Int, birthYear: Int?, deathYear: Int?) {
        self.number = number
        self.birthYear = birthYear
        self.deathYear = deathYear
    }
}

extension Filmography<Film> {
    /// - Parameters:
    ///   - name: the full name, compared without case and accents
    ///   - films: the films, each made by a person of this name
    ///   - namesakes: the people of this name who made each film, as far as known
    /// - Returns: one filmography for each of these people, in the order of their best known film. Films whose maker is
    ///   unknown belong to the only known person, or come last.
    public static func all(
        of name: String, among films: [Film], namesakes: [Film.ID: Set<Namesake>] = [:]
    ) -> [Filmography] {
        let all = Set(namesakes.values.joined())
        let only: Namesake? =
            if all.count == 1 { all.first } else { nil }
        var filmsOf: [Namesake?: [Film]] = [:]
        // In the order of each person's best known film.
        var makers: [Namesake?] = []
        for film in films.sorted(by: Film.isBetterKnown) {
            let filmNamesakes: [Namesake?]? = namesakes[film.id]?.sorted { $0.number < $1.number }
            for maker in filmNamesakes ?? [only] {
                if filmsOf[maker] == nil { makers.append(maker) }
                filmsOf[maker, default: []].append(film)
            }
        }
        return (makers.filter { $0 != nil } + makers.filter { $0 == nil }).compactMap { maker in
            let films = filmsOf[maker, default: []]
            guard let name = films.first?.people(named: name).first else { return nil }
            return Filmography(name: name, of: maker, films: films.sorted(by: Film.isNewer))
        }
    }
}

extension Film {
    /// The film's directors and cast with this name, compared without case and accents.
    public func people(named name: String) -> [String] {
        let foldedName = TextFolding.folded(name)
        return (directors + cast).filter { TextFolding.folded($0) == foldedName }
    }

    fileprivate static func isNewer(_ left: Film, _ right: Film) -> Bool {
        let years = (left.year ?? .min, right.year ?? .min)
        return if years.0 == years.1 { isBetterKnown(left, right) } else { years.0 > years.1 }
    }
}

extension SearchServices {
    /// The films of all people with this name, with the person's relation to each.
    public func filmographies(of name: String, for person: Person.ID) async throws -> [Filmography<FilmEntry>] {
        let answer = try await search.filmographies(of: name, for: person)
        let films = answer.flatMap(\.films)
        var rest = try await entries(Page(items: films, total: films.count), for: person).items[...]
        return answer.map { filmography in
            defer { rest = rest.dropFirst(filmography.films.count) }
            return filmography.with(Array(rest.prefix(filmography.films.count)))
        }
    }
}

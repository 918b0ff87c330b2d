import FilmzTextFolding

/// The films to which an offer belongs.
///
/// Each kind of rule that has values must match, and it matches when one of its values does. Only facts of the film
/// count, never a person's relation to it.
public struct AdvertisementRules: Hashable, Sendable, Codable {
    public var films: [Film.ID]
    /// The first words of the titles of a series.
    public var series: [String]
    /// The genres by IMDb's English names.
    public var genres: [String]
    public var people: [String]
    public var keywords: [String]
    /// The audiences for which a film probably is: ``Film/likelyAudience``.
    public var audience: Audience

    public init(
        films: [Film.ID] = [], series: [String] = [], genres: [String] = [], people: [String] = [],
        keywords: [String] = [], audience: Audience = []
    ) {
        self.films = films
        self.series = series
        self.genres = genres
        self.people = people
        self.keywords = keywords
        self.audience = audience
    }

    public var isEmpty: Bool { self == AdvertisementRules() }

    /// The maximum number of values of a kind of rule.
    public static let countLimit = 50
    /// The maximum number of characters of a value.
    public static let valueLimit = 100

    /// Whether the offer belongs to a film. Without rules it belongs to none.
    public func match(_ film: Facts) -> Bool {
        !isEmpty
            && (films.isEmpty || films.contains { film.ids.contains($0) })
            && Self.holds(series) { words in film.titles.contains { $0 == words || $0.hasPrefix(words + " ") } }
            && Self.holds(genres, isTrue: film.genres.contains) && Self.holds(people, isTrue: film.people.contains)
            && Self.holds(keywords, isTrue: film.keywords.contains)
            && (audience.isEmpty || !audience.isDisjoint(with: film.audience))
    }

    private static func holds(_ values: [String], isTrue: (String) -> Bool) -> Bool {
        values.isEmpty || values.contains { isTrue(TextFolding.folded($0)) }
    }

    /// The facts of a film that rules check. All texts are folded.
    public struct Facts: Hashable, Sendable {
        let ids: Set<Film.ID>
        let titles: [String]
        let genres: Set<String>
        let people: Set<String>
        let keywords: Set<String>
        let audience: Audience

        public init(_ dossier: FilmDossier) {
            let film = dossier.film
            // A film that was merged into another one is still identified by its external IDs.
            ids = Set([film.id] + film.externalIDs.all.map { Film.ID($0) })
            titles = [film.title, film.originalTitle].compactMap(\.self).map(TextFolding.folded)
            genres = Set(film.genres.map(TextFolding.folded))
            people = Set((film.directors + film.cast + dossier.credits.map(\.name)).map(TextFolding.folded))
            keywords = Set(dossier.keywords.map(TextFolding.folded))
            audience = film.likelyAudience
        }
    }

    // MARK: - As text

    /// Reads `tt0078748`, `tmdb:348`, the URL of a film at IMDb or TMDb or of its page here, and Filmz's own ID;
    /// returns nil for anything else.
    static func film(_ text: String) -> Film.ID? {
        if case .film(let id)? = FilmAddress(text) { return Film.ID(id) }
        if let id = ExternalID(text) { return Film.ID(id) }
        let parts = text.split(separator: "/").map(String.init)
        return Film.ID(parts.count > 1 && parts[parts.count - 2] == "films" ? parts[parts.count - 1] : text)
    }

    static func text(_ film: Film.ID) -> String {
        guard let id = film.externalID else { return film.description }
        return if id.namespace == .imdb { id.text } else { id.description }
    }
}

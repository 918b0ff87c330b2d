import FilmzDomain

/// The hits of all providers in a search: each film once, in the order in which they were found.
struct ProviderHits {
    private(set) var films: [ProviderHit] = []
    private var byID: [Film.ID: Int] = [:]
    private var byIMDbID: [IMDbID: Int] = [:]
    private var byTitle: [String: [Int]] = [:]

    static let limit = 2000

    var isFull: Bool { films.count >= Self.limit }

    /// Adds a film that a provider found. If the film is already there, the facts are added to it. If there is no room,
    /// new films are left out.
    /// - Parameters:
    ///   - found: the film as the provider described it
    ///   - known: the same film as it is known here
    mutating func add(_ found: ProviderHit, by provider: Provider, as known: (film: Film, wasKnown: Bool)) {
        if let index = index(of: known.film, by: provider) ?? index(of: found.film, by: provider) {
            enrich(index, with: known.film, by: provider)
            enrich(index, with: found.film, by: provider)
            films[index].overview = films[index].overview ?? found.overview
            films[index].score = Self.better(films[index].score, found.score)
            films[index].wasKnown = films[index].wasKnown || known.wasKnown
            remember(index, of: found.film)
            remember(index, of: known.film)
        } else if !isFull {
            films.append(
                ProviderHit(
                    film: known.film.filled(from: found.film), wasKnown: known.wasKnown, providers: [provider],
                    overview: found.overview, score: found.score))
            remember(films.count - 1, of: found.film)
            remember(films.count - 1, of: known.film)
        }
    }

    /// The index of a film, by its IDs, or because title, year and people leave no doubt. Two films of one provider are
    /// never merged.
    private func index(of film: Film, by provider: Provider) -> Int? {
        if let index = byID[film.id] ?? film.externalIDs.imdb.flatMap({ byIMDbID[$0] }) { return index }
        var candidates: [Film.ID: Int] = [:]
        for index in FilmMatching.titles(film).flatMap({ byTitle[$0] ?? [] }) {
            let other = films[index]
            guard !other.providers.contains(provider), !FilmMatching.areApart(other.film.externalIDs, film.externalIDs)
            else { continue }
            candidates[other.id] = index
        }
        return FilmMatching.match(film, among: candidates.values.map { films[$0].film }).flatMap { candidates[$0.id] }
    }

    private mutating func enrich(_ index: Int, with film: Film, by provider: Provider) {
        films[index].film = films[index].film.filled(from: film)
        if !films[index].providers.contains(provider) { films[index].providers.append(provider) }
    }

    private mutating func remember(_ index: Int, of film: Film) {
        byID[film.id] = byID[film.id] ?? index
        if let id = film.externalIDs.imdb { byIMDbID[id] = byIMDbID[id] ?? index }
        for title in FilmMatching.titles(film) where byTitle[title]?.contains(index) != true {
            byTitle[title, default: []].append(index)
        }
    }

    /// The score from the better known source.
    private static func better(_ one: Score?, _ other: Score?) -> Score? {
        guard let one, let other else { return one ?? other }
        let order = Score.Source.allCases
        return if (order.firstIndex(of: other.source) ?? 0) < (order.firstIndex(of: one.source) ?? 0) {
            other
        } else {
            one
        }
    }
}

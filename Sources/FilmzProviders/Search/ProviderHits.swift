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
    ///   - hit: the film as the provider described it
    ///   - noted: the same film as it is known here
    mutating func add(_ hit: ProviderHit, by provider: Provider, as noted: (film: Film, wasKnown: Bool)) {
        if let index = index(of: noted.film, by: provider) ?? index(of: hit.film, by: provider) {
            enrich(index, with: noted.film, by: provider)
            enrich(index, with: hit.film, by: provider)
            films[index].overview = films[index].overview ?? hit.overview
            films[index].score = Self.better(films[index].score, hit.score)
            films[index].wasKnown = films[index].wasKnown || noted.wasKnown
            remember(index, of: hit.film)
            remember(index, of: noted.film)
        } else if !isFull {
            films.append(
                ProviderHit(
                    film: noted.film.filled(from: hit.film), wasKnown: noted.wasKnown, providers: [provider],
                    overview: hit.overview, score: hit.score))
            remember(films.count - 1, of: hit.film)
            remember(films.count - 1, of: noted.film)
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

/// The services where a film can be watched; the offers are invented.
/// https://developer.themoviedb.org/reference/movie-watch-providers
struct TMDbWatchProviders: Sendable {
    let film: LibraryFilm
    /// The path of TMDb's page about the film: `movie/603`.
    let path: String

    init(film: LibraryFilm, path: String? = nil) {
        self.path = path ?? "movie/\(film.tmdbID)"
        self.film = film
    }

    private static let providers = [
        (9_001, "Streamwell"), (9_002, "Moonbeam"), (9_003, "Parlour Plus"), (9_004, "Kettle Rentals"),
        (9_005, "Freereel"),
    ]

    /// The services of a country; none if the country has none, and all without a country.
    static func services(in country: String?) -> AnswerJSON {
        guard country.map(TMDbReleases.countries.contains) ?? true else { return ["results": []] }
        let rows = providers.enumerated().map { place, provider -> AnswerJSON in
            let places = TMDbReleases.countries.map { AnswerJSON.Member($0, value: .int(place)) }
            return [
                "display_priorities": .object(places), "display_priority": .int(place),
                "logo_path": "/l\(provider.0).png", "provider_id": .int(provider.0), "provider_name": .text(provider.1),
            ]
        }
        return ["results": .array(rows)]
    }

    /// The offers in a country by kind; empty if the country has none.
    func offers(in country: String) -> [(kind: String, ids: [Int])] {
        guard film.screening == nil, film.released != nil, TMDbReleases.countries.contains(country),
            !film.chance.isOne(of: 5, purpose: "nowhere"), !film.chance.isOne(of: 4, purpose: "not in \(country)")
        else { return [] }
        return ["flatrate", "rent", "buy", "free", "ads"].compactMap { kind in
            guard !film.chance.isOne(of: ["free", "ads"].contains(kind) ? 2 : 4, purpose: "no \(kind) in \(country)")
            else {
                return nil
            }
            let count = film.chance.number("\(kind) in \(country)", in: 1...2)
            return (kind, film.chance.pick(count, purpose: "\(kind) \(country)", from: Self.providers.map(\.0)))
        }
    }

    var json: AnswerJSON {
        let countries = TMDbReleases.countries.compactMap { country -> AnswerJSON.Member? in
            let offers = offers(in: country)
            guard !offers.isEmpty else { return nil }
            let link =
                film.chance.isOne(of: 9, purpose: "no link")
                ? "" : "https://www.themoviedb.org/\(path)/watch?locale=\(country)"
            return .init(
                country,
                value: .object(
                    [.init("link", value: .string(link))]
                        + offers.map { offer in .init(offer.kind, value: .array(offer.ids.enumerated().map(Self.json)))
                        }))
        }
        return ["results": .object(countries)]
    }

    private static func json(_ place: Int, id: Int) -> AnswerJSON {
        [
            "logo_path": "/l\(id).png", "provider_id": .int(id),
            "provider_name": .text(providers.first { $0.0 == id }?.1), "display_priority": .int(place),
        ]
    }
}

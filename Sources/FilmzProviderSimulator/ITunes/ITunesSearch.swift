import FilmzDomain
import FilmzTextFolding

/// A simulated search of the store. https://performance-partners.apple.com/search-api
struct ITunesSearch: Sendable {
    private static let media: [String: Set<ITunesProduct.Kind>] = [
        "movie": [.movie, .edition, .bundle, .makingOf], "podcast": [], "music": [.song], "musicVideo": [],
        "audiobook": [.audiobook], "shortFilm": [], "tvShow": [.tvSeason], "software": [], "ebook": [.ebook],
        "all": Set(ITunesProduct.Kind.allCases).subtracting([.edition]),
    ]

    private static let entities: [String: Set<ITunesProduct.Kind>] = [
        "movie": [.movie, .edition, .bundle, .makingOf], "movieArtist": [], "album": [.album], "song": [.song],
        "musicTrack": [.song], "ebook": [.ebook], "audiobook": [.audiobook], "tvSeason": [.tvSeason],
        "allTrack": [.movie, .song, .ebook, .makingOf], "musicArtist": [], "allArtist": [], "musicVideo": [], "mix": [],
        "podcast": [], "audiobookAuthor": [], "shortFilm": [], "shortFilmArtist": [], "tvEpisode": [],
        "podcastAuthor": [], "software": [], "iPadSoftware": [], "macSoftware": [],
    ]

    private static let attributes = [
        "actorTerm", "genreIndex", "artistTerm", "shortFilmTerm", "producerTerm", "ratingTerm", "directorTerm",
        "releaseYearTerm", "featureFilmTerm", "movieArtistTerm", "movieTerm", "ratingIndex", "descriptionTerm",
        "titleTerm", "languageTerm", "authorTerm", "composerTerm", "albumTerm", "songTerm", "mixTerm", "genreTerm",
        "allArtistTerm", "allTrackTerm", "tvSeasonTerm", "showTerm", "keywordsTerm",
    ]

    /// The kinds for which searches have returned nothing since late 2025.
    private static let silenced = [
        "movie", "movieArtist", "shortFilm", "shortFilmArtist", "tvShow", "tvSeason", "tvEpisode",
    ]

    let request: SimulatedRequest
    let store: ITunesStorefront
    let mode: ProviderSimulator.Settings.ITunesSearch
    let films: [LibraryFilm]

    /// The name, as in the error message, of the first parameter with an invalid value; nil if all are valid.
    static func invalidKey(_ request: SimulatedRequest) -> String? {
        func isInvalid(_ name: String, _ isValid: (String) -> Bool) -> Bool {
            request[name].map { !isValid($0) } ?? false
        }
        if isInvalid("country", { ITunesStorefront($0) != nil }) { return "country" }
        if isInvalid("media", { media[$0] != nil }) { return "mediaType" }
        if isInvalid("entity", { entities[$0] != nil }) { return "resultEntity" }
        if isInvalid("attribute", { attributes.contains($0) }) { return "attributeType" }
        if isInvalid("lang", { $0.wholeMatch(of: /[A-Za-z]{2}_[A-Za-z]{2}/) != nil }) { return "language" }
        if isInvalid("id", { $0.split(separator: ",").allSatisfy { Int($0) != nil } }) { return "itunesId" }
        return nil
    }

    var products: [ITunesProduct] {
        guard let term = request["term"] else { return [] }
        let media = request["media"] ?? "all"
        let entity = request["entity"]
        if mode == .empty, Self.silenced.contains(media) || entity.map(Self.silenced.contains) ?? false { return [] }
        let kinds = entity.flatMap { Self.entities[$0] } ?? Self.media[media] ?? []
        let wanted = TextFolding.words(term)
        guard !wanted.isEmpty else { return [] }
        let found = films.flatMap { ITunesProduct.all(for: $0, in: store, from: request.origin) }
            .filter { kinds.contains($0.kind) && matches($0, wanted: wanted) }
        // The results of a search without a kind are badly ordered: songs come before films.
        let ordered =
            if kinds.count > 3 {
                found.filter { $0.kind == .song } + found.filter { $0.kind != .song }
            } else {
                found
            }
        return Array(ordered.dropFirst(max(0, request.number("offset") ?? 0)).prefix(limit))
    }

    private var limit: Int {
        guard let limit = request.number("limit"), limit > 0 else { return 50 }
        return min(limit, 200)
    }

    /// Whether each word occurs in the searched fields of a product.
    private func matches(_ product: ITunesProduct, wanted: [String]) -> Bool {
        let film = product.film.film
        let texts: [String] =
            switch request["attribute"] {
            case "releaseYearTerm": ["\(product.film.year ?? 0)"]
            case "genreIndex": ["\(product.genre)"]
            case "directorTerm", "artistTerm", "movieArtistTerm", "producerTerm", "authorTerm", "composerTerm",
                "allArtistTerm":
                [product.artist]
            case "actorTerm": film.cast
            case "ratingTerm", "ratingIndex": [film.certificate ?? ""]
            case "descriptionTerm": [Plot(of: product.film).full]
            case nil: [product.name, product.artist] + (product.isFilm ? film.cast : [])
            default: [product.name]
            }
        let words = texts.flatMap(TextFolding.words)
        return wanted.allSatisfy(words.contains)
    }
}

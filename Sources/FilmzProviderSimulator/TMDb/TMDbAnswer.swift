import FilmzDomain
import FilmzTextFolding

/// The response to an authorised request.
struct TMDbAnswer: Sendable {
    let request: SimulatedRequest
    let films: [LibraryFilm]
    let shows: @Sendable () -> [TVmazeShow]

    private static let pageSize = 20
    private static let pageLimit = 500

    var language: String { String((request["language"] ?? "en-US").prefix { $0 != "-" }) }
    var region: String? { request["region"]?.uppercased() }

    func json() throws(TMDbFailure) -> AnswerJSON {
        let path = request.path
        switch (path.count, path.first) {
        case (1, "configuration"): return configuration
        case (2, "search") where path[1] == "movie": return try search()
        case (2, "discover") where path[1] == "movie":
            return try page(TMDbDiscovery(request: request).films(of: byPopularity))
        case (2, "find"): return try find(path[1])
        case (3, "trending") where path[1] == "movie" && ["day", "week"].contains(path[2]):
            return try page(trending) { $0.itemWithMediaType }
        case (3, "genre") where path[1] == "movie" && path[2] == "list":
            return ["genres": .array(TMDbGenre.all.map { $0.json(in: language) })]
        case (2, "movie"):
            if let list = try list(path[1]) { return list }
            return try detail(of: film(path[1]))
        case (3, "movie"): return try standAlone(path[2], of: film(path[1]))
        case (4, "movie") where path[2] == "watch" && path[3] == "providers":
            return try standAlone("watch/providers", of: film(path[1]))
        case (3, "watch") where path[1] == "providers" && ["movie", "tv"].contains(path[2]):
            return TMDbWatchProviders.services(in: request["watch_region"]?.uppercased())
        case (2, "tv") where path[1] == "on_the_air": return try onTheAir()
        case (2, "tv"): return try detail(of: series(path[1]))
        case (3, "tv"), (4, "tv"):
            guard let part = try series(path[1]).block(path.dropFirst(2).joined(separator: "/")) else {
                throw .notFound
            }
            return part
        default: throw .notFound
        }
    }

    private var byPopularity: [LibraryFilm] {
        films.filter { $0.released != nil }.sorted { ($0.popularity, $0.tmdbID) > ($1.popularity, $1.tmdbID) }
    }

    /// The trending films: those in cinemas first.
    private var trending: [LibraryFilm] {
        let all = byPopularity
        return all.filter { $0.screening == .nowPlaying } + all.filter { $0.screening != .nowPlaying }
    }

    private func onTheAir() throws(TMDbFailure) -> AnswerJSON {
        let page = try pageNumber()
        let running = shows().filter { $0.status == "Running" }
        let rows = running.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
        return envelope(
            page, rows: rows.map { TMDbSeries(show: $0, language: language).item }, total: running.count)
    }

    private func film(_ text: String) throws(TMDbFailure) -> LibraryFilm {
        // `603-the-matrix` also means 603.
        let number = Int(text.prefix(while: \.isNumber))
        guard let film = films.first(where: { $0.tmdbID == number || $0.imdb.description == text }) else {
            throw .notFound
        }
        return film
    }

    private func pageNumber() throws(TMDbFailure) -> Int {
        guard let text = request["page"] else { return 1 }
        guard let page = Int(text), 1...Self.pageLimit ~= page else { throw .invalidPage }
        return page
    }

    private func page(
        _ films: [LibraryFilm], dates: ClosedRange<CalendarDay>? = nil, item: (TMDbFilm) -> AnswerJSON = \.item
    ) throws(TMDbFailure) -> AnswerJSON {
        let page = try pageNumber()
        let rows = films.dropFirst((page - 1) * Self.pageSize).prefix(Self.pageSize)
        return envelope(
            page, rows: rows.map { item(TMDbFilm(film: $0, language: language, region: region)) }, total: films.count,
            dates: dates)
    }

    private func envelope(
        _ page: Int, rows: [AnswerJSON], total: Int, dates: ClosedRange<CalendarDay>? = nil
    ) -> AnswerJSON {
        var members: [AnswerJSON.Member] = []
        if let dates {
            members.append(
                .init(
                    "dates",
                    value: [
                        "maximum": .string(dates.upperBound.description),
                        "minimum": .string(dates.lowerBound.description),
                    ]))
        }
        members += [
            .init("page", value: .int(page)), .init("results", value: .array(rows)),
            .init("total_pages", value: .int((total + Self.pageSize - 1) / Self.pageSize)),
            .init("total_results", value: .int(total)),
        ]
        return .object(members)
    }

    private func list(_ name: String) throws(TMDbFailure) -> AnswerJSON? {
        let today = CalendarDay(at: request.now)
        switch name {
        case "now_playing": return try programme(.nowPlaying, dates: (today - 44)...(today + 5))
        case "upcoming": return try programme(.comingSoon, dates: (today + 6)...(today + 26))
        case "popular": return try popular()
        case "top_rated":
            let known = films.filter { $0.votes >= 300 }
            return try page(known.sorted { ($0.rating ?? 0, $0.votes) > ($1.rating ?? 0, $1.votes) })
        case "latest": return latest
        default: return nil
        }
    }

    /// A list of the programme. Without a region any country's release counts, but the date shown is that of the first.
    private func programme(
        _ screening: LibraryFilm.Screening, dates: ClosedRange<CalendarDay>
    ) throws(TMDbFailure) -> AnswerJSON {
        let current = films.filter { $0.screening == screening }
        guard let region else { return try page(current, dates: dates) }
        return try page(current.filter { $0.released(in: region).map(dates.contains) ?? false }, dates: dates)
    }

    /// A page of popular films. There are more pages than may be requested, and films are repeated.
    private func popular() throws(TMDbFailure) -> AnswerJSON {
        let page = try pageNumber()
        let all = byPopularity
        guard !all.isEmpty else { return envelope(page, rows: [], total: 0) }
        let start = (page - 1) * Self.pageSize
        let rows = (start..<(start + Self.pageSize)).map { place in
            TMDbFilm(film: all[place % all.count], language: language, region: region).item
        }
        return envelope(page, rows: rows, total: 760_569)
    }

    /// The newest film, which is nearly empty, like the real one.
    private var latest: AnswerJSON {
        [
            "adult": false, "backdrop_path": .null, "belongs_to_collection": .null, "budget": 0, "genres": [],
            "homepage": "", "id": 59_999_999, "imdb_id": .null, "original_language": "en",
            "original_title": "Untitled", "overview": .null, "popularity": 0, "poster_path": .null,
            "production_companies": [], "production_countries": [], "release_date": "", "revenue": 0,
            "runtime": .null, "spoken_languages": [], "status": "Planned", "tagline": .null, "title": "Untitled",
            "video": false, "vote_average": 0, "vote_count": 0,
        ]
    }

    private func search() throws(TMDbFailure) -> AnswerJSON {
        guard let query = request["query"] else { throw TMDbFailure(error: "query must be provided") }
        let words = TextFolding.words(query)
        let folded = words.joined(separator: " ")
        let primary = request["primary_release_year"]
        let year = request["year"]
        let hits = films.filter { film in
            guard film.matches(words) else { return false }
            if let primary, film.released.map({ "\($0.year)" }) != primary { return false }
            guard let year else { return true }
            let days = TMDbReleases.countries.map { film.released(in: $0) } + [film.released]
            return days.contains { $0.map { "\($0.year)" } == year }
        }
        let exact = hits.filter { $0.words.contains { $0.joined(separator: " ") == folded } }
        let others = hits.filter { hit in !exact.contains { $0.imdb == hit.imdb } }
        func ordered(_ films: [LibraryFilm]) -> [LibraryFilm] {
            films.sorted { ($0.popularity, $0.tmdbID) > ($1.popularity, $1.tmdbID) }
        }
        return try page(ordered(exact) + ordered(others))
    }

    private func find(_ id: String) throws(TMDbFailure) -> AnswerJSON {
        let sources = [
            "imdb_id", "facebook_id", "instagram_id", "tvdb_id", "tiktok_id", "twitter_id", "wikidata_id", "youtube_id",
        ]
        guard let source = request["external_source"], sources.contains(source) else { throw .invalidParameters }
        let hits: [LibraryFilm] =
            if source == "imdb_id" {
                films.filter { $0.imdb.description == id && $0.released != nil }
            } else {
                []
            }
        let series: [TVmazeShow] =
            if source == "imdb_id" { shows().filter { $0.film.imdb.description == id } } else { [] }
        return [
            "movie_results": .array(hits.map { TMDbFilm(film: $0, language: language).itemWithMediaType }),
            "person_results": [],
            "tv_results": .array(
                series.map { TMDbSeries(show: $0, language: language).item.with([.init("media_type", value: "tv")]) }),
            "tv_episode_results": [], "tv_season_results": [],
        ]
    }

    private func detail(of film: LibraryFilm) throws(TMDbFailure) -> AnswerJSON {
        let names = try appended()
        let blocks = blocks(of: film)
        return TMDbFilm(film: film, language: language).detail.with(
            names.compactMap { name in blocks.block(name).map { .init(name, value: $0) } })
    }

    private func detail(of series: TMDbSeries) throws(TMDbFailure) -> AnswerJSON {
        series.detail.with(try appended().compactMap { name in series.block(name).map { .init(name, value: $0) } })
    }

    /// The names of the blocks to append, without duplicates.
    private func appended() throws(TMDbFailure) -> [String] {
        let names = (request["append_to_response"] ?? "").split(separator: ",").map(String.init)
        guard names.count <= 20 else { throw .tooManyAppended }
        return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func series(_ text: String) throws(TMDbFailure) -> TMDbSeries {
        let number = Int(text.prefix(while: \.isNumber))
        guard let show = shows().first(where: { TMDbSeries.id(of: $0) == number }) else { throw .notFound }
        return TMDbSeries(show: show, language: language)
    }

    private func standAlone(_ name: String, of film: LibraryFilm) throws(TMDbFailure) -> AnswerJSON {
        guard let block = blocks(of: film).block(name) else { throw .notFound }
        if ["recommendations", "similar"].contains(name) {
            return try page(related(to: film, includesItself: name == "similar"))
        }
        return .object([.init("id", value: .int(film.tmdbID))] + block.members)
    }

    private func blocks(of film: LibraryFilm) -> TMDbBlocks {
        TMDbBlocks(film: film, language: language) { includesItself in
            let all = related(to: film, includesItself: includesItself)
            return envelope(
                1, rows: all.prefix(Self.pageSize).map { TMDbFilm(film: $0, language: language).item }, total: all.count
            )
        }
    }

    /// Films with the same first genre; `similar` may include the film itself.
    private func related(to film: LibraryFilm, includesItself: Bool) -> [LibraryFilm] {
        guard let genre = film.film.genres.first else { return [] }
        let all = byPopularity.filter { $0.film.genres.contains(genre) && $0.imdb != film.imdb }.prefix(60)
        return if includesItself { all.prefix(2) + [film] + all.dropFirst(2) } else { Array(all) }
    }

    private var configuration: AnswerJSON {
        let base = AnswerJSON.string("\(request.origin)/pictures/tmdb/t/p/")
        return [
            "change_keys": ["adult", "budget", "cast", "genres", "images", "overview", "release_dates", "title"],
            "images": [
                "base_url": base, "secure_base_url": base,
                "backdrop_sizes": ["w300", "w780", "w1280", "original"],
                "logo_sizes": ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
                "poster_sizes": ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
                "profile_sizes": ["w45", "w185", "h632", "original"],
                "still_sizes": ["w92", "w185", "w300", "original"],
            ],
        ]
    }
}

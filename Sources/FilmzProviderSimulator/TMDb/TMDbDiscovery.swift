import FilmzDomain

/// The filters and orders of https://developer.themoviedb.org/reference/discover-movie
struct TMDbDiscovery: Sendable {
    let request: SimulatedRequest

    /// - Parameter films: the films, most popular first
    func films(of films: [LibraryFilm]) -> [LibraryFilm] {
        sorted(films.filter { isDated($0) && isRated($0) && isMade($0) && isShown($0) })
    }

    private func decimal(_ name: String) -> Double? { request[name].flatMap(Double.init) }
    private func day(_ name: String) -> CalendarDay? { request[name].flatMap { CalendarDay($0) } }

    private func isIn<Value: Comparable>(_ value: Value?, from first: Value?, to last: Value?) -> Bool {
        if first == nil, last == nil { return true }
        guard let value else { return false }
        return first.map { value >= $0 } ?? true && last.map { value <= $0 } ?? true
    }

    /// Whether values match a filter, in which a comma means “and”, and a bar “or”.
    private func has(_ name: String, in values: [String]) -> Bool {
        guard let wanted = request[name] else { return true }
        if wanted.contains("|") { return wanted.split(separator: "|").contains { values.contains(String($0)) } }
        return wanted.split(separator: ",").allSatisfy { values.contains(String($0)) }
    }

    private func hasNone(_ name: String, in values: [String]) -> Bool {
        guard let unwanted = request[name] else { return true }
        return !unwanted.split(whereSeparator: { ",|".contains($0) }).contains { values.contains(String($0)) }
    }

    private func isDated(_ film: LibraryFilm) -> Bool {
        let regional = (request["region"].map { [$0.uppercased()] } ?? TMDbReleases.countries).map {
            film.released(in: $0)
        }
        if let year = request.number("primary_release_year"), film.released?.year != year { return false }
        if let year = request.number("year"), film.released?.year != year,
            !regional.contains(where: { $0?.year == year })
        {
            return false
        }
        let first = day("release_date.gte")
        let last = day("release_date.lte")
        return isIn(film.released, from: day("primary_release_date.gte"), to: day("primary_release_date.lte"))
            && (regional + (request["region"] == nil ? [film.released] : []))
                .contains { isIn($0, from: first, to: last) }
    }

    private func isRated(_ film: LibraryFilm) -> Bool {
        isIn(film.rating ?? 0, from: decimal("vote_average.gte"), to: decimal("vote_average.lte"))
            && isIn(film.votes, from: request.number("vote_count.gte"), to: request.number("vote_count.lte"))
            && isIn(film.film.runtime, from: request.number("with_runtime.gte"), to: request.number("with_runtime.lte"))
            && isCertified(film)
    }

    private func isCertified(_ film: LibraryFilm) -> Bool {
        guard let country = request["certification_country"]?.uppercased() else { return true }
        let certificate = TMDbReleases(film: film).certificate(in: country)
        if let wanted = request["certification"] {
            return wanted.split(whereSeparator: { ",|".contains($0) }).contains { $0 == certificate }
        }
        func rank(_ name: String?) -> Int? { name.flatMap { TMDbReleases.certificates.firstIndex(of: $0) } }
        return isIn(
            rank(film.film.certificate), from: rank(request["certification.gte"]),
            to: rank(request["certification.lte"]))
    }

    private func isMade(_ film: LibraryFilm) -> Bool {
        let credits = TMDbCredits(of: film)
        let cast = credits.cast.map { "\($0.personID)" }
        let crew = credits.crew.map { "\($0.personID)" }
        let genres = TMDbGenre.genres(film.film.genres).map { "\($0.id)" }
        let keywords = TMDbKeyword.keywords(of: film).map { "\($0.id)" }
        let companies = TMDbCompany.companies(of: film).map { "\($0.id)" }
        return has("with_cast", in: cast) && has("with_crew", in: crew) && has("with_people", in: cast + crew)
            && has("with_genres", in: genres) && hasNone("without_genres", in: genres)
            && has("with_keywords", in: keywords) && hasNone("without_keywords", in: keywords)
            && has("with_companies", in: companies) && hasNone("without_companies", in: companies)
            && has("with_original_language", in: [TMDbFilm(film: film, language: "en").originalLanguage])
            && has("with_origin_country", in: [CountryCodes.code(of: film.film.countries.first) ?? ""])
            && has("with_release_type", in: TMDbReleases(film: film).types.map { "\($0)" })
    }

    private func isShown(_ film: LibraryFilm) -> Bool {
        guard
            request.has("with_watch_providers") || request.has("with_watch_monetization_types")
                || request.has("without_watch_providers")
        else { return true }
        let offers = TMDbWatchProviders(film: film).offers(in: request["watch_region"]?.uppercased() ?? "US")
        let providers = offers.flatMap(\.ids).map { "\($0)" }
        return has("with_watch_providers", in: providers) && hasNone("without_watch_providers", in: providers)
            && has("with_watch_monetization_types", in: offers.map(\.kind))
    }

    private func sorted(_ films: [LibraryFilm]) -> [LibraryFilm] {
        let order = (request["sort_by"] ?? "popularity.desc").split(separator: ".")
        let isAscending = order.last == "asc"
        func by<Value: Comparable>(_ value: (LibraryFilm) -> Value) -> [LibraryFilm] {
            films.map { (value($0), $0) }
                .sorted {
                    if isAscending {
                        ($0.0, $0.1.tmdbID) < ($1.0, $1.1.tmdbID)
                    } else {
                        ($0.0, $0.1.tmdbID) > ($1.0, $1.1.tmdbID)
                    }
                }
                .map(\.1)
        }
        return switch order.first {
        case "original_title": by(\.originalTitle)
        case "title": by(\.title)
        case "revenue": by(\.revenue)
        case "primary_release_date", "release_date": by { $0.released?.number ?? .min }
        case "vote_average": by { $0.rating ?? 0 }
        case "vote_count": by(\.votes)
        default: by(\.popularity)
        }
    }
}

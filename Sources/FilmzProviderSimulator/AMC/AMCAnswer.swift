import FilmzDomain
import FilmzTextFolding

/// The response to an authorised request.
struct AMCAnswer: Sendable {
    let request: SimulatedRequest
    let settings: ProviderSimulator.Settings
    let movies: [AMCMovie]

    func json() throws(AMCFailure) -> AnswerJSON {
        guard request.path.first == "v2", request.path.count > 1 else { throw .noEndpoint }
        let rest = Array(request.path.dropFirst(2))
        switch request.path[1] {
        case "movies": return try moviesJSON(rest)
        case "theatres": return try theatresJSON(rest)
        case "showtimes": return try showtimesJSON(rest)
        default: throw .noEndpoint
        }
    }

    // MARK: Lists

    private func list(_ name: String, rows: [AnswerJSON], more: [AnswerJSON.Member] = []) -> AnswerJSON {
        let size = request.number("page-size").map { min(max(1, $0), 1_000) } ?? 10
        let page = max(1, request.number("page-number") ?? 1)
        var links: [AnswerJSON.Member] = [.init("self", value: link(page, size: size))]
        if page > 1 { links.append(.init("previous", value: link(page - 1, size: size))) }
        if page * size < rows.count { links.append(.init("next", value: link(page + 1, size: size))) }
        return .object(
            [
                .init("pageSize", value: .int(size)), .init("pageNumber", value: .int(page)),
                .init("count", value: .int(rows.count)),
            ] + more
                + [
                    .init("_links", value: .object(links)),
                    .init(
                        "_embedded",
                        value: .object([
                            .init(name, value: .array(Array(rows.dropFirst((page - 1) * size).prefix(size))))
                        ])),
                ])
    }

    /// A link to a page, always on the real service's host, like those of the real service.
    private func link(_ page: Int, size: Int) -> AnswerJSON {
        let kept = request.query.filter { !["page-number", "page-size"].contains($0.name) }
        let items = kept + [("page-number", "\(page)"), ("page-size", "\(size)")]
        let query = items.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
        let path = request.path.map(Self.encoded).joined(separator: "/")
        return ["href": .string("https://api.amctheatres.com/\(path)?\(query)"), "templated": false]
    }

    private static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        return text.utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            return if character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character)) {
                String(character)
            } else {
                "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        .joined()
    }

    // MARK: Films

    private func moviesJSON(_ path: [String]) throws(AMCFailure) -> AnswerJSON {
        func list(_ movies: [AMCMovie]) -> AnswerJSON {
            let ids = request["ids"].map { Set($0.split(separator: ",").compactMap { Int($0) }) }
            return self.list(
                "movies", rows: movies.filter { ids?.contains($0.id) ?? true }.map { $0.json(from: request.origin) })
        }
        switch path {
        case []:
            guard !settings.amcNeedsName || request["name"] != nil else { throw .noCriteria }
            guard let name = request["name"], name != "*" else { return list(movies.filter(isWanted)) }
            let wanted = TextFolding.words(name)
            return list(
                movies.filter { movie in
                    let words = TextFolding.words(movie.name)
                    return isWanted(movie) && wanted.allSatisfy { word in words.contains { $0.hasPrefix(word) } }
                })
        case ["views", "now-playing"]: return list(movies.filter(\.isNowPlaying))
        case ["views", "coming-soon"]: return list(movies.filter(\.isComingSoon))
        case ["views", "advance"]: return list(movies.filter(\.isAdvance))
        case ["views", "active"]: return list(movies.filter { $0.isNowPlaying || $0.isAdvance })
        case ["views", "all", "active"]:
            return list(movies.filter { $0.isNowPlaying || $0.isAdvance || $0.isOnDemand })
        case ["views", "on-demand"]: return list(movies.filter(\.isOnDemand))
        default: break
        }
        if path.count == 2, path[0] == "internal-release" {
            guard let movie = movies.first(where: { "\($0.internalNumber)" == path[1] }) else {
                throw .unknown("movie", id: path[1])
            }
            return movie.json(from: request.origin)
        }
        if path.count == 3, path[1] == "on-demand", path[2] == "similar" {
            let movie = try movie(path[0])
            return list(
                movies.filter { other in
                    other.isOnDemand && other.id != movie.id
                        && !Set(other.film.film.genres).isDisjoint(with: movie.film.film.genres)
                })
        }
        guard path.count == 1 else { throw .noEndpoint }
        return try movie(path[0]).json(from: request.origin)
    }

    private func movie(_ name: String) throws(AMCFailure) -> AMCMovie {
        guard let movie = movies.first(where: { "\($0.id)" == name || $0.slug == name }) else {
            throw .unknown("movie", id: name)
        }
        return movie
    }

    private func isWanted(_ movie: AMCMovie) -> Bool {
        switch request["movie-status"]?.lowercased() {
        case "currently-playing" where !movie.isNowPlaying: return false
        case "upcoming" where !movie.isComingSoon: return false
        default: break
        }
        return true
    }

    // MARK: Theatres

    private func theatresJSON(_ path: [String]) throws(AMCFailure) -> AnswerJSON {
        func list(_ theatres: [AMCTheatre]) -> AnswerJSON {
            self.list("theatres", rows: theatres.map { $0.json(at: request.now, from: request.origin) })
        }
        if path.isEmpty { return list(AMCTheatre.all.filter(isWanted)) }
        if path.count == 4, Array(path.prefix(3)) == ["views", "now-playing", "wwm-release-number"] {
            return list(
                AMCTheatre.all.filter { theatre in
                    upcoming(in: theatre).contains { "\($0.movie.releaseNumber)" == path[3] }
                })
        }
        let theatre = try theatre(path[0])
        if path.count == 1 { return theatre.json(at: request.now, from: request.origin) }
        if path.count == 4, path[1] == "movies", path[3] == "earliest-showtime" {
            let movie = try movie(path[2])
            guard let first = upcoming(in: theatre).first(where: { $0.movie.id == movie.id }) else {
                throw .noShowtimes
            }
            return first.json(from: request.origin)
        }
        guard path[1] == "showtimes" else { throw .noEndpoint }
        if path.count == 2 { return try showtimes(upcoming(in: theatre)) }
        let day = try day(path[2])
        switch path.count {
        case 3: return try showtimes(AMCShowtime.all(in: theatre, on: day, at: request.now, of: movies))
        case 5 where path[3] == "views" && path[4] == "embargoed": throw .noShowtimes
        default: throw .noEndpoint
        }
    }

    private func theatre(_ name: String) throws(AMCFailure) -> AMCTheatre {
        guard let theatre = AMCTheatre.all.first(where: { "\($0.id)" == name || $0.slug == name }) else {
            throw .unknown("theatre", id: name)
        }
        return theatre
    }

    private func isWanted(_ theatre: AMCTheatre) -> Bool {
        func fits(_ name: String, _ values: [String]) -> Bool {
            guard let wanted = request[name]?.lowercased() else { return true }
            return values.contains { $0.lowercased() == wanted }
        }
        if theatre.isClosed, request["include"] != "closed" { return false }
        if let ids = request["ids"], !ids.split(separator: ",").contains(where: { $0 == "\(theatre.id)" }) {
            return false
        }
        if let name = request["name"], !theatre.name.lowercased().contains(name.lowercased()) { return false }
        return fits("state", [theatre.state.code, theatre.state.name])
            && (request["state"] == nil || fits("city", [theatre.city])) && fits("market", [theatre.city])
            && fits("brand", [theatre.brand])
    }

    // MARK: Showtimes

    private func showtimesJSON(_ path: [String]) throws(AMCFailure) -> AnswerJSON {
        if path.count == 1 {
            guard let id = Int(path[0]), let showtime = AMCShowtime.showtime(id, at: request.now, of: movies) else {
                throw .unknown("showtime", id: path[0])
            }
            return showtime.json(from: request.origin)
        }
        guard path.count == 5, path[0] == "views", path[1] == "current-location", let latitude = Double(path[3]),
            let longitude = Double(path[4])
        else { throw .noEndpoint }
        let day = try day(path[2])
        let radius = request["radius"].flatMap(Double.init) ?? 25
        let near = AMCTheatre.all
            .filter { !$0.isStub && isWantedHere($0) }
            .map { ($0, $0.distance(latitude: latitude, longitude: longitude)) }
            .filter { $0.1 <= radius }
            .sorted { $0.1 < $1.1 }
        return try showtimes(near.flatMap { AMCShowtime.all(in: $0.0, on: day, at: request.now, of: movies) })
    }

    /// The showtimes of a theatre that still have tickets, earliest first.
    private func upcoming(in theatre: AMCTheatre) -> [AMCShowtime] {
        AMCShowtime.days(from: theatre.today(at: request.now))
            .flatMap { AMCShowtime.all(in: theatre, on: $0, at: request.now, of: movies) }
            .filter { $0.sellUntil > request.now }
    }

    /// Whether a theatre matches the filters for state and town. A town without a state is ignored.
    private func isWantedHere(_ theatre: AMCTheatre) -> Bool {
        guard let state = request["state"]?.uppercased() else { return true }
        return theatre.state.code == state && request["city"].map { $0.uppercased() == theatre.city } ?? true
    }

    private func showtimes(_ all: [AMCShowtime]) throws(AMCFailure) -> AnswerJSON {
        func codes(_ name: String) -> [String] {
            (request[name] ?? "").split(separator: ",").map { $0.uppercased() }
        }
        let included = codes("include-attributes")
        let excluded = codes("exclude-attributes")
        let wanted = all.filter { showtime in
            if let id = request["movie-id"], "\(showtime.movie.id)" != id { return false }
            if let slug = request["movie"], showtime.movie.slug != slug { return false }
            let own = showtime.attributes.map(\.code)
            if own.contains(where: excluded.contains) { return false }
            if included.isEmpty { return true }
            return if request["attribute-operator"]?.lowercased() == "or" {
                included.contains(where: own.contains)
            } else {
                included.allSatisfy(own.contains)
            }
        }
        guard !wanted.isEmpty else { throw .noShowtimes }
        return list(
            "showtimes", rows: wanted.map { $0.json(from: request.origin) },
            more: [.init("lastUpdatedDateUtc", value: .string("\(CalendarDay(at: request.now))T11:20:48.327Z"))])
    }

    /// The day in a path: `1-31-2026`, `01-31-2026`, `1-31-26`; `2026-01-31` only if the settings accept that.
    private func day(_ text: String) throws(AMCFailure) -> CalendarDay {
        if settings.amcAcceptsISODates, let day = CalendarDay(text) { return day }
        let numbers = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 3, let month = numbers[0], let dayOfMonth = numbers[1], let year = numbers[2],
            let day = CalendarDay(year: year < 100 ? 2_000 + year : year, month: month, day: dayOfMonth)
        else { throw .noEndpoint }
        return day
    }
}

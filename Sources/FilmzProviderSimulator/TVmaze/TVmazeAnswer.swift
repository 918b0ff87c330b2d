import FilmzDomain
import FilmzTextFolding
import Foundation

/// The response to a call.
struct TVmazeAnswer {
    enum Outcome {
        case json(AnswerJSON)
        /// A redirect to this address.
        case redirect(String)
    }

    let request: SimulatedRequest
    let shows: [TVmazeShow]
    let place: TVmazePlace
    let today: CalendarDay

    init(request: SimulatedRequest, library: TVmazeLibrary) {
        self.request = request
        today = CalendarDay(at: request.now)
        shows = library.shows(on: today)
        place = TVmazePlace(origin: request.origin)
    }

    func answer() throws(TVmazeFailure) -> Outcome {
        let path = request.path
        switch (path.first, path.dropFirst().first, path.count) {
        case ("lookup", "shows", 2): return .redirect(try lookup())
        case ("search", "shows", 2): return .json(try search())
        case ("singlesearch", "shows", 2): return .json(try singleSearch())
        case ("shows", nil, 1): return .json(try index())
        case ("shows", let id?, 2): return .json(embedding(try show(id)))
        case ("shows", let id?, 3): return .json(try part(path[2], of: try show(id)))
        case ("seasons", let id?, 3) where path[2] == "episodes": return .json(try season(id))
        case ("episodes", let id?, 2), ("episodes", let id?, 3): return .json(try episode(id))
        case ("alternatelists", let id?, 3) where path[2] == "alternateepisodes": return .json(try alternate(id))
        case ("schedule", nil, 1): return .json(.array(try schedule()))
        case ("schedule", "web", 2): return .json(.array(try webSchedule()))
        case ("schedule", "full", 2): return .json(.array(fullSchedule()))
        case ("updates", "shows", 2): return .json(try updates())
        default: throw .notFound
        }
    }

    func json(_ show: TVmazeShow) -> AnswerJSON { show.json(at: place, now: request.now) }

    func json(_ episodes: [TVmazeEpisode], of show: TVmazeShow) -> AnswerJSON {
        .array(episodes.map { $0.json(of: show, at: place) })
    }

    private func show(_ id: String) throws(TVmazeFailure) -> TVmazeShow {
        guard let number = SimulatedRequest.number(id), let show = shows.first(where: { $0.id == number }) else {
            throw .notFound
        }
        return show
    }

    /// The show whose episode or part has this ID, if each show has `count` IDs.
    private func show(withPart id: String, of count: Int) throws(TVmazeFailure) -> (show: TVmazeShow, id: Int) {
        guard let number = SimulatedRequest.number(id), number > 0 else { throw .notFound }
        return (try show("\(number / count)"), number)
    }

    private func lookup() throws(TVmazeFailure) -> String {
        let show: TVmazeShow?
        if let imdb = request["imdb"] {
            show = shows.first { $0.imdb == imdb }
        } else if let number = request["thetvdb"] {
            show = shows.first { $0.theTVDB.map { "\($0)" } == number }
        } else if let number = request["tvrage"] {
            show = shows.first { $0.hasTVRage && "\($0.tvRage)" == number }
        } else {
            throw .missing("thetvdb, imdb, tvrage")
        }
        guard let show else { throw .unknownID }
        return place.href("shows/\(show.id)")
    }

    private func hits() throws(TVmazeFailure) -> [TVmazeShow] {
        guard let text = request["q"] else { throw .missing("q") }
        let words = TextFolding.words(text)
        let wanted = TextFolding.folded(text)
        let hits = shows.filter { $0.film.matches(words) }
        return hits.filter { TextFolding.folded($0.title) == wanted }
            + hits.filter { TextFolding.folded($0.title) != wanted }
    }

    private func search() throws(TVmazeFailure) -> AnswerJSON {
        .array(
            try hits().prefix(10).enumerated().map { place, show in
                ["score": .double(0.91 - Double(place) / 50), "show": json(show)]
            })
    }

    private func singleSearch() throws(TVmazeFailure) -> AnswerJSON {
        guard let show = try hits().first else { throw .notFound }
        return embedding(show)
    }

    private func index() throws(TVmazeFailure) -> AnswerJSON {
        let page = request.number("page") ?? 0
        guard page >= 0, page <= (shows.last?.id ?? 0) / TVmazeLibrary.pageSize else { throw .notFound }
        return .array(shows.filter { $0.id / TVmazeLibrary.pageSize == page }.map(json))
    }

    private func embedding(_ show: TVmazeShow) -> AnswerJSON {
        let embeds = request.query.filter { $0.name == "embed" || $0.name == "embed[]" }.map(\.value)
        guard !embeds.isEmpty else { return json(show) }
        let around = show.episodes(around: request.now)
        var embedded: [AnswerJSON.Member] = []
        for embed in embeds {
            let value: AnswerJSON? =
                switch embed {
                case "episodes": json(show.regularEpisodes, of: show)
                case "episodeswithspecials": json(show.episodes, of: show)
                case "seasons": .array(show.seasonsJSON(at: place))
                case "cast": .array(show.castJSON(at: place))
                case "crew": .array(show.crewJSON(at: place))
                case "akas": .array(show.akasJSON())
                case "images": .array(show.imagesJSON(at: place))
                case "nextepisode": around.next?.json(of: show, at: place)
                case "previousepisode": around.previous?.json(of: show, at: place)
                default: nil
                }
            let name = if embed == "episodeswithspecials" { "episodes" } else { embed }
            if let value { embedded.append(.init(name, value: value)) }
        }
        return json(show).with([.init("_embedded", value: .object(embedded))])
    }

    private func part(_ name: String, of show: TVmazeShow) throws(TVmazeFailure) -> AnswerJSON {
        switch name {
        case "episodes": return json(request["specials"] == "1" ? show.episodes : show.regularEpisodes, of: show)
        case "episodebynumber":
            guard let season = request.number("season"), let number = request.number("number") else {
                throw .missing("season, number")
            }
            guard let episode = show.episodes.first(where: { $0.season == season && $0.number == number }) else {
                throw .notFound
            }
            return episode.json(of: show, at: place)
        case "episodesbydate":
            guard let day = request["date"].flatMap({ CalendarDay($0) }) else { throw .missing("date") }
            let episodes = show.episodes.filter { $0.day == day }
            guard !episodes.isEmpty else { throw .notFound }
            return json(episodes, of: show)
        case "seasons": return .array(show.seasonsJSON(at: place))
        case "alternatelists": return .array(show.alternateListsJSON(at: place))
        case "cast": return .array(show.castJSON(at: place))
        case "crew": return .array(show.crewJSON(at: place))
        case "akas": return .array(show.akasJSON())
        case "images": return .array(show.imagesJSON(at: place))
        default: throw .notFound
        }
    }

    private func season(_ id: String) throws(TVmazeFailure) -> AnswerJSON {
        let (show, number) = try show(withPart: id, of: TVmazeShow.partNumbers)
        let index = number % TVmazeShow.partNumbers - 1
        guard show.seasons.indices.contains(index) else { throw .notFound }
        let season = show.seasons[index].number
        return json(show.episodes.filter { $0.season == season }, of: show)
    }

    private func episode(_ id: String) throws(TVmazeFailure) -> AnswerJSON {
        let (show, number) = try show(withPart: id, of: TVmazeShow.episodeNumbers)
        guard let episode = show.episodes.first(where: { $0.id == number }) else { throw .notFound }
        switch request.path.dropFirst(2).first {
        case nil: return episode.json(of: show, at: place)
        case "guestcast": return .array(show.guestCast(of: episode, at: place))
        case "guestcrew": return .array(show.guestCrew(of: episode, at: place))
        default: throw .notFound
        }
    }

    private func alternate(_ id: String) throws(TVmazeFailure) -> AnswerJSON {
        let (show, number) = try show(withPart: id, of: TVmazeShow.partNumbers)
        guard show.alternateListID == number else { throw .notFound }
        return .array(show.alternateEpisodesJSON(at: place, embedding: request["embed"] == "episodes"))
    }

    private func updates() throws(TVmazeFailure) -> AnswerJSON {
        let days: Int? =
            switch request["since"] {
            case nil: nil
            case "day": 1
            case "week": 7
            case "month": 30
            default: throw TVmazeFailure(400, message: "Invalid since.")
            }
        let since = days.map { Int(request.now.timeIntervalSince1970) - $0 * 86_400 } ?? 0
        return .object(
            shows.map { AnswerJSON.Member("\($0.id)", value: .int($0.updated(request.now))) }
                .filter { if case .int(let time) = $0.value { time >= since } else { false } })
    }
}

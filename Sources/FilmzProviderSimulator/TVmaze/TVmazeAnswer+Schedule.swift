import FilmzDomain

extension TVmazeAnswer {
    /// The schedule of a country's networks and local web channels.
    func schedule() throws(TVmazeFailure) -> [AnswerJSON] {
        let country = request["country"] ?? "US"
        return try entries { show in
            show.network.map { $0.country == country } ?? (show.webChannel?.country == country)
        } of: { show, episode in
            episode.json(of: show, at: place).with([.init("show", value: json(show))])
        }
    }

    /// The schedule of web channels. An absent, an empty and a given country have three different meanings.
    func webSchedule() throws(TVmazeFailure) -> [AnswerJSON] {
        let isOfAll = !request.has("country")
        let country = request["country"]
        return try entries { show in
            show.network == nil && show.webChannel.map { isOfAll || $0.country == country } ?? false
        } of: { show, episode in
            embedded(episode, of: show)
        }
    }

    /// All episodes from now on.
    func fullSchedule() -> [AnswerJSON] {
        shows.flatMap { show in
            show.episodes.filter { $0.instant.map { $0 >= request.now } ?? false }.map { embedded($0, of: show) }
        }
    }

    /// An episode with its show embedded, unlike in the schedule of a country.
    private func embedded(_ episode: TVmazeEpisode, of show: TVmazeShow) -> AnswerJSON {
        episode.json(of: show, at: place).with([.init("_embedded", value: ["show": json(show)])])
    }

    private func entries(
        _ isWanted: (TVmazeShow) -> Bool, of entry: (TVmazeShow, TVmazeEpisode) -> AnswerJSON
    ) throws(TVmazeFailure) -> [AnswerJSON] {
        var day = today
        if let text = request["date"] {
            guard let date = CalendarDay(text) else { throw TVmazeFailure(400, message: "Invalid date.") }
            day = date
        }
        return shows.filter(isWanted).flatMap { show in
            show.episodes.filter { $0.day == day }.map { entry(show, $0) }
        }
    }
}

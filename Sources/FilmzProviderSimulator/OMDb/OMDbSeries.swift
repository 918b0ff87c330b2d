import FilmzDomain

/// An invented series.
struct OMDbSeries: Sendable {
    struct Episode: Sendable {
        let title: String
        let imdbID: String
        let season: Int
        let number: Int
        let released: CalendarDay
    }

    let title: String
    let imdbID: String
    let start: Int
    let end: Int?
    let isRunning: Bool
    let seasons: [[Episode]]

    private init(_ title: String, number: Int, start: Int, end: Int?, isRunning: Bool = false, seasons: Int) {
        self.title = title
        self.start = start
        self.end = end
        self.isRunning = isRunning
        imdbID = "tt\(99_100_000 + number * 1_000)"
        self.seasons = (1...seasons).map { season in
            (1...8).compactMap { episode in
                guard let first = CalendarDay(year: start + season - 1, month: 9, day: 9) else { return nil }
                return Episode(
                    title: InventedNames.title(number * 40 + season * 8 + episode),
                    imdbID: "tt\(99_100_000 + number * 1_000 + season * 10 + episode)",
                    season: season, number: episode, released: first + episode * 7)
            }
        }
    }

    static let all = [
        OMDbSeries("Star Harbour", number: 1, start: 1999, end: nil, isRunning: true, seasons: 3),
        OMDbSeries("The Amber Years", number: 2, start: 2010, end: 2011, seasons: 2),
        OMDbSeries("Night Ferry", number: 3, start: 2016, end: nil, seasons: 1),
    ]

    /// The list of a season's episodes; nil if there is no such season.
    func list(season: Int) -> AnswerJSON? {
        guard seasons.indices.contains(season - 1) else { return nil }
        let episodes = seasons[season - 1].map { episode -> AnswerJSON in
            [
                "Title": .string(episode.title),
                // In another format than the date of a film.
                "Released": .string(episode.released.description),
                "Episode": "\(episode.number)",
                "imdbRating": .string(OMDbDetail.rating(Chance(episode.imdbID))),
                "imdbID": .string(episode.imdbID),
            ]
        }
        return [
            "Title": .string(title), "Season": "\(season)", "totalSeasons": "\(seasons.count)",
            "Episodes": .array(episodes), "Response": "True",
        ]
    }

    func episode(_ number: Int, ofSeason season: Int) -> Episode? {
        guard seasons.indices.contains(season - 1) else { return nil }
        return seasons[season - 1].first { $0.number == number }
    }
}

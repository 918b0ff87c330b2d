import FilmzDomain

/// A show with all its episodes, and how many of them were seen.
struct WatchedShow {
    let film: Film
    /// How many episodes each season has.
    let seasons: [Int]
    /// The first ones.
    let seenCount: Int
    /// The number in the IDs of the show and of its episodes, which no other show has.
    private let number: Int

    init(_ number: Int, seasons: [Int], seen: Int) {
        let externalIDs = ExternalIDs(imdb: IMDbID(number: 6_000_000 + number))
        self.number = number
        self.seasons = seasons
        seenCount = seen
        film = Film(
            id: externalIDs.all.first.map(Film.ID.init) ?? .random(),
            title: "The \(["Street", "Ward", "Harbour", "Office", "Valley"][number % 5]) \(number)",
            year: 1960 + number % 60,
            runtime: 20 + number % 40,
            genres: [["Drama", "Comedy", "Crime"][number % 3]],
            cast: (0..<4).map { "Actor \((number + $0 * 37) % 900)" },
            plot: "Somebody comes back to the place where it all began, and \(number) people know why.",
            imdbRating: Double(40 + number * 7 % 55) / 10,
            externalIDs: externalIDs,
            prominence: 20_000 + number,
            kind: .series)
    }

    /// The first is a soap of 15,000 episodes, and the second has as many on the first page of its season. The next two
    /// have 80 and 8 seasons. All others have thirty episodes.
    static func several(_ count: Int) -> [WatchedShow] {
        let special = [
            WatchedShow(1, seasons: [15_000], seen: 14_900),
            WatchedShow(2, seasons: [100], seen: 60),
            WatchedShow(3, seasons: Array(repeating: 12, count: 80), seen: 500),
            WatchedShow(4, seasons: Array(repeating: 12, count: 8), seen: 50),
        ]
        return special
            + (5...max(5, count)).map { WatchedShow($0, seasons: [10, 10, 10], seen: 1 + $0 * 7 % 25) }
    }

    var run: ShowRun {
        ShowRun(
            seasonCount: seasons.count,
            seasons: seasons.enumerated().map { ShowRun.Season(number: $0 + 1, episodeCount: $1) })
    }

    /// All episodes, as a dataset would list them.
    var episodes: [Episode] {
        let numbers = seasons.enumerated().flatMap { season, length in
            (1...length).compactMap { EpisodeNumber(season: season + 1, episode: $0) }
        }
        return numbers.enumerated().compactMap { index, place in
            guard let imdb = IMDbID(number: 20_000_000 + number * 20_000 + index) else { return nil }
            return Episode(
                id: Episode.ID(imdb: imdb), number: place, title: "What happened on day \(index + 1)",
                runtime: film.runtime,
                externalIDs: Episode.ExternalIDs(imdb: imdb))
        }
    }

    var batch: EpisodeBatch {
        var batch = EpisodeBatch(text: [])
        for episode in episodes {
            guard let number = episode.number, let imdb = episode.externalIDs.imdb else { continue }
            let start = batch.text.count
            batch.text += (episode.title ?? "").utf8
            batch.episodes.append(
                EpisodeBatch.Facts(
                    show: film.id, number: number, imdb: imdb, title: start..<batch.text.count,
                    runtime: episode.runtime, votes: 10))
        }
        return batch
    }

    /// The changes that mark the first episodes as seen.
    var logs: [[EpisodeLog]] {
        let logs = EpisodeLog.several(
            Array(episodes.prefix(seenCount)),
            when: .at(WatchedOn("20\(10 + number % 15)-03-1\(number % 10)") ?? .unknown))
        return stride(from: 0, to: logs.count, by: EpisodeLog.limit).map {
            Array(logs[$0..<min($0 + EpisodeLog.limit, logs.count)])
        }
    }
}

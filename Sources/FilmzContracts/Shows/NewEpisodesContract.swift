import FilmzDomain
import Testing

/// The promises of ``ShowService/newEpisodes(of:on:)``.
enum NewEpisodesContract {
    static var cases: [ContractCase] {
        [
            ContractCase("finds what came out and what comes of the shows being watched, day by day") { subject in
                let today = subject.clock.clock.today
                let shows = try await load(4, subject)
                let days = [-8, -7, -1, 0, 1, 7, 8]
                var times: [Timestamp] = []
                for show in shows.prefix(3) { times.append(try await learn(days, show, subject)) }
                for show in shows[1...] { try await see("s01e01", of: show, subject) }
                try await subject.apply(.showStatus(.paused), to: shows[2].id)
                try await see("s01e03", of: shows[1], subject)
                let new = try await week(subject)
                #expect(new.episodes.map(\.show.id) == Array(repeating: shows[1].id, count: 5))
                #expect(new.episodes.map(\.mine.episode.number?.episode) == [2, 3, 4, 5, 6])
                #expect(new.episodes.map(\.mine.isSeen) == [false, true, false, false, false])
                #expect(new.out(by: today).map(\.day) == [today, today.before(days: 1), today.before(days: 7)])
                #expect(new.coming(after: today).map(\.day) == [today.after(days: 1), today.after(days: 7)])
                #expect(new.showCount == 2)
                #expect(new.listedCount == 1)
                #expect(new.asOf == times[1])
                try await subject.apply(.showStatus(nil), to: shows[2].id)
                #expect(try await week(subject).episodes.count == 10, "A show that is taken up again is there at once.")
            },
            ContractCase("knows the first episodes of seasons where no provider lists episodes") { subject in
                let today = subject.clock.clock.today
                let show = try sample(1)
                let other = try sample(2)
                func run(_ day: CalendarDay) -> ShowRun {
                    ShowRun(
                        seasonCount: 2,
                        seasons: [
                            ShowRun.Season(number: 1, episodeCount: 3), ShowRun.Season(number: 2, firstAired: day),
                        ])
                }
                _ = try await subject.catalogue.replace(
                    with: [show, other],
                    runs: [show.id: run(today.after(days: 2)), other.id: run(today.after(days: 9))],
                    edition: "first")
                for show in [show, other] { try await see("s01e01", of: show, subject) }
                let new = try await week(subject)
                #expect(new.episodes.map(\.mine.episode.number?.description) == ["s02e01"])
                #expect(new.episodes.first?.show.id == show.id)
                #expect(new.asOf == nil)
                #expect(new.listedCount == 0)
            },
            ContractCase("goes by the newest list, also for what was logged, and keeps what no list has") { subject in
                let today = subject.clock.clock.today
                let shows = try await load(2, subject)
                for show in shows { try await see("s01e01", of: show, subject, aired: today) }
                #expect(try await week(subject).episodes.map(\.mine.isSeen) == [true, true])
                try await learn([30, 1], shows[0], subject)
                #expect(try await week(subject).episodes.map(\.show.id) == [shows[1].id, shows[0].id])
                try await learn([30, 31], shows[0], subject)
                #expect(try await week(subject).episodes.map(\.show.id) == [shows[1].id])
            },
            ContractCase("goes by the best list, although a lesser one came later and says another day") { subject in
                let shows = try await load(1, subject)
                try await learn([30, 31], shows[0], subject)
                try await see("s01e01", of: shows[0], subject)
                #expect(try await week(subject).episodes.isEmpty)
                try await learn([0, 31], shows[0], subject, by: .omdb)
                #expect(try await week(subject).episodes.isEmpty)
            },
            ContractCase("tells a new episode from the one that is kept by its entry") { subject in
                let show = try #require(try await load(1, subject).first)
                try await learn([-2, -1], show, subject)
                try await see("s01e02", of: show, subject)
                // Entered anew; then the first entry is used for another one.
                try await learn([-2, -1], ids: [100, 201], show, subject)
                try await learn([-2, -1, 1], ids: [100, 201, 101], show, subject)
                let new = try await week(subject).episodes
                #expect(new.map(\.mine.episode.number?.episode) == [1, 2, 3])
                #expect(new.map(\.mine.isSeen) == [false, true, false])
            },
            ContractCase("says nothing to somebody who watches no show, or whose shows have nothing new") { subject in
                #expect(try await week(subject) == NewEpisodes())
                let shows = try await load(1, subject)
                try await learn([-100, 100], shows[0], subject)
                #expect(try await week(subject) == NewEpisodes())
                try await see("s01e01", of: shows[0], subject)
                #expect(try await week(subject).episodes.isEmpty)
                #expect(try await week(subject).asOf != nil)
            },
            ContractCase("has the same new episodes as a naive model, whatever lists say and persons see") { subject in
                var random = SeededGenerator(seed: 20)
                let today = subject.clock.clock.today
                let shows = try await load(9, subject)
                var expected: [String] = []
                for (index, show) in shows.enumerated() {
                    let days = (0..<12).map { _ in Int.random(in: -20...20, using: &random) }
                    try await learn(days, show, subject)
                    guard index > 2 else { continue }
                    var seen: Set<Int> = [Int.random(in: 0..<12, using: &random)]
                    if Bool.random(using: &random) { seen.insert(Int.random(in: 0..<12, using: &random)) }
                    for number in seen { try await see("s01e\(number + 1)", of: show, subject) }
                    expected += days.indices.filter { abs(days[$0]) <= 7 }.map { number in
                        let day = days[number] < 0 ? today.before(days: -days[number]) : today.after(days: days[number])
                        return "\(day) \(show.title) \(100 + number) \(seen.contains(number))"
                    }
                }
                let found = try await week(subject).episodes.map { new in
                    let episode = new.mine.episode
                    let number = new.mine.episode.number?.episode ?? 0
                    return "\(episode.aired?.description ?? "") \(new.show.title) \(99 + number) \(new.mine.isSeen)"
                }
                #expect(found == expected.sorted())
                #expect(!found.isEmpty)
                let all = NewEpisodes(try await week(subject).episodes)
                #expect(try await walk(pagesOf: 4) { all.page($0) } == all.episodes)
            },
        ]
    }

    private static func sample(_ number: Int) throws -> Film {
        var show = Film.sample("Show \(number)", imdb: 9_200 + number)
        show.kind = .series
        return show
    }

    private static func load(_ count: Int, _ subject: Subject) async throws -> [Film] {
        let shows = try (1...count).map(sample)
        _ = try await subject.catalogue.replace(with: shows, runs: [:], edition: "first")
        return shows
    }

    /// A season whose episodes come so many days after today.
    /// - Parameter ids: from 100 on unless they are given
    /// - Returns: when the list was learnt
    @discardableResult
    private static func learn(
        _ days: [Int], ids: [Int]? = nil, _ show: Film, _ subject: Subject, by provider: Provider = .tmdb
    ) async throws -> Timestamp {
        let today = subject.clock.clock.today
        let episodes = try zip(days, ids ?? Array(100..<100 + days.count)).enumerated().map { index, row in
            Episode(
                id: try #require(Episode.ID(tmdb: row.1)),
                number: EpisodeNumber(season: 1, episode: index + 1),
                aired: row.0 < 0 ? today.before(days: -row.0) : today.after(days: row.0),
                externalIDs: Episode.ExternalIDs(tmdb: row.1))
        }
        subject.clock.advance()
        try await subject.services.shows.learn(EpisodeList(by: provider, episodes: episodes), of: show.id)
        return subject.clock.clock.now()
    }

    private static func see(
        _ number: String, of show: Film, _ subject: Subject, aired: CalendarDay? = nil
    ) async throws {
        let number = try ShowServiceContract.number(number)
        var episode = try await subject.services.shows.episode(number, of: show.id) ?? Episode(number)
        if let aired { episode.aired = aired }
        try await subject.apply(.logEpisodes([EpisodeLog(episode, draft: .watched("2001"))]), to: show.id)
    }

    private static func week(_ subject: Subject) async throws -> NewEpisodes {
        try await subject.services.shows.newEpisodes(
            of: .owner, on: NewEpisodes.week(around: subject.clock.clock.today))
    }
}

import FilmzDomain
import FilmzPages

extension EveryPage {
    /// A show before, while and after it is watched, its seasons and episodes, and what comes next.
    static func shows(_ sample: SampleServices) async throws -> [(name: String, page: any WebPage)] {
        guard let show = sample.allFilms.last?.id else { return [] }
        let begun = seen(3, of: show, sample)
        let coming = seen(25, of: show, sample)
        let services = begun.services
        let season = EpisodesForm(FormFields([("season", "1")]))
        let refused = EpisodesForm(FormFields([("season", "1"), ("when", "day"), ("day", "<1>")]))
        let episode = Episode.ID(.first)
        let plain = ViewingForm(new: Samples.viewingID(1))
        return try await [
            ("show-new", try await FilmPage.load(show, from: seen(0, of: show, sample).services, for: .owner)),
            ("show-begun", try await FilmPage.load(show, from: services, for: .owner)),
            ("show-coming", try await FilmPage.load(show, from: coming.services, for: .owner)),
            ("show-done", try await FilmPage.load(show, from: seen(40, of: show, sample).services, for: .owner)),
            (
                "show-paused",
                try await FilmPage.load(show, from: withStatus(.paused, show, begun).services, for: .owner)
            ),
            (
                "show-stopped",
                try await FilmPage.load(show, from: withStatus(.stopped, show, begun).services, for: .owner)
            ),
            ("show-unplaced", try await FilmPage.load(show, from: losing(show, begun).services, for: .owner)),
            ("season", try await SeasonPage.load(1, of: show, from: services, for: .owner)),
            ("season-unknown", try await SeasonPage.load(2, of: show, from: services, for: .owner)),
            ("season-seen", try await SeasonPage.load(1, of: show, from: coming.services, for: .owner)),
            ("season-specials", try await SeasonPage.load(0, of: show, from: services, for: .owner)),
            (
                "seen-episode",
                try await ViewingPage.load(logging: episode, of: show, form: plain, from: services, for: .owner)
            ),
            (
                "mark-episodes",
                try await MarkEpisodesPage.load(
                    season, of: show, today: Samples.today, from: services, for: .owner)
            ),
            (
                "mark-episodes-refused",
                try await MarkEpisodesPage.load(
                    refused, of: show, error: .invalid(.watchedOn, .malformed), today: Samples.today, from: services,
                    for: .owner)
            ),
            (
                "mark-episodes-none",
                try await MarkEpisodesPage.load(
                    EpisodesForm(FormFields([]), upTo: .first), of: show, today: Samples.today, from: services,
                    for: .owner)
            ),
            ("stop-show", try await StopShowPage.load(show, from: services, for: .owner)),
            (
                "stop-show-refused",
                try await StopShowPage.load(
                    show, reason: "1 < 2", error: .invalid(.stopReason, .tooLong(200)), from: services,
                    for: .owner)
            ),
            (
                "discover-watching",
                try await DiscoverPage.front(clock: Samples.clock, isHintAway: false, from: services, for: .owner)
            ),
            ("diary-evening", try await DiaryPage.load(from: services, for: .owner)),
            ("diary-long-evening", try await DiaryPage.load(from: coming.services, for: .owner)),
        ] + upNext(show, sample)
    }

    /// What comes next, and what is new this week.
    private static func upNext(
        _ show: Film.ID, _ sample: SampleServices
    ) async throws -> [(name: String, page: any WebPage)] {
        let services = seen(3, of: show, sample).services
        let coming = seen(25, of: show, sample)
        return [
            ("up-next", try await UpNextPage.load(clock: Samples.clock, from: services, for: .owner)),
            ("up-next-coming", try await UpNextPage.load(clock: Samples.clock, from: coming.services, for: .owner)),
            ("up-next-none", try await UpNextPage.load(clock: Samples.clock, from: sample.services, for: .owner)),
            (
                "up-next-unknown",
                try await UpNextPage.load(
                    clock: Samples.clock, from: seen(40, of: show, sample).services, for: .owner)
            ),
        ]
    }

    /// A show of three seasons, of which the first episodes were seen on one day.
    private static func seen(_ count: Int, of show: Film.ID, _ sample: SampleServices) -> SampleServices {
        var sample = sample
        guard let index = sample.allFilms.firstIndex(where: { $0.id == show }) else { return sample }
        sample.allFilms[index].kind = .series
        var dossier = FilmDossier(film: sample.allFilms[index])
        dossier.run = ShowRun(
            seasonCount: 3, episodeCount: 40,
            seasons: [
                ShowRun.Season(number: 0, episodeCount: 2),
                ShowRun.Season(number: 1, firstAired: Samples.today.previous, episodeCount: 12),
                ShowRun.Season(number: 2, episodeCount: 13), ShowRun.Season(number: 3, episodeCount: 15),
            ])
        if count < 5 { dossier.run?.seasons[2].episodeCount = nil }
        sample.dossiers[show] = dossier
        let counts = [12, 13, 15]
        let numbers = counts.indices.flatMap { season in
            (1...counts[season]).compactMap { EpisodeNumber(season: season + 1, episode: $0) }
        }
        sample.myFilms[show] = MyFilm(
            viewings: numbers.prefix(count).enumerated().map { index, number in
                Viewing(
                    id: Samples.viewingID(Int64(100 + index)), episode: Episode.ID(number),
                    draft: ViewingDraft(
                        watchedOn: .day(Samples.today), rating: index == 1 ? Rating(stars: 4.5) : nil),
                    loggedAt: Timestamp(milliseconds: Samples.clock.now().milliseconds + Int64(index)))
            })
        return sample
    }

    /// The same when two of the episodes seen have no place any more.
    private static func losing(_ show: Film.ID, _ sample: SampleServices) -> SampleServices {
        var sample = sample
        let lost = [Episode.ID(tmdb: 7), IMDbID("tt0000009").map(Episode.ID.init(imdb:))].compactMap(\.self)
        for (index, episode) in lost.enumerated() {
            sample.myFilms[show]?.viewings.append(
                Viewing(
                    id: Samples.viewingID(Int64(300 + index)), episode: episode,
                    draft: ViewingDraft(watchedOn: index == 0 ? .year(2001) : .unknown),
                    loggedAt: Samples.clock.now()))
        }
        return sample
    }

    private static func withStatus(
        _ kind: ShowStatus.Kind, _ show: Film.ID, _ sample: SampleServices
    ) -> SampleServices {
        var sample = sample
        sample.myFilms[show]?.showStatus = ShowStatus(kind, since: Samples.clock.now(), reason: "<1> & \"2\"")
        return sample
    }
}

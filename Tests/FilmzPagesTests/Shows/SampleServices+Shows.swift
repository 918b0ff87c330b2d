import FilmzDomain

/// Episodes by the numbers of those in the seasons of ``SampleServices/dossiers``; some have a title and a day.
extension SampleServices: ShowService {
    private func run(_ show: Film.ID) -> ShowRun { dossiers[show]?.run ?? ShowRun() }

    private func episodes(_ show: Film.ID, season: Int) -> [Episode] {
        let count = run(show).episodeCount(ofSeason: season) ?? 3
        return (1...count).compactMap { number in
            EpisodeNumber(season: season, episode: number).map { episode(of: $0) }
        }
    }

    private func episode(of number: EpisodeNumber) -> Episode {
        var episode = Episode(number)
        guard number.episode < 3 else { return episode }
        episode.title = "<\(number.episode)> & \(number.season)"
        episode.runtime = 48
        // The first ones are out.
        episode.aired = number.season < 3 ? Samples.today.previous : CalendarDay(year: 2100, month: 1, day: 2)
        return episode
    }

    private func viewing(of episode: Episode, _ show: Film.ID) -> Viewing? {
        myFilms[show]?.viewings.first { $0.episode == episode.id }
    }

    func episode(_ id: Episode.ID, of show: Film.ID) -> Episode? { id.number.map { episode(of: $0) } }

    func episode(_ number: EpisodeNumber, of show: Film.ID) -> Episode? { episode(of: number) }

    func number(absolute: Int, of show: Film.ID) -> EpisodeNumber? { nil }

    func absoluteNumber(of number: EpisodeNumber, of show: Film.ID) -> Int? { number.season * 100 }

    func unseen(
        _ range: EpisodeRange, of show: Film.ID, by person: Person.ID, today: CalendarDay
    ) -> [Episode] {
        guard case .season(let number) = range else { return [] }
        return episodes(show, season: number).filter { viewing(of: $0, show) == nil && $0.isOut(by: today) }
    }

    func progress(in show: Film.ID, of person: Person.ID) -> ShowProgress {
        let seen = (myFilms[show]?.viewings ?? []).compactMap(\.episode?.number)
        let furthest = seen.filter { !$0.isSpecial }.max()
        let run = run(show)
        return ShowProgress(
            furthest: furthest, next: run.number(after: furthest).map { episode(of: $0) }, seenCount: seen.count,
            seasons: run.seasons.map { season in
                SeasonProgress(
                    number: season.number, firstAired: season.firstAired,
                    episodeCount: run.episodeCount(ofSeason: season.number),
                    seenCount: seen.filter { $0.season == season.number }.count)
            }.sorted(by: SeasonProgress.isBefore), unplaced: unplaced(show))
    }

    /// The seen episodes that no list has any more: their IDs have no number.
    private func unplaced(_ show: Film.ID) -> [UnplacedEpisode] {
        (myFilms[show]?.viewings ?? []).compactMap { viewing in
            guard let id = viewing.episode, id.number == nil else { return nil }
            let episode = Episode(id: id, number: nil, title: id.externalIDs.imdb == nil ? "<7> & \"8\"" : nil)
            let former = id.externalIDs.imdb == nil ? EpisodeNumber(season: 1, episode: 9) : nil
            return UnplacedEpisode(
                episode: episode, former: former, viewings: [viewing.id], watchedOn: viewing.watchedOn)
        }
    }

    func episodes(
        ofSeason season: Int, of show: Film.ID, for person: Person.ID, page request: PageRequest
    ) -> Page<MyEpisode> {
        page(
            episodes(show, season: season).map { episode in
                let viewing = viewing(of: episode, show)
                return MyEpisode(episode: episode, viewing: viewing, viewingCount: viewing == nil ? 0 : 2)
            }, request)
    }

    func storedEpisodes(_ episodes: Set<Episode.ID>, of show: Film.ID) -> [Episode.ID: Episode] {
        let known = episodes.compactMap { id in id.number.map { (id, episode(of: $0)) } }
        return Dictionary(known) { first, _ in first }
    }

    func learn(_ list: EpisodeList, of show: Film.ID) {}

    func upNext(of person: Person.ID, today: CalendarDay, page request: PageRequest) -> Page<UpNext> {
        let watching = allFilms.compactMap { film -> UpNext? in
            guard myFilms[film.id]?.viewings.contains(where: { $0.episode != nil }) == true else { return nil }
            let progress = progress(in: film.id, of: person)
            return progress.next.map { next in
                UpNext(
                    show: film, next: next, lastWatchedOn: .unknown, seenCount: progress.seenCount, today: today)
            }
        }
        return page(watching, request)
    }

    /// Some for somebody who has just begun; later there is nothing new, and at the end nothing is known.
    func newEpisodes(of person: Person.ID, on days: ClosedRange<CalendarDay>) -> NewEpisodes {
        let shows = allFilms.filter { film in
            myFilms[film.id]?.viewings.contains { $0.episode != nil } == true
        }
        guard let show = shows.first, let seen = myFilms[show.id]?.viewings.count else { return NewEpisodes() }
        guard seen < 30 else { return NewEpisodes(showCount: 1) }
        guard seen < 20 else { return NewEpisodes(showCount: 1, listedCount: 1, asOf: Samples.clock.now()) }
        let dated = [(1, days.lowerBound), (2, Samples.today), (3, Samples.today.after(days: 1)), (5, days.upperBound)]
        let episodes = dated.compactMap { number, day -> NewEpisode? in
            guard let number = EpisodeNumber(season: 1, episode: number) else { return nil }
            var episode = episode(of: number)
            episode.aired = day
            let viewing = number.episode == 1 ? viewing(of: episode, show.id) : nil
            return NewEpisode(
                show: show,
                mine: MyEpisode(episode: episode, viewing: viewing, viewingCount: viewing == nil ? 0 : 1))
        }
        return NewEpisodes(episodes, showCount: 3, listedCount: 2, asOf: Samples.clock.now())
    }
}

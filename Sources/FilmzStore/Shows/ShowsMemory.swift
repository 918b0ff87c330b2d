import FilmzDomain

/// Remembered answers about shows.
final class ShowsMemory: Sendable {
    /// The present sources of episodes, by numbers that no others have.
    struct Sources: Hashable {
        /// Nil when there is no catalogue.
        var catalogue: Int64?
        var lists: Int64
    }

    struct Progress: Hashable {
        var person: Person.ID
        var show: Film.ID
        var sources: Sources
    }

    struct Watching: Hashable {
        var person: Person.ID
        var today: CalendarDay
        var sources: Sources
    }

    struct Days: Hashable {
        var person: Person.ID
        var days: ClosedRange<CalendarDay>
        var sources: Sources
    }

    /// The furthest episode of a show that somebody has seen.
    struct Place: Hashable {
        var show: Film.ID
        var furthest: EpisodeNumber?
    }

    let progress = Remembered<Progress, MyFilmSettling.Stamp, ShowProgress>(limit: 200)
    let watching = Remembered<Watching, MyFilmSettling.Stamp, [UpNext]>(limit: 20)
    let seasons = Remembered<Film.ID, Sources, [SeasonProgress]>(limit: 200)
    let next = Remembered<Place, Sources, Episode?>(limit: 3_000)
    let films = FilmMemory<MyFilmSettling.Stamp>(limit: 3_000)
    let new = Remembered<Days, MyFilmSettling.Stamp, NewEpisodes>(limit: 20)
}

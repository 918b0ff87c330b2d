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

    let progress = Remembered<Progress, MyFilmSettling.Stamp, ShowProgress>(limit: 200)
    let watching = Remembered<Watching, MyFilmSettling.Stamp, [UpNext]>(limit: 20)
    let new = Remembered<Days, MyFilmSettling.Stamp, NewEpisodes>(limit: 20)
}

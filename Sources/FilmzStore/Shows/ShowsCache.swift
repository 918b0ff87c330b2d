import FilmzDomain

/// A cache of answers about shows.
final class ShowsCache: Sendable {
    /// The current sources of episodes, by numbers that no others have.
    struct Sources: Hashable {
        /// The revision of the catalogue; nil when there is none.
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

    /// The furthest episode of a show that a person has seen.
    struct Place: Hashable {
        var show: Film.ID
        var furthest: EpisodeNumber?
    }

    let progress = RevisionCache<Progress, BatchApplication.Revision, ShowProgress>(limit: 200)
    let watching = RevisionCache<Watching, BatchApplication.Revision, [UpNext]>(limit: 20)
    let seasons = RevisionCache<Film.ID, Sources, [SeasonProgress]>(limit: 200)
    let next = RevisionCache<Place, Sources, Episode?>(limit: 3_000)
    let films = FilmCache<BatchApplication.Revision>(limit: 3_000)
    let new = RevisionCache<Days, BatchApplication.Revision, NewEpisodes>(limit: 20)
}

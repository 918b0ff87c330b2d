import FilmzDomain

/// A cache of answers about shows.
final class ShowsCache: Sendable {
    /// The current sources of episodes, by numbers that no others have.
    struct Sources: Hashable {
        /// The revision of the catalogue; nil when there is none.
        var catalogue: Int64?
        var lists: Int64
    }

    struct ProgressKey: Hashable {
        var person: Person.ID
        var show: Film.ID
        var sources: Sources
    }

    struct UpNextKey: Hashable {
        var person: Person.ID
        var today: CalendarDay
        var sources: Sources
    }

    struct DaysKey: Hashable {
        var person: Person.ID
        var days: ClosedRange<CalendarDay>
        var sources: Sources
    }

    /// Some shows, in the order of their IDs, and some days.
    struct ListedKey: Hashable {
        var shows: [Film.ID]
        var days: ClosedRange<CalendarDay>
    }

    /// The furthest episode of a show that a person has seen.
    struct PlaceKey: Hashable {
        var show: Film.ID
        var furthest: EpisodeNumber?
    }

    let progress = RevisionCache<ProgressKey, BatchApplication.Revision, ShowProgress>(limit: 200)
    /// All of a person's shows. The episodes may have IDs that other stored episodes have.
    let watching = RevisionCache<UpNextKey, BatchApplication.Revision, [UpNext]>(limit: 20)
    let upNext = RevisionCache<ListPage<UpNextKey>, BatchApplication.Revision, Page<UpNext>>(limit: 40)
    let seasons = RevisionCache<Film.ID, Sources, [SeasonProgress]>(limit: 200)
    let next = RevisionCache<PlaceKey, Sources, Episode?>(limit: 3_000)
    let films = FilmCache<BatchApplication.Revision>(limit: 3_000)
    let listed = RevisionCache<ListedKey, Sources, EpisodesByDay.Listed>(limit: 20)
    let new = RevisionCache<DaysKey, BatchApplication.Revision, NewEpisodes>(limit: 20)
}

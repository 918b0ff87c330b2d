/// The status of films to list.
public enum AMCMovieStatus: String, Sendable, Hashable, CaseIterable {
    /// Films that are in theatres.
    case currentlyPlaying = "currently-playing"
    /// Films that are upcoming.
    case upcoming
    /// All films.
    case all
}

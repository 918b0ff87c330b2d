/// Which films.
public enum AMCMovieStatus: String, Sendable, Hashable, CaseIterable {
    /// Films that are in theatres.
    case currentlyPlaying = "currently-playing"
    /// Films that are to come.
    case upcoming
    /// All films.
    case all
}

/// A kind of data that a format may not support.
public enum Loss: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    /// Shows, with everything that a person has with them.
    case shows
    /// Films without an IMDb ID, with everything that a person has with them.
    case unnumberedFilms
    case watchlist, favourites, stars, comments, audiences, told, standings, reasons, beginnings, leftovers
    /// Comments that become notes of a viewing without a day.
    case commentsAsNotes
    case viewings, episodes
    /// The time of day of a viewing.
    case times
    /// A month or a year as the time of a viewing.
    case vagueDates
    case places, companions, viewingStars, notes, endings, rewatches, tags
    case lists, listNames, listDescriptions, listFilms, listNotes, ranks
    /// Lists with a rule.
    case rules
    /// The facts that a person typed in about unknown films.
    case ownFilms
    case received, theatres, visits, meanings, services, notSeen
    /// Files of other products that were imported, or wait for it.
    case imports
    /// The times of ratings, log entries and additions to lists. Some formats have the day.
    case moments
}

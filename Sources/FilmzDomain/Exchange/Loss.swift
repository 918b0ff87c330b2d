/// Something that a format may have no place for.
public enum Loss: String, Hashable, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
    /// Shows, with all that a person has with them.
    case shows
    /// Films without a number of IMDb, with all that a person has with them.
    case unnumberedFilms
    case watchlist, favourites, stars, comments, audiences, told, standings, reasons, beginnings, leftovers
    /// Comments that become notes of a viewing without a day.
    case commentsAsNotes
    case viewings, episodes
    /// The time of day of a viewing.
    case times
    /// A month or a year in which something was seen.
    case vagueDates
    case places, companions, viewingStars, notes, endings, rewatches, tags
    case lists, listNames, listDescriptions, listFilms, listNotes, ranks
    /// Lists that are filled by a rule.
    case rules
    /// What a person typed in of films that nobody knew.
    case ownFilms
    case received, theatres, visits, meanings, services, notSeen
    /// Files of other products that were taken in, or wait for it.
    case imports
    /// When something was rated, logged or put on a list. Some formats have the day.
    case moments
}

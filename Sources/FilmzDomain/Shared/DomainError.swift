/// Why a request cannot be fulfilled. Web pages, API and command line each say it in their own words. Nothing was
/// changed.
public enum DomainError: Error, Hashable, Sendable {
    case noSuchFilm
    case noSuchViewing
    case noSuchEpisode
    /// Only what was seen of an episode that lost its place can be moved to another one.
    case episodeHasPlace
    /// More than ``EpisodeLog/limit`` episodes would be logged together.
    case tooManyEpisodes
    case noSuchList
    case noSuchTag
    /// The film is on this list no more, or never was.
    case notOnList
    /// The list would have more than ``FilmList/filmLimit`` films.
    case listFull
    /// The films of a list with a rule come by themselves, and a list without one gets none.
    case listByRule
    /// Somebody changed the note since the person began to write; it is this now.
    case noteChanged(String)
    /// The person has ``FilmList/countLimit`` lists.
    case tooManyLists
    /// The person has ``Tag/limitPerPerson`` tags.
    case tooManyTags
    /// Nobody passed this on, or it has ended.
    case noSuchShare
    /// The person has ``Share/countLimit`` shares that have not ended.
    case tooManyShares
    /// The share has ``Share/addressLimit`` addresses.
    case tooManyAddresses
    /// The change is unknown or too old, or everything it did was changed again later.
    case nothingToUndo
    /// The person follows no such theatre.
    case noSuchTheatre
    /// The theatre announces it no more.
    case noSuchShowtime
    /// The person follows ``Theatre/countLimit`` theatres.
    case tooManyTheatres
    /// Only a film that was added by hand can be edited.
    case notAddedByHand
    /// Only the person who typed a film in can correct it.
    case notYours
    /// Somebody else has something with the film, so it cannot be removed.
    case filmOfOthers
    /// The person passed the film on or plans to see it, so it cannot be removed.
    case filmInUse
    /// It affects everybody, so only an owner can do it.
    case ownersOnly
    /// The configuration sets this value, so it cannot be changed here.
    case setElsewhere
    /// Another process downloads or imports IMDb's datasets at this moment.
    case importElsewhere
    /// The text in a form field is not acceptable.
    case invalid(Field, Problem)

    /// A field of the forms and the command line.
    public enum Field: String, Hashable, Sendable, CaseIterable {
        case title, originalTitle, year, releaseDate, runtime, genres, directors, imdbID
        case watchedOn, place, companions, rating, note, comment, audience, stoppedAt, stopReason, query, key, keep,
            acceptsConditions, listName, listDescription, listRule, tags, message, sender, days, passPhrase, toldBy,
            toldMessage, theatreName, theatrePage, timeZone, location, country, services
    }

    public enum Problem: Hashable, Sendable {
        case missing
        /// Longer than this many characters.
        case tooLong(Int)
        case malformed
        /// A day, month or year that is still to come.
        case notYet
    }
}

extension String {
    /// This text without surrounding white space and without control characters; line breaks stay where several lines
    /// are allowed. A text of one line stands beside others, so it has no characters that turn the direction of these. Throws an error when it is longer than `limit` characters.
    func checked(_ field: DomainError.Field, limit: Int, multiline: Bool = false) throws(DomainError) -> String {
        // Bytes first, because counting the characters of a hostile megabyte takes time.
        guard utf8.count <= limit * 16 else { throw .invalid(field, .tooLong(limit)) }
        var scalars = String.UnicodeScalarView()
        for scalar in replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar {
            case "\t": scalars.append(multiline ? scalar : " ")
            case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": scalars.append(multiline ? "\n" : " ")
            case _ where !multiline && scalar.turnsAround: break
            case _ where scalar.properties.generalCategory != .control: scalars.append(scalar)
            default: break
            }
        }
        let text = String(scalars).trimmingWhitespace()
        guard text.count <= limit else { throw .invalid(field, .tooLong(limit)) }
        return text
    }

    func trimmingWhitespace() -> String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

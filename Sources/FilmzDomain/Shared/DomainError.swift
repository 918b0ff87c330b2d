/// The reason why a request cannot be fulfilled. Web pages, API and command line each have their own words for it.
/// Nothing was changed.
public enum DomainError: Error, Hashable, Sendable {
    case noSuchFilm
    case noSuchViewing
    case noSuchEpisode
    /// Only viewings of an episode that is no longer listed can be moved to another one.
    case episodeHasPlace
    /// The request would log more than ``EpisodeLog/limit`` episodes together.
    case tooManyEpisodes
    case noSuchList
    case noSuchTag
    /// The film is not on this list, or no longer.
    case notOnList
    /// The list would have more than ``FilmList/filmLimit`` films.
    case listFull
    /// The rule of a list selects its films, and a list without one gets none.
    case listByRule
    /// The note was changed since the person began to write; this is the current one.
    case noteChanged(String)
    /// The person has ``FilmList/countLimit`` lists.
    case tooManyLists
    /// The person has ``Tag/limitPerPerson`` tags.
    case tooManyTags
    /// There is no such share, or it has ended.
    case noSuchShare
    /// The person has ``Share/countLimit`` shares that have not ended.
    case tooManyShares
    /// The share has ``Share/addressLimit`` URLs.
    case tooManyAddresses
    /// The change is unknown or too old, or everything it did was changed again later.
    case nothingToUndo
    /// The person follows no such theatre.
    case noSuchTheatre
    /// The theatre no longer announces the showing.
    case noSuchShowtime
    /// The person follows ``Theatre/countLimit`` theatres.
    case tooManyTheatres
    /// Only a film that was added by hand can be edited.
    case notAddedByHand
    /// Only the person who typed a film in can correct it.
    case notYours
    /// Other persons have something with the film, so it cannot be removed.
    case filmOfOthers
    /// The person shares the film or plans to see it, so it cannot be removed.
    case filmInUse
    /// The request affects everybody, so only an owner can make it.
    case ownersOnly
    /// The configuration sets this value, so it cannot be changed here.
    case setElsewhere
    /// Another process is downloading or importing IMDb's datasets.
    case importElsewhere
    /// The text in a form field is invalid.
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
        /// The text has more than this many characters.
        case tooLong(Int)
        case malformed
        /// These words of the text mean nothing here.
        case notUnderstood(String)
        /// The day, month or year is still to come.
        case notYet
    }
}

extension String {
    /// The maximum number of bytes of a text with so many characters, some of which consist of several.
    static func byteLimit(ofCharacters count: Int) -> Int { count * 16 }

    /// This text without surrounding white space and without control characters; line breaks stay where several lines
    /// are allowed. A text of one line stands beside others, so it has no characters that reverse their direction.
    /// - Throws: ``DomainError/invalid(_:_:)`` when it is longer than `limit` characters
    func checked(_ field: DomainError.Field, limit: Int, multiline: Bool = false) throws(DomainError) -> String {
        // The cheap check of the bytes comes first, because counting the characters of a hostile megabyte takes time.
        guard utf8.count <= Self.byteLimit(ofCharacters: limit) else { throw .invalid(field, .tooLong(limit)) }
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

    package func trimmingWhitespace() -> String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

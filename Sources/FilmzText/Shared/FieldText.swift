import FilmzDomain

/// What can be told of a film or a viewing, as the command line names it.
public enum FieldText: TextKey {
    case title, originalTitle, year, releaseDate, runtime, genres, directors, imdbID, watchedOn, place, companions,
        rating, note, comment, audience, stoppedAt, stopReason, query, key, keep, acceptsConditions, theatreName,
        theatrePage, timeZone, location, country, services,
        listName,
        listDescription, listRule, tags
    case message, sender, days, passPhrase, toldBy, toldMessage

    public var english: Message {
        switch self {
        case .title: "title"
        case .originalTitle: "original title"
        case .year: "year"
        case .releaseDate: "release date"
        case .runtime: "length"
        case .genres: "genres"
        case .directors: "directors"
        case .imdbID: "IMDb ID"
        case .watchedOn: "day"
        case .place: "place"
        case .companions: "company"
        case .rating: "rating"
        case .note: "note"
        case .comment: "comment"
        case .audience: "audience"
        case .stoppedAt: "minute"
        case .stopReason: "reason"
        case .query: "query"
        case .key: "key"
        case .keep: "number of backups"
        case .acceptsConditions: "conditions"
        case .theatreName: "name of the theatre"
        case .theatrePage: "address"
        case .timeZone: "time zone"
        case .location: "place"
        case .country: "country"
        case .services: "services"
        case .listName: "name"
        case .listDescription: "description"
        case .listRule: "rule"
        case .tags: "tags"
        case .message: "message"
        case .sender: "name shown"
        case .days: "number of days"
        case .passPhrase: "pass-phrase"
        case .toldBy: "told by"
        case .toldMessage: "what they said"
        }
    }
}

extension FieldText {
    init(_ field: DomainError.Field) {
        self =
            switch field {
            case .title: .title
            case .originalTitle: .originalTitle
            case .year: .year
            case .releaseDate: .releaseDate
            case .runtime: .runtime
            case .genres: .genres
            case .directors: .directors
            case .imdbID: .imdbID
            case .watchedOn: .watchedOn
            case .place: .place
            case .companions: .companions
            case .rating: .rating
            case .note: .note
            case .comment: .comment
            case .audience: .audience
            case .stoppedAt: .stoppedAt
            case .stopReason: .stopReason
            case .query: .query
            case .key: .key
            case .keep: .keep
            case .acceptsConditions: .acceptsConditions
            case .listName: .listName
            case .listDescription: .listDescription
            case .listRule: .listRule
            case .tags: .tags
            case .message: .message
            case .sender: .sender
            case .days: .days
            case .passPhrase: .passPhrase
            case .toldBy: .toldBy
            case .toldMessage: .toldMessage
            case .theatreName: .theatreName
            case .theatrePage: .theatrePage
            case .timeZone: .timeZone
            case .location: .location
            case .country: .country
            case .services: .services
            }
    }
}

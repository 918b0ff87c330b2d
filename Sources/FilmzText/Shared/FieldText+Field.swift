import FilmzDomain

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

extension FieldText {
    public var german: Message {
        switch self {
        case .title: "Titel"
        case .originalTitle: "Originaltitel"
        case .year: "Jahr"
        case .releaseDate: "Erscheinungstag"
        case .runtime: "Länge"
        case .genres: "Genres"
        case .directors: "Regie"
        case .imdbID: "IMDb-ID"
        case .watchedOn: "Tag"
        case .place: "Ort"
        case .companions: "Begleitung"
        case .rating: "Bewertung"
        case .note: "Notiz"
        case .comment: "Notiz zum Film"
        case .audience: "Publikum"
        case .stoppedAt: "Minute"
        case .stopReason: "Grund"
        case .query: "Suche"
        case .key: "Schlüssel"
        case .keep: "Anzahl der Backups"
        case .acceptsConditions: "Bedingungen"
        }
    }
}

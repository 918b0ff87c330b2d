import FilmzDomain

extension LossText {
    /// The key that has the name of a loss.
    init(_ loss: Loss) {
        self =
            switch loss {
            case .shows: .shows
            case .unnumberedFilms: .unnumberedFilms
            case .watchlist: .watchlist
            case .favourites: .favourites
            case .stars: .stars
            case .comments: .comments
            case .audiences: .audiences
            case .told: .told
            case .standings: .standings
            case .reasons: .reasons
            case .beginnings: .beginnings
            case .leftovers: .leftovers
            case .commentsAsNotes: .commentsAsNotes
            case .viewings: .viewings
            case .episodes: .episodes
            case .times: .times
            case .vagueDates: .vagueDates
            case .places: .places
            case .companions: .companions
            case .viewingStars: .viewingStars
            case .notes: .notes
            case .endings: .endings
            case .rewatches: .rewatches
            case .tags: .tags
            case .lists: .lists
            case .listNames: .listNames
            case .listDescriptions: .listDescriptions
            case .listFilms: .listFilms
            case .listNotes: .listNotes
            case .ranks: .ranks
            case .rules: .rules
            case .ownFilms: .ownFilms
            case .received: .received
            case .theatres: .theatres
            case .visits: .visits
            case .meanings: .meanings
            case .services: .services
            case .notSeen: .notSeen
            case .imports: .imports
            case .moments: .moments
            }
    }
}

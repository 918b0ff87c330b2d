import FilmzDomain

extension ChangeText {
    /// The text of a kind of change that concerns one film, list or query.
    init(_ kind: Change.Kind) {
        self =
            switch kind {
            case .watchlistAdded: .watchlistAdded
            case .watchlistRemoved: .watchlistRemoved
            case .favouriteAdded: .favouriteAdded
            case .favouriteRemoved: .favouriteRemoved
            case .rated: .rated
            case .ratingRemoved: .ratingRemoved
            case .commentSaved: .commentSaved
            case .commentRemoved: .commentRemoved
            case .audienceSaved: .audienceSaved
            case .tagsAdded: .tagsAdded
            case .tagsRemoved: .tagsRemoved
            case .tagsSaved: .tagsSaved
            case .tagRenamed: .tagRenamed
            case .tagsJoined: .tagsJoined
            case .tagRemoved: .tagRemoved
            case .toldSaved: .toldSaved
            case .toldRemoved: .toldRemoved
            case .viewingLogged: .viewingLogged
            case .viewingSaved: .viewingSaved
            case .viewingRemoved: .viewingRemoved
            case .viewingsRemoved: .viewingsRemoved
            case .episodesLogged: .episodesLogged
            case .showPaused: .showPaused
            case .showStopped: .showStopped
            case .showTakenUp: .showTakenUp
            case .showStartedOver: .showStartedOver
            case .edited: .edited
            case .imported: .imported
            case .queryForgotten: .queryForgotten
            case .queriesForgotten: .queriesForgotten
            case .filmRemoved: .filmRemoved
            case .listMade: .listMade
            case .listRemoved: .listRemoved
            case .listSaved: .listSaved
            case .listFilmsAdded: .listFilmsAdded
            case .listFilmsRemoved: .listFilmsRemoved
            case .listFilmMoved: .listFilmsMoved
            case .listNoteSaved: .listNoteSaved
            case .undone: .undone
            case .redone: .redone
            }
    }
}

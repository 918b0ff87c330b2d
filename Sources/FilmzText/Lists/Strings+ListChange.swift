import FilmzDomain

extension Strings {
    /// What a change did to a list.
    func message(for kind: Change.Kind, of change: FilmListChange, titles: FilmTitles) -> String {
        let film = change.film.flatMap { titles[$0] } ?? change.filmTitle
        let values: KeyValuePairs = ["list": change.name, "film": film ?? ""]
        let isOne = film != nil
        return switch kind {
        case .listMade: self[isOne ? ChangeText.listMadeWith : .listMade, values]
        case .listRemoved: self[ChangeText.listRemoved, values]
        case .listFilmsAdded where isOne: self[ChangeText.listFilmAdded, values]
        case .listFilmsAdded: count(ChangeText.listFilmsAdded, change.filmCount, values)
        case .listFilmsRemoved where isOne: self[ChangeText.listFilmRemoved, values]
        case .listFilmsRemoved: count(ChangeText.listFilmsRemoved, change.filmCount, values)
        case .listFilmMoved: self[isOne ? ChangeText.listFilmMoved : .listFilmsMoved, values]
        case .imported: self[ChangeText.listImported, values]
        case .listNoteSaved where isOne: self[ChangeText.listNoteSaved, values]
        default: self[ChangeText.listSaved, values]
        }
    }
}

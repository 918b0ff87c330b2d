public import FilmzDomain

extension Strings {
    /// - Parameter titles: the titles by which the reader knows films
    public func message(for change: Change, titles: FilmTitles = FilmTitles()) -> String {
        if change.kind != .undone, change.kind != .redone, case .myFilms(let number) = change.subject {
            return count(Self.textForSeveral(change.kind), number)
        }
        if [.tagRenamed, .tagsJoined, .tagRemoved].contains(change.kind) {
            return count(ChangeText(change.kind), 1)
        }
        if change.kind != .undone, change.kind != .redone, case .list(let subject) = change.subject {
            return message(for: change.kind, of: subject, titles: titles)
        }
        if change.kind != .undone, change.kind != .redone, case .lists(let number) = change.subject {
            return count(ChangeText.listsImported, number)
        }
        let film = name(change.film.flatMap { titles[$0] } ?? change.filmTitle, episode: change.episode)
        let values: KeyValuePairs = ["film": film, "query": change.forgottenQuery]
        if change.kind == .episodesLogged {
            if change.episode != nil { return self[ChangeText.viewingLogged, values] }
            return count(ChangeText.episodesLogged, change.newViewingCount, ["film": film])
        }
        return self[ChangeText(change.kind), values]
    }

    /// The change in a list of changes, where an undo says what it was about.
    /// - Parameter titles: the titles by which the reader knows films
    public func listed(_ change: Change, titles: FilmTitles = FilmTitles()) -> String {
        let isUndo = change.kind == .undone
        guard isUndo || change.kind == .redone else { return message(for: change, titles: titles) }
        switch change.subject {
        case .myFilm(let film, let title, _, _):
            let film = name(titles[film] ?? title, episode: change.episode)
            return self[isUndo ? ChangeText.filmUndone : .filmRedone, ["film": film]]
        case .myFilms(let number): return count(isUndo ? ChangeText.severalUndone : .severalRedone, number)
        case .lists(let number): return count(isUndo ? ChangeText.listsUndone : .listsRedone, number)
        case .recentQueries: return message(for: change)
        case .list(let subject): return self[isUndo ? ChangeText.listUndone : .listRedone, ["list": subject.name]]
        }
    }

    /// `Severance S2 E5`; only the title when it is not about one episode.
    private func name(_ title: String, episode: EpisodeNumber?) -> String {
        episode.map { "\(title) \(number($0))" } ?? title
    }

    private static func textForSeveral(_ kind: Change.Kind) -> ChangeText {
        switch kind {
        case .watchlistAdded: .severalAdded
        case .watchlistRemoved: .severalRemoved
        case .favouriteAdded: .severalFavoured
        case .favouriteRemoved: .severalUnfavoured
        case .viewingLogged: .severalSeen
        case .rated: .severalRated
        case .audienceSaved: .severalRecommended
        case .tagsAdded: .severalTagged
        case .tagsRemoved: .severalUntagged
        case .tagRenamed: .tagRenamed
        case .tagsJoined: .tagsJoined
        case .tagRemoved: .tagRemoved
        case .imported: .severalImported
        default: .severalChanged
        }
    }
}

extension Change {
    fileprivate var filmTitle: String {
        guard case .myFilm(_, let title, _, _) = subject else { return "" }
        return title
    }

    /// How many viewings there are more than before.
    fileprivate var newViewingCount: Int {
        guard case .myFilm(_, _, let before, let after) = subject else { return 1 }
        return max(1, after.viewingCount - before.viewingCount)
    }

    fileprivate var forgottenQuery: String {
        guard case .recentQueries(let forgotten, _) = subject else { return "" }
        return forgotten.first?.text ?? ""
    }
}

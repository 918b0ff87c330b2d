extension ExportFormat {
    /// The reason why a film cannot be in this format at all; nil when it can.
    public func refusal(of film: Film) -> Loss? {
        switch self {
        // Letterboxd would mistake the ID of a show for that of a film.
        case .letterboxd where film.isShow: .shows
        case .imdb where film.externalIDs.imdb == nil: .unnumberedFilms
        default: nil
        }
    }

    /// The part of a person's relation to a film that this format can hold, for a film that is in it. Timestamps stay
    /// as they are, though most formats only have days: ``hasMoments``.
    public func kept(of whole: ExportedFilm) -> ExportedFilm {
        var result = whole
        if self != .archive, self != .csv { result.isOwn = false }
        switch self {
        case .archive, .csv: break
        case .letterboxd: result.mine = whole.mine.keptByLetterboxd
        case .imdb:
            result.mine = MyFilm(
                watchlistedAt: whole.mine.watchlistedAt, rating: whole.mine.rating, ratedAt: whole.mine.ratedAt)
        case .trakt: result.mine = whole.mine.kept(byTrakt: whole)
        case .diary: result.mine = MyFilm(viewings: whole.mine.viewings)
        case .page:
            result.mine.startedOverAt = nil
            result.mine.leftovers = []
        }
        return result
    }

    /// Whether the format has the times of ratings, marks and additions to lists.
    public var hasMoments: Bool {
        switch self {
        case .archive, .csv, .trakt: true
        case .letterboxd, .imdb, .diary, .page: false
        }
    }

    /// The part of a list that this format can hold; nil when it is nothing.
    public func kept(of whole: WholeList) -> WholeList? {
        var result = whole
        switch self {
        case .archive, .csv: return whole
        case .imdb, .diary: return nil
        case .page: return if whole.list.rule == nil { whole } else { nil }
        case .letterboxd:
            guard whole.list.rule == nil else { return nil }
            result.list.name = whole.list.name.asFileTitle
            result.list.description = ""
            result.list.isRanked = false
            result.films.removeAll { refusal(of: $0.film) != nil }
            return result
        case .trakt:
            guard whole.list.rule == nil else { return nil }
            result.list.isRanked = false
            return result
        }
    }
}

extension MyFilm {
    fileprivate var keptByLetterboxd: MyFilm {
        var kept = MyFilm(watchlistedAt: watchlistedAt, rating: rating, ratedAt: ratedAt)
        let reviews = viewings.map(\.keptByLetterboxd)
        // Without a day and a text, a row says only that the film was seen.
        kept.viewings = reviews.filter { $0.watchedOn != .unknown || $0.hasWords }
        if !comment.isEmpty {
            let now = Timestamp(milliseconds: 0)
            kept.viewings.append(Viewing(id: .random(), draft: ViewingDraft(note: comment), loggedAt: now))
        }
        if kept.viewings.isEmpty, var one = reviews.first {
            one.rating = nil
            kept.viewings = [one]
        }
        kept.viewingCount = kept.viewings.count
        // A film has the rating of its newest rated entry, unless a row gives it another one.
        let rated = kept.viewings.filter { $0.rating != nil }
        if rating == nil, let newest = rated.max(by: { $0.watchedOn < $1.watchedOn }) {
            kept.rating = newest.rating
            kept.ratedAt = newest.loggedAt
        }
        return kept
    }

    fileprivate func kept(byTrakt whole: ExportedFilm) -> MyFilm {
        var result = MyFilm(
            watchlistedAt: watchlistedAt, favouriteAt: favouriteAt, rating: rating, ratedAt: ratedAt, comment: comment)
        if let showStatus, showStatus.kind == .stopped {
            result.showStatus = ShowStatus(.stopped, since: showStatus.since)
        }
        let episodes = Dictionary(whole.episodes.map { ($0.id, $0) }) { first, _ in first }
        for viewing in viewings {
            guard let id = viewing.episode else {
                // For shows, Trakt knows only episodes.
                if !whole.film.isShow { result.viewings.append(viewing.keptByTrakt) }
                continue
            }
            if let episode = episodes[id], episode.number != nil || episode.externalIDs.imdb != nil {
                result.viewings.append(viewing.keptByTrakt)
            }
        }
        result.viewingCount = result.viewings.count
        return result
    }
}

extension Viewing {
    /// Whether Letterboxd imports the viewing as a separate review, although it has no day.
    fileprivate var hasWords: Bool { !draft.note.isEmpty || !draft.tags.isEmpty || draft.isRewatch }

    fileprivate var keptByLetterboxd: Viewing {
        let kept = ViewingDraft(
            watchedOn: draft.watchedOn.day.map { .day($0) } ?? .unknown, rating: draft.rating, note: draft.note,
            isRewatch: draft.isRewatch, tags: draft.tags)
        return Viewing(id: id, draft: kept, loggedAt: loggedAt)
    }

    fileprivate var keptByTrakt: Viewing {
        let kept = ViewingDraft(watchedOn: draft.watchedOn.day == nil ? .unknown : draft.watchedOn)
        return Viewing(id: id, episode: episode, draft: kept, loggedAt: loggedAt)
    }
}

extension String {
    /// A name that is valid for files on every system, and that readers restore from such a file's name.
    public var asFileTitle: String {
        let removedCharacters = Set("/\\:*?\"<>|-_".unicodeScalars)
        let plain = unicodeScalars.map { removedCharacters.contains($0) || $0.value < 0x20 ? " " : Character($0) }
        var title = String(plain).split(separator: " ").joined(separator: " ").drop { $0 == "." || $0 == "~" }
        while title.utf8.count > 200 { title.removeLast() }
        return if title.isEmpty { "List" } else { String(title) }
    }
}

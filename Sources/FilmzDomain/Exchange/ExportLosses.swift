/// The losses of a person's data in a format, and the amounts that it holds.
public struct ExportLosses: Hashable, Sendable {
    /// The numbers of films, viewings and lists in the file. The others are among the losses.
    public private(set) var held = Held()
    /// The number of each loss; a missing one is 0.
    public private(set) var counts: [Loss: Int] = [:]

    public init() {}

    public var isEmpty: Bool { counts.isEmpty }

    /// The losses in the order of ``Loss``.
    public var losses: [(loss: Loss, count: Int)] {
        Loss.allCases.compactMap { loss in counts[loss].map { (loss, $0) } }
    }

    public mutating func add(_ loss: Loss, count: Int = 1) {
        if count > 0 { counts[loss, default: 0] += count }
    }

    /// Counts a list without losses.
    public mutating func addWholeList() { held.lists.add(isHeld: true) }

    /// Adds the counts of another report.
    public mutating func add(_ other: ExportLosses) {
        for (loss, count) in other.counts { add(loss, count: count) }
        held.add(other.held)
    }

    /// Counts a film's losses in a format.
    public mutating func add(_ whole: ExportedFilm, in format: ExportFormat) {
        if let loss = format.refusal(of: whole.film) {
            add(loss)
            held.add(whole, kept: nil)
        } else {
            let kept = format.kept(of: whole)
            add(whole, kept: kept)
            addMoments(kept.mine, viewings: Set(whole.mine.viewings.map(\.id)), format: format)
            held.add(whole, kept: kept)
        }
    }

    /// Counts a list's losses in a format.
    public mutating func add(_ whole: WholeList, in format: ExportFormat) {
        let kept = format.kept(of: whole)
        held.lists.add(isHeld: kept != nil)
        guard let kept else { return add(whole.list.rule == nil ? .lists : .rules) }
        if kept.list.name != whole.list.name { add(.listNames) }
        if kept.list.description != whole.list.description { add(.listDescriptions) }
        if kept.list.isRanked != whole.list.isRanked { add(.ranks) }
        if !format.hasMoments { add(.moments) }
        let notes = Dictionary(kept.films.map { ($0.film.id, $0.note) }) { first, _ in first }
        for listed in whole.films {
            guard let note = notes[listed.film.id] else {
                add(.listFilms)
                continue
            }
            if note != listed.note { add(.listNotes) }
        }
    }

    // MARK: - Films

    private mutating func add(_ whole: ExportedFilm, kept: ExportedFilm) {
        let mine = whole.mine
        let left = kept.mine
        if whole.isOwn, !kept.isOwn { add(.ownFilms) }
        if mine.isOnWatchlist, !left.isOnWatchlist { add(.watchlist) }
        if mine.isFavourite, !left.isFavourite { add(.favourites) }
        if mine.rating != nil, mine.rating != left.rating { add(.stars) }
        if mine.comment != left.comment {
            let isNote = left.viewings.contains { $0.note == mine.comment && !mine.viewings.map(\.id).contains($0.id) }
            add(isNote ? .commentsAsNotes : .comments)
        }
        if mine.audience != left.audience { add(.audiences) }
        add(.tags, count: mine.tags.removing(left.tags).all.count)
        if mine.told != left.told { add(.told, count: mine.told.count) }
        if mine.standing != nil, left.standing == nil { add(.standings) }
        if left.standing != nil, mine.standing?.reason != left.standing?.reason { add(.reasons) }
        if mine.startedOverAt != left.startedOverAt { add(.beginnings) }
        add(.leftovers, count: mine.leftovers.count - left.leftovers.count)
        let viewings = Dictionary(left.viewings.map { ($0.id, $0) }) { first, _ in first }
        for viewing in mine.viewings {
            if let left = viewings[viewing.id] {
                add(viewing, kept: left)
            } else {
                add(viewing.episode == nil ? .viewings : .episodes)
            }
        }
    }

    /// Counts the times that are lost from the other data that the format holds.
    /// - Parameter viewings: the viewings that the person logged
    private mutating func addMoments(_ kept: MyFilm, viewings: Set<Viewing.ID>, format: ExportFormat) {
        guard format != .archive, format != .csv else { return }
        add(.moments, count: kept.viewings.count { viewings.contains($0.id) })
        guard !format.hasMoments else { return }
        let moments = [kept.watchlistedAt, kept.favouriteAt, kept.ratedAt, kept.standing?.since]
        add(.moments, count: moments.count { $0 != nil } + kept.told.count)
    }

    private mutating func add(_ viewing: Viewing, kept: Viewing) {
        if viewing.watchedOn != kept.watchedOn {
            if case .time = viewing.watchedOn { add(.times) } else { add(.vagueDates) }
        }
        if viewing.place != kept.place { add(.places) }
        if viewing.companions != kept.companions { add(.companions) }
        if viewing.rating != kept.rating { add(.viewingStars) }
        if viewing.note != kept.note { add(.notes) }
        if viewing.ending != kept.ending { add(.endings) }
        if viewing.isRewatch != kept.isRewatch { add(.rewatches) }
        add(.tags, count: viewing.tags.removing(kept.tags).all.count)
    }
}

extension ExportLosses: Encodable {
    /// Encodes an object of the counts.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) }))
    }
}

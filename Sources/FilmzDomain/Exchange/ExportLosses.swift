/// The losses of a person's data in a format, and the amounts that it holds.
public struct ExportLosses: Hashable, Sendable {
    /// The numbers of films, viewings and lists in the file. The others are among the losses.
    public private(set) var held = Amounts()
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
    public mutating func add(_ exported: ExportedFilm, in format: ExportFormat) {
        if let loss = format.refusal(of: exported.film) {
            add(loss)
            held.add(exported, kept: nil)
        } else {
            let remaining = format.kept(of: exported)
            add(exported, remaining: remaining)
            addMoments(remaining.mine, viewings: Set(exported.mine.viewings.map(\.id)), format: format)
            held.add(exported, kept: remaining)
        }
    }

    /// Counts a list's losses in a format.
    public mutating func add(_ exported: WholeList, in format: ExportFormat) {
        let remaining = format.kept(of: exported)
        held.lists.add(isHeld: remaining != nil)
        guard let remaining else { return add(exported.list.rule == nil ? .lists : .rules) }
        if remaining.list.name != exported.list.name { add(.listNames) }
        if remaining.list.description != exported.list.description { add(.listDescriptions) }
        if remaining.list.isRanked != exported.list.isRanked { add(.ranks) }
        if !format.hasMoments { add(.moments) }
        let notes = Dictionary(remaining.films.map { ($0.film.id, $0.note) }) { first, _ in first }
        for item in exported.films {
            guard let note = notes[item.film.id] else {
                add(.listFilms)
                continue
            }
            if note != item.note { add(.listNotes) }
        }
    }

    // MARK: - Films

    private mutating func add(_ exported: ExportedFilm, remaining: ExportedFilm) {
        let mine = exported.mine
        let left = remaining.mine
        if exported.isOwn, !remaining.isOwn { add(.ownFilms) }
        if mine.isOnWatchlist, !left.isOnWatchlist { add(.watchlist) }
        if mine.isFavourite, !left.isFavourite { add(.favourites) }
        if mine.rating != nil, mine.rating != left.rating { add(.stars) }
        if mine.comment != left.comment {
            let isNote = left.viewings.contains { $0.note == mine.comment && !mine.viewings.map(\.id).contains($0.id) }
            add(isNote ? .commentsAsNotes : .comments)
        }
        if mine.audience != left.audience { add(.audiences) }
        add(.tags, count: mine.tags.removing(left.tags).all.count)
        if mine.referrals != left.referrals { add(.told, count: mine.referrals.count) }
        if mine.showStatus != nil, left.showStatus == nil { add(.standings) }
        if left.showStatus != nil, mine.showStatus?.reason != left.showStatus?.reason { add(.reasons) }
        if mine.startedOverAt != left.startedOverAt { add(.beginnings) }
        add(.leftovers, count: mine.leftovers.count - left.leftovers.count)
        let viewings = Dictionary(left.viewings.map { ($0.id, $0) }) { first, _ in first }
        for viewing in mine.viewings {
            if let left = viewings[viewing.id] {
                add(viewing, remaining: left)
            } else {
                add(viewing.episode == nil ? .viewings : .episodes)
            }
        }
    }

    /// Counts the times that are lost from the other data that the format holds.
    /// - Parameter viewings: the viewings that the person logged
    private mutating func addMoments(_ remaining: MyFilm, viewings: Set<Viewing.ID>, format: ExportFormat) {
        guard format != .archive, format != .csv else { return }
        add(.moments, count: remaining.viewings.count { viewings.contains($0.id) })
        guard !format.hasMoments else { return }
        let moments = [remaining.watchlistedAt, remaining.favouriteAt, remaining.ratedAt, remaining.showStatus?.since]
        add(.moments, count: moments.count { $0 != nil } + remaining.referrals.count)
    }

    private mutating func add(_ viewing: Viewing, remaining: Viewing) {
        if viewing.watchedOn != remaining.watchedOn {
            if case .time = viewing.watchedOn { add(.times) } else { add(.vagueDates) }
        }
        if viewing.place != remaining.place { add(.places) }
        if viewing.companions != remaining.companions { add(.companions) }
        if viewing.rating != remaining.rating { add(.viewingStars) }
        if viewing.note != remaining.note { add(.notes) }
        if viewing.ending != remaining.ending { add(.endings) }
        if viewing.isRewatch != remaining.isRewatch { add(.rewatches) }
        add(.tags, count: viewing.tags.removing(remaining.tags).all.count)
    }
}

extension ExportLosses: Encodable {
    /// Encodes an object of the counts.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Dictionary(uniqueKeysWithValues: counts.map { ($0.key.rawValue, $0.value) }))
    }
}

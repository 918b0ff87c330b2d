/// A person's relation to a film. A film is seen when it has a viewing or a rating.
public struct MyFilm: Hashable, Sendable, Codable {
    /// The time at which the film was put on the watchlist; nil when it is not on it.
    public var watchlistedAt: Timestamp?
    /// The time at which the film became a favourite; nil when it is none.
    public var favouriteAt: Timestamp?
    /// The person's current verdict. What they thought each evening is in ``viewings``.
    public var rating: Rating?
    /// The time at which the current rating was given; nil without one.
    public var ratedAt: Timestamp?
    /// The current verdict in words; empty when there is none.
    public var comment: String
    /// The audience to which the person recommends the film.
    public var audience: Audience
    public var tags: Tags
    /// The people who recommended the film, in the order in which they did.
    public var referrals: [Referral]
    /// The decision to pause or stop a show; nil when there is none, and for films.
    public var showStatus: ShowStatus?
    /// The time at which the person started a show over; nil if never.
    public var startedOverAt: Timestamp?
    /// The fields from other products' files for which Filmz has no place.
    public var leftovers: [Leftover]
    /// The viewings, newest first, including those of a show's episodes. If there are many: the newest and those that
    /// an edit concerns.
    public var viewings: [Viewing]
    /// The number of all viewings.
    public var viewingCount: Int
    /// Whether no catalogue has the film and it does not exist for the person: they typed it in and removed it, or what
    /// created it has not happened yet or was undone. They have no other relation to it then. Only changes say so.
    public var isUnmet: Bool

    public init(
        watchlistedAt: Timestamp? = nil,
        favouriteAt: Timestamp? = nil,
        rating: Rating? = nil,
        ratedAt: Timestamp? = nil,
        comment: String = "",
        audience: Audience = [],
        tags: Tags = Tags(),
        referrals: [Referral] = [],
        showStatus: ShowStatus? = nil,
        startedOverAt: Timestamp? = nil,
        leftovers: [Leftover] = [],
        viewings: [Viewing] = [],
        viewingCount: Int? = nil,
        isUnmet: Bool = false
    ) {
        self.watchlistedAt = watchlistedAt
        self.favouriteAt = favouriteAt
        self.rating = rating
        self.ratedAt = ratedAt
        self.comment = comment
        self.audience = audience
        self.tags = tags
        self.referrals = referrals
        self.showStatus = showStatus
        self.startedOverAt = startedOverAt
        self.leftovers = leftovers
        self.viewings = viewings.sorted(by: Viewing.isNewer)
        self.viewingCount = viewingCount ?? viewings.count
        self.isUnmet = isUnmet
    }

    /// The count may be missing if all viewings are there, and ``referrals`` and ``leftovers`` if there are none.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            watchlistedAt: try members.decodeIfPresent(Timestamp.self, forKey: .watchlistedAt),
            favouriteAt: try members.decodeIfPresent(Timestamp.self, forKey: .favouriteAt),
            rating: try members.decodeIfPresent(Rating.self, forKey: .rating),
            ratedAt: try members.decodeIfPresent(Timestamp.self, forKey: .ratedAt),
            comment: try members.decode(String.self, forKey: .comment),
            audience: try members.decode(Audience.self, forKey: .audience),
            tags: try members.decode(Tags.self, forKey: .tags),
            referrals: try members.decodeIfPresent([Referral].self, forKey: .told) ?? [],
            showStatus: try members.decodeIfPresent(ShowStatus.self, forKey: .standing),
            startedOverAt: try members.decodeIfPresent(Timestamp.self, forKey: .startedOverAt),
            leftovers: try members.decodeIfPresent([Leftover].self, forKey: .leftovers) ?? [],
            viewings: try members.decode([Viewing].self, forKey: .viewings),
            viewingCount: try members.decodeIfPresent(Int.self, forKey: .viewingCount))
    }

    private enum CodingKeys: CodingKey {
        case audience, comment, favouriteAt, isSeen, leftovers, ratedAt, rating, standing, startedOverAt, tags, told,
            viewingCount, viewings, watchlistedAt
    }

    /// Also writes ``isSeen``, so that readers do not need to know the rule.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(audience, forKey: .audience)
        try members.encode(comment, forKey: .comment)
        try members.encodeIfPresent(favouriteAt, forKey: .favouriteAt)
        try members.encode(isSeen, forKey: .isSeen)
        if !leftovers.isEmpty { try members.encode(leftovers, forKey: .leftovers) }
        try members.encodeIfPresent(ratedAt, forKey: .ratedAt)
        try members.encodeIfPresent(rating, forKey: .rating)
        try members.encodeIfPresent(showStatus, forKey: .standing)
        try members.encodeIfPresent(startedOverAt, forKey: .startedOverAt)
        try members.encode(tags, forKey: .tags)
        if !referrals.isEmpty { try members.encode(referrals, forKey: .told) }
        try members.encode(viewingCount, forKey: .viewingCount)
        try members.encode(viewings, forKey: .viewings)
        try members.encodeIfPresent(watchlistedAt, forKey: .watchlistedAt)
    }

    public var isOnWatchlist: Bool { watchlistedAt != nil }
    public var isFavourite: Bool { favouriteAt != nil }
    public var hasViewings: Bool { viewingCount > 0 }
    /// Whether the film was seen. A rating without a viewing means that it was, at an unknown time.
    public var isSeen: Bool { hasViewings || rating != nil }
    /// Whether there is no relation at all.
    public var isEmpty: Bool { self == MyFilm(isUnmet: isUnmet) }

    public static let commentLimit = 10_000
    /// The number of viewings that come with the film; the others are in a list of their own.
    public static let newestLimit = 20
}

extension MyFilm {
    /// This relation after an edit.
    ///
    /// Rules: logging a viewing takes the film off the watchlist. A rating given while logging, or to the newest
    /// viewing, is the current verdict too. Rating the film changes neither the history nor the watchlist.
    ///
    /// Logging an episode takes the show off the watchlist and resumes a paused or stopped show. The rating of an
    /// episode says nothing about the show.
    ///
    /// The newest viewing and those that the edit concerns (``MyFilmEdit/viewings``) must be there, or all of them
    /// (``MyFilmEdit/needsAllViewings``).
    /// - Parameter today: the person's current day, because a viewing cannot be later
    /// - Throws: ``DomainError/noSuchViewing``, ``DomainError/invalid(_:_:)``
    public func applying(
        _ edit: MyFilmEdit, at now: Timestamp, today: CalendarDay
    ) throws(DomainError) -> MyFilm {
        var result = self
        switch edit {
        case .watchlist(let wanted): result.watchlistedAt = wanted ? watchlistedAt ?? now : nil
        case .favourite(let wanted): result.favouriteAt = wanted ? favouriteAt ?? now : nil
        case .rate(let rating): result.rate(rating, at: now)
        case .comment(let comment):
            result.comment = try comment.checked(.comment, limit: Self.commentLimit, multiline: true)
        case .audience(let audience):
            result.audience = audience.intersection(.all)
        case .tags, .tag, .replaceTag:
            try result.changeTags(edit)
        case .told(let name, let message):
            result.referrals = try referrals.adding(from: name, message: message, at: now)
        case .notTold(let name):
            result.referrals.removeAll { $0.by == name }
        case .log(let draft, let id, let audience):
            guard !viewings.contains(where: { $0.id == id }) else { return self }
            result.viewings.append(try draft.viewing(id: id, loggedAt: now, today: today, tags: Tags()))
            result.watchlistedAt = nil
            if let rating = draft.rating { result.rate(rating, at: now) }
            if let audience { result.audience = audience.intersection(.all) }
        case .logEpisodes(let logs):
            try result.log(logs, at: now, today: today)
        case .showStatus(let kind, let reason):
            result.showStatus = try kind.map { kind throws(DomainError) in
                ShowStatus(kind, since: now, reason: try reason.checked(.stopReason, limit: ShowStatus.reasonLimit))
            }
        case .startOver:
            result.startedOverAt = now
            result.showStatus = nil
        case .editViewing(let id, let draft):
            guard let index = viewings.firstIndex(where: { $0.id == id }) else { throw .noSuchViewing }
            let old = viewings[index]
            let isMoved = draft.watchedOn != old.watchedOn
            result.viewings[index] = try draft.viewing(
                id: id, of: old.episode, loggedAt: old.loggedAt, today: isMoved ? today : nil, tags: old.tags)
            if draft.rating != old.rating, index == 0, old.episode == nil, let rating = draft.rating {
                result.rate(rating, at: now)
            }
        case .moveViewings(let ids, let episode):
            try result.move(ids, to: episode.id)
        case .removeViewings(let ids):
            guard ids.isSubset(of: viewings.map(\.id)) else { throw .noSuchViewing }
            result.viewings.removeAll { ids.contains($0.id) }
        case .takeIn(let theirs, _, let formerly, let rule):
            return ImportedRelation(theirs, formerly: formerly, into: self, rule: rule).after
        case .remove: return MyFilm(isUnmet: true)
        case .removeIfEmpty: result.isUnmet = isEmpty
        case .several(let edits):
            for edit in edits { result = try result.applying(edit, at: now, today: today) }
        }
        result.viewings.sort(by: Viewing.isNewer)
        result.viewingCount = viewingCount + result.viewings.count - viewings.count
        result.meetIfNotEmpty()
        return result
    }

    /// A film that I have something with is one that I have met.
    private mutating func meetIfNotEmpty() {
        if isUnmet, !isEmpty { isUnmet = false }
    }

    /// Logs episodes in their order: each a millisecond after the one before and the last one now, so that lists of
    /// viewings keep the order. All are after the time at which the show was started over.
    private mutating func log(
        _ logs: [EpisodeLog], at now: Timestamp, today: CalendarDay
    ) throws(DomainError) {
        guard logs.count <= EpisodeLog.limit else { throw .tooManyEpisodes }
        let knownIDs = Set(viewings.map(\.id))
        let first = max(
            now.milliseconds - Int64(logs.count) + 1, startedOverAt.map { $0.milliseconds + 1 } ?? .min)
        for (index, log) in logs.enumerated() where !knownIDs.contains(log.id) {
            var viewing = try log.draft.viewing(
                id: log.id, of: log.episode.id, loggedAt: Timestamp(milliseconds: first + Int64(index)),
                today: today, tags: Tags())
            if startedOverAt != nil { viewing.isRewatch = true }
            viewings.append(viewing)
        }
        watchlistedAt = nil
        showStatus = nil
    }

    private mutating func move(_ ids: Set<Viewing.ID>, to episode: Episode.ID) throws(DomainError) {
        guard ids.isSubset(of: viewings.map(\.id)) else { throw .noSuchViewing }
        for index in viewings.indices where ids.contains(viewings[index].id) { viewings[index].episode = episode }
    }

    private mutating func changeTags(_ edit: MyFilmEdit) throws(DomainError) {
        switch edit {
        case .tags(let tags): self.tags = try tags.checked(insteadOf: self.tags)
        case .tag(let added, let removed):
            tags = try tags.removing(removed).adding(added).checked(insteadOf: tags)
        case .replaceTag(let old, let new, let ids):
            tags = tags.replacing(old, with: new)
            for index in viewings.indices where ids.contains(viewings[index].id) {
                viewings[index].tags = viewings[index].tags.replacing(old, with: new)
            }
        default: break
        }
    }

    private mutating func rate(_ new: Rating?, at now: Timestamp) {
        guard new != rating else { return }
        rating = new
        ratedAt = if new == nil { nil } else { now }
    }

    /// This relation with a change undone. Later changes stay.
    public func undoing(before: MyFilm, after: MyFilm) -> MyFilm {
        var result = self
        func restore<Value: Equatable>(_ part: WritableKeyPath<MyFilm, Value>) {
            if self[keyPath: part] == after[keyPath: part] { result[keyPath: part] = before[keyPath: part] }
        }
        restore(\.watchlistedAt)
        restore(\.favouriteAt)
        let isRedated = before.ratedAt != after.ratedAt && ratedAt == after.ratedAt
        if before.rating != after.rating || isRedated, rating == after.rating {
            // An older Filmz did not store the time.
            result.rating = before.rating
            result.ratedAt = if before.rating == nil { nil } else { before.ratedAt ?? ratedAt }
        }
        restore(\.comment)
        restore(\.audience)
        result.tags = tags.undoing(before: before.tags, after: after.tags)
        result.referrals = referrals.undoing(before: before.referrals, after: after.referrals)
        restore(\.showStatus)
        restore(\.startedOverAt)
        restore(\.leftovers)
        restore(\.isUnmet)

        var viewings = viewingsByID
        let old = before.viewingsByID
        let new = after.viewingsByID
        for id in Set(old.keys).union(new.keys) where viewings[id] == new[id] {
            viewings[id] = old[id]
        }
        result.viewings = viewings.values.sorted(by: Viewing.isNewer)
        result.viewingCount = viewingCount + result.viewings.count - self.viewings.count
        result.meetIfNotEmpty()
        return result
    }

    /// This relation without the viewings that are equal in another.
    public func without(viewingsOf other: MyFilm) -> MyFilm {
        let removedViewings = Set(other.viewings)
        var result = self
        result.viewings.removeAll(where: removedViewings.contains)
        return result
    }

    /// The relation when two films prove to be one: everything of both. If both have a verdict, that of `self` counts.
    public func merged(with other: MyFilm) -> MyFilm {
        let comments = [comment, other.comment].filter { !$0.isEmpty }
        let viewings = viewingsByID.merging(other.viewingsByID) { mine, _ in mine }
        return MyFilm(
            watchlistedAt: [watchlistedAt, other.watchlistedAt].compactMap(\.self).min(),
            favouriteAt: [favouriteAt, other.favouriteAt].compactMap(\.self).min(),
            rating: rating ?? other.rating,
            ratedAt: rating == nil ? other.ratedAt : ratedAt,
            comment: comment == other.comment ? comment : comments.joined(separator: "\n\n"),
            audience: audience.union(other.audience),
            tags: tags.adding(other.tags),
            referrals: referrals + other.referrals.filter { theirs in !referrals.contains { $0.by == theirs.by } },
            showStatus: showStatus ?? other.showStatus,
            startedOverAt: [startedOverAt, other.startedOverAt].compactMap(\.self).max(),
            leftovers: leftovers.adding(other.leftovers),
            viewings: Array(viewings.values))
    }

    private var viewingsByID: [Viewing.ID: Viewing] {
        Dictionary(viewings.map { ($0.id, $0) }) { first, _ in first }
    }
}

extension MyFilm {
    /// This relation, validated and cleaned, since a file may contain anything.
    /// - Parameter today: the last possible day of a viewing
    /// - Throws: ``DomainError/invalid(_:_:)`` for the first value that a person could not have entered either
    public func checked(today: CalendarDay) throws(DomainError) -> MyFilm {
        var result = self
        result.comment = try comment.checked(.comment, limit: Self.commentLimit, multiline: true)
        result.audience = audience.intersection(.all)
        result.tags = try tags.checked(insteadOf: Tags())
        if rating == nil { result.ratedAt = nil }
        result.referrals = []
        for referral in referrals {
            let others = result.referrals
            result.referrals = try others.adding(from: referral.by, message: referral.message, at: referral.at)
        }
        if let showStatus {
            let reason = try showStatus.reason.checked(.stopReason, limit: ShowStatus.reasonLimit)
            result.showStatus = ShowStatus(showStatus.kind, since: showStatus.since, reason: reason)
        }
        result.viewings = []
        for viewing in viewings {
            let checked = try viewing.draft.viewing(
                id: viewing.id, of: viewing.episode, loggedAt: viewing.loggedAt, today: today, tags: Tags())
            result.viewings.append(checked)
        }
        result.viewings.sort(by: Viewing.isNewer)
        result.viewingCount = viewings.count
        return result
    }
}

extension MyFilm {
    /// The relation that an undo or an import leaves: a film that has other uses exists, even if the relation is empty.
    public func remaining(_ uses: FilmUses) -> MyFilm {
        guard isUnmet, !uses.isEmpty else { return self }
        var result = self
        result.isUnmet = false
        return result
    }
}

/// One person's relation to one film. Seen means: has a viewing.
public struct MyFilm: Hashable, Sendable, Codable {
    /// When it was put on the watchlist; nil when it is not on it.
    public var watchlistedAt: Timestamp?
    /// When it became a favourite; nil when it is none.
    public var favouriteAt: Timestamp?
    /// My present verdict. What I thought each evening stands in ``viewings``.
    public var rating: Rating?
    /// My present verdict in words; empty when none.
    public var comment: String
    /// For whom I recommend it.
    public var audience: Audience
    /// Newest first.
    public var viewings: [Viewing]

    public init(
        watchlistedAt: Timestamp? = nil,
        favouriteAt: Timestamp? = nil,
        rating: Rating? = nil,
        comment: String = "",
        audience: Audience = [],
        viewings: [Viewing] = []
    ) {
        self.watchlistedAt = watchlistedAt
        self.favouriteAt = favouriteAt
        self.rating = rating
        self.comment = comment
        self.audience = audience
        self.viewings = viewings.sorted(by: Viewing.isNewer)
    }

    public var isOnWatchlist: Bool { watchlistedAt != nil }
    public var isFavourite: Bool { favouriteAt != nil }
    public var isSeen: Bool { !viewings.isEmpty }
    /// Whether there is no relation at all.
    public var isEmpty: Bool { self == MyFilm() }

    public static let commentLimit = 10_000
    /// How many films can be edited at once.
    public static let bulkLimit = 500
}

extension MyFilm {
    /// This relation after an edit.
    ///
    /// Rules: logging a viewing takes the film off the watchlist; a rating given while logging, or to the newest
    /// viewing, is the present verdict too; rating the film leaves the history alone.
    /// - Throws: ``DomainError/noSuchViewing``, ``DomainError/invalid(_:_:)``
    public func applying(_ edit: MyFilmEdit, at now: Timestamp) throws(DomainError) -> MyFilm {
        var result = self
        switch edit {
        case .watchlist(let wanted):
            result.watchlistedAt = wanted ? watchlistedAt ?? now : nil
        case .favourite(let wanted):
            result.favouriteAt = wanted ? favouriteAt ?? now : nil
        case .rate(let rating):
            result.rating = rating
        case .comment(let comment):
            result.comment = try comment.checked(.comment, limit: Self.commentLimit, multiline: true)
        case .audience(let audience):
            result.audience = audience.intersection(.all)
        case .log(let draft, let id, let audience):
            guard !viewings.contains(where: { $0.id == id }) else { return self }
            result.viewings.append(try draft.viewing(id: id, loggedAt: now))
            result.watchlistedAt = nil
            if let rating = draft.rating { result.rating = rating }
            if let audience { result.audience = audience.intersection(.all) }
        case .editViewing(let id, let draft):
            guard let index = viewings.firstIndex(where: { $0.id == id }) else { throw .noSuchViewing }
            let old = viewings[index]
            result.viewings[index] = try draft.viewing(id: id, loggedAt: old.loggedAt)
            if draft.rating != old.rating, index == 0, let rating = draft.rating { result.rating = rating }
        case .removeViewings(let ids):
            guard ids.isSubset(of: viewings.map(\.id)) else { throw .noSuchViewing }
            result.viewings.removeAll { ids.contains($0.id) }
        case .several(let edits):
            for edit in edits { result = try result.applying(edit, at: now) }
        }
        result.viewings.sort(by: Viewing.isNewer)
        return result
    }

    /// This relation with a change taken back, and what has been changed since left as it is.
    public func undoing(before: MyFilm, after: MyFilm) -> MyFilm {
        var result = self
        func restore<Value: Equatable>(_ part: WritableKeyPath<MyFilm, Value>) {
            if self[keyPath: part] == after[keyPath: part] { result[keyPath: part] = before[keyPath: part] }
        }
        restore(\.watchlistedAt)
        restore(\.favouriteAt)
        restore(\.rating)
        restore(\.comment)
        restore(\.audience)

        var viewings = viewingsByID
        let (old, new) = (before.viewingsByID, after.viewingsByID)
        for id in Set(old.keys).union(new.keys) where viewings[id] == new[id] {
            viewings[id] = old[id]
        }
        result.viewings = viewings.values.sorted(by: Viewing.isNewer)
        return result
    }

    /// What remains when two films prove to be one: everything. Where both have a verdict this one's comes first.
    public func merged(with other: MyFilm) -> MyFilm {
        let comments = [comment, other.comment].filter { !$0.isEmpty }
        let viewings = viewingsByID.merging(other.viewingsByID) { mine, _ in mine }
        return MyFilm(
            watchlistedAt: [watchlistedAt, other.watchlistedAt].compactMap(\.self).min(),
            favouriteAt: [favouriteAt, other.favouriteAt].compactMap(\.self).min(),
            rating: rating ?? other.rating,
            comment: comment == other.comment ? comment : comments.joined(separator: "\n\n"),
            audience: audience.union(other.audience),
            viewings: Array(viewings.values))
    }

    private var viewingsByID: [Viewing.ID: Viewing] {
        Dictionary(viewings.map { ($0.id, $0) }) { first, _ in first }
    }
}

/// One thing a person does to their relation with a film.
public enum MyFilmEdit: Hashable, Sendable {
    case watchlist(Bool)
    case favourite(Bool)
    /// The present verdict; nil takes it back.
    case rate(Rating?)
    /// The present verdict in words; empty takes it back.
    case comment(String)
    case audience(Audience)
    /// Marks as seen once more. The ID is the caller's, so that sending it twice logs once; an audience, when given,
    /// replaces the present one.
    case log(ViewingDraft, id: Viewing.ID = .random(), audience: Audience? = nil)
    case editViewing(Viewing.ID, ViewingDraft)
    /// Takes back "seen" for these evenings.
    case removeViewings(Set<Viewing.ID>)
    /// One after the other, all of them or none, undone as one.
    case several([MyFilmEdit])
}

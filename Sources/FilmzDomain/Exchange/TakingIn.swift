/// A relation to a film after what a file says of it was taken in, and what that did.
///
/// Nothing that a person has is lost: what is missing is filled, and where both say something else, a ``TakingRule``
/// decides. A viewing of the file that is there already is not logged again, however it got there. So the same file taken
/// in twice logs nothing the second time.
public struct TakingIn: Hashable, Sendable {
    /// The relation afterwards.
    public private(set) var after: MyFilm
    /// How many viewings are new.
    public private(set) var newViewings = 0
    /// Where the file and the person say something else, whatever the rule.
    public private(set) var conflicts: [TakingConflict] = []

    private let rule: TakingRule

    /// - Parameters:
    ///   - theirs: what the file says
    ///   - mine: what the person has, with all viewings
    public init(_ theirs: MyFilm, into mine: MyFilm, _ rule: TakingRule) {
        (after, self.rule) = (mine, rule)
        takeViewings(theirs.viewings)
        takeVerdict(theirs)
        after.favouriteAt = mine.favouriteAt ?? theirs.favouriteAt
        after.tags = Tags(mine.tags.adding(theirs.tags).all.prefix(max(Tags.limit, mine.tags.all.count)))
        after.told += theirs.told.filter { other in !mine.told.contains { $0.by == other.by } }
        after.standing = mine.standing ?? theirs.standing
        after.startedOverAt = mine.startedOverAt ?? theirs.startedOverAt
        after.leftovers = mine.leftovers.adding(theirs.leftovers)
        takeWatchlist(theirs, mine)
        after.isUnmet = false
    }

    private mutating func takeVerdict(_ theirs: MyFilm) {
        if after.rating == nil {
            (after.rating, after.ratedAt) = (theirs.rating, theirs.ratedAt)
        } else if let rating = theirs.rating, let present = after.rating, rating != present {
            conflicts.append(TakingConflict(.rating, mine: present.description, theirs: rating.description))
            if rule == .theirs { (after.rating, after.ratedAt) = (rating, theirs.ratedAt ?? after.ratedAt) }
        }
        after.comment = text(.comment, after.comment, theirs.comment, limit: MyFilm.commentLimit)
        if after.audience.isEmpty {
            after.audience = theirs.audience
        } else if !theirs.audience.isEmpty, theirs.audience != after.audience {
            conflicts.append(
                TakingConflict(
                    .audience, mine: after.audience.names.joined(separator: ", "),
                    theirs: theirs.audience.names.joined(separator: ", ")))
            switch rule {
            case .mine: break
            case .theirs: after.audience = theirs.audience
            case .both: after.audience.formUnion(theirs.audience)
            }
        }
    }

    /// A film that the person has seen already goes back onto the watchlist only if the file put it there later, or has
    /// it as seen too.
    private mutating func takeWatchlist(_ theirs: MyFilm, _ mine: MyFilm) {
        guard mine.watchlistedAt == nil, let since = theirs.watchlistedAt else { return }
        let lastLogged = mine.viewings.map(\.loggedAt).max()
        let isLater = lastLogged.map { $0 < since } ?? !mine.isSeen
        if !mine.isSeen || theirs.isSeen || isLater { after.watchlistedAt = since }
    }

    // MARK: - Viewings

    /// Each viewing of the file is one of the person's, or new. Of several with the same signs, those that say most come
    /// first.
    private mutating func takeViewings(_ theirs: [Viewing]) {
        let theirs = theirs.sorted(by: Self.saysMore)
        let places = ViewingMatching(theirs, in: after.viewings).places
        var viewings = after.viewings
        for (viewing, place) in zip(theirs, places) {
            if let place {
                viewings[place] = filled(viewings[place], from: viewing)
            } else {
                viewings.append(viewing)
            }
        }
        newViewings = viewings.count - after.viewings.count
        after.viewings = viewings.sorted(by: Viewing.isNewer)
        after.viewingCount += newViewings
    }

    /// Whether one says more exactly when it was, or else says more. What they say orders the others, so that they have the
    /// same order each time.
    private static func saysMore(_ one: Viewing, _ other: Viewing) -> Bool {
        let (mine, theirs) = (one.watchedOn.description, other.watchedOn.description)
        if mine != theirs { return (theirs.utf8.count, mine) < (mine.utf8.count, theirs) }
        func said(_ viewing: Viewing) -> [String] {
            [viewing.note, viewing.place, viewing.companions, viewing.rating?.description ?? "", viewing.tags.text]
        }
        func count(_ viewing: Viewing) -> Int { said(viewing).count { !$0.isEmpty } }
        return count(one) == count(other)
            ? said(one).lexicographicallyPrecedes(said(other)) : count(one) > count(other)
    }

    private mutating func filled(_ viewing: Viewing, from theirs: Viewing) -> Viewing {
        var mine = viewing
        let time = mine.watchedOn
        if time.contains(theirs.watchedOn) { mine.watchedOn = theirs.watchedOn }
        if let rating = theirs.rating, rating != mine.rating {
            if let present = mine.rating {
                conflicts.append(
                    TakingConflict(
                        .viewingRating, mine: present.description, theirs: rating.description, watchedOn: time))
            }
            if mine.rating == nil || rule == .theirs { mine.rating = rating }
        }
        mine.place = text(.viewingPlace, mine.place, theirs.place, limit: ViewingDraft.placeLimit, at: time)
        mine.companions = text(
            .viewingCompanions, mine.companions, theirs.companions, limit: ViewingDraft.companionsLimit, at: time)
        mine.note = text(.viewingNote, mine.note, theirs.note, limit: ViewingDraft.noteLimit, at: time)
        mine.isRewatch = mine.isRewatch || theirs.isRewatch
        mine.tags = Tags(mine.tags.adding(theirs.tags).all.prefix(max(Tags.limit, mine.tags.all.count)))
        if mine.ending == .finished { mine.ending = theirs.ending }
        return mine
    }

    /// The text that is kept of two.
    private mutating func text(
        _ part: TakingConflict.Part, _ mine: String, _ theirs: String, limit: Int, at time: WatchedOn? = nil
    ) -> String {
        guard !theirs.isSaid(in: mine) else { return mine }
        guard !mine.isEmpty else { return theirs }
        let isMultiline = part == .comment || part == .viewingNote
        let both = mine + (isMultiline ? String.gap : String.comma) + theirs
        conflicts.append(TakingConflict(part, mine: mine, theirs: theirs, watchedOn: time))
        return switch rule {
        case .mine: mine
        case .theirs: theirs
        case .both: both.count <= limit ? both : mine
        }
    }
}

extension String {
    /// What stands between two texts that are joined: several lines, and one.
    fileprivate static let (gap, comma) = ("\n\n", ", ")

    /// Whether another text is this one, or was joined from it and others.
    func isSaid(in other: String) -> Bool {
        isEmpty || other.hasPrefix(self) || other.hasSuffix(self)
            || [Self.gap, Self.comma].contains { other.contains($0 + self + $0) }
    }
}

extension WatchedOn {
    /// Whether another time lies within this one and says more: a day within a month.
    func contains(_ other: WatchedOn) -> Bool {
        let (mine, theirs) = (description, other.description)
        return theirs.utf8.count > mine.utf8.count && theirs.hasPrefix(mine)
    }
}

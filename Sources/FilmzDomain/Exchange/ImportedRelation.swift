/// A relation to a film after what a file says of it was taken in, and what that did.
///
/// Nothing that a person has is lost: what is missing is filled, and where both say something else, a ``ImportRule``
/// decides. A viewing of the file that is there already is not logged again, however it got there. So the same file taken
/// in twice logs nothing the second time.
public struct ImportedRelation: Hashable, Sendable {
    /// The relation afterwards.
    public private(set) var after: MyFilm
    /// How many viewings are new.
    public private(set) var newViewings = 0
    /// Where the file and the person say something else, whatever the rule.
    public private(set) var conflicts: [ImportConflict] = []
    /// The days that an earlier reader misunderstood, put right.
    public private(set) var corrections: [ViewingCorrection] = []
    /// How many stars come to the film, and to viewings that are there, where there were none.
    public private(set) var newStars = 0
    /// How many days are put right on which stars were given, or since which it is on the watchlist or a favourite.
    public private(set) var rightDays = 0

    private let rule: ImportRule
    private let formerly: FormerTelling

    /// - Parameters:
    ///   - theirs: what the file says
    ///   - formerly: what earlier readers made of it
    ///   - mine: what the person has, with all viewings
    public init(
        _ theirs: MyFilm, formerly: FormerTelling = FormerTelling(), into mine: MyFilm, rule: ImportRule
    ) {
        after = mine
        self.rule = rule
        self.formerly = formerly
        takeViewings(theirs.viewings)
        takeVerdict(theirs)
        after.favouriteAt = right(mine.favouriteAt, from: theirs.favouriteAt, former: formerly.favouriteAt)
        after.tags = Tags(mine.tags.adding(theirs.tags).all.prefix(max(Tags.limit, mine.tags.all.count)))
        after.told += theirs.told.filter { other in !mine.told.contains { $0.by == other.by } }
        after.standing = mine.standing ?? theirs.standing
        after.startedOverAt = mine.startedOverAt ?? theirs.startedOverAt
        after.leftovers = mine.leftovers.adding(theirs.leftovers)
        takeWatchlist(theirs, mine)
        after.isUnmet = false
    }

    private mutating func takeVerdict(_ theirs: MyFilm) {
        let verdict = FormerTelling.Verdict(after.rating, at: after.ratedAt)
        let told = FormerTelling.Verdict(theirs.rating, at: theirs.ratedAt)
        if theirs.rating != nil, told != verdict, formerly.verdicts.contains(verdict) {
            // Their day was misunderstood, or of viewings whose days were, another one was the newest.
            if theirs.rating == after.rating { rightDays += 1 } else { newStars += 1 }
            after.rating = theirs.rating
            after.ratedAt = theirs.ratedAt
        } else if after.rating == nil {
            if theirs.rating != nil { newStars += 1 }
            after.rating = theirs.rating
            after.ratedAt = theirs.ratedAt
        } else if let rating = theirs.rating, let present = after.rating, rating != present {
            conflicts.append(ImportConflict(.rating, mine: present.description, theirs: rating.description))
            if rule == .theirs { (after.rating, after.ratedAt) = (rating, theirs.ratedAt ?? after.ratedAt) }
        }
        after.comment = text(.comment, mine: after.comment, theirs: theirs.comment, limit: MyFilm.commentLimit)
        if after.audience.isEmpty {
            after.audience = theirs.audience
        } else if !theirs.audience.isEmpty, theirs.audience != after.audience {
            conflicts.append(
                ImportConflict(
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
        guard mine.watchlistedAt == nil else {
            after.watchlistedAt = right(mine.watchlistedAt, from: theirs.watchlistedAt, former: formerly.watchlistedAt)
            return
        }
        guard let since = theirs.watchlistedAt else { return }
        let lastLogged = mine.viewings.map(\.loggedAt).max()
        let isLater = lastLogged.map { $0 < since } ?? !mine.isSeen
        if !mine.isSeen || theirs.isSeen || isLater { after.watchlistedAt = since }
    }

    /// - Parameter former: what earlier readers made of what the file says
    /// - Returns: what the person has; what the file says if that is nothing, or what an earlier reader misunderstood
    private mutating func right(
        _ mine: Timestamp?, from theirs: Timestamp?, former: Set<Timestamp>
    ) -> Timestamp? {
        guard let mine, let theirs else { return mine ?? theirs }
        guard theirs != mine, former.contains(mine) else { return mine }
        rightDays += 1
        return theirs
    }

    // MARK: - Viewings

    /// Each viewing of the file is one of the person's, or new. Of several with the same signs, those that say most come
    /// first.
    private mutating func takeViewings(_ theirs: [Viewing]) {
        let theirs = theirs.sorted(by: Self.saysMore)
        let places = ViewingMatching(theirs, in: after.viewings, by: formerSigns + ViewingMatching.signs).places
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
        let mine = one.watchedOn.description
        let theirs = other.watchedOn.description
        if mine != theirs { return (theirs.utf8.count, mine) < (mine.utf8.count, theirs) }
        func said(_ viewing: Viewing) -> [String] {
            [viewing.note, viewing.place, viewing.companions, viewing.rating?.description ?? "", viewing.tags.text]
        }
        func count(_ viewing: Viewing) -> Int { said(viewing).count { !$0.isEmpty } }
        return if count(one) == count(other) {
            said(one).lexicographicallyPrecedes(said(other))
        } else {
            count(one) > count(other)
        }
    }

    /// By what a viewing of theirs is one of mine that an earlier reader logged. Of two days that it exchanged, each has the
    /// ID of the other, before and after they are put right, so what is said of them comes before their IDs.
    private var formerSigns: [@Sendable (Viewing, Viewing) -> Bool] {
        guard !formerly.viewings.isEmpty else { return [] }
        return [
            { [formerly] in formerly.hasID($0, of: $1) && $0.isTold(by: $1) },
            { [formerly] theirs, mine in
                formerly.unchanged(mine, as: theirs).map { theirs.moved(to: $0).isTold(by: mine) } ?? false
            },
            { [formerly] in formerly.hasID($0, of: $1) && $0.watchedOn == $1.watchedOn },
            { $0.id == $1.id }, { [formerly] in formerly.hasID($0, of: $1) },
        ]
    }

    /// Puts right what an earlier reader misunderstood of the time of a viewing, unless its person changed it since.
    private mutating func correct(_ mine: inout Viewing, from theirs: Viewing) {
        guard let former = formerly.unchanged(mine, as: theirs), former.isMisread,
            theirs.watchedOn != .unknown || mine.watchedOn == .unknown
        else { return }
        if mine.loggedAt == former.loggedAt { mine.loggedAt = theirs.loggedAt }
        guard mine.watchedOn != theirs.watchedOn else { return }
        corrections.append(ViewingCorrection(mine.id, before: mine.watchedOn, after: theirs.watchedOn))
        mine.watchedOn = theirs.watchedOn
    }

    private mutating func filled(_ viewing: Viewing, from theirs: Viewing) -> Viewing {
        var mine = viewing
        correct(&mine, from: theirs)
        let time = mine.watchedOn
        if time.contains(theirs.watchedOn) { mine.watchedOn = theirs.watchedOn }
        if let rating = theirs.rating, rating != mine.rating {
            if let present = mine.rating {
                conflicts.append(
                    ImportConflict(
                        .viewingRating, mine: present.description, theirs: rating.description, watchedOn: time))
            }
            if mine.rating == nil { newStars += 1 }
            if mine.rating == nil || rule == .theirs { mine.rating = rating }
        }
        mine.place = text(
            .viewingPlace, mine: mine.place, theirs: theirs.place, limit: ViewingDraft.placeLimit, at: time)
        mine.companions = text(
            .viewingCompanions, mine: mine.companions, theirs: theirs.companions, limit: ViewingDraft.companionsLimit,
            at: time)
        mine.note = text(.viewingNote, mine: mine.note, theirs: theirs.note, limit: ViewingDraft.noteLimit, at: time)
        mine.isRewatch = mine.isRewatch || theirs.isRewatch
        mine.tags = Tags(mine.tags.adding(theirs.tags).all.prefix(max(Tags.limit, mine.tags.all.count)))
        if mine.ending == .finished { mine.ending = theirs.ending }
        return mine
    }

    /// The text that is kept of two.
    private mutating func text(
        _ part: ImportConflict.Part, mine: String, theirs: String, limit: Int, at time: WatchedOn? = nil
    ) -> String {
        guard !theirs.isSaid(in: mine) else { return mine }
        guard !mine.isEmpty else { return theirs }
        let isMultiline = part == .comment || part == .viewingNote
        let both = mine + (isMultiline ? String.gap : String.comma) + theirs
        conflicts.append(ImportConflict(part, mine: mine, theirs: theirs, watchedOn: time))
        return switch rule {
        case .mine: mine
        case .theirs: theirs
        case .both: if both.count <= limit { both } else { mine }
        }
    }
}

extension FormerTelling {
    /// Whether a viewing of mine has the ID that one of theirs has or had.
    fileprivate func hasID(_ theirs: Viewing, of mine: Viewing) -> Bool {
        theirs.id == mine.id || viewings[theirs.id]?.contains { $0.id == mine.id } ?? false
    }

    /// What an earlier reader made of a viewing of theirs, if it is one of mine, and its person left it at its time.
    fileprivate func unchanged(_ mine: Viewing, as theirs: Viewing) -> FormerViewing? {
        viewings[theirs.id]?.first { $0.id == mine.id && $0.watchedOn == mine.watchedOn }
    }
}

extension Viewing {
    /// The same when it was at the time that an earlier reader said.
    fileprivate func moved(to former: FormerViewing) -> Viewing {
        var viewing = self
        viewing.watchedOn = former.watchedOn
        return viewing
    }
}

extension String {
    /// What stands between two texts that are joined: several lines, and one.
    fileprivate static let gap = "\n\n"
    fileprivate static let comma = ", "

    /// Whether another text is this one, or was joined from it and others.
    func isSaid(in other: String) -> Bool {
        isEmpty || other.hasPrefix(self) || other.hasSuffix(self)
            || [Self.gap, Self.comma].contains { other.contains($0 + self + $0) }
    }
}

extension WatchedOn {
    /// Whether another time lies within this one and says more: a day within a month.
    func contains(_ other: WatchedOn) -> Bool {
        let mine = description
        let theirs = other.description
        return theirs.utf8.count > mine.utf8.count && theirs.hasPrefix(mine)
    }
}

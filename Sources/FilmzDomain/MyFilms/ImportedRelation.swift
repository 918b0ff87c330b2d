/// The result of merging a file's facts about a film into a person's relation to it.
///
/// Nothing that a person has is lost: missing values are filled, and conflicts are decided by a ``ImportRule``. A
/// viewing of the file that exists already is not logged again, whatever its origin. So importing the same file again
/// logs nothing.
public struct ImportedRelation: Hashable, Sendable {
    /// The relation after the import.
    public private(set) var after: MyFilm
    /// The number of new viewings.
    public private(set) var newViewings = 0
    /// The conflicts between the file and the person, whatever the rule.
    public private(set) var conflicts: [ImportConflict] = []
    /// The corrections of days that an earlier reader misinterpreted.
    public private(set) var corrections: [ViewingCorrection] = []
    /// The number of ratings added to the film, and to existing viewings, that had none.
    public private(set) var newStars = 0
    /// The number of corrected times of ratings, of the watchlist and of favourites.
    public private(set) var rightDays = 0

    private let rule: ImportRule
    private let formerly: FormerValues

    /// - Parameters:
    ///   - theirs: the file's facts
    ///   - formerly: earlier readers' interpretations of them
    ///   - mine: the person's relation, with all viewings
    public init(
        _ theirs: MyFilm, formerly: FormerValues = FormerValues(), into mine: MyFilm, rule: ImportRule
    ) {
        after = mine
        self.rule = rule
        self.formerly = formerly
        takeViewings(theirs.viewings)
        takeVerdict(theirs)
        after.favouriteAt = right(mine.favouriteAt, from: theirs.favouriteAt, former: formerly.favouriteAt)
        after.tags = Tags(mine.tags.adding(theirs.tags).all.prefix(max(Tags.limit, mine.tags.all.count)))
        after.referrals += theirs.referrals.filter { other in !mine.referrals.contains { $0.by == other.by } }
        after.showStatus = mine.showStatus ?? theirs.showStatus
        after.startedOverAt = mine.startedOverAt ?? theirs.startedOverAt
        after.leftovers = mine.leftovers.adding(theirs.leftovers)
        takeWatchlist(theirs, mine)
        after.isUnmet = false
    }

    private mutating func takeVerdict(_ theirs: MyFilm) {
        let verdict = FormerValues.Verdict(after.rating, at: after.ratedAt)
        let told = FormerValues.Verdict(theirs.rating, at: theirs.ratedAt)
        if theirs.rating != nil, told != verdict, formerly.verdicts.contains(verdict) {
            // The day was misinterpreted; or the days of viewings were, so that another one was the newest.
            if theirs.rating == after.rating { rightDays += 1 } else { newStars += 1 }
            after.rating = theirs.rating
            after.ratedAt = theirs.ratedAt
        } else if after.rating == nil {
            if theirs.rating != nil { newStars += 1 }
            after.rating = theirs.rating
            after.ratedAt = theirs.ratedAt
        } else if let rating = theirs.rating, let currentRating = after.rating, rating != currentRating {
            conflicts.append(ImportConflict(.rating, mine: currentRating.description, theirs: rating.description))
            if rule == .theirs {
                after.rating = rating
                after.ratedAt = theirs.ratedAt ?? after.ratedAt
            }
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

    /// A film that the person has seen already returns to the watchlist only if the file put it there later, or has it
    /// as seen too.
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

    /// - Parameter former: earlier readers' interpretations of the file's value
    /// - Returns: the person's value; the file's if that is nil, or if it is a misinterpretation of an earlier reader
    private mutating func right(
        _ mine: Timestamp?, from theirs: Timestamp?, former: Set<Timestamp>
    ) -> Timestamp? {
        guard let mine, let theirs else { return mine ?? theirs }
        guard theirs != mine, former.contains(mine) else { return mine }
        rightDays += 1
        return theirs
    }

    // MARK: - Viewings

    /// Matches each viewing of the file with one of the person's, or adds it. Of several with the same signs, those
    /// with the most facts come first.
    private mutating func takeViewings(_ theirs: [Viewing]) {
        let theirs = theirs.sorted(by: Self.saysMore)
        let matches = ViewingMatching(theirs, in: after.viewings, by: formerSigns + ViewingMatching.signs).places
        var viewings = after.viewings
        for (viewing, index) in zip(theirs, matches) {
            if let index {
                viewings[index] = filled(viewings[index], from: viewing)
            } else {
                viewings.append(viewing)
            }
        }
        newViewings = viewings.count - after.viewings.count
        after.viewings = viewings.sorted(by: Viewing.isNewer)
        after.viewingCount += newViewings
    }

    /// Orders by the more exact time, then by the number of facts, then by their texts, so that the order is the same
    /// each time.
    private static func saysMore(_ one: Viewing, _ other: Viewing) -> Bool {
        let mine = one.watchedOn.description
        let theirs = other.watchedOn.description
        if mine != theirs { return (theirs.utf8.count, mine) < (mine.utf8.count, theirs) }
        func texts(_ viewing: Viewing) -> [String] {
            [viewing.note, viewing.place, viewing.companions, viewing.rating?.description ?? "", viewing.tags.text]
        }
        func count(_ viewing: Viewing) -> Int { texts(viewing).count { !$0.isEmpty } }
        return if count(one) == count(other) {
            texts(one).lexicographicallyPrecedes(texts(other))
        } else {
            count(one) > count(other)
        }
    }

    /// The signs that a viewing of the file is one that an earlier reader logged. Of two days that it exchanged, each
    /// has the ID of the other, before and after the correction, so the facts are compared before the IDs.
    private var formerSigns: [@Sendable (Viewing, Viewing) -> Bool] {
        guard !formerly.viewings.isEmpty else { return [] }
        return [
            { [formerly] in formerly.hasID($0, of: $1) && $0.draft.isTold(by: $1.draft) },
            { [formerly] theirs, mine in
                formerly.interpretation(of: theirs, unchangedIn: mine).map {
                    theirs.draft.moved(to: $0).isTold(by: mine.draft)
                } ?? false
            },
            { [formerly] in formerly.hasID($0, of: $1) && $0.watchedOn == $1.watchedOn },
            { $0.id == $1.id }, { [formerly] in formerly.hasID($0, of: $1) },
        ]
    }

    /// Corrects an earlier reader's misinterpretation of the time of a viewing, unless the person has changed it since.
    private mutating func correct(_ mine: inout Viewing, from theirs: Viewing) {
        guard let former = formerly.interpretation(of: theirs, unchangedIn: mine), former.isMisread,
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
            if let currentRating = mine.rating {
                conflicts.append(
                    ImportConflict(
                        .viewingRating, mine: currentRating.description, theirs: rating.description, watchedOn: time))
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

    /// The text that results from two.
    private mutating func text(
        _ part: ImportConflict.Part, mine: String, theirs: String, limit: Int, at time: WatchedOn? = nil
    ) -> String {
        guard !theirs.isSaid(in: mine) else { return mine }
        guard !mine.isEmpty else { return theirs }
        // A text that was edited here has lost the white space around it that the file still has.
        guard !theirs.tidied.isSaid(in: mine.tidied) else { return mine }
        let isMultiline = part == .comment || part == .viewingNote
        let combined = mine + (isMultiline ? String.gap : String.comma) + theirs
        conflicts.append(ImportConflict(part, mine: mine, theirs: theirs, watchedOn: time))
        return switch rule {
        case .mine: mine
        case .theirs: theirs
        // What several lines say was combined, and may have what was imported before in it.
        case .both where mine.isSaid(in: theirs) && theirs.count <= limit: theirs
        case .both: if combined.count <= limit { combined } else { mine }
        }
    }
}

extension FormerValues {
    /// Whether a viewing of the person has the current or a former ID of one of the file.
    fileprivate func hasID(_ theirs: Viewing, of mine: Viewing) -> Bool {
        theirs.id == mine.id || viewings[theirs.id]?.contains { $0.id == mine.id } ?? false
    }

    /// An earlier reader's interpretation of a viewing of the file, if it is this one of the person's, with its time
    /// unchanged since.
    fileprivate func interpretation(of theirs: Viewing, unchangedIn mine: Viewing) -> FormerViewing? {
        viewings[theirs.id]?.first { $0.id == mine.id && $0.watchedOn == mine.watchedOn }
    }
}

extension ViewingDraft {
    /// The same viewing at the time of an earlier reader's interpretation.
    fileprivate func moved(to former: FormerViewing) -> ViewingDraft {
        var draft = self
        draft.watchedOn = former.watchedOn
        return draft
    }
}

extension String {
    /// The separators between joined texts of several lines, and of one.
    fileprivate static let gap = "\n\n"
    fileprivate static let comma = ", "

    /// The text without white space around it, and with the line breaks of Filmz.
    fileprivate var tidied: String { replacing("\r\n", with: "\n").trimmingWhitespace() }

    /// Whether another text equals this one, or contains it as one of the texts from which it was joined. Emphasis
    /// makes no difference, because earlier readers left it out.
    func isSaid(in other: String) -> Bool {
        if isContained(in: other) { return true }
        guard NoteMarkup.mayHaveEmphasis(self) || NoteMarkup.mayHaveEmphasis(other) else { return false }
        return NoteMarkup(self).text.isContained(in: NoteMarkup(other).text)
    }

    private func isContained(in other: String) -> Bool {
        isEmpty || other.hasPrefix(self) || other.hasSuffix(self)
            || [Self.gap, Self.comma].contains { other.contains($0 + self + $0) }
    }
}

extension WatchedOn {
    /// Whether another time is within this one and more exact: a day within a month.
    func contains(_ other: WatchedOn) -> Bool {
        let mine = description
        let theirs = other.description
        return theirs.utf8.count > mine.utf8.count && theirs.hasPrefix(mine)
    }
}

/// A correction of a viewing's day that an earlier reader misinterpreted, and that the person has not changed since.
public struct ViewingCorrection: Hashable, Sendable {
    public var viewing: Viewing.ID
    public var before: WatchedOn
    public var after: WatchedOn

    public init(_ viewing: Viewing.ID, before: WatchedOn, after: WatchedOn) {
        self.viewing = viewing
        self.before = before
        self.after = after
    }
}

import FilmzContracts
import FilmzDomain
import Testing

@Suite struct MyFilmUndoTests {
    private static let now = SettableClock.start
    private static let ids = (1...3).compactMap { Viewing.ID(rawValue: $0) }

    private static let full = MyFilm(
        watchlistedAt: now, favouriteAt: now, rating: Rating(stars: 3), ratedAt: now, comment: "Good.", audience: .kids,
        tags: Tags([Tag(accepted: "a"), Tag(accepted: "b")]),
        referrals: [Referral(by: "Anna", at: now), Referral(by: "Ben", message: "No.", at: now)],
        viewings: [viewing(ids[0], "2001"), viewing(ids[1], "2002")])

    private static func viewing(_ id: Viewing.ID, _ watchedOn: String, place: String = "") -> Viewing {
        Viewing(
            id: id, draft: ViewingDraft(watchedOn: WatchedOn(watchedOn) ?? .unknown, place: place), loggedAt: now)
    }

    private static let edits: [MyFilmEdit] = [
        .watchlist(true), .watchlist(false), .favourite(true), .favourite(false), .rate(Rating(stars: 5)), .rate(nil),
        .comment("Bad."), .comment(""), .audience(.all), .audience([]), .told(by: "Anna", message: "Go."),
        .told(by: "Ben", message: "Later."), .notTold(by: "Ben"), .log(.full, id: ids[2], audience: .adults),
        .tags(Tags()), .tag(Tags([Tag(accepted: "c")]), removing: Tags([Tag(accepted: "A")])),
    ]

    @Test(
        arguments: edits + [
            .editViewing(ids[0], .full), .removeViewings([ids[1]]), .removeViewings(Set(ids.prefix(2))),
            .editViewing(ids[0], .tagged),
            .replaceTag(Tag(accepted: "a"), with: Tag(accepted: "B"), viewings: [ids[0]]),
            .several([.favourite(false), .comment("New."), .removeViewings([ids[0]]), .log(.bare, id: ids[2])]),
        ])
    func takesBackAnyEditAndDoesItAgain(_ edit: MyFilmEdit) throws {
        let after = try Self.full.applying(edit, at: Timestamp(milliseconds: Self.now.milliseconds + 1))
        #expect(after.undoing(before: Self.full, after: after) == Self.full)
        #expect(Self.full.undoing(before: after, after: Self.full) == after)
    }

    @Test(arguments: edits, edits)
    func takesBackOnlyItsOwnPart(_ edit: MyFilmEdit, _ since: MyFilmEdit) throws {
        guard edit.part != since.part, edit.part.isDisjoint(with: since.part) else { return }
        for before in [MyFilm(), Self.full] {
            let after = try before.applying(edit, at: Self.now)
            let present = try after.applying(since, at: Self.now)
            #expect(try present.undoing(before: before, after: after) == before.applying(since, at: Self.now))
        }
    }

    @Test func leavesWhatHasBeenChangedSince() throws {
        let after = MyFilm(watchlistedAt: Self.now, favouriteAt: Self.now, rating: Rating(stars: 1), comment: "One.")
        let later = Timestamp(milliseconds: 5)
        let present = MyFilm(watchlistedAt: later, favouriteAt: nil, rating: Rating(stars: 2), comment: "Two.")
        #expect(present.undoing(before: Self.full, after: after).watchlistedAt == later)
        #expect(present.undoing(before: Self.full, after: after).favouriteAt == nil)
        #expect(present.undoing(before: Self.full, after: after).rating == Rating(stars: 2))
        #expect(present.undoing(before: Self.full, after: after).comment == "Two.")
    }

    @Test func takesBackAnEveningButNotTheOnesSince() {
        let old = Self.viewing(Self.ids[0], "2001")
        let new = Self.viewing(Self.ids[1], "2002")
        let present = MyFilm(viewings: [old, new])
        #expect(present.undoing(before: MyFilm(), after: MyFilm(viewings: [old])) == MyFilm(viewings: [new]))
    }

    @Test func bringsBackAnEveningBesideTheOnesSince() {
        let old = Self.viewing(Self.ids[0], "2001")
        let new = Self.viewing(Self.ids[1], "2002")
        let undone = MyFilm(viewings: [new]).undoing(before: MyFilm(viewings: [old]), after: MyFilm())
        #expect(undone.viewings == [new, old])
    }

    @Test func leavesAnEveningThatHasBeenCorrectedSince() {
        let logged = MyFilm(viewings: [Self.viewing(Self.ids[0], "2001")])
        let corrected = MyFilm(viewings: [Self.viewing(Self.ids[0], "2001", place: "Roxy")])
        #expect(corrected.undoing(before: MyFilm(), after: logged) == corrected)
    }
}

extension MyFilmEdit {
    /// The parts of a relation that this edit may change.
    fileprivate var part: Set<String> {
        switch self {
        case .watchlist: ["watchlist"]
        case .favourite: ["favourite"]
        case .rate: ["rating"]
        case .comment: ["comment"]
        case .audience: ["audience"]
        case .tags, .tag: ["tags"]
        case .replaceTag: ["tags", "viewings"]
        case .told(let name, _), .notTold(let name): ["told by \(name)"]
        case .log: ["watchlist", "rating", "audience", "viewings"]
        case .logEpisodes: ["watchlist", "standing", "viewings"]
        case .showStatus: ["standing"]
        case .startOver: ["standing", "startedOver"]
        case .editViewing, .moveViewings, .removeViewings: ["rating", "viewings"]
        case .takeIn, .remove, .removeIfEmpty:
            [
                "watchlist", "favourite", "rating", "comment", "audience", "tags", "standing", "startedOver",
                "leftovers", "viewings",
            ]
        case .several(let edits): edits.reduce(into: []) { $0.formUnion($1.part) }
        }
    }
}

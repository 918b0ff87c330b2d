import FilmzContracts
import FilmzDomain
import FilmzJSON
import Testing

@testable import FilmzStore

/// Whatever was written once stays readable. A sample here is never changed: a new form is a new format.
struct ChangeFormatTests {
    private static let viewing = Viewing(
        id: .sample(3),
        draft: ViewingDraft(
            watchedOn: .month(year: 2011, month: 7), place: "at home", companions: "Ada",
            rating: Rating(halfStars: 9), note: "n \"1\"\nm", ending: .stopped(minute: 30, reason: "late"),
            isRewatch: true),
        loggedAt: Timestamp(milliseconds: 7000))
    private static let full = MyFilm(
        watchlistedAt: Timestamp(milliseconds: 5000), favouriteAt: Timestamp(milliseconds: 6000),
        rating: Rating(halfStars: 9), ratedAt: Timestamp(milliseconds: 8000), comment: "fine",
        audience: [.adults, .family],
        viewings: [viewing], viewingCount: 4)

    private static let fullInSecond = #"""
        {"audience":6,"comment":"fine","count":4,"favourite":6000,"rated":8000,"rating":9,"viewings":[{"id":3,"logged":7000,"note":"n \"1\"\nm","on":"2011-07","place":"at home","rating":9,"rewatch":true,"stopped":{"minute":30,"reason":"late"},"with":"Ada"}],"watchlisted":5000}
        """#

    private static let fullInFirst = #"""
        {"watchlistedAt":"1970-01-01T00:00:05.000Z","favouriteAt":"1970-01-01T00:00:06.000Z","rating":4.5,"comment":"fine","audience":["adults","family"],"viewings":[{"id":"3","watchedOn":"2011-07","place":"at home","companions":"Ada","rating":4.5,"note":"n \"1\"\nm","ending":{"stopped":{"minute":30,"reason":"late"}},"loggedAt":"1970-01-01T00:00:07.000Z"}],"viewingCount":4}
        """#

    private static func json(_ mine: MyFilm) -> String { String(decoding: ChangeFormat.json(mine), as: UTF8.self) }

    /// Texts with every sign that JSON writes in another way, and all of a relation.
    @Test func whatIsWrittenByHandIsWhatFoundationWrites() throws {
        let text = String(String.UnicodeScalarView((0..<0x100).compactMap { Unicode.Scalar($0) })) + "\u{2028}🎬/\\\""
        var mine = Self.full
        mine.comment = text
        mine.tags = Tags([Tag(accepted: "a \"b\"")])
        mine.referrals = [Referral(by: text, message: text, at: Timestamp(milliseconds: 5))]
        mine.showStatus = ShowStatus(.paused, since: Timestamp(milliseconds: -3), reason: text)
        mine.startedOverAt = Timestamp(milliseconds: 9)
        mine.leftovers = [Leftover(source: "trakt", name: text, value: text)]
        mine.viewings[0].episode = EpisodeNumber(season: 1, episode: 2).map { Episode.ID($0) }
        mine.viewings[0].note = text
        for mine in [mine, MyFilm(referrals: mine.referrals), MyFilm(comment: text, tags: mine.tags)] {
            #expect(Self.json(mine) == (try JSONCoding.text(of: StoredRelation(mine))))
            #expect(try ChangeFormat.current.relation(Self.json(mine)) == mine)
        }
        let plain = MyFilm(
            rating: Rating(stars: 3), comment: text, tags: mine.tags, leftovers: mine.leftovers,
            viewings: [Self.finished])
        let read = try #require(StoredRelation(json: Self.json(plain)), "most are read without Foundation")
        #expect(try read.myFilm == plain)
        for end in Self.fullInSecond.indices { #expect(StoredRelation(json: String(Self.fullInSecond[..<end])) == nil) }
    }

    private static let finished = Viewing(
        id: .sample(4),
        draft: ViewingDraft(
            place: "p", companions: "c", rating: Rating(halfStars: 1), note: "n\n\t", isRewatch: true,
            tags: Tags([Tag(accepted: "t")])),
        loggedAt: Timestamp(milliseconds: -7000))

    @Test func thePresentFormatIsWrittenAsItIsFrozen() throws {
        #expect(Self.json(Self.full) == Self.fullInSecond)
        #expect(Self.json(MyFilm()) == "{}")
        #expect(
            try ChangeFormat.json(
                forgotten: [RecentQuery(text: "B", usedAt: Timestamp(milliseconds: 9))], remembered: [])
                == #"{"forgotten":[{"text":"B","used":9}],"remembered":[]}"#)
    }

    @Test func tagsAreWrittenAndReadAsTheyAreFrozen() throws {
        let tags = Tags(["Rainy day", "🍿"].map(Tag.init(accepted:)))
        let viewing = Viewing(
            id: .sample(3), draft: ViewingDraft(tags: tags), loggedAt: Timestamp(milliseconds: 7000))
        let mine = MyFilm(tags: tags, viewings: [viewing])
        let json =
            #"{"count":1,"tags":["Rainy day","🍿"],"viewings":[{"id":3,"logged":7000,"on":"","tags":["Rainy day","🍿"]}]}"#
        #expect(Self.json(mine) == json)
        #expect(try ChangeFormat.second.relation(json) == mine)
    }

    @Test func listsAreWrittenAndReadAsTheyAreFrozen() throws {
        let id = FilmList.ID.random()
        let list = FilmList(
            id: id, name: "A \"list\"", description: "d", isRanked: true, isRemoved: true,
            madeAt: Timestamp(milliseconds: 5), changedAt: Timestamp(milliseconds: 6))
        let json = #"{"changed":6,"description":"d","made":5,"name":"A \"list\"","ranked":true,"removed":true}"#
        #expect(try JSONCoding.text(of: StoredList(list)) == json)
        #expect(try ChangeFormat.second.list(json, id: id) == list)
        let film = Film.ID(.tmdb(5))
        let entry = FilmListEntry(
            film: film, position: try #require(ListPosition("V00000")), note: "n",
            addedAt: Timestamp(milliseconds: 7))
        let entryJSON = #"{"added":7,"note":"n","position":"V00000"}"#
        #expect(try JSONCoding.text(of: StoredListEntry(entry)) == entryJSON)
        #expect(try ChangeFormat.second.listEntry(entryJSON, of: film) == entry)
        #expect(throws: (any Error).self) {
            try ChangeFormat.second.listEntry(#"{"added":7,"position":"x"}"#, of: film)
        }
    }

    @Test func everyFormatIsRead() throws {
        #expect(try ChangeFormat.second.relation(Self.fullInSecond) == Self.full)
        #expect(try ChangeFormat.second.relation("{}") == MyFilm())
        var older = Self.full
        older.ratedAt = nil
        older.viewings[0].isRewatch = false
        #expect(try ChangeFormat.first.relation(Self.fullInFirst) == older)
        let finished = #"""
            {"comment":"","audience":[],"viewings":[{"id":"3","watchedOn":"","place":"","companions":"","note":"","ending":{"finished":{}},"loggedAt":"1970-01-01T00:00:07.000Z"}]}
            """#
        let viewing = Viewing(id: .sample(3), loggedAt: Timestamp(milliseconds: 7000))
        #expect(try ChangeFormat.first.relation(finished) == MyFilm(viewings: [viewing]))
    }

    @Test func whoToldIsWrittenAndReadAsItIsFrozen() throws {
        let told = [
            Referral(by: "Ada", message: "m \"1\"", at: Timestamp(milliseconds: 5)),
            Referral(by: "Ben", at: Timestamp(milliseconds: 6)),
        ]
        let json = #"{"told":[{"at":5,"by":"Ada","message":"m \"1\""},{"at":6,"by":"Ben"}]}"#
        #expect(Self.json(MyFilm(referrals: told)) == json)
        #expect(try ChangeFormat.second.relation(json) == MyFilm(referrals: told))
    }

    @Test func aFieldOfALaterFilmzIsPassedOver() throws {
        #expect(try ChangeFormat.second.relation(#"{"favourite":6000,"colour":["x"]}"#).isFavourite)
    }

    @Test(arguments: ViewingDraft.samples)
    func everyRelationComesBackAsItWas(_ draft: ViewingDraft) throws {
        for milliseconds in 0..<20 as Range<Int64> {
            let now = Timestamp(milliseconds: SettableClock.start.milliseconds + milliseconds * 7919)
            let before = MyFilm(watchlistedAt: now, favouriteAt: now, comment: "</script>", audience: .all)
            let after = try before.applying(.log(draft), at: now)
            for relation in [before, after] {
                #expect(try ChangeFormat.current.relation(Self.json(relation)) == relation)
            }
        }
    }

    @Test func queriesComeBackAsTheyWere() throws {
        let query = RecentQuery(text: #"</script> & "x""#, usedAt: SettableClock.start)
        let json = try ChangeFormat.json(forgotten: [query, query], remembered: [query])
        #expect(try ChangeFormat.current.queries(json) == ([query, query], [query]))
    }

    @Test func nonsenseIsRefused() {
        for json in ["[]", #"{"rating":"x"}"#, #"{"viewings":[{"id":0,"on":"2011","logged":1}]}"#] {
            #expect(throws: (any Error).self, "\(json)") { try ChangeFormat.second.relation(json) }
        }
    }
}

extension Viewing.ID {
    fileprivate static func sample(_ number: Int64) -> Viewing.ID { Viewing.ID(rawValue: number) ?? .random() }
}

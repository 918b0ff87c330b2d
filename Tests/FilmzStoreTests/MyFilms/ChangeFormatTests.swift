import FilmzDomain
import TestSupport
import Testing

@testable import FilmzStore

/// Whatever was written once stays readable. A sample here is never changed: a new form is a new format.
struct ChangeFormatTests {
    private static let viewing = Viewing(
        id: .sample(3), watchedOn: .month(year: 2011, month: 7), place: "at home", companions: "Ada",
        rating: Rating(halfStars: 9), note: "n \"1\"\nm", ending: .stopped(minute: 30, reason: "late"), isRewatch: true,
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

    @Test func thePresentFormatIsWrittenAsItIsFrozen() throws {
        #expect(try ChangeFormat.json(Self.full) == Self.fullInSecond)
        #expect(try ChangeFormat.json(MyFilm()) == "{}")
        #expect(
            try ChangeFormat.json(
                forgotten: [RecentQuery(text: "B", usedAt: Timestamp(milliseconds: 9))], remembered: [])
                == #"{"forgotten":[{"text":"B","used":9}],"remembered":[]}"#)
    }

    @Test func everyFormatIsRead() throws {
        #expect(try ChangeFormat.second.relation(Self.fullInSecond) == Self.full)
        #expect(try ChangeFormat.second.relation("{}") == MyFilm())
        var older = Self.full
        (older.ratedAt, older.viewings[0].isRewatch) = (nil, false)
        #expect(try ChangeFormat.first.relation(Self.fullInFirst) == older)
        let finished = #"""
            {"comment":"","audience":[],"viewings":[{"id":"3","watchedOn":"","place":"","companions":"","note":"","ending":{"finished":{}},"loggedAt":"1970-01-01T00:00:07.000Z"}]}
            """#
        let viewing = Viewing(id: .sample(3), watchedOn: .unknown, loggedAt: Timestamp(milliseconds: 7000))
        #expect(try ChangeFormat.first.relation(finished) == MyFilm(viewings: [viewing]))
    }

    @Test func aFieldOfALaterFilmzIsPassedOver() throws {
        #expect(try ChangeFormat.second.relation(#"{"favourite":6000,"tags":["x"]}"#).isFavourite)
    }

    @Test(arguments: ViewingDraft.samples)
    func everyRelationComesBackAsItWas(_ draft: ViewingDraft) throws {
        for milliseconds in 0..<20 as Range<Int64> {
            let now = Timestamp(milliseconds: SettableClock.start.milliseconds + milliseconds * 7919)
            let before = MyFilm(watchlistedAt: now, favouriteAt: now, comment: "</script>", audience: .all)
            let after = try before.applying(.log(draft), at: now)
            for relation in [before, after] {
                #expect(try ChangeFormat.present.relation(ChangeFormat.json(relation)) == relation)
            }
        }
    }

    @Test func queriesComeBackAsTheyWere() throws {
        let query = RecentQuery(text: #"</script> & "x""#, usedAt: SettableClock.start)
        let json = try ChangeFormat.json(forgotten: [query, query], remembered: [query])
        #expect(try ChangeFormat.present.queries(json) == ([query, query], [query]))
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

import FilmzDomain
import TestSupport
import Testing

@Suite struct ChangeTests {
    @Test func kindsAreStoredByTheirNames() throws {
        #expect(
            try JSONForm.json(Change.Kind.allCases) == """
                ["watchlistAdded","watchlistRemoved","favouriteAdded","favouriteRemoved","rated","ratingRemoved",\
                "commentSaved","commentRemoved","audienceSaved","viewingLogged","viewingSaved","viewingRemoved",\
                "viewingsRemoved","edited","queryForgotten","queriesForgotten","undone","redone"]
                """)
        #expect(throws: DecodingError.self) { try JSONForm.decoded(Change.Kind.self, #""exploded""#) }
    }

    @Test(arguments: ViewingDraft.samples)
    func aChangeOfAFilmSurvivesJSON(_ draft: ViewingDraft) throws {
        for milliseconds in 0..<20 as Range<Int64> {
            let now = Timestamp(milliseconds: SettableClock.start.milliseconds + milliseconds * 7919)
            let before = MyFilm(watchlistedAt: now, favouriteAt: now, comment: "</script>", audience: .all)
            let after = try before.applying(.log(draft), at: now)
            let subject = Change.Subject.myFilm(
                Film.hostile.id, title: Film.hostile.title, before: before, after: after)
            #expect(try JSONForm.decoded(Change.Subject.self, try JSONForm.json(subject)) == subject)
        }
    }

    @Test func aChangeOfQueriesSurvivesJSON() throws {
        let query = RecentQuery(text: #"</script> & "x""#, usedAt: SettableClock.start)
        for subject in [
            Change.Subject.recentQueries(forgotten: [query, query], remembered: []),
            .recentQueries(forgotten: [], remembered: [query]),
        ] {
            #expect(try JSONForm.decoded(Change.Subject.self, try JSONForm.json(subject)) == subject)
        }
    }
}

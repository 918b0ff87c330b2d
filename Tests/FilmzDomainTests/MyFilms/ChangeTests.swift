import FilmzDomain
import Testing

@Suite struct ChangeTests {
    @Test func kindsAreStoredByTheirNames() throws {
        #expect(
            try JSONForm.json(Change.Kind.allCases.map(\.rawValue)) == """
                ["watchlistAdded","watchlistRemoved","favouriteAdded","favouriteRemoved","rated","ratingRemoved",\
                "commentSaved","commentRemoved","audienceSaved","tagsAdded","tagsRemoved","tagsSaved","tagRenamed",\
                "tagsJoined","tagRemoved","toldSaved","toldRemoved","viewingLogged",\
                "viewingSaved","viewingRemoved","viewingsRemoved","episodesLogged","showPaused","showStopped","showTakenUp",\
                "showStartedOver","edited","imported","queryForgotten","queriesForgotten","filmRemoved","listMade","listRemoved","listSaved",\
                "listFilmsAdded","listFilmsRemoved","listFilmMoved","listNoteSaved","undone","redone"]
                """)
        #expect(Change.Kind(rawValue: "exploded") == nil)
    }
}

import FilmzDomain
import FilmzPages
import Testing

/// How paths name things, in links and for the router.
struct SitePathTests {
    private static let film = Film.ID(.amc(7))

    @Test func aPathNamesItsThings() throws {
        let viewing = try #require(Viewing.ID(rawValue: 12))
        let backup = try #require(Backup.ID("filmz-20261122-183005-before-update.sqlite"))
        #expect(SitePath.film(Self.film).path == "/films/\(Self.film)")
        #expect(SitePath.viewing(Self.film, viewing).path == "/films/\(Self.film)/viewings/12")
        #expect(SitePath.knownFilm(.amc(7)).path == "/films/known/amc:7")
        #expect(SitePath.shelf(.favourites).path == "/me/favourites")
        #expect(SitePath.testProvider(.iTunes).path == "/settings/providers/itunes/test")
        #expect(
            SitePath.restoreBackup(backup).path
                == "/settings/backups/filmz-20261122-183005-before-update.sqlite/restore")
    }

    @Test func aPatternNamesItsParameters() {
        #expect(SitePath.pattern(of: SitePath.film) == "/films/:film")
        #expect(SitePath.pattern(of: SitePath.viewing) == "/films/:film/viewings/:viewing")
        #expect(SitePath.pattern(of: SitePath.knownFilm) == "/films/known/:known")
        #expect(SitePath.pattern(of: SitePath.testProvider) == "/settings/providers/:provider/test")
        #expect(SitePath.shelf(.seen).template.pattern == "/me/seen")
        #expect(SitePath.discover.template.pattern == "/discover")
    }

    @Test(arguments: [Provider.omdb, .iTunes])
    func whatAPathNamesIsReadBack(provider: Provider) {
        #expect(Provider(pathText: provider.pathText) == provider)
        #expect(Film.ID(pathText: Self.film.pathText) == Self.film)
        #expect(Film.ID(pathText: "0348") == nil)
        #expect(Provider(pathText: "imdb") == nil)
    }
}

import FilmzDomain
import Testing

@testable import FilmzPages

/// The path of a Filmz that shares its host.
struct BasePathTests {
    @Test(arguments: [("/filmz", "/filmz"), ("/filmz/", "/filmz"), ("/home/my-filmz_2.0", "/home/my-filmz_2.0")])
    func isReadWithOrWithoutASlashAtItsEnd(text: String, read: String) {
        #expect(BasePath(text)?.description == read)
    }

    @Test(arguments: [
        "", "/", "//", "filmz", "/filmz//", "/a//b", "/Filmz", "/fil mz", "/filmz?x", "/filmz#x", "/fil%6Dz",
        "/../filmz",
        "/.", "/a\nb", "/films", "/x/search", "/1/2/3/4/5/6/7/8/9", "/" + String(repeating: "a", count: 200),
    ])
    func anythingElseIsNone(text: String) {
        #expect(BasePath(text) == nil)
    }

    @Test func beginsEveryPathOfTheSite() throws {
        let filmz = try #require(BasePath("/filmz"))
        #expect(SitePath.home.path == "/")
        #expect(SitePath.search.path == "/search")
        BasePath.$current.withValue(filmz) {
            #expect(SitePath.home.path == "/filmz/")
            #expect(SitePath.search.path == "/filmz/search")
            #expect(SitePath.search.template.pattern == "/search", "routes are in a group of their own")
            #expect(SitePath.isSecret("/filmz/s/abc"))
            #expect(!SitePath.isSecret("/filmz/search"))
        }
    }

    @Test func restsAreAsWithoutIt() throws {
        let filmz = try #require(BasePath("/filmz"))
        #expect(filmz.rest(of: "/filmz/films/{film}") == "/films/{film}")
        #expect(filmz.rest(of: "/filmz/") == "/")
        #expect(filmz.rest(of: "/filmz") == "/", "as the router names the first page")
        #expect(filmz.rest(of: "NotFound") == "NotFound")
        #expect(BasePath.root.rest(of: "/films") == "/films")
    }

    @Test func ownsWhatIsUnderIt() throws {
        let filmz = try #require(BasePath("/filmz"))
        #expect(["/filmz", "/filmz/", "/filmz/films/1"].allSatisfy(filmz.owns))
        #expect(!["/", "/filmz2", "/films/1", "//filmz/"].contains(where: filmz.owns))
        #expect(["/", "/films/1"].allSatisfy(BasePath.root.owns))
        #expect(!BasePath.root.owns("filmz"))
    }

    @Test(arguments: [
        ("/filmz", "/filmz"), ("/filmz/", "/filmz"), ("/filmz/films/78748", "/filmz"), ("/a/b/together", "/a/b"),
        ("/films/78748", ""), ("/", ""), ("", ""), ("/FILMZ/films/1", ""),
    ])
    func isWhatComesBeforeAPageOfAnyFilmz(path: String, base: String) {
        #expect(BasePath.before(path).description == base)
    }
}

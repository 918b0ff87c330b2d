import FilmzTestSupport
import Testing

/// What `filmz calendar` prints and changes.
@Suite(.onOwnThreads) struct CalendarCommandTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"]) }

    @Test func aCalendarIsMadeListedAndRevoked() throws {
        let made = try filmz.run("calendar", "create", "episodes", "--url", "https://films.example.org/")
        let token = try #require(
            made.output.firstMatch(
                of: /Subscribe to this: webcal:\/\/films\.example\.org\/calendar\/([a-z2-7]{26})\/filmz\.ics\n/),
            "\(made)"
        ).output.1
        let path = try filmz.run("calendar", "create", "episodes")
        #expect(path.output.contains(" before it: /calendar/"), "\(path)")
        #expect(!path.output.contains(token), "\(path)")
        let listed = try filmz.run("calendar").output.split(separator: "\n")
        #expect(listed.count == 1, "\(listed)")
        #expect(listed.first?.hasPrefix("episodes\t20") == true, "\(listed)")
        #expect(try filmz.run("calendar", "list", "--json").json()["total"] as? Int == 1)
        #expect(try filmz.run("calendar", "revoke", "episodes").output.contains("leads nowhere"))
        #expect(try filmz.run("calendar", "revoke", "episodes").status != 0)
        #expect(try filmz.run("calendar", "create", "films").status != 0)
        for kind in ["showings", "releases", "diary", "full-diary"] {
            #expect(try filmz.run("calendar", "create", kind).output.contains("/calendar/"), "\(kind)")
            #expect(try filmz.run("calendar", "revoke", kind).status == 0, "\(kind)")
        }
        #expect(try filmz.run("calendar", "list").output.isEmpty)
    }
}

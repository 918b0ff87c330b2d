import FilmzTestSupport
import FilmzText
import Testing

/// What `filmz calendar` prints and changes.
@Suite(.onOwnThreads) struct CalendarCommandTests {
    private let folder = TemporaryFolder()
    private var filmz: FilmzProgram { FilmzProgram(folder: folder.path, environment: ["TZ": "UTC"]) }

    @Test func aCalendarIsMadeListedAndRevoked() throws {
        let made = try filmz.run("calendar", "create", "episodes", "--url", "https://films.example.org/")
        let address = try #require(made.output.value("address", of: CalendarFeedCommandText.made), "\(made)")
        let token = try #require(
            address.wholeMatch(of: /webcal:\/\/films\.example\.org\/calendar\/([a-z2-7]{26})\/filmz\.ics/),
            "\(made)"
        ).output.1
        let path = try filmz.run("calendar", "create", "episodes")
        let before = Strings.english.parts(CalendarFeedCommandText.madePath, around: "address").before
        #expect(path.output.contains(before + "/calendar/"), "\(path)")
        #expect(!path.output.contains(token), "\(path)")
        let listed = try filmz.run("calendar").output.split(separator: "\n")
        #expect(listed.count == 1, "\(listed)")
        #expect(listed.first?.hasPrefix("episodes\t20") == true, "\(listed)")
        #expect(try filmz.run("calendar", "list", "--json").json()["total"] as? Int == 1)
        let revoked = Strings.english[CalendarFeedCommandText.revoked]
        #expect(try filmz.run("calendar", "revoke", "episodes").output.contains(revoked))
        #expect(try filmz.run("calendar", "revoke", "episodes").status != 0)
        #expect(try filmz.run("calendar", "create", "films").status != 0)
        for kind in ["showings", "releases", "diary", "full-diary"] {
            #expect(try filmz.run("calendar", "create", kind).output.contains("/calendar/"), "\(kind)")
            #expect(try filmz.run("calendar", "revoke", kind).status == 0, "\(kind)")
        }
        #expect(try filmz.run("calendar", "list").output.isEmpty)
    }
}

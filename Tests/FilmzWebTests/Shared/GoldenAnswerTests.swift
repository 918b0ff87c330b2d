import FilmzContracts
import FilmzDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Answers about hostile films, compared byte by byte. `FILMZ_RECORD=1 swift test` writes them anew; read the
/// difference.
struct GoldenAnswerTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Golden")

    @Test func hostileTextStaysText() async throws {
        let clock = SettableClock()
        let web = try await WebFixture(films: [.hostile, .scriptEnding, .japanese], clock: clock)
        let film = "/films/\(Film.hostile.id)"
        let comment = #"{"comment":"</script>\u2028 & \"x\" \\ \u0001 \t🎬","rating":0.5,"audience":["kids","family"]}"#
        try await expect(try await web.api(.patch, film + "/mine", comment), is: "mine-changed")
        clock.advance()
        let viewing = #"{"id":"9007199254740991","watchedOn":"2011-07-14T20:15","place":"<b>\r\nKino","note":"a\nb"}"#
        try await expect(try await web.api(.post, film + "/viewings", viewing), is: "viewing-logged")
        for (name, path) in [
            ("film", film), ("viewings", film + "/viewings"), ("search", "/search?q=friends"),
            ("discover", "/discover?year=2001&limit=1"), ("discover-facets", "/discover/facets"), ("seen", "/me/seen"),
            ("diary", "/me/diary"),
            ("facets", "/me/seen/facets"), ("problem", "/search?q=x&limit=%3Cscript%3E"),
        ] {
            try await expect(try await web.api(.get, path), is: name)
        }
        let refused = try await web.api(.patch, film + "/mine", ##"{"</script>\" onload=":1}"##)
        try await expect(refused, is: "problem-hostile-member")
    }

    private func expect(_ response: TestResponse, is name: String) async throws {
        let text = response.text.replacing(/"change":"[0-9]+"/, with: "\"change\":\"1\"") + "\n"
        let file = Self.folder.appending(path: name + ".json")
        if ProcessInfo.processInfo.environment["FILMZ_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
        _ = try JSONSerialization.jsonObject(with: Data(response.body.readableBytesView))
    }
}

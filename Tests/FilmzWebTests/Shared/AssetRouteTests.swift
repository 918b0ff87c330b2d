import HTTPTypes
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

struct AssetRouteTests {
    /// A script that imports from an address that is not the page's own would run what is there a second time.
    @Test func scriptsImportFromTheScriptOfThePage() async throws {
        let web = try await WebFixture()
        let page = try await web.get("/search").text
        let addresses = page.matches(of: /="(\/assets\/[^"]+\.(css|js))"/).map { String($0.output.1) }
        #expect(addresses.count == 4)
        var imported: [String] = []
        for address in addresses {
            let asset = try await web.get(address)
            #expect(asset.status == .ok, "\(address)")
            imported += asset.text.matches(of: /from '\.([^']+)'/).map { "/assets\($0.output.1)" }
        }
        #expect(imported.count == 1)
        #expect(Set(imported).isSubset(of: addresses))
        for (room, script) in Assets.all.roomScripts {
            #expect(!String(buffer: script.bytes).contains("./app.js"), "\(room)")
        }
    }
}

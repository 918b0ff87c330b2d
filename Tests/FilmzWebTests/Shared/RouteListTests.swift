import FilmzDomain
import FilmzPages
import Foundation
import Hummingbird
import HummingbirdTesting
import Testing

@testable import FilmzWeb

/// Addresses are public: bookmarks, phones and programs use them. None changes by accident, and every link leads
/// somewhere.
struct RouteListTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

    /// Routes such as `GET /films/{film}`, without assets, whose addresses have a hash of the content.
    static func routes() async throws -> [String] {
        let backups = try ScriptedBackups()
        let web = try await WebFixture {
            $0.replace(\.backups, with: backups)
            $0.replace(\.catalogueImport, with: ScriptedImport())
            $0.fetchRecommendation = { _ in throw RecommendationProblem.unreachable }
            $0.replace(\.fetchPicture, with: { _ in throw AdvertisingProblem.unreachablePicture })
        }
        return FilmzRouter.build(services: web.services).routes.filter { $0.method != .head }
            .map { "\($0.method) \($0.path)" }.filter { !$0.hasPrefix("GET /assets/") }
    }

    @Test func everyAddressOfTheSiteIsAsPublished() async throws {
        let routes = try await Self.routes().filter { !$0.contains(" /api/") }
        #expect(routes.sorted() == Self.site.split(separator: "\n").map(String.init))
    }

    /// Each address answers every method, if only with the methods it allows.
    @Test func everyAddressOfTheAPIIsAsPublished() async throws {
        let paths = try await Self.routes().compactMap {
            $0.firstMatch(of: /\/api\/v1(\S+)/).map { String($0.output.1) }
        }
        #expect(Set(paths).sorted() == Self.api.split(separator: "\n").map(String.init))
    }

    @Test func everyLinkAndFormOfAPageLeadsToARoute() async throws {
        let routes = try await Self.routes()
        struct Place: Hashable {
            let method: String
            let path: Substring
        }
        let places = try Self.files("Tests/FilmzPagesTests/Golden", ".html").flatMap { page in
            page.matches(of: /(method="post" )?(?:href|src|action|data-picture)="(\/[^"?#]*)/).map { match in
                Place(method: match.output.1 == nil ? "GET" : "POST", path: match.output.2)
            }
        }
        #expect(places.count > 1000)
        // Most pages lead to the same places.
        for place in Set(places) where !place.path.hasPrefix("/assets/") {
            #expect(routes.contains { Self.does($0, answer: place.path, place.method) }, "\(place)")
        }
    }

    /// A path that ends with a slash is the beginning of several.
    @Test func everyPathInTheScriptLeadsToARoute() async throws {
        let routes = try await Self.routes()
        let paths = try Self.files("Sources/FilmzWeb/Assets", ".js").flatMap { script in
            script.matches(of: /\$\{base\}(\/[a-z][^"'`?#$]*)/).map(\.output.1)
        }
        #expect(paths.count >= 6)
        for path in paths {
            let whole = path.hasSuffix("/") ? path + "1" : path
            #expect(
                routes.contains { Self.does($0, answer: whole, "GET") || Self.does($0, answer: whole, "POST") },
                "\(path)")
        }
    }

    /// Otherwise nobody could tell which part of an address is a path of its own for Filmz.
    @Test func everyAddressBeginsWithAKnownWord() async throws {
        let words = try await Self.routes().compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
        let bases = Set(words).compactMap { BasePath("/\($0)") }
        #expect(bases.isEmpty, "SitePath.firstWords lacks \(bases)")
    }

    private static func does(_ route: String, answer path: Substring, _ method: String) -> Bool {
        guard route.hasPrefix("\(method) ") else { return false }
        let parts = route.dropFirst(method.count + 1).split(separator: "/")
        let words = path.split(separator: "/")
        return parts.count == words.count && zip(parts, words).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }

    private static func files(_ folder: String, _ suffix: String) throws -> [String] {
        let folder = root.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(suffix) }
            .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    }
}

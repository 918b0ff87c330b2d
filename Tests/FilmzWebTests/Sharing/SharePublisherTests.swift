import FilmzDomain
import Foundation
import NIOCore
import Testing

@testable import FilmzWeb

/// Plain pages of what is shared: what a phone loads first.
struct SharePublisherTests {
    /// The sizes of the first page and its style sheet, as they are, and compressed as web servers send them.
    private static func sizes(_ share: Share, _ services: Services) async throws -> (plain: Int, compressed: Int) {
        let publisher = SharePublisher(services: services, cards: CardRenderer(cache: .nothing))
        let files = try #require(try await publisher.files(of: share, at: "https://example.org/x/"))
        let first = files.filter { ["index.html", "filmz.css"].contains($0.name) }.map(\.data)
        #expect(first.count == 2)
        let compressed = try first.map { try GzipStream.compressed(ByteBuffer(bytes: $0), level: 6).readableBytes }
        return (first.map(\.count).reduce(0, +), compressed.reduce(0, +))
    }

    @Test func theFirstViewIsSmall() async throws {
        let sharing = try await SharingFixture(isOpen: true)
        let services = sharing.web.services
        var films: [Film.ID] = []
        for number in 1...70 {
            let draft = FilmDraft(title: "A film with quite a long title, number \(number)", year: 1930 + number)
            films.append(try await services.films.add(draft, by: .owner).id)
        }
        let list = FilmList.ID.random()
        let drafts = films.map { film in
            ListedDraft(.known(film), note: "What I say about it in a line or two, so that it is long: \(film).")
        }
        _ = try await services.lists.make(FilmListDraft(name: "Seventy"), id: list, listing: drafts, of: .owner)
        let ofList = Share.ID.random()
        let ofFilm = Share.ID.random()
        _ = try await sharing.share(ShareDraft(.list(list), showsNotes: true), id: ofList)
        _ = try await sharing.sharedFilm(id: ofFilm)
        let listed = try await Self.sizes(try await services.shares.share(ofList, of: .owner), services)
        #expect(listed.compressed < 40_000, "\(listed)")
        let film = try await Self.sizes(try await services.shares.share(ofFilm, of: .owner), services)
        #expect(film.compressed < 20_000, "\(film)")
        // Also from a server that compresses nothing.
        #expect(film.plain < 64_000, "\(film)")
    }
}

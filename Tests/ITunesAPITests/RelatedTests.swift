import APICore
import APICoreTesting
import APITestSupport
import Foundation
import ITunesAPI
import Testing

@Suite struct RelatedTests {
    private let title = "Lanterns & Gold: Cafe Noir"

    private func store(failing: @escaping @Sendable (String) -> APIError.Kind? = { _ in nil }) throws -> MockTransport {
        let bodies = [
            "album": try Fixture.data("albums.json"), "ebook": try Fixture.data("books.json"),
            "audiobook": try Fixture.data("audiobooks.json"),
        ]
        return MockTransport { request, _ throws(APIError) in
            let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let entity = query.first { $0.name == "entity" }?.value ?? ""
            if let kind = failing(entity) { throw APIError(kind, of: request) }
            return .json(bodies[entity] ?? Data())
        }
    }

    @Test func `A film's soundtracks, books and audiobooks, each once and nothing else`() async throws {
        let stub = try store()
        let related = try await ITunesClient(stub).related(to: title)
        #expect(related.soundtracks.map(\.id) == [700_000_010])
        #expect(related.books.map(\.id) == [700_000_020])
        #expect(related.audiobooks.map(\.id) == [700_000_030])
        #expect(related.errors.isEmpty)
        let base = "https://itunes.apple.com/search?term=Lanterns%20%26%20Gold%3A%20Cafe%20Noir"
        #expect(
            Set(await stub.addresses) == [
                "\(base)%20soundtrack&country=us&media=music&entity=album&limit=200",
                "\(base)&country=us&media=ebook&entity=ebook&limit=200",
                "\(base)&country=us&media=audiobook&entity=audiobook&limit=200",
            ])
    }

    @Test func `One that fails does not lose the others`() async throws {
        let stub = try store { $0 == "ebook" ? .serviceUnavailable : nil }
        let related = try await ITunesClient(stub).related(to: title)
        #expect(related.soundtracks.map(\.id) == [700_000_010])
        #expect(related.books.isEmpty)
        #expect(related.audiobooks.map(\.id) == [700_000_030])
        #expect(related.errors.mapValues(\.kind) == [.books: .serviceUnavailable])
    }

    @Test func `All that fail are a failure`() async throws {
        let stub = try store { _ in .unreachable }
        let error = await #expect(throws: APIError.self) { try await ITunesClient(stub).related(to: title) }
        #expect(error?.kind == .unreachable)
    }

    @Test func `One that is cancelled is the end`() async throws {
        let stub = try store { $0 == "audiobook" ? .cancelled : nil }
        let error = await #expect(throws: APIError.self) { try await ITunesClient(stub).related(to: title) }
        #expect(error?.kind == .cancelled)
    }

    @Test func `A title that is not in the names has nothing related`() async throws {
        let related = try await ITunesClient(try store()).related(to: "Lanterns Noir")
        #expect(related.soundtracks.isEmpty)
        #expect(related.books.isEmpty)
        #expect(related.audiobooks.isEmpty)
    }

    @Test func `A title without words asks nobody`() async throws {
        let stub = try store()
        #expect(try await ITunesClient(stub).related(to: " … ").books.isEmpty)
        #expect(await stub.requests.isEmpty)
    }
}

import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import ITunesAPI
import Testing

@Suite struct LookupTests {
    /// Answers with the IDs that are not missing, the last one first.
    private func store(without missing: Set<String> = [], failing: APIError.Kind? = nil) -> MockTransport {
        MockTransport { request, call throws(APIError) in
            if let failing, call > 0 { throw APIError(failing, of: request) }
            let query = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let asked = query.first { $0.name == "id" }?.value?.split(separator: ",").map(String.init) ?? []
            let records = asked.filter { !missing.contains($0) }.reversed().map { #"{"trackId":\#($0)}"# }
            return .text(#"{"resultCount":\#(records.count),"results":[\#(records.joined(separator: ","))]}"#)
        }
    }

    @Test func `Records come in the order asked, and what is missing is told`() async throws {
        let stub = store(without: ["20"])
        let result = try await ITunesClient(stub).lookup(ids: [30, 20, 10, 30])
        #expect(result.items.map(\.id) == [30, 10])
        #expect(result.missing == [20])
        #expect(result.unanswered.isEmpty)
        #expect(result.error == nil)
        #expect(result[10]?.id == 10)
        #expect(result[20] == nil)
        #expect(await stub.addresses == ["https://itunes.apple.com/lookup?id=30%2C20%2C10&country=us"])
    }

    @Test func `200 ids go into one call`() async throws {
        let stub = store(without: ["7"])
        let ids = (1...401).map(Int64.init)
        let result = try await ITunesClient(stub).lookup(ids: ids)
        #expect(result.items.map(\.id) == ids.filter { $0 != 7 })
        #expect(result.missing == [7])
        let addresses = await stub.addresses
        #expect(addresses.count == 3)
        #expect(addresses[0].hasSuffix("%2C200&country=us&limit=200"))
        #expect(addresses[1].contains("?id=201%2C"))
        #expect(addresses[2] == "https://itunes.apple.com/lookup?id=401&country=us")
    }

    @Test func `What came before a failure is kept`() async throws {
        let ids = (1...401).map(Int64.init)
        let result = try await ITunesClient(store(failing: .unreachable)).lookup(ids: ids)
        #expect(result.items.map(\.id) == Array(ids.prefix(200)))
        #expect(result.unanswered == Array(ids.dropFirst(200)))
        #expect(result.error?.kind == .unreachable)
        #expect(result.missing.isEmpty)
    }

    @Test func `A cancelled lookup is cancelled`() async throws {
        let error = await #expect(throws: APIError.self) {
            try await ITunesClient(store(failing: .cancelled)).lookup(ids: Array(1...401))
        }
        #expect(error?.kind == .cancelled)
    }

    @Test func `A first failure is the caller's`() async throws {
        let stub = MockTransport { _, _ in .text("<html>", status: 503) }
        let error = await #expect(throws: APIError.self) { try await ITunesClient(stub).lookup(ids: [1, 2]) }
        #expect(error?.kind == .serviceUnavailable)
    }

    @Test func `Broken records are not missing ones`() async throws {
        let stub = MockTransport(#"{"resultCount":1,"results":[{"trackId":null}]}"#)
        let error = await #expect(throws: APIError.self) { try await ITunesClient(stub).lookup(ids: [1]) }
        #expect(error?.kind == .unreadable)
    }

    @Test func `What is no id is missing, and not asked for`() async throws {
        let stub = store(without: ["20"])
        let result = try await ITunesClient(stub).lookup(ids: [0, 30, -5, 20])
        #expect(result.items.map(\.id) == [30])
        #expect(result.missing == [20, 0, -5])
        #expect(await stub.addresses == ["https://itunes.apple.com/lookup?id=30%2C20&country=us"])
    }

    @Test func `No ids ask nobody`() async throws {
        let stub = store()
        #expect(try await ITunesClient(stub).lookup(ids: []).items.isEmpty)
        #expect(try await ITunesClient(stub).lookup(ids: [0, -1]).missing == [0, -1])
        #expect(await stub.requests.isEmpty)
    }

    @Test func `One id is a record or nothing`() async throws {
        let client = ITunesClient(store(without: ["2"]))
        #expect(try await client.lookup(id: 1)?.id == 1)
        #expect(try await client.lookup(id: 2) == nil)
    }
}

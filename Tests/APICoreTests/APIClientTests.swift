import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import Testing

@Suite struct APIClientTests {
    private struct Film: Decodable, Equatable {
        let title: String
        let cast: [Person]
    }

    private struct Person: Decodable, Equatable {
        let age: Int
    }

    private struct FilmEndpoint: HTTPEndpoint {
        typealias Target = FreeTarget
        typealias Model = Film
    }

    /// A vendor that repeats the key and reports failures in words.
    private enum Grumpy: APIVendor {
        struct Trouble: Decodable, Error, Equatable {
            var status_message: String
        }

        static let name = "Grumpy"

        static func fault(in response: APIResponse) -> APIFault? {
            guard var fault = response.statusFault else { return nil }
            let trouble = try? makeDecoder().decode(Trouble.self, from: response.body)
            fault.message = trouble?.status_message
            fault.cause = trouble
            return fault
        }

        static func makeDecoder() -> JSONDecoder {
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .secondsSince1970
            return decoder
        }
    }

    private struct GrumpyEndpoint: HTTPEndpoint {
        typealias Target = FreeTarget
        typealias Model = [Date]
        typealias Vendor = Grumpy
    }

    private static let alien = #"{"title":"Alien","cast":[{"age":29}]}"#

    private func error(_ body: String, status: Int = 200) async -> APIError? {
        let client = APIClient(transport: MockTransport { _, _ in .text(body, status: status) })
        return await failure { () async throws(APIError) in try await FilmEndpoint().request(FreeTarget(), with: client)
        }
    }

    @Test(arguments: [alien, "\u{FEFF}\(alien)", "\n\n\(alien)\n", "\u{FEFF}\n\(alien)"])
    func anAnswerIsRead(_ body: String) async throws {
        let film = try await FilmEndpoint().request(FreeTarget(), with: APIClient(transport: MockTransport(body)))
        #expect(film == Film(title: "Alien", cast: [Person(age: 29)]))
    }

    @Test func theVendorReadsItsOwnJSON() async throws {
        let dates = try await GrumpyEndpoint().request(FreeTarget(), with: APIClient(transport: MockTransport("[60]")))
        #expect(dates == [Date(timeIntervalSince1970: 60)])
    }

    @Test func theClientSaysWhereWithWhichKeyAndHowMuch() async throws {
        let stub = MockTransport(Self.alien)
        let client = APIClient(
            transport: stub, credential: .query("apikey", key: "k&y"),
            baseURL: URL(known: "http://127.0.0.1:8099/sim/"),
            answerLimit: 1_000)
        _ = try await FilmEndpoint().request(FreeTarget(task: .requestParams(["s": "Law & Order"])), with: client)
        #expect(await stub.addresses == ["http://127.0.0.1:8099/sim/v1/films?s=Law%20%26%20Order&apikey=k%26y"])
        let request = try #require(await stub.requests.first)
        #expect(request.answerLimit == 1_000)
        #expect(request.service == "The service")
        #expect(request.operation == "GET /v1/films")
    }

    @Test(arguments: [
        (401, APIError.Kind.unauthorized), (404, .notFound), (429, .rateLimited(retryAfter: nil)), (400, .rejected),
        (503, .serviceUnavailable), (302, .unreadable),
    ])
    func aFaultIsAnErrorWithItsStatus(_ status: Int, _ kind: APIError.Kind) async {
        let error = await error("{}", status: status)
        #expect(error?.kind == kind)
        #expect(error?.status == status)
        #expect(error?.service == "The service")
        #expect(error?.operation == "GET /v1/films")
    }

    @Test func theVendorsWordsAreShortAndWithoutTheKey() async throws {
        let words = "Invalid key \(secret) or \(encodedSecret)! " + String(repeating: "Go away. ", count: 100)
        let body = String(decoding: try JSONEncoder().encode(["status_message": words]), as: UTF8.self)
        let client = APIClient(
            transport: MockTransport { _, _ in .text(body, status: 401) }, credential: .query("api_key", key: secret))
        let error = try #require(
            await failure { () async throws(APIError) in try await GrumpyEndpoint().request(FreeTarget(), with: client)
            })
        #expect(error.kind == .unauthorized)
        #expect(error.message?.hasPrefix("Invalid key <key> or <key>! Go away.") == true)
        #expect(error.message?.count == 300)
        let trouble = try #require(error.cause as? Grumpy.Trouble)
        for text in allTexts(of: error) + allTexts(of: trouble) {
            #expect(!text.contains(secret))
            #expect(!text.contains(encodedSecret))
        }
    }

    @Test func aTransportsWordsAreWithoutTheKey() async throws {
        let transport = MockTransport { (_, _) async throws(APIError) -> APIResponse in
            throw APIError(.unreachable, service: "x", operation: "y", message: "https://a/?apikey=\(encodedSecret)")
        }
        let client = APIClient(transport: transport, credential: .query("apikey", key: secret))
        let error = await failure { () async throws(APIError) in
            try await FilmEndpoint().request(FreeTarget(), with: client)
        }
        #expect(error?.message == "https://a/?apikey=<key>")
    }

    @Test(arguments: [
        (#"{"title":"hush","cast":[{"age":1},{"age":"hush"}]}"#, "another type at cast.1.age"),
        (#"{"title":"hush","cast":[{}]}"#, "no age at cast.0"),
        (#"{"cast":[]}"#, "no title"),
        (#"{"title":null,"cast":["hush"]}"#, "null at title"),
        (#"{"title":"hush","cast":{"hush":1}}"#, "another type at cast"),
        (#"{"title":"hush"#, "not readable"),
    ])
    func whatCannotBeReadIsNamedByItsPlaceNotItsValue(_ body: String, _ message: String) async throws {
        let error = try #require(await error(body))
        #expect(error.kind == .unreadable)
        #expect(error.status == 200)
        #expect(error.message == message)
        for text in allTexts(of: error) + [error.localizedDescription] {
            #expect(!text.contains("hush"))
        }
    }

    @Test(arguments: ["", "<html>Service Unavailable</html>", "OK", "null", "7"])
    func whatIsNoJSONAtAllIsUnreadable(_ body: String) async {
        #expect(await error(body)?.kind == .unreadable)
    }

    @Test func aTaskThatIsCancelledSendsNothing() async throws {
        let stub = MockTransport(Self.alien)
        let error = await inCancelledTask {
            await failure { () async throws(APIError) in
                try await FilmEndpoint().request(FreeTarget(), with: APIClient(transport: stub))
            }
        }
        #expect(error?.kind == .cancelled)
        #expect(await stub.requests.isEmpty)
    }

    @Test func aCallThatCannotBeBuiltIsNotSent() async throws {
        let stub = MockTransport(Self.alien)
        let error = await failure { () async throws(APIError) in
            try await FilmEndpoint().request(FreeTarget(path: "/\(segment: "..")"), with: APIClient(transport: stub))
        }
        #expect(error?.kind == .invalidRequest)
        #expect(await stub.requests.isEmpty)
    }

    @Test func bytesThatAreNoJSONComeAsTheyAre() async throws {
        enum Pictures: APIVendor {
            static let name = "Pictures"
            static func fault(in response: APIResponse) -> APIFault? {
                response.status == .ok
                    ? nil : APIFault(.notFound, message: String(decoding: response.body, as: UTF8.self))
            }
        }
        let picture = Data((0...255).map { UInt8($0) })
        let stub = MockTransport { _, call in
            call == 0 ? .json(picture) : .text("no picture for \(secret)", status: 404)
        }
        let client = APIClient(transport: stub, credential: .query("apikey", key: secret))
        #expect(try await client.data(for: FreeTarget(), from: Pictures.self) == picture)
        let error = await failure { () async throws(APIError) in
            try await client.data(for: FreeTarget(), from: Pictures.self)
        }
        #expect(error?.kind == .notFound)
        #expect(error?.message == "no picture for <key>")
    }

    @Test func whatLiesBeneathATransportsErrorIsNotPassedOn() async throws {
        struct Address: Error {
            let sent: String
        }
        let stub = MockTransport { request, _ async throws(APIError) in
            let sent = try request.signedURL.absoluteString
            throw APIError(.unreachable, of: request, message: "no way to \(sent)", cause: Address(sent: sent))
        }
        let client = APIClient(transport: stub, credential: .query("apikey", key: secret))
        let error = await failure { () async throws(APIError) in
            try await FilmEndpoint().request(FreeTarget(), with: client)
        }
        #expect(error?.kind == .unreachable)
        #expect(error?.message == "no way to https://api.example.com/v1/films?apikey=<key>")
        #expect(error.map { $0.cause == nil } == true)
    }
}

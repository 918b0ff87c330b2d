import FilmzDomain
import FilmzPages
import FilmzTestSupport
import FilmzText
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Testing

@testable import FilmzWeb

/// Every route that takes a form with a file answers a broken one with a clear sentence. The routes are found by asking all
/// of them, so that a new one cannot be forgotten here.
struct UploadRouteTests {
    private static func web() async throws -> WebFixture {
        let backups = try ScriptedBackups()
        return try await WebFixture {
            $0.replace(\.backups, with: backups)
            $0.replace(\.catalogueImport, with: ScriptedImport())
            $0.fetchRecommendation = { _ in throw RecommendationProblem.unreachable }
            $0.replace(\.fetchPicture, with: { _ in throw AdvertisingProblem.unreachablePicture })
        }
    }

    /// The paths of all routes that change something, with values for what they leave open.
    private static func paths(_ web: WebFixture) -> [String] {
        FilmzRouter.build(services: web.services).routes.filter { $0.method == .post }.map { route in
            "\(route.path)".replacing(/\{([a-z]+)\}/) { match in
                switch match.output.1 {
                case "film": WebFixture.alien.id.description
                case "backup": "filmz-20261122-183005.sqlite"
                case "provider": "tmdb"
                default: "79"
                }
            }
        }
    }

    private static func post(_ web: WebFixture, _ path: String, _ body: [UInt8]) async throws -> TestResponse {
        try await web.send(path, .post, SampleForm.headers, ByteBuffer(bytes: body))
    }

    /// The paths whose routes read a form with a file: to all others it is the wrong kind of thing, or they have nothing by
    /// that name.
    private static func takers(_ web: WebFixture) async throws -> [String] {
        var takers: [String] = []
        for path in paths(web) {
            let form = SampleForm().ended
            let response = try await post(web, path, form)
            if [400, 422].contains(response.status.code), response.text.contains(Strings.english[UploadText.boundary]) {
                takers.append(path)
            }
        }
        return takers
    }

    private static let whole = SampleForm.upload(Array("nothing of interest".utf8))

    private static let broken: [(String, [UInt8])] = [
        ("nothing", []), ("broken off in its head", Array(whole.prefix(60))),
        ("broken off in its file", Array(whole.prefix(160))), ("without its last boundary", Array(whole.dropLast(4))),
        ("without any boundary", Array("nonsense".utf8)), ("lone line ends", whole.filter { $0 != 13 }),
        ("a part without a name", Array("--\(SampleForm.boundary)\r\n\r\n\r\n--\(SampleForm.boundary)--\r\n".utf8)),
        ("too many parts", tooMany), ("a field too large", tooLarge),
    ]

    private static var tooMany: [UInt8] {
        var form = SampleForm()
        for _ in 0...MultipartParser.partLimit { form.add("name=\"other\"", [1]) }
        return form.ended
    }

    private static var tooLarge: [UInt8] {
        var form = SampleForm()
        form.add("name=\"other\"", Array(repeating: 7, count: Form.byteLimit + 1))
        return form.ended
    }

    @Test func aBrokenFormIsRefusedInASentenceByEveryRouteThatTakesOne() async throws {
        let web = try await Self.web()
        let takers = try await Self.takers(web)
        #expect(takers.count >= 6, "\(takers)")
        for path in takers {
            for (name, body) in Self.broken {
                let response = try await Self.post(web, path, body)
                #expect(response.status == .unprocessableContent, "\(path): \(name): \(response.status)")
                #expect(!response.text.contains(Strings.english[ErrorText.failed]), "\(path): \(name)")
            }
        }
    }

    /// Not even a route that takes no file falls over.
    @Test func noRouteFailsForABrokenForm() async throws {
        let web = try await Self.web()
        let paths = Self.paths(web)
        #expect(paths.count > 80)
        for path in paths {
            for body in [[], Array(Self.whole.prefix(160))] {
                let status = try await Self.post(web, path, body).status
                #expect(status.kind == .clientError || status.kind == .redirection, "\(path): \(status)")
            }
        }
    }

    /// Whatever happened to a form on its way, nothing falls over, and who sent it is told.
    @Test func anyDamagedUploadIsAnsweredByEveryRouteThatTakesOne() async throws {
        let web = try await Self.web()
        let rounds = RandomRounds(10)
        var random = rounds.generator
        for path in try await Self.takers(web) {
            for round in 0..<rounds.count {
                let body = FileMutations.mutated(Self.whole, &random)
                let response = try await Self.post(web, path, body)
                let place: Comment = "seed \(rounds.seed), round \(round), \(path): \(response.status)"
                #expect(response.status.kind != .serverError, place)
                #expect(!response.text.contains(Strings.english[ErrorText.failed]), place)
            }
        }
    }

    @Test func whereThereIsNoBoundaryEveryRouteSaysSo() async throws {
        let web = try await Self.web()
        for path in try await Self.takers(web) {
            var headers = SampleForm.headers
            headers[.contentType] = "multipart/form-data"
            let response = try await web.send(path, .post, headers, ByteBuffer(bytes: Self.whole))
            #expect(response.status == .unprocessableContent, "\(path)")
        }
    }

    /// A browser that is cut off while sending shows an error of its own.
    @Test func aFormThatIsTooLargeIsReadToItsEndBeforeItsAnswer() async throws {
        let limit = 70 << 20
        for (sent, isRead) in [(limit, true), (MultipartReader.drainLimit + 1, false)] {
            let counter = PieceCounter()
            let stream = AsyncStream<ByteBuffer> { await counter.next(of: limit) }
            let head = HTTPRequest(
                method: .post, scheme: "http", authority: "localhost", path: "/import",
                headerFields: SampleForm.headers + [.contentLength: String(sent)])
            await #expect(throws: (any Error).self) {
                _ = try await ImportUpload.read(Request(head: head, body: RequestBody(asyncSequence: stream)))
            }
            #expect(await counter.count == (isRead ? limit : 0))
        }
    }

    /// Makes a body of a few large pieces.
    private actor PieceCounter {
        private(set) var count = 0
        private static let piece = ByteBuffer(bytes: [UInt8](repeating: 7, count: 1 << 20))

        func next(of limit: Int) -> ByteBuffer? {
            guard count < limit else { return nil }
            count += 1 << 20
            return Self.piece
        }
    }

    /// The page says the limit to the script, in the reader's language.
    @Test func everyFieldForFilesSaysHowLargeTheyMayBe() async throws {
        let web = try await Self.web()
        for strings in [Strings.english, .german] {
            let page = try await web.get("/import", [.acceptLanguage: strings.language.tag]).text
            let text = strings[UploadText.tooLarge, ["size": strings.size(64 << 20)]]
            #expect(page.contains("data-most=\"\(64 << 20)\""))
            #expect(page.contains(text))
        }
    }
}

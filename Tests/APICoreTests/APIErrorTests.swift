import APICore
import Foundation
import Testing

@Suite struct APIErrorTests {
    private static let sentences: [(APIError.Kind, String)] = [
        (.cancelled, "Sample was no longer asked."),
        (.invalidRequest, "Sample cannot be asked this."),
        (.unreachable, "Sample cannot be reached. Check the connection and try again."),
        (.timedOut, "Sample took too long to answer. Try again later."),
        (.answerTooLarge, "Sample answered with more than can be read."),
        (.unauthorized, "Sample does not accept the key. Check it, and that it has been activated."),
        (.rateLimited(retryAfter: nil), "Sample was asked too often. Try again in a few minutes."),
        (.rateLimited(retryAfter: .zero), "Sample was asked too often. Try again in a second."),
        (.rateLimited(retryAfter: .milliseconds(1_200)), "Sample was asked too often. Try again in 2 seconds."),
        (.rateLimited(retryAfter: .seconds(119)), "Sample was asked too often. Try again in 119 seconds."),
        (.rateLimited(retryAfter: .seconds(121)), "Sample was asked too often. Try again in 3 minutes."),
        (.quotaExceeded, "The calls that Sample allows a day are used up. Try again tomorrow."),
        (.notFound, "Sample knows no such thing."),
        (.rejected, "Sample does not accept this request."),
        (.serviceUnavailable, "Sample has trouble answering. Try again later."),
        (.unreadable, "Sample gave an answer that cannot be read. Try again later."),
    ]

    @Test(arguments: sentences)
    func eachKindIsAClearSentence(_ kind: APIError.Kind, _ sentence: String) {
        let error = APIError(kind, service: "Sample", operation: "GET /")
        #expect(error.errorDescription == sentence)
        #expect(error.localizedDescription == sentence)
        #expect((error as any Error).localizedDescription == sentence)
    }

    @Test func theServicesOwnWordsAreQuotedWhereTheyHelp() {
        let rejected = APIError(.rejected, service: "OMDb", operation: "GET /", message: "Too many results.")
        #expect(rejected.localizedDescription == "OMDb does not accept this request: Too many results.")
        let invalid = APIError(.invalidRequest, service: "OMDb", operation: "GET /", message: "The path is empty.")
        #expect(invalid.localizedDescription == "OMDb cannot be asked this. The path is empty.")
    }

    @Test func aDescriptionForTheLogIsOneLine() {
        let error = APIError(
            .rejected, service: "OMDb", operation: "GET /", status: 400, message: "a\nb\u{1B}[1m \"c\" é")
        #expect(error.description == #"OMDb GET /: rejected, status 400, "a\nb\u{1B}[1m \"c\" é""#)
        #expect(APIError(.notFound, service: "OMDb", operation: "GET /x").description == "OMDb GET /x: notFound")
    }

    @Test(arguments: [Credential.query("apikey", key: secret), .bearer(secret)], sentences.map(\.0))
    func noDescriptionShowsKeyQueryOrBody(_ credential: Credential, _ kind: APIError.Kind) throws {
        let request = try FreeTarget(task: .requestParams(["q": "very private"])).request(credential: credential)
        let signed = try request.signedURL
        let error = APIError(
            kind, of: request, status: 401, message: "Bad key \(secret), that is \(encodedSecret)",
            cause: APIError(.rejected, service: "Inner", operation: "GET /inner?\(encodedSecret)"))
        #expect(error.message == "Bad key <key>, that is <key>")
        for text in allTexts(of: error) + [error.localizedDescription, (error as NSError).localizedDescription] {
            #expect(!text.contains(secret))
            #expect(!text.contains(encodedSecret))
            #expect(!text.contains("private"))
            #expect(!text.contains(signed.absoluteString))
        }
    }

    @Test func aKeyAtTheLimitIsNotCutInHalf() throws {
        let request = try FreeTarget().request(credential: .bearer(secret))
        let error = APIError(.rejected, of: request, message: String(repeating: "x", count: 295) + secret)
        #expect(error.message == String(repeating: "x", count: 295) + "<key>")
    }

    @Test func oneCharacterOfManyMarksIsNoWayAroundTheLimit() {
        let heavy = "a" + String(repeating: "\u{301}", count: 10_000)
        let error = APIError(.rejected, service: "S", operation: "GET /", message: heavy)
        #expect(error.message?.unicodeScalars.count == 300)
    }

    @Test func aMessageIsNoLongerThanAllowed() {
        let long = APIError(.rejected, service: "", operation: "", message: String(repeating: "é", count: 301))
        #expect(long.message?.count == 300)
        #expect(APIError(.rejected, service: "", operation: "", message: " a\n").message == "a")
        #expect(APIError(.rejected, service: "", operation: "", message: " \n").message == nil)
    }

    @Test func whatMaySucceedSoonIsTransient() {
        let transient = Self.sentences.map(\.0).filter { kind in
            APIError(kind, service: "", operation: "").isTransient
        }
        #expect(
            Set(transient.map { "\($0)".prefix { $0 != "(" } })
                == ["unreachable", "timedOut", "rateLimited", "serviceUnavailable", "unreadable"])
    }
}

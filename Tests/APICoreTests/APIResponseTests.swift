import APICore
import APICoreTesting
import Foundation
import HTTPTypes
import Testing

@Suite struct APIResponseTests {
    @Test(arguments: [
        ("0", Duration.zero), ("1", .seconds(1)), (" 120 ", .seconds(120)), ("-5", .zero),
        ("999999999999", .seconds(86_400 * 365)), ("Fri, 21 Nov 2025 10:00:30 GMT", .seconds(30)),
        ("Fri, 21 Nov 2025 09:59:00 GMT", .zero), ("Thu, 21 Nov 2125 10:00:00 GMT", .seconds(86_400 * 365)),
    ])
    func theWaitIsReadInSecondsOrAsADate(_ text: String, _ wait: Duration) {
        // The service's clock is years behind ours. Only the difference between its own dates counts.
        let fields: HTTPFields = [.retryAfter: text, .date: "Fri, 21 Nov 2025 10:00:00 GMT"]
        #expect(APIResponse(status: .tooManyRequests, fields: fields).retryAfter == wait)
    }

    @Test(arguments: ["", "soon", "1.5", "12s", "2025-11-21T10:00:00Z", "Fri, 99 Nov 2025 10:00:00 GMT", "∞"])
    func nonsenseIsNoWait(_ text: String) {
        #expect(APIResponse(status: .tooManyRequests, fields: [.retryAfter: text]).retryAfter == nil)
    }

    @Test func withoutTheFieldThereIsNoWait() {
        #expect(APIResponse(status: .tooManyRequests).retryAfter == nil)
    }

    @Test(arguments: [nil, "nonsense"])
    func withoutADateOurClockCounts(_ date: String?) throws {
        var response = APIResponse(status: .serviceUnavailable, fields: [.retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT"])
        response.fields[.date] = date
        #expect(response.retryAfter == .zero)
        response.fields[.retryAfter] = "Fri, 31 Dec 9999 23:59:59 GMT"
        #expect(response.retryAfter == .seconds(86_400 * 365))
    }

    private static let statuses: [(Int, APIError.Kind?)] = [
        (200, nil), (201, nil), (299, nil), (204, nil), (100, .unreadable), (301, .unreadable), (302, .unreadable),
        (304, .unreadable), (400, .rejected), (401, .unauthorized), (402, .rejected), (403, .unauthorized),
        (404, .notFound), (408, .serviceUnavailable), (410, .notFound), (422, .rejected),
        (429, .rateLimited(retryAfter: nil)), (499, .rejected), (500, .serviceUnavailable), (503, .serviceUnavailable),
        (599, .serviceUnavailable), (0, .unreadable), (600, .unreadable), (999, .unreadable),
    ]

    @Test(arguments: statuses)
    func theStatusTellsWhatWentWrong(_ status: Int, _ kind: APIError.Kind?) {
        #expect(APIResponse.text("{}", status: status).statusFault?.kind == kind)
    }

    @Test func tooManyCallsSayForHowLong() {
        let response = APIResponse(status: .tooManyRequests, fields: [.retryAfter: "7"])
        #expect(response.statusFault?.kind == .rateLimited(retryAfter: .seconds(7)))
    }

    @Test(arguments: [
        ("{}", true), ("[]", true), ("\n\r\t {", true), ("\u{FEFF}[1]", true), ("", false), ("  \n", false),
        ("<html>", false), ("null", false), ("\"text\"", false), ("Not Found", false), ("\u{FEFF}", false),
    ])
    func aGoodStatusWithoutJSONIsNotReadable(_ body: String, _ isReadable: Bool) {
        #expect(APIResponse.text(body).statusFault?.kind == (isReadable ? nil : .unreadable))
    }

    @Test(arguments: [
        ("{}", "{"), ("\n\n [", "["), ("\u{FEFF}{", "{"), ("\u{FEFF}\r\n<", "<"), ("é", "\u{C3}"), ("", nil),
        (" \t", nil),
    ])
    func theFirstByteIsBehindSpaceAndMark(_ body: String, _ byte: Unicode.Scalar?) {
        let response = APIResponse.text(body)
        #expect(response.firstByte == byte.map { UInt8($0.value) })
        #expect(response.isObject == (byte == "{"))
    }

    @Test func aDescriptionDoesNotShowTheBody() {
        let response = APIResponse.text("very private", status: 404)
        #expect("\(response)" == "status 404, 12 bytes")
        #expect(String(reflecting: response) == "status 404, 12 bytes")
        var dumped = ""
        dump(response, to: &dumped)
        #expect(!dumped.contains("private"))
    }
}

import APICore
import Foundation
import HTTPTypes
import Testing

@Suite struct CredentialTests {
    private static let places: [Credential] = [
        .query("apikey", key: secret), .bearer(secret), .field(.proxyAuthorization, key: secret),
    ]

    @Test(arguments: places)
    func noDescriptionShowsTheKey(_ credential: Credential) throws {
        let request = try FreeTarget().request(credential: credential)
        let client = APIClient(transport: HangingTransport(), credential: credential)
        for text in allTexts(of: credential) + allTexts(of: request) + allTexts(of: client) {
            #expect(!text.contains(secret))
            #expect(!text.contains(encodedSecret))
        }
        #expect(Mirror(reflecting: credential).children.isEmpty)
    }

    @Test func aDescriptionSaysWhereTheKeyGoes() {
        #expect("\(Self.places[0])" == "a key in the query as apikey")
        #expect("\(Self.places[1])" == "a key in the field Authorization")
    }

    @Test(arguments: [
        (HTTPTask.requestPlain, "https://api.example.com/v1/films?api%20key=\(encodedSecret)"),
        (.requestParams(["s": "a&b"]), "https://api.example.com/v1/films?s=a%26b&api%20key=\(encodedSecret)"),
    ])
    func aKeyIsAppendedToTheQuery(_ task: HTTPTask, _ signed: String) throws {
        let request = try FreeTarget(task: task).request(credential: .query("api key", key: secret))
        #expect(try request.signedURL.absoluteString == signed)
        #expect(!request.url.absoluteString.contains("api%20key"))
        #expect(try request.signedFields == request.fields)
    }

    @Test func aTokenStandsInTheAuthorizationField() throws {
        let request = try FreeTarget(headers: ["authorization": "of the target"]).request(
            credential: .bearer("abc.def"))
        #expect(try request.signedFields[values: .authorization] == ["Bearer abc.def"])
        #expect(request.fields[.authorization] == "of the target")
        #expect(try request.signedURL == request.url)
    }

    @Test func aKeyStandsInAField() throws {
        let name = try #require(HTTPField.Name("X-Vendor-Key"))
        let request = try FreeTarget().request(credential: .field(name, key: "abc"))
        #expect(try request.signedFields[name] == "abc")
        #expect(request.fields[name] == nil)
    }

    @Test(arguments: ["hidden\r\nInjected: yes", "hidden\n", "hidden\u{0}", " hidden"])
    func aKeyThatCannotStandInAFieldIsNotSentAndNotShown(_ key: String) async throws {
        let request = try FreeTarget().request(credential: .field(.authorization, key: key))
        let error = try #require(await failure { () async throws(APIError) in try request.signedFields })
        #expect(error.kind == .invalidRequest)
        for text in allTexts(of: error) + [error.localizedDescription] {
            #expect(!text.contains("hidden"))
        }
    }

    @Test(arguments: places)
    func aKeyIsTakenOutOfTextInEverySpelling(_ credential: Credential) {
        let lowercased = "top%2fSecret%2bkey%3d1%c3%a9"
        #expect(credential.redacting("a \(secret) b \(encodedSecret) c \(lowercased)") == "a <key> b <key> c <key>")
        #expect(credential.redacting(#"{"a":"top\/Secret+key=1é"}"#) == #"{"a":"<key>"}"#)
        #expect(credential.redacting("\(secret)\(secret)") == "<key><key>")
        #expect(credential.redacting("nothing here") == "nothing here")
    }

    @Test func aCombiningCharacterHidesNoKey() {
        #expect(
            Credential.bearer("abc").redacting("abc\u{301}").unicodeScalars.elementsEqual("<key>\u{301}".unicodeScalars)
        )
    }

    @Test func aKeyMayHoldCharactersThatJSONEscapes() {
        #expect(Credential.bearer(#"a"b\c"#).redacting(#"{"k":"a\"b\\c"} a"b\c"#) == #"{"k":"<key>"} <key>"#)
    }

    @Test(arguments: [#"a\u002Bb\u002Fc\u003D"#, #"a\u002bb\u002fc\u003d"#, #"a+b\/c="#, "a%2Bb%2Fc%3D"])
    func aKeyIsFoundHoweverAServiceWritesIt(_ written: String) {
        #expect(Credential.bearer("a+b/c=").redacting("key \(written) wrong") == "key <key> wrong")
    }

    @Test func anEmptyKeyReplacesNothing() {
        #expect(Credential.query("apikey", key: "").redacting("any text") == "any text")
    }
}

import FilmzDomain
import Testing

struct PasswordTests {
    @Test func eightCharactersAreEnough() throws {
        #expect(try Password("12345678").bytes == Array("12345678".utf8))
        #expect(throws: AccountError.passwordTooShort) { try Password("1234567") }
        #expect(throws: AccountError.passwordTooShort) { try Password("") }
        #expect(throws: AccountError.passwordTooShort) { try Password("👩‍👩‍👧‍👦👩‍👩‍👧‍👦") }
    }

    @Test func aThousandBytesAreTheMost() throws {
        #expect(try Password(String(repeating: "a", count: 1_000)).bytes.count == 1_000)
        #expect(throws: AccountError.passwordTooLong) { try Password(String(repeating: "a", count: 1_001)) }
        #expect(throws: AccountError.passwordTooLong) { try Password(String(repeating: "é", count: 501)) }
    }

    @Test func accentsMayBeTypedEitherWay() throws {
        #expect(try Password("Am\u{E9}lie 2001") == Password("Ame\u{301}lie 2001"))
        #expect(try Password("amelie 2001") != Password("Amelie 2001"))
    }

    @Test func itIsNeverPrinted() throws {
        let password = try Password("correct horse")
        for text in ["\(password)", String(reflecting: password)] { #expect(!text.contains("horse")) }
    }

    @Test func aTokenIsReadAsWritten() throws {
        let token = SessionToken.random()
        #expect(token.text.count == 64)
        #expect(SessionToken(token.text) == token)
        #expect(SessionToken.random() != token)
        #expect("\(token)" == "SessionToken")
    }

    @Test(arguments: ["", "00", String(repeating: "g", count: 64), String(repeating: "A", count: 64)])
    func anythingElseIsNoToken(text: String) {
        #expect(SessionToken(text) == nil)
        #expect(SessionToken(String(repeating: "0", count: 63) + text) == nil)
    }
}

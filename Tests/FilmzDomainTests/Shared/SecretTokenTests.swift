import FilmzDomain
import Testing

struct SecretTokenTests {
    @Test func aTokenHas128BitsAndOneSpelling() throws {
        var tokens: Set<SecretToken> = []
        for _ in 1...1_000 {
            let token = SecretToken.random()
            #expect(token.bytes.count == 16)
            #expect(token.text.count == 26)
            #expect(token.text.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) })
            #expect(SecretToken(token.text) == token)
            tokens.insert(token)
        }
        #expect(tokens.count == 1_000)
        // Each bit of the generator is used.
        let bits = tokens.reduce(into: [UInt8](repeating: 0, count: 16)) { bits, token in
            for (index, byte) in token.bytes.enumerated() { bits[index] |= byte }
        }
        #expect(bits == [UInt8](repeating: 255, count: 16))
    }

    @Test(arguments: [
        "", "a", String(repeating: "a", count: 25), String(repeating: "a", count: 27),
        "A" + String(repeating: "a", count: 25), "1" + String(repeating: "a", count: 25),
        "i" + String(repeating: "a", count: 25), String(repeating: "7", count: 26),
        String(repeating: "a", count: 24) + "é", String(repeating: "a", count: 25) + " ",
    ])
    func anythingElseIsNone(text: String) {
        #expect(SecretToken(text) == nil)
    }

    @Test func theLargestAndTheSmallestAreTokens() {
        let smallest = String(repeating: "a", count: 26)
        #expect(SecretToken(smallest)?.bytes == Array(repeating: 0, count: 16))
        let largest = "h" + String(repeating: "7", count: 25)
        #expect(SecretToken(largest)?.bytes == Array(repeating: 255, count: 16))
    }

    @Test func itsDescriptionTellsNothing() {
        #expect("\(SecretToken.random())" == "SecretToken")
    }
}

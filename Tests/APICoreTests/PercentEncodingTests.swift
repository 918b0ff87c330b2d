import APICore
import Foundation
import Testing

@Suite struct PercentEncodingTests {
    @Test func unreservedCharactersStayAsTheyAre() {
        let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
        #expect(unreserved.percentEncoded == unreserved)
        #expect("".percentEncoded == "")
    }

    @Test func allOtherASCIICharactersAreEncoded() {
        let reserved = (UInt8(0)...127).map { Unicode.Scalar($0) }.filter { scalar in
            !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar) && !"-._~".unicodeScalars.contains(scalar)
        }
        #expect(reserved.count == 62)
        for scalar in reserved {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            #expect(String(scalar).percentEncoded == (digits.count == 1 ? "%0\(digits)" : "%\(digits)"))
        }
    }

    @Test(arguments: [
        ("&", "%26"), ("+", "%2B"), ("#", "%23"), ("/", "%2F"), (" ", "%20"), ("%", "%25"), ("=", "%3D"),
        ("é", "%C3%A9"), ("e\u{301}", "e%CC%81"), ("🎬", "%F0%9F%8E%AC"), ("千尋", "%E5%8D%83%E5%B0%8B"),
        ("\n", "%0A"), ("Law & Order", "Law%20%26%20Order"),
    ])
    func otherTextIsEncodedByteByByte(_ text: String, _ encoded: String) {
        #expect(text.percentEncoded == encoded)
        #expect(encoded.removingPercentEncoding == text)
    }

    @Test func aSegmentIsEncodedAsAWhole() {
        #expect("/v1/\(segment: "a/b?c=d#e")/\(segment: 7)" == "/v1/a%2Fb%3Fc%3Dd%23e/7")
    }
}

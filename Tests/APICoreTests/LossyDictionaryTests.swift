import APICore
import Foundation
import Testing

@Suite struct LossyDictionaryTests {
    private struct Links: Decodable, Equatable {
        @LossyDictionary var links: [String: Int]
    }

    private func links(_ json: String) throws -> [String: Int] {
        try JSONDecoder().decode(Links.self, from: Data(json.utf8)).links
    }

    @Test func brokenValuesAreLeftOut() throws {
        #expect(try links(#"{"links":{"a":1,"b":"x","c":null,"d":{},"":5,"7":7}}"#) == ["a": 1, "": 5, "7": 7])
    }

    @Test(arguments: [
        "{}", #"{"links":[]}"#, #"{"links":null}"#, #"{"links":[1,2]}"#, #"{"links":"none"}"#, #"{"links":{}}"#,
    ])
    func whatIsNoObjectIsAnEmptyOne(_ json: String) throws {
        #expect(try links(json) == [:])
    }
}

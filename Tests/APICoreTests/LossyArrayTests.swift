import APICore
import Foundation
import Testing

@Suite struct LossyArrayTests {
    private struct Item: Decodable, Equatable {
        let id: Int
    }

    private struct Page: Decodable {
        @LossyArray var results: [Item]
    }

    private struct Nested: Decodable {
        @LossyArray var pages: [Page]
        @LossyArray var words: [String]
    }

    private func ids(_ json: String) throws -> [Int] {
        try JSONDecoder().decode(Page.self, from: Data(json.utf8)).results.map(\.id)
    }

    @Test(arguments: [
        #"{"id":"x"}"#, "{}", "null", "7", "\"text\"", "[]", "[{\"id\":9}]", "true", #"{"id":null}"#, "{\"id\":[[[]]]}",
    ])
    func oneBrokenElementIsLeftOut(_ broken: String) throws {
        #expect(try ids(#"{"results":[{"id":1},\#(broken),{"id":3}]}"#) == [1, 3])
        #expect(try ids(#"{"results":[\#(broken),{"id":1}]}"#) == [1])
        #expect(try ids(#"{"results":[{"id":1},\#(broken)]}"#) == [1])
        #expect(try ids(#"{"results":[\#(broken),\#(broken)]}"#) == [])
    }

    @Test(arguments: [
        "{}", #"{"results":null}"#, #"{"results":{}}"#, #"{"results":{"0":{"id":1}}}"#, #"{"results":"none"}"#,
        #"{"results":0}"#, #"{"results":[]}"#, #"{"results":false}"#,
    ])
    func whatIsNoListIsAnEmptyOne(_ json: String) throws {
        #expect(try ids(json) == [])
    }

    @Test func listsMayHoldLists() throws {
        let json = """
            {"pages":[{"results":[{"id":1},null]},{"results":{}},7,{"results":[{},{"id":2}]}],"words":["a",1,null,"b"]}
            """
        let nested = try JSONDecoder().decode(Nested.self, from: Data(json.utf8))
        #expect(nested.pages.map { $0.results.map(\.id) } == [[1], [], [2]])
        #expect(nested.words == ["a", "b"])
    }

    @Test func aListOfNothingButBrokenElementsIsGivenUp() throws {
        let broken = String(repeating: "0,", count: 1_000)
        #expect(try ids("{\"results\":[{\"id\":1},\(broken){\"id\":2}]}") == [1])
        let bearable = String(repeating: "0,", count: 999)
        #expect(try ids("{\"results\":[{\"id\":1},\(bearable){\"id\":2}]}") == [1, 2])
    }

    @Test func aLongListWithManyBrokenElementsKeepsItsOrder() throws {
        let elements = (0..<1_000).map { $0.isMultiple(of: 7) ? "null" : "{\"id\":\($0)}" }
        let expected = (0..<1_000).filter { !$0.isMultiple(of: 7) }
        #expect(try ids("{\"results\":[\(elements.joined(separator: ","))]}") == expected)
    }
}

import FilmzDomain
import Testing

struct RandomIDTests {
    @Test func idsAreWholeNumbersThatEveryReaderKeeps() throws {
        for rawValue in [1, 1 << 53 - 1] as [Int64] {
            let id = try #require(Viewing.ID(rawValue: rawValue))
            #expect(id.rawValue == rawValue)
            #expect(id.description == String(rawValue))
            #expect(Viewing.ID(id.description) == id)
        }
        for rawValue in [Int64.min, -1, 0, 1 << 53, .max] {
            #expect(Viewing.ID(rawValue: rawValue) == nil)
        }
        for text in ["", "0", "-1", "+1", "01", " 1", "1 ", "1.0", "٣", "9007199254740992"] {
            #expect(Viewing.ID(text) == nil)
        }
        #expect(Set((1...1000).map { _ in Viewing.ID.random() }).count == 1000)
    }

    @Test func jsonHasTheirText() throws {
        let id = try #require(Change.ID(rawValue: 7))
        #expect(try JSONForm.json(id) == "\"7\"")
        #expect(try JSONForm.decoded(Change.ID.self, "\"7\"") == id)
    }
}

import APICore
import Foundation
import Testing

/// What is written as it was read.
@Suite struct StoredModelTests {
    private struct Model: Codable, Equatable {
        @Lenient var minutes: Int?
        @Lenient var day: PlainDate?
        @LossyArray var names: [String]
        @LossyDictionary var counts: [String: Int]
    }

    @Test(arguments: [
        #"{"minutes": "117", "day": "1979-05-25", "names": ["a", null, 2], "counts": {"a": 1, "b": "x"}}"#, "{}",
        #"{"minutes": [], "day": "", "names": {}, "counts": []}"#,
    ])
    func wrappersAreWrittenAsTheirValues(json: String) throws {
        let model = try JSONDecoder().decode(Model.self, from: Data(json.utf8))
        #expect(try JSONDecoder().decode(Model.self, from: JSONEncoder().encode(model)) == model)
    }

    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59.999Z"), (1_627_016_400_327, "2021-07-23T05:00:00.327Z"),
        (951_782_400_000, "2000-02-29T00:00:00Z"), (-62_135_596_800_000, "0001-01-01T00:00:00Z"),
        (253_402_300_799_000, "9999-12-31T23:59:59Z"), (-62_135_596_800_001, nil), (253_402_300_800_000, nil),
    ])
    func momentsAsText(milliseconds: Int, text: String?) {
        #expect(Date(milliseconds: milliseconds).iso == text)
        #expect(Date(milliseconds: milliseconds).milliseconds == milliseconds)
    }

    @Test func daysAreCounted() throws {
        for days in stride(from: -719_162, through: 2_932_896, by: 97) {
            let day = try #require(PlainDate(daysSince1970: days))
            #expect(day.daysSince1970 == days)
            #expect(PlainDate(iso: day.description) == day)
        }
        #expect(PlainDate(daysSince1970: -719_163) == nil)
        #expect(PlainDate(daysSince1970: 2_932_897) == nil)
    }
}

import FilmzContracts
import FilmzDomain
import Foundation
import Testing

@Suite struct TimestampTests {
    @Test func everyMillisecondOfASecondSurvivesItsText() {
        for second in [0, 1, 999_999_999, 1_310_674_507, 1_310_674_547, 4_102_444_799] as [Int64] {
            for fraction in 0..<1000 as Range<Int64> {
                let instant = Timestamp(milliseconds: second * 1000 + fraction)
                guard Timestamp(instant.description) == instant, Timestamp(instant.date) == instant else {
                    Issue.record("\(instant.milliseconds) became \(instant)")
                    return
                }
            }
        }
    }

    @Test(
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (1, "1970-01-01T00:00:00.001Z"), (-1, "1969-12-31T23:59:59.999Z"),
            (-1000, "1969-12-31T23:59:59.000Z"), (1_310_674_507_919, "2011-07-14T20:15:07.919Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
        ] as [(Int64, String)])
    func text(_ milliseconds: Int64, _ text: String) {
        #expect(Timestamp(milliseconds: milliseconds).description == text)
        #expect(Timestamp(text)?.milliseconds == milliseconds)
    }

    @Test(arguments: [
        "", "2011-07-14", "2011-07-14T20:15:00", "2011-07-14T20:15:00Z", "2011-07-14T20:15:00.000",
        "2011-07-14T20:15:00.000+02:00", "2011-02-30T20:15:00.000Z", "2011-07-14T20:15:00.000Zfoo",
        "x2011-07-14T20:15:00.000Z", "2011-07-14T25:15:00.000Z",
    ])
    func readsNoOtherSpelling(_ text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test func comesInOrder() {
        #expect(Timestamp(milliseconds: -5) < Timestamp(milliseconds: 3))
        #expect(Timestamp(milliseconds: 3) < Timestamp(milliseconds: 10))
    }

    @Test func isTextInJSON() throws {
        #expect(try JSONForm.json([SettableClock.start]) == #"["2011-07-14T20:15:07.919Z"]"#)
        #expect(try JSONForm.decoded([Timestamp].self, #"["2011-07-14T20:15:07.919Z"]"#) == [SettableClock.start])
    }
}

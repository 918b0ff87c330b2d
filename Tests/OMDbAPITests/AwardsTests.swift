import OMDbAPI
import Testing

@Suite struct AwardsTests {
    /// A sentence and its meaning. A headline is written as `won 2 Oscars`, or nil.
    struct Sample: Sendable, CustomTestStringConvertible {
        let text: String
        let headline: String?
        let wins: Int?
        let nominations: Int?
        let scope: OMDbAwards.Scope?
        var testDescription: String { text }

        init(_ text: String, _ headline: String?, _ wins: Int?, _ nominations: Int?, _ scope: OMDbAwards.Scope?) {
            self.text = text
            self.headline = headline
            self.wins = wins
            self.nominations = nominations
            self.scope = scope
        }
    }

    private static let samples: [Sample] = [
        Sample("Won 2 Oscars. 31 wins & 59 nominations total", "won 2 Oscars", 31, 59, .total),
        Sample("Nominated for 1 Oscar. 39 wins & 81 nominations total", "nominated 1 Oscar", 39, 81, .total),
        Sample("Won 4 Oscars. 101 wins & 132 nominations total", "won 4 Oscars", 101, 132, .total),
        Sample("Nominated for 7 Oscars. 21 wins & 43 nominations total", "nominated 7 Oscars", 21, 43, .total),
        Sample("Won 6 Oscars. 66 wins & 31 nominations total", "won 6 Oscars", 66, 31, .total),
        Sample("Nominated for 2 Oscars. 13 wins & 22 nominations total", "nominated 2 Oscars", 13, 22, .total),
        Sample("Won 1 Oscar. 44 wins & 148 nominations total", "won 1 Oscar", 44, 148, .total),
        Sample("Won 1 Oscar. 9 wins & 26 nominations total", "won 1 Oscar", 9, 26, .total),
        Sample("Won 59 Primetime Emmys. 397 wins & 655 nominations total", "won 59 Primetime Emmys", 397, 655, .total),
        Sample("Won 16 Primetime Emmys. 169 wins & 269 nominations total", "won 16 Primetime Emmys", 169, 269, .total),
        Sample("Won 6 Primetime Emmys. 34 wins & 26 nominations total", "won 6 Primetime Emmys", 34, 26, .total),
        Sample("Won 3 Primetime Emmys. 43 wins & 114 nominations total", "won 3 Primetime Emmys", 43, 114, .total),
        Sample("Won 1 Primetime Emmy. 23 wins & 85 nominations total", "won 1 Primetime Emmy", 23, 85, .total),
        Sample("Won 1 Primetime Emmy. 5 wins & 19 nominations total", "won 1 Primetime Emmy", 5, 19, .total),
        Sample(
            "Nominated for 1 Primetime Emmy. 29 wins & 90 nominations total", "nominated 1 Primetime Emmy", 29, 90,
            .total),
        Sample(
            "Nominated for 1 Primetime Emmy. 8 wins & 32 nominations total", "nominated 1 Primetime Emmy", 8, 32, .total
        ),
        Sample("Nominated for 1 BAFTA Award3 wins & 41 nominations total", "nominated 1 BAFTA Award", 3, 41, .total),
        Sample("Nominated for 1 BAFTA Award44 wins & 50 nominations total", "nominated 1 BAFTA Award", 44, 50, .total),
        Sample(
            "Nominated for 1 BAFTA Award39 wins & 103 nominations total", "nominated 1 BAFTA Award", 39, 103, .total),
        Sample("Nominated for 1 BAFTA Award4 nominations total", "nominated 1 BAFTA Award", nil, 4, .total),
        Sample("Nominated for 5 BAFTA 29 wins & 104 nominations total", "nominated 5 BAFTA", 29, 104, .total),
        Sample("Won 1 BAFTA Award28 wins & 44 nominations total", "won 1 BAFTA Award", 28, 44, .total),
        Sample("Won 1 BAFTA Award13 wins & 46 nominations total", "won 1 BAFTA Award", 13, 46, .total),
        Sample("Won 1 BAFTA Film Award11 wins & 17 nominations total", "won 1 BAFTA Film Award", 11, 17, .total),
        Sample("1 win", nil, 1, nil, nil),
        Sample("1 win total", nil, 1, nil, .total),
        Sample("2 wins", nil, 2, nil, nil),
        Sample("2 wins.", nil, 2, nil, nil),
        Sample("1 nomination", nil, nil, 1, nil),
        Sample("1 nomination.", nil, nil, 1, nil),
        Sample("1 nomination total", nil, nil, 1, .total),
        Sample("1 win & 1 nomination", nil, 1, 1, nil),
        Sample("1 win & 1 nomination total", nil, 1, 1, .total),
        Sample("1 win & 2 nominations total", nil, 1, 2, .total),
        Sample("1 win & 7 nominations", nil, 1, 7, nil),
        Sample("2 wins & 7 nominations", nil, 2, 7, nil),
        Sample("1 win & 5 nominations.", nil, 1, 5, nil),
        Sample("Won 6 Oscars. Another 39 wins & 28 nominations.", "won 6 Oscars", 39, 28, .another),
        Sample("Nominated for 1 Oscar. Another 15 wins & 56 nominations.", "nominated 1 Oscar", 15, 56, .another),
        Sample("Won 1 Golden Globe. Another 98 wins & 358 nominations.", "won 1 Golden Globe", 98, 358, .another),
        Sample(
            "Nominated for 4 Golden Globes. Another 27 wins & 52 nominations.", "nominated 4 Golden Globes", 27, 52,
            .another),
        Sample("Nominated for 1 Golden Globe. Another 1 win.", "nominated 1 Golden Globe", 1, nil, .another),
        Sample(
            "Nominated for 1 Golden Globe. Another 1 win & 1 nomination.", "nominated 1 Golden Globe", 1, 1, .another),
        Sample("Won 1 Primetime Emmy. Another 6 nominations.", "won 1 Primetime Emmy", nil, 6, .another),
        Sample("Won 1 Primetime Emmy. Another 3 wins & 11 nominations.", "won 1 Primetime Emmy", 3, 11, .another),
        Sample(
            "Nominated for 3 Primetime Emmys. Another 18 wins & 26 nominations.", "nominated 3 Primetime Emmys", 18, 26,
            .another),
        Sample("Won 1 BAFTA Film Award. Another 26 wins & 44 nominations.", "won 1 BAFTA Film Award", 26, 44, .another),
        Sample(
            "Nominated for 1 BAFTA Film Award. Another 48 wins & 33 nominations.", "nominated 1 BAFTA Film Award", 48,
            33, .another),
    ]

    @Test(arguments: samples) func everyRecordedSentence(sample: Sample) throws {
        let awards = try #require(OMDbAwards(sample.text))
        #expect(awards.headline.map { "\($0.result) \($0.count) \($0.name)" } == sample.headline)
        #expect(awards.wins == sample.wins)
        #expect(awards.nominations == sample.nominations)
        #expect(awards.scope == sample.scope)
        #expect(awards.isUnderstood)
        #expect(awards.text == sample.text)
    }

    @Test func noneIsMissing() {
        #expect(Set(Self.samples.map(\.text)).count == 48)
    }

    @Test(arguments: ["", " ", "N/A", "n/a"]) func nothing(text: String) {
        #expect(OMDbAwards(text) == nil)
    }

    @Test(arguments: [
        "Best of show", "Won many Oscars.", "2 wins and 3 nominations", "Won 2 Oscars. 3 wins. 4 nominations.", ".",
        "Another total", "won 2 oscars", "Won 2 Oscars. \u{663} wins",
    ]) func anotherSentenceKeepsItsText(text: String) throws {
        let awards = try #require(OMDbAwards(text))
        #expect(awards.text == text)
        #expect(!awards.isUnderstood)
        #expect(awards.headline == nil)
        #expect(awards.scope == nil)
    }

    @Test func aHeadlineAlone() throws {
        let awards = try #require(OMDbAwards("Won 2 Oscars."))
        #expect(awards.headline?.result == .won)
        #expect(awards.headline?.count == 2)
        #expect(awards.headline?.name == "Oscars")
        #expect(awards.wins == nil)
        #expect(awards.scope == nil)
    }

    @Test func aCountBeyondReason() throws {
        let awards = try #require(OMDbAwards("Won 99999999999999999999 Oscars. 3 wins"))
        #expect(awards.headline == nil)
        #expect(awards.wins == 3)
    }
}

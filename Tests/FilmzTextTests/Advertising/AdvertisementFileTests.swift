import FilmzDomain
import FilmzReading
import FilmzTestSupport
import FilmzText
import Foundation
import Testing

/// Offers written as a table, and read again.
struct AdvertisementFileTests {
    private static let pieces = [
        "a", "=1+1", "'", "\"", ",", ";", "\t", "é", "<b>", "@", "-", "+", "''=", "שלום", "\\", "\"\"", "' ", "𝄞",
    ]

    @Test func whatIsWrittenIsReadAgain() throws {
        let rounds = RandomRounds(300)
        var random = rounds.generator
        func words() -> String {
            "x".filter { _ in Bool.random(using: &random) }
                + (0..<4).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined() + "y"
        }
        for _ in 0..<rounds.count {
            let offers = try (0..<3).map { _ in
                try AdvertisementDraft([
                    .name: words(), .text: words(), .link: "https://shop.example/?a=b,c", .price: words(),
                    .from: "2011-07-14", .priority: "0", .films: "tt0078748|tmdb:5", .genres: words() + "\n" + words(),
                    .people: words(), .audience: "kids|adults",
                ]).advertisement(.random())
            }
            let text = AdvertisementFile.text(offers, pictures: [offers[0].id: "1.png"])
            let rows = try AdvertisementTable.rows(text, existing: [])
            #expect(rows.map(\.offer) == offers, "seed \(rounds.seed)")
            #expect(rows.map(\.picture) == ["1.png", "", ""])
            let windows = text.replacing("\n", with: "\r\n")
            #expect(try AdvertisementTable.rows(windows, existing: []).map(\.offer) == offers)
        }
    }

    @Test func noCellIsAFormula() throws {
        let offer = try AdvertisementDraft([
            .name: "=HYPERLINK(\"https://evil.example\")", .text: "@SUM(1)", .link: "https://shop.example/",
            .price: "-5", .keywords: "+1",
        ]).advertisement(.random())
        let lines = AdvertisementFile.text([offer]).split(separator: "\n")
        #expect(lines[1].contains("\"'=HYPERLINK("))
        #expect(lines[1].contains(",'@SUM(1),"))
        #expect(lines[1].contains(",'-5,"))
        #expect(lines[1].contains(",'+1,"))
    }

    @Test(arguments: [
        ("", AdvertisingProblem.noTable), ("name\nA book\n", .noTable), ("\u{0}\u{1}", .noTable),
        ("name,link\nA book,http://shop.example/\n", .line(2, .malformed(.link))),
        ("name,link\nA book,https://shop.example/\n", .line(2, .missing(.films))),
        ("name;link;genres\n\nA;https://shop.example/;Drama\n;https://shop.example/;Drama", .line(4, .missing(.name))),
        (
            "name,link,genres\n" + String(repeating: "A,https://shop.example/,Drama\n", count: 101), .tooManyOffers
        ),
    ])
    func aFaultyTableIsRefused(_ text: String, _ problem: AdvertisingProblem) {
        #expect(throws: problem) { try AdvertisementTable.rows(text, existing: []) }
    }

    @Test func aKnownOfferKeepsItsPicture() throws {
        var known = try AdvertisementDraft([.name: "A", .link: "https://shop.example/", .genres: "Drama"])
            .advertisement(.random())
        known.picture = .random()
        let text = "\u{FEFF}LINK;Name;ID;genres\nhttps://shop.example/2;B;\(known.id);Western\n"
        let rows = try AdvertisementTable.rows(String(text.dropFirst()), existing: [known])
        #expect(rows.map(\.offer.id) == [known.id])
        #expect(rows[0].offer.picture == known.picture)
        #expect(rows[0].offer.name == "B")
        #expect(rows[0].offer.rules.genres == ["Western"])
    }

    @Test func noiseIsRefusedOrReadWithoutHarm() {
        let rounds = RandomRounds(500)
        var random = rounds.generator
        let parts = ["name", "link", "genres", "id", "\n", ",", "\"", "https://a.example", "'", "=", "1", "|", "\r"]
        for _ in 0..<rounds.count {
            let noise = "name,link,genres\n" + (0..<30).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            guard let rows = try? AdvertisementTable.rows(noise, existing: []) else { continue }
            for row in rows {
                #expect(row.offer.link.description.hasPrefix("https://"))
                #expect(!row.offer.rules.isEmpty)
            }
        }
    }
}

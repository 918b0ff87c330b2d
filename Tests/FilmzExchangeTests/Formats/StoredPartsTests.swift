import FilmzDomain
import Foundation
import Testing

@testable import FilmzExchange

/// Files that are kept say the same when they are read again, and nothing secret is among them.
struct StoredPartsTests {
    private static let ratings =
        "Date,Name,Year,Letterboxd URI,Rating\n2020-01-02,The Glass Orchard,1999,https://boxd.it/2bA,4\n"
    private static let export = ZipFile([
        ("letterboxd-ada/profile.csv", "Date Joined,Username,Email Address\n2020-01-01,ada,ada@example.org\n"),
        ("letterboxd-ada/ratings.csv", ratings),
        ("letterboxd-ada/lists/rain.csv", "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n"),
        ("letterboxd-ada/notes.bin", "\u{1}\u{2}"),
        ("letterboxd-ada/login_tokens.csv", "token\nsecret\n"),
    ])

    @Test func whatIsKeptSaysTheSame() throws {
        let inputs = [
            ExchangeInput(name: "a.zip", bytes: Self.export.bytes),
            ExchangeInput(name: "titles.txt", bytes: Array("Heat (1995)\nAlien (1979)".utf8)),
        ]
        let (parts, reading) = try ExchangeReader().unpack(inputs)
        let read = try ExchangeReader().read(inputs)
        #expect(reading.files == read.files)
        #expect(Set(reading.ignored) == Set(read.ignored))
        #expect(try ExchangeReader().read(parts).files == read.files)
    }

    @Test func nothingSecretIsKept() throws {
        let (parts, reading) = try ExchangeReader().unpack([
            ExchangeInput(name: "a.zip", bytes: Self.export.bytes)
        ])
        #expect(parts.contains { $0.path == "ratings.csv" })
        let kept = parts.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        for secret in ["ada@example.org", "secret", "\u{1}"] { #expect(!kept.contains(secret)) }
        #expect(reading.ignored.contains { $0.name.hasSuffix("profile.csv") && $0.reason == .secret })
    }

    @Test func whatIsRefusedIsNotKept() {
        #expect(throws: ExchangeError.empty(nil)) { try ExchangeReader().unpack([]) }
        var limits = ExchangeLimits()
        limits.rowCount = 1
        #expect(throws: ExchangeError.tooManyRows(1)) {
            try ExchangeReader(limits: limits).unpack([ExchangeInput(name: "a.zip", bytes: Self.export.bytes)])
        }
    }

    /// However many lines they have.
    @Test func elementsOfJSONAreCounted() {
        var limits = ExchangeLimits()
        limits.rowCount = 3
        let plays = (1...4).map {
            #"{"id":\#($0),"watched_at":"2020-01-0\#($0)T20:00:00.000Z","type":"movie","movie":{"title":"Heat","year":1995,"ids":{"trakt":1}}}"#
        }
        let input = ExchangeInput(
            name: "watched-history-1.json", bytes: Array("[\(plays.joined(separator: ","))]".utf8))
        #expect(throws: ExchangeError.tooManyRows(3)) { try ExchangeReader(limits: limits).read([input]) }
    }
}

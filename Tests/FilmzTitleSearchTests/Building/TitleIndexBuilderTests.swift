import Foundation
import Testing

@testable import FilmzTitleSearch

@Suite("An index is built")
struct TitleIndexBuilderTests {
    @Test(arguments: 1...3)
    func `the same in whatever order`(seed: UInt64) async throws {
        var random = SeededGenerator(seed)
        let entries = MadeUpTitles.entries(300, using: &random)
        func bytes(_ entries: [TitleEntry]) throws -> [UInt8] {
            var builder = TitleIndexBuilder(edition: "test")
            for entry in entries { builder.add(entry) }
            return try builder.bytes()
        }
        let first = try bytes(entries)
        for _ in 0..<3 {
            await Task.yield()
            #expect(try bytes(entries.shuffled(using: &random)) == first)
        }
        #expect(try bytes(Array(entries.dropFirst())) != first)
    }

    @Test func `the same from bytes as from texts`() throws {
        var random = SeededGenerator(7)
        var entries = MadeUpTitles.entries(300, using: &random)
        // Words that differ only behind their eighth byte, or have the same beginning and another length.
        let names = ["evenings", "evening", "eveningsa evenings", "eveningsb\tÉvenings", "  \t", "???", "e\u{301}te"]
        for (index, name) in names.enumerated() {
            entries.append(TitleEntry(id: Int64(1_000_000 + index), popularity: index, names: [name, "Other"]))
        }
        for letter in ["a", "é"] {
            let long = String(repeating: "\(letter)bc ", count: 400)
            entries.append(TitleEntry(id: 2_000_000 + Int64(letter.utf8.count), names: [long]))
        }
        var texts = TitleIndexBuilder(edition: "test")
        var ranges = TitleIndexBuilder(edition: "test")
        for entry in entries {
            texts.add(entry)
            var text: [UInt8] = Array("before".utf8)
            var places: [Range<Int>] = []
            for name in entry.names.prefix(2) {
                places.append(text.count..<text.count + name.utf8.count)
                text += name.utf8
            }
            var rest = entry
            rest.names.removeFirst(places.count)
            let title = try #require(places.first)
            ranges.add(rest, title: title, original: places.dropFirst().first, in: text)
        }
        #expect(try ranges.bytes() == texts.bytes())
        #expect(texts.chunks.count > 100)
    }

    @Test func `and tells what it is`() throws {
        try TemporaryFile.with { path in
            var builder = TitleIndexBuilder(edition: "2026-11-22 ½")
            builder.add(TitleEntry(id: -3, year: 1950, popularity: 7, names: ["  One \t two  ", "one TWO", "Ōne", ""]))
            builder.add(TitleEntry(id: 1 << 52, names: ["???"]))
            builder.add(TitleEntry(id: 5, names: []))
            try builder.write(to: path)
            let index = try TitleIndex(path: path)
            try index.verify()
            #expect(index.edition == "2026-11-22 ½")
            #expect(index.entryCount == 3)
            // The second name has the same words as the first.
            #expect(index.nameCount == 3)
            let hit = try #require(index.search("two").hits.first)
            #expect(hit.id == -3)
            #expect(hit.name == "One two")
            #expect(hit.year == 1950)
            #expect(hit.popularity == 7)
            #expect(FileManager.default.fileExists(atPath: path + ".part") == false)
        }
    }

    @Test func `of nothing`() throws {
        let index = try TitleIndex(entries: [])
        #expect(index.entryCount == 0)
        #expect(index.nameCount == 0)
        #expect(index.search("anything") == TitleSearchResult())
    }

    @Test func `of odd names`() throws {
        let long = String(repeating: "émile ", count: 2_000)
        let names = [
            long, String(repeating: "ß", count: 3_000), "\u{0}\u{1}", "👩‍👩‍👧‍👦", "a\u{301}",
            String(repeating: "千", count: 900),
        ]
        let entries = names.enumerated().map {
            TitleEntry(id: Int64($0), year: $0 * 100_000, popularity: .max, names: [$1])
        }
        let index = try TitleIndex(entries: entries)
        #expect(index.search("emile").hits.map(\.id) == [0])
        #expect((index.search("emile").hits.first?.name.utf8.count ?? 0) <= 1_024)
        #expect(index.search("á").hits.map(\.id) == [4])
        #expect(index.search("千").hits.map(\.id) == [5])
    }

    @Test func `of a name that leaves no room for people`() throws {
        let words = ["The", "Alpha"] + (3...64).map { "word\($0)" }
        let index = try TitleIndex(entries: [
            TitleEntry(id: 1, names: [words.joined(separator: " ")], people: ["Zed Zeta"])
        ])
        for query in ["the alpha", "word64", "alpha word3"] { #expect(index.search(query).hits.map(\.id) == [1]) }
        #expect(index.search("zed").hits.isEmpty)
    }

    @Test func `in the place of another, which its readers keep`() throws {
        try TemporaryFile.with { path in
            for title in ["Before", "After"] {
                let old = try? TitleIndex(path: path)
                var builder = TitleIndexBuilder(edition: title)
                builder.add(TitleEntry(id: 1, names: [title]))
                try builder.write(to: path)
                #expect(try TitleIndex(path: path).search(title).hits.count == 1)
                if let old { #expect(old.search("before").hits.count == 1) }
            }
        }
    }

    @Test func `by one at a time`() throws {
        try TemporaryFile.with { path in
            var builder = TitleIndexBuilder(edition: "")
            builder.add(TitleEntry(id: 1, names: ["Mine"]))
            // Left behind by a process that was killed.
            try Data(repeating: 7, count: 100_000).write(to: URL(filePath: path + ".part"))
            try Self.whileWriting(path) {
                let left = try Data(contentsOf: URL(filePath: path + ".part"))
                #expect(left == Data(repeating: 0, count: IndexHeader.size) + Data("whole".utf8))
                #expect(throws: TitleIndexError.inUse) { try builder.write(to: path) }
                #expect(try Data(contentsOf: URL(filePath: path + ".part")) == left)
            }
            #expect(!FileManager.default.fileExists(atPath: path + ".part"))
            try builder.write(to: path)
            try TitleIndex(path: path).verify()
        }
    }

    private static func whileWriting(_ path: String, _ body: () throws -> Void) throws {
        var writer = try FileWriter(path: path)
        try writer.append(Array("whole".utf8))
        try body()
        _ = consume writer
    }

    @Test func `not for who gave up`() async throws {
        let path = NSTemporaryDirectory() + UUID().uuidString
        let writing = Task {
            while !Task.isCancelled { await Task.yield() }
            var builder = TitleIndexBuilder(edition: "")
            builder.add(TitleEntry(id: 1, names: ["Mine"]))
            try builder.write(to: path)
        }
        writing.cancel()
        await #expect(throws: TitleIndexError.cancelled) { try await writing.value }
        for name in [path, path + ".part"] { #expect(!FileManager.default.fileExists(atPath: name)) }
    }

    @Test func `not where it cannot`() {
        let builder = TitleIndexBuilder(edition: "")
        #expect(throws: TitleIndexError.system("create", code: ENOENT)) { try builder.write(to: "/nowhere/at/all") }
    }
}
